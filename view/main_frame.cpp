#include "view/main_frame.h"

#include <array>
#include <utility>

#include <wx/iconbndl.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/toolbar.h>

#include "controller/diagnostics/log.h"
#include "controller/game_pgn.h"
#include "controller/usual_opponent.h"
#include "view/board/svg_rendering.h"
#include "view/file_drop_target.h"
#include "view/font_room.h"
#include "view/game_words.h"
#include "view/hand_settings.h"
#include "view/study_words.h"
#include "view/text.h"
#include "view/today.h"
#include "view/window_place.h"

namespace roque {
namespace {

/// Calls the function that takes what a variant holds.
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

void logPlayers(const PluginRegistry& registry) {
    std::string players;
    for (const Plugin* plugin : registry.plugins()) players += ' ' + plugin->info().id;
    log(LogLevel::Info, "players:" + players);
    for (const UnusablePlugin& plugin : registry.unusable())
        log(LogLevel::Warning, "not usable: " + plugin.path.string() + ": " + plugin.reason);
}

MovableSides sideOf(Color color) {
    return color == Color::White ? MovableSides::White : MovableSides::Black;
}

constexpr std::array<std::pair<Action, BrowseStep>, 6> kBrowsing{{
    {Action::ShowFirst, BrowseStep::First},
    {Action::ShowPrevious, BrowseStep::Previous},
    {Action::ShowNext, BrowseStep::Next},
    {Action::ShowLast, BrowseStep::Last},
    {Action::PreviousVariation, BrowseStep::PreviousVariation},
    {Action::NextVariation, BrowseStep::NextVariation},
}};

Coordinates coordinatesOf(CoordinatePlace place) {
    if (place == CoordinatePlace::Off) return Coordinates::Hidden;
    return place == CoordinatePlace::Squares ? Coordinates::InSquares : Coordinates::InMargin;
}

TargetScheme schemeOf(TargetMarks marks) {
    if (marks == TargetMarks::Off) return TargetScheme::Hidden;
    return marks == TargetMarks::Classic ? TargetScheme::Classic : TargetScheme::Modern;
}

}  // namespace

MainFrame::MainFrame(const Services& services, const std::optional<StartPosition>& start)
    : wxFrame(nullptr, wxID_ANY, "Roque", wxDefaultPosition, wxDefaultSize, wxDEFAULT_FRAME_STYLE, "main"),
      services_(services),
      looks_(services.resources, services.folders.data, services.settings.settings().appearance),
      pieces_(looks_.pieces()),
      controller_(services.dispatcher, *services.plugins, services.deadlines),
      fullScreen_(
          *this, [this] { return board_->cancel(); }, [this] { perform(Action::FullScreen); }),
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
        [this] { studies_->setGameAside(); }, show, [this] { return recordOf(controller_, today()); },
        [this](const GameNode& root, GameTags& tags) { openings_.addTags(root, tags); }});
    studies_ = std::make_unique<StudyCommands>(
        *this, *actions_->menuOf(Action::EditComment), controller_, desk_,
        StudyCommands::Hooks{show, [this](const auto& goOn) { files_->whenStudyMayGo(goOn); }});
    SetDropTarget(new FileDropTarget([this](const auto& path) { files_->open(path); }));
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive() && !IsBeingDeleted()) files_->onActivated();
    });
}

void MainFrame::build(const std::filesystem::path& resources) {
    const ToolbarIcons icons(resources / "icons");
    SetIcon(icons.programIcon());
    actions_ = std::make_unique<ActionBar>(*this, icons, [this](Action action) { perform(action); });
    auto* area = new wxPanel(this);
    notice_ = new NoticeBar(area, "notice");
    question_ = new NoticeBar(area, "question");
    offer_ = new NoticeBar(area, "offer");
    passwordBar_ = new PasswordBar(area);
    board_ = new BoardPanel(area, pieces_);
    looks_.dress(*board_);
    board_->onMove = [this](roque::Move move) { onMove(move); };
    board_->onPremove = [this](roque::Move move) { premoves_.add(move); };
    board_->onPremovesDropped = [this] { premoves_.clear(); };
    premoves_.onChanged = [this] { showPosition(); };
    for (const Color color : kColors) players_[color] = new PlayerPanel(area, color);
    status_ = new wxStaticText(area, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "status");
    status_->SetFont(status_->GetFont().Larger());
    heading_ = new GameHeading(area);
    heading_->onReturn = [this] { perform(Action::SwitchGame); };
    moves_ = new MoveListPanel(area);
    moves_->onChosen = [this](const GameNode& node) {
        browser_.goTo(node);
        showAll();
    };
    moves_->onMenu = [this] { studies_->popUp(*moves_); };
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
    Layout();
}

