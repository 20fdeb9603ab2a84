#include "view/main_frame.h"

#include <array>
#include <cstdlib>
#include <utility>
#include <variant>

#include <wx/iconbndl.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/toolbar.h>
#include <wx/utils.h>

#include "controller/diagnostics/log.h"
#include "controller/game_pgn.h"
#include "controller/pgn/rescued_study.h"
#include "controller/usual_opponent.h"
#include "view/board/svg_rendering.h"
#include "view/text/core_words.h"
#include "view/toolkit/file_drop_target.h"
#include "view/toolkit/font_scaling.h"
#include "view/game_words.h"
#include "view/toolkit/local_date.h"
#include "view/toolkit/overloaded.h"
#include "view/toolkit/text.h"
#include "view/window_place.h"

namespace roque {
namespace {

void logPlayers(const PluginRegistry& registry) {
    std::string players;
    for (const Plugin* plugin : registry.plugins()) players += ' ' + plugin->info().id;
    log(LogLevel::Info, "players:" + players);
    for (const UnusablePlugin& plugin : registry.unusable())
        log(LogLevel::Warning, "not usable: " + plugin.path.string() + ": " + plugin.reason);
}

}  // namespace

MainFrame::MainFrame(const Services& services, const std::optional<StartPosition>& start)
    : wxFrame(nullptr, wxID_ANY, "Roque", wxDefaultPosition, wxDefaultSize, wxDEFAULT_FRAME_STYLE, "main"),
      services_(services),
      looks_(services.resources, services.folders.data, services.settings.settings().appearance),
      pieces_(looks_.pieces()),
      controller_(services.dispatcher, *services.plugins, services.deadlines),
      fullScreen_(
          *this, [this] { return cancelInput(); }, [this] { perform(Action::FullScreen); }),
      openings_(services.dispatcher, services.resources / "openings/eco.tsv",
                [this](const std::string& problem) { onOpeningsKnown(problem); }) {
    build(services.resources);
    buildVoices();
    showSettings(services.settings.settings());
    records_ = std::make_unique<RecordKeeping>(
        services.dispatcher, controller_, services.folders, services.settings.settings().scores,
        RecordKeeping::Bars{*notice_, *offer_, *passwordBar_}, services.passwordStore);
    subscription_ = controller_.subscribe([this](const ControllerEvent& event) { onEvent(event); });
    addGames();
    clockTimer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { showClocks(); });
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
    Bind(wxEVT_SYS_COLOUR_CHANGED, &MainFrame::onColorsChanged, this);
    firstPicture_.emplace(*board_, [this, start] { loadTheRest(start.value_or(StartPosition{})); });
    showAll();
    board_->SetFocus();
}

// Building.

/// What is done with games beside playing them.
void MainFrame::addGames() {
    const auto show = [this] { showAll(); };
    files_ = std::make_unique<GameFiles>(GameFiles::Surroundings{
        *this, *actions_->menuOf(Action::OpenFile), services_.dispatcher, services_.settings, desk_, *notice_,
        [this] { studies_->setGameAside(); }, show, [this] { takeKeyboardToMoves(); },
        [this] { return playedGame(); },
        [this](const GameNode& root, GameTags& tags) { openings_.addTags(root, tags); },
        [this](const wxString& news) { status_->tellNews(news); }});
    studies_ = std::make_unique<StudyCommands>(
        *this, *actions_->menuOf(Action::EditComment), controller_, desk_,
        StudyCommands::Hooks{show, [this](const auto& goOn) { files_->whenStudyMayGo(goOn); },
                             [this] { return playedGame(); }});
    SetDropTarget(new FileDropTarget([this](const auto& path) { files_->open(path); }));
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive() && !IsBeingDeleted()) files_->onActivated();
    });
}

/// The game that is played as it is written down: with its opening.
GameRecord MainFrame::playedGame() const {
    GameRecord game = recordOf(controller_, localDate(controller_.began()));
    openings_.addTags(*game.root, game.tags);
    return game;
}

/// Its study says all the time what the game tells of itself: once another has begun, nobody can ask it.
void MainFrame::describeStudiedGame() {
    if (!desk_.isStudyOfGame()) return;
    const GameRecord game = playedGame();
    desk_.describeGame(game.tags, game.result);
}

void MainFrame::build(const std::filesystem::path& resources) {
    const ToolbarIcons icons(resources / "icons");
    SetIcon(icons.programIcon());
    actions_ = std::make_unique<ActionBar>(*this, icons, [this](Action action) { perform(action); });
    auto* area = new wxPanel(this);
    notice_ = new NoticeBar(area, "notice");
    question_ = new NoticeBar(area, "question");
    questions_ = std::make_unique<GameQuestions>(
        controller_, *question_, [this] { return isGameShown(); },
        [this](Color color) { replacePlayer(color); });
    offer_ = new NoticeBar(area, "offer");
    passwordBar_ = new PasswordBar(area);
    const auto takeKeyboard = [this] { board_->SetFocus(); };
    for (NoticeBar* bar : {notice_, question_, offer_}) bar->onKeyboardLost = takeKeyboard;
    passwordBar_->onKeyboardLost = takeKeyboard;
    board_ = new BoardPanel(area, pieces_);
    looks_.dress(*board_);
    board_->onMove = [this](roque::Move move) { onMove(move); };
    board_->onPremove = [this](roque::Move move) {
        status_->forgetNews();
        premoves_.add(move);
    };
    board_->onWheel = [this](int steps) {
        for (int step = 0; step < std::abs(steps); ++step)
            perform(steps > 0 ? Action::ShowPrevious : Action::ShowNext);
    };
    board_->onPremovesDropped = [this] { premoves_.clear(); };
    premoves_.onChanged = [this] { showPosition(); };
    for (const Color color : kColors) players_[color] = new PlayerPanel(area, color);
    status_ = new StatusLine(area);
    heading_ = new GameHeading(area);
    heading_->onReturn = [this, takeKeyboard] {
        status_->forgetNews();
        studies_->returnToGame();
        takeKeyboard();  // which the button had, that is gone
    };
    moves_ = new MoveListPanel(area);
    moves_->onChosen = [this](const GameNode& node) {
        status_->forgetNews();
        browser_.goTo(node);
        showAll();
    };
    moves_->onMenu = [this](wxPoint at) { studies_->popUp(*moves_, at); };
    moves_->onDelete = [this] { perform(Action::DeleteMove); };
    buildMoveField(area);

    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(buildBoardColumn(area), wxSizerFlags(1).Expand().Border());
    row->Add(buildSide(), wxSizerFlags().Expand().DoubleBorder(wxTOP | wxBOTTOM | wxRIGHT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(notice_, wxSizerFlags().Expand());
    column->Add(question_, wxSizerFlags().Expand());
    column->Add(offer_, wxSizerFlags().Expand());
    column->Add(passwordBar_, wxSizerFlags().Expand());
    column->Add(row, wxSizerFlags(1).Expand());
    area->SetSizer(column);
    SetMinClientSize(roomFor(*this, wxSize(560, 360)));
    wxSize usual = roomFor(*this, wxSize(1000, 690));
    usual.IncTo(wxSize(GetToolBar()->GetBestSize().x, 0));
    SetClientSize(withinScreen(*this, usual));
}

wxSizer* MainFrame::buildSide() {
    side_ = new wxBoxSizer(wxVERTICAL);
    side_->SetMinSize(roomFor(*this, wxSize(300, -1)));
    arrangePlayers();
    return side_;
}

/// Each player beside the edge of the board on which he sits.
void MainFrame::arrangePlayers() {
    const Color above = board_->orientation() == Orientation::WhiteBelow ? Color::Black : Color::White;
    side_->Clear();
    side_->Add(players_[above], wxSizerFlags().Expand());
    side_->Add(status_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM));
    side_->Add(heading_, wxSizerFlags().Expand());
    side_->Add(moves_, wxSizerFlags(1).Expand().Border(wxBOTTOM));
    side_->Add(moveField_, wxSizerFlags().Expand().Border(wxBOTTOM));
    side_->Add(players_[~above], wxSizerFlags().Expand());
    board_->GetParent()->Layout();
}

// What the controller tells.

void MainFrame::onEvent(const ControllerEvent& event) {
    std::visit(
        Overloaded{[this](const GameStarted&) { onGameStarted(); },
                   [this](const MovePlayed&) { desk_.update(); },
                   [this](const StateChanged&) {
                       if (browser_.shown() != nullptr) desk_.update();  // a premove may have been made
                   },
                   [this](const MoveTakenBack&) {
                       desk_.update();
                       for (const Color color : kColors) players_[color]->forgetThought();
                   },
                   [this](const PlayerReplaced& replaced) { players_[replaced.color]->forgetThought(); },
                   [this](const PlayerThinks& thinks) {
                       if (isGameShown()) players_[thinks.color]->showThought(thinks.info);
                   },
                   [this](const PlayerUsesBook& uses) {
                       if (isGameShown()) players_[uses.color]->showBookMove();
                   },
                   [this](const BookUnusable& unusable) {
                       notice_->showNotice(wxString::Format(_("%s plays without an opening book: %s."),
                                                            playerWords(controller_, unusable.color),
                                                            coreWords(unusable.reason)));
                   },
                   [this](const DrawDeclined& declined) {
                       status_->tellNews(wxString::Format(_("%s declines the draw."),
                                                          playerWords(controller_, declined.by)));
                   },
                   [this](const GameEnded&) { status_->forgetNews(); },
                   [this](const PlayerFailed& failed) { onPlayerFailed(failed); },
                   [this](const Closed&) { Destroy(); }, [](const auto&) {}},
        event);
    if (std::holds_alternative<PlayerThinks>(event)) return;
    describeStudiedGame();
    showAll();
    turnBoardToMover();
}

void MainFrame::onGameStarted() {
    desk_.follow(*controller_.game());
    shownNode_ = nullptr;
    status_->forgetNews();
    studies_->forgetGameSetAside();
    if (std::exchange(hasPlayed_, true)) notice_->dismissNotice();  // it was about the game before
    for (const Color color : kColors) players_[color]->forgetThought();
    turnBoardToPerson();
}

void MainFrame::onPlayerFailed(const PlayerFailed& failed) {
    if (failed.wasRestarted)
        notice_->showNotice(failureWords(failed.failure) + "\n"
                            + _("It was started again and is asked once more."));
}

/// What the first picture can do without.
void MainFrame::loadTheRest(const StartPosition& start) {
    scan_ = std::make_unique<PluginScan>(services_.plugins, services_.dispatcher,
                                         [this, start] { onPluginsKnown(start); });
    openings_.read();
    records_->open(services_.settings.settings().scores.database);
}

void MainFrame::onPluginsKnown(const StartPosition& start) {
    wxString troubles;
    for (const CrashReport& crash : services_.crashes) troubles += crashWords(crash) + "\n";
    if (const auto& problem = services_.settings.problem()) troubles += coreWords(problem->describe()) + "\n";
    for (const std::string& problem : pieces_.problems()) troubles += coreWords(problem) + "\n";
    for (const UnusablePlugin& plugin : services_.plugins->unusable())
        troubles +=
            wxString::Format(_("%s: %s"), toWx(plugin.path.string()), coreWords(plugin.reason)) + ".\n";
    if (std::holds_alternative<NoGame>(controller_.state())) {
        const auto opponent = usualOpponent(*services_.plugins);
        GameSetup setup{{PersonSpec{toUtf8(wxGetUserName())}, PersonSpec{}}};  // as the account says
        setup.pace = kUsualPace;
        if (opponent) setup.players[Color::Black] = *opponent;
        if (const auto& last = services_.settings.settings().newGame) {
            setup.players = last->players;
            setup.time = last->time;
            setup.pace = last->pace;
        }
        setup.start = start.position;
        setup.variant = start.variant;
        if (!opponent && !services_.settings.settings().newGame)
            troubles += _("There is no AI player to play against.") + "\n";
        const bool isStudying = desk_.isStudying();
        controller_.newGame(std::move(setup));
        if (isStudying) {  // a file was opened meanwhile
            studies_->setGameAside();
            desk_.returnToStudy();
        }
    }
    showAll();
    logPlayers(*services_.plugins);
    records_->offerUnfinishedGames();
    tellRescuedStudy();
    if (!troubles.empty()) notice_->showNotice(troubles.Trim());
}

void MainFrame::tellRescuedStudy() {
    const auto file = services_.folders.state ? takeRescuedStudy(*services_.folders.state) : std::nullopt;
    if (!file) return;
    const auto answer = [this, file = *file](bool opens) {
        return [this, file, opens] {
            notice_->dismiss();
            if (opens) files_->open(file);
        };
    };
    notice_->showQuestion(wxString::Format(_("The session ended before a study was saved. It is kept in %s."),
                                           toWx(file->string())),
                          {{_("Open it"), answer(true)}, {_("Close"), answer(false)}});
}

/// The desktop has gone over to light or dark, or the person has.
void MainFrame::onColorsChanged(wxSysColourChangedEvent& event) {
    actions_->showIcons(ToolbarIcons(services_.resources / "icons"));
    event.Skip();
}

void MainFrame::onOpeningsKnown(const std::string& problem) {
    if (!problem.empty()) notice_->showNotice(coreWords(problem) + ".");
    showStudy();
}

void MainFrame::tellTrouble(const wxString& what) {
    notice_->showNotice(wxString::Format(_("Something went wrong: %s"), what));
}

}  // namespace roque