// What the controller tells.

void MainFrame::onEvent(const ControllerEvent& event) {
    std::visit(
        Overloaded{
            [this](const GameStarted&) { onGameStarted(); }, [this](const MovePlayed&) { browser_.update(); },
            [this](const StateChanged&) {
                if (browser_.shown() != nullptr) browser_.update();  // a premove may have been made
            },
            [this](const MoveTakenBack&) {
                browser_.update();
                for (const Color color : kColors) players_[color]->forgetThought();
            },
            [this](const PlayerReplaced& replaced) { players_[replaced.color]->forgetThought(); },
            [this](const PlayerThinks& thinks) {
                if (isGameShown()) players_[thinks.color]->showThought(thinks.info);
            },
            [this](const DrawDeclined& declined) {
                notice_->showNotice(wxString::Format(_("%s declines the draw."), playerWords(declined.by)));
            },
            [this](const PlayerFailed& failed) { onPlayerFailed(failed); },
            [this](const Closed&) { Destroy(); }, [](const auto&) {}},
        event);
    if (std::holds_alternative<PlayerThinks>(event)) return;
    showAll();
    turnBoardToMover();
}

void MainFrame::onGameStarted() {
    desk_.follow(*controller_.game());
    shownNode_ = nullptr;
    notice_->dismiss();
    for (const Color color : kColors) players_[color]->forgetThought();
    const ByColor<PlayerSpec>& players = controller_.setup().players;
    const bool isBlackAlone = isPerson(players[Color::Black]) && !isPerson(players[Color::White]);
    turnBoard(isBlackAlone ? Orientation::BlackBelow : Orientation::WhiteBelow);
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
    if (const auto& problem = services_.settings.problem()) troubles += toWx(problem->describe()) + ".\n";
    for (const std::string& problem : pieces_.problems()) troubles += toWx(problem) + "\n";
    for (const UnusablePlugin& plugin : services_.plugins->unusable())
        troubles += toWx(plugin.path.string()) + ": " + toWx(plugin.reason) + ".\n";
    if (std::holds_alternative<NoGame>(controller_.state())) {
        const auto opponent = usualOpponent(*services_.plugins);
        GameSetup setup{{PersonSpec{}, PersonSpec{}}};
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
    if (!troubles.empty()) notice_->showNotice(troubles.Trim());
}

/// The desktop has gone over to light or dark, or the person has.
void MainFrame::onColorsChanged(wxSysColourChangedEvent& event) {
    actions_->showIcons(ToolbarIcons(services_.resources / "icons"));
    event.Skip();
}

void MainFrame::onOpeningsKnown(const std::string& problem) {
    if (!problem.empty()) notice_->showNotice(toWx(problem) + ".");
    showStudy();
}

void MainFrame::tellTrouble(const wxString& what) {
    notice_->showNotice(wxString::Format(_("Something went wrong: %s"), what));
}

// What is shown.

void MainFrame::showAll() {
    showPosition();
    showStudy();
    showPlayers();
    showClocks();
    showFailure();
    status_->SetLabelText(statusWords());
    actions_->show(actionStates());
}

void MainFrame::showSettings(const Settings& settings) {
    if (!fullScreen_.isOn()) applyPlace(*this, settings.window);
    constexpr double kWhole = 100;  // percent
    board_->setPlacement(
        {settings.board.size / kWhole, settings.board.x / kWhole, settings.board.y / kWhole});
    looks_.change(settings.appearance, *this);
    board_->setCoordinates(coordinatesOf(settings.appearance.coordinates));
    board_->setScheme(schemeOf(settings.appearance.targets));
    applyHandSettings(*board_, settings);
    usePlaySettings(settings.play);
}

void MainFrame::showPosition() {
    const GameNode* const node = browser_.shown();
    if (node == nullptr) return;
    const bool isLive = browser_.isLive();
    std::vector<roque::Move> premoves;
    if (isLive) premoves = premoves_.moves();
    const bool isOther = std::exchange(shownRevision_, browser_.revision()) != browser_.revision();
    if (node != std::exchange(shownNode_, node) || isOther) {
        const bool isStart = node->parent() == nullptr;
        board_->setPosition(node->position(), isStart ? std::nullopt : std::optional(node->move()),
                            std::move(premoves));
    } else {
        board_->setPremoves(std::move(premoves));
    }
    const bool isMovable = isLive && controller_.isPersonsTurn();
    const MovableSides movable = isMovable ? sideOf(node->position().sideToMove()) : MovableSides::None;
    board_->setInteractive(isLive ? movable : MovableSides::Both);  // elsewhere moves are tried out
    board_->setPremover(isLive ? premoves_.side() : std::nullopt);
    moveField_->setPosition(isMovable || !isLive ? std::optional(node->position()) : std::nullopt);
    moves_->show(browser_);
    showCaptures(*node);
}

/// Whether the players and clocks of the game that is played belong to what is on the board.
bool MainFrame::isGameShown() const noexcept {
    return !desk_.isStudying() || desk_.isStudyOfGame();
}

/// What is studied, and which opening it is.
void MainFrame::showStudy() {
    const bool isStudying = desk_.isStudying();
    const bool goesOn = isStudying && controller_.game() != nullptr && !controller_.game()->outcome();
    const Opening* const opening =
        browser_.shown() == nullptr ? nullptr : openings_.openingOf(*browser_.shown());
    heading_->showOpening(opening == nullptr ? wxString() : toWx(opening->code + ' ' + opening->name));
    heading_->showStudy(isStudying ? studyWords(desk_) : wxString(), goesOn);
}

void MainFrame::showPlayers() {
    const auto* awaiting = std::get_if<AwaitingMove>(&controller_.state());
    for (const Color color : kColors) {
        const bool isHisTurn = isGameShown() && awaiting != nullptr && awaiting->color == color;
        const auto* person = std::get_if<PersonSpec>(&controller_.setup().players[color]);
        if (!isGameShown())
            players_[color]->showPerson(roque::playerWords(desk_.study()->record().tags, color));
        else if (person != nullptr)
            players_[color]->showPerson(toWx(person->name));
        else
            players_[color]->showAi(playerWords(color));
        using Turn = PlayerPanel::Turn;
        const Turn turn = controller_.isThinking() ? Turn::Thinking : Turn::His;
        players_[color]->showTurn(isHisTurn ? turn : Turn::NotHis);
    }
    SetTitle(titleWords());
}

wxString MainFrame::titleWords() const {
    if (!isGameShown()) return studyWords(desk_) + toWx(" – Roque");
    if (controller_.game() == nullptr) return "Roque";
    return playerWords(Color::White) + toWx(" – ") + playerWords(Color::Black) + toWx(" – Roque");
}

/// What had been captured when a position was on the board.
void MainFrame::showCaptures(const GameNode& node) {
    std::vector<const GameNode*> line = browser_.line();
    line.resize(node.ply() + 1);
    const ByColor<PieceCounts> captures = capturesOf(line);
    const int balance = materialBalance(node.position().board());
    for (const Color color : kColors)
        players_[color]->showCaptures(
            capturesWords(captures[color], color, color == Color::White ? balance : -balance));
}

/// The clocks, again ten times a second as long as one runs.
void MainFrame::showClocks() {
    constexpr int kMilliseconds = 100;
    const GameClock& clock = controller_.clock();
    for (const Color color : kColors) {
        const SideTime time = clock.left(color);
        const bool isShown = isGameShown() && isTimed(controller_.setup().time[color]);
        using Look = PlayerPanel::ClockLook;
        players_[color]->showClock(isShown ? clockWords(time) : wxString(),
                                   isShort(time) ? Look::Short : Look::Normal);
    }
    voices_->watchClocks();
    const bool isMoving = clock.isTimed() && clock.isRunning();
    if (isMoving && !clockTimer_.IsRunning()) clockTimer_.Start(kMilliseconds);
    if (!isMoving) clockTimer_.Stop();
}

/// The question what to do about a player that failed, as long as the game waits for the answer.
void MainFrame::showFailure() {
    const auto* paused = std::get_if<Paused>(&controller_.state());
    if (std::holds_alternative<AwaitingStart>(controller_.state())) {
        showReadiness();
        return;
    }
    if (paused == nullptr || !paused->failure) {
        showDrawOffer();
        return;
    }
    const Color color = paused->failure->color;
    question_->showQuestion(
        failureWords(*paused->failure) + "\n" + _("The game waits for you."),
        {{_("Try again"), [this] { controller_.resume(); }},
         {_("Play on myself"), [this, color] { controller_.replacePlayer(color, PersonSpec{}); }},
         {_("Choose a player..."), [this, color] { replacePlayer(color); }}});
}

/// The question whether the person is ready, as long as a game with clocks waits for the answer.
void MainFrame::showReadiness() {
    const wxString question = controller_.isPersonsTurn()
                                  ? _("Ready? The clocks run from your first move, or from Start.")
                                  : _("Ready? The clocks run from Start.");
    question_->showQuestion(question, {{_("Start"), [this] { controller_.resume(); }}});
}

/// The question whether a draw is agreed to, until it is answered or a move is made.
void MainFrame::showDrawOffer() {
    const auto by = controller_.drawOfferedBy();
    if (!by) {
        question_->dismiss();
        return;
    }
    const auto answer = [this](DrawAnswer chosen) {
        return [this, chosen] { controller_.answerDraw(chosen); };
    };
    question_->showQuestion(
        wxString::Format(_("%s offers a draw."), playerWords(*by)),
        {{_("Agree"), answer(DrawAnswer::Agree)}, {_("Decline"), answer(DrawAnswer::Decline)}});
}

wxString MainFrame::playerWords(Color color) const {
    const auto* person = std::get_if<PersonSpec>(&controller_.setup().players[color]);
    const bool isNameless = person != nullptr && person->name.empty();
    return isNameless ? nameOf(color) : toWx(controller_.playerName(color));
}

wxString MainFrame::statusWords() const {
    if (desk_.isStudying()) return positionWords(*browser_.shown());
    if (browser_.shown() != nullptr && !browser_.isLive())
        return wxString::Format(_("Looking back: %s"), moveWords(*browser_.shown()));
    return std::visit(
        Overloaded{
            [](const NoGame&) { return _("Looking for players ..."); },
            [](const AwaitingStart&) { return _("Ready to start"); },
            [this](const AwaitingMove&) { return turnWords(controller_.game()->position()); },
            [](const Paused& paused) { return paused.failure ? _("Waiting for your choice") : _("Paused"); },
            [this](const Ended& ended) {
                return outcomeWords(ended.outcome) + pointsWords(*controller_.game());
            },
            [](const Closing&) { return wxString(); }},
        controller_.state());
}

ActionStates MainFrame::actionStates() {
    ActionStates states;
    const auto allow = [&](Action action, bool isPossible) { states.possible[index(action)] = isPossible; };
    const bool hasGame = controller_.game() != nullptr;
    allow(Action::Restart, hasGame);
    allow(Action::Pause, controller_.canPause() || controller_.canResume());
    allow(Action::MoveNow, controller_.isThinking());
    allow(Action::OfferDraw, controller_.canOfferDraw());
    allow(Action::Abort, controller_.canAbort());
    allow(Action::ClaimDraw, controller_.canClaimDraw());
    allow(Action::Resign, controller_.sideToResign().has_value());
    allow(Action::TakeBack, controller_.canTakeBack());
    allow(Action::Redo, controller_.canRedo());
    for (const auto& [action, step] : kBrowsing) allow(action, browser_.canGo(step));
    for (const Action action :
         {Action::SaveGame, Action::SaveGameAs, Action::CopyGame, Action::CopyFen, Action::SavePicture,
          Action::PlayFromHere, Action::Paste, Action::ReplaceWhite, Action::ReplaceBlack, Action::SwapSides,
          Action::SolveMate, Action::TypeMove})
        allow(action, hasGame);
    for (const Action action :
         {Action::NewGame, Action::SetUpPosition, Action::EditSettings, Action::ShowScores, Action::Quit,
          Action::FlipBoard, Action::FullScreen, Action::Blindfold, Action::BoardInWords, Action::DotsScheme,
          Action::ColoursScheme, Action::Help, Action::About})
        allow(action, true);
    studies_->show(states);
    files_->show(states);
    states.ticked[index(Action::Pause)] = std::holds_alternative<Paused>(controller_.state());
    states.ticked[index(Action::FullScreen)] = fullScreen_.isOn();
    states.ticked[index(Action::Blindfold)] = board_->state().hidesPieces;
    states.ticked[index(Action::BoardInWords)] = reader_->IsShown();
    const bool hasDots = board_->state().scheme == TargetScheme::Modern;
    states.ticked[index(Action::DotsScheme)] = hasDots;
    states.ticked[index(Action::ColoursScheme)] = board_->state().scheme == TargetScheme::Classic;
    return states;
}

}  // namespace roque
