#include "view/main_frame.h"

#include <utility>
#include <variant>

#include <wx/intl.h>

#include "view/browse_actions.h"
#include "view/game_words.h"
#include "view/window/board_input_settings.h"
#include "view/toolkit/overloaded.h"
#include "view/study_words.h"
#include "view/toolkit/text.h"

// What the window shows.
namespace roque {
namespace {

MovableSides sideOf(Color color) {
    return color == Color::White ? MovableSides::White : MovableSides::Black;
}

Coordinates coordinatesOf(CoordinatePlace place) {
    if (place == CoordinatePlace::Off) return Coordinates::Hidden;
    return place == CoordinatePlace::Squares ? Coordinates::InSquares : Coordinates::InMargin;
}

TargetScheme schemeOf(TargetMarks marks) {
    if (marks == TargetMarks::Off) return TargetScheme::Hidden;
    return marks == TargetMarks::Classic ? TargetScheme::Classic : TargetScheme::Modern;
}

}  // namespace

void MainFrame::showAll() {
    showPosition();
    showStudy();
    showPlayers();
    showClocks();
    questions_->show();
    const bool isOver = isGameShown() && std::holds_alternative<Ended>(controller_.state());
    status_->show(statusWords(), isOver ? pointsRuleWords() : wxString());
    actions_->show(actionStates());
}

void MainFrame::showSettings(const Settings& settings) {
    if (!fullScreen_.isOn()) place_.apply(settings.window);
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
    board_->setAnnotations(annotationsOf(node->notes()));
    const bool isMovable = isLive && controller_.isPersonsTurn();
    const MovableSides movable = isMovable ? sideOf(node->position().sideToMove()) : MovableSides::None;
    board_->setInteractive(triesMovesOut() ? MovableSides::Both : movable);
    board_->setPremover(isLive ? premoves_.side() : std::nullopt);
    const bool isPaused = std::holds_alternative<Paused>(controller_.state());
    moveField_->setPosition(isMovable || triesMovesOut() ? std::optional(node->position()) : std::nullopt,
                            isPaused ? _("The game is paused.") : _("It is not your turn."));
    moves_->show(browser_, shownResult());
    showCaptures(*node);
}

/// Whether moves on the board are tried out, and not played: anywhere but where a game stands that goes on.
bool MainFrame::triesMovesOut() const noexcept {
    return !browser_.isLive() || std::holds_alternative<Ended>(controller_.state());
}

/// Whether the players and clocks of the game that is played belong to what is on the board.
bool MainFrame::isGameShown() const noexcept {
    return !desk_.isStudying() || desk_.isStudyOfGame();
}

/// How the game ended whose moves are shown.
GameResult MainFrame::shownResult() const noexcept {
    if (desk_.isStudying()) return desk_.study()->record().result;
    const auto* ended = std::get_if<Ended>(&controller_.state());
    return ended == nullptr ? GameResult::Unknown : resultOf(ended->outcome);
}

/// What is studied, and which opening it is.
void MainFrame::showStudy() {
    const bool isStudying = desk_.isStudying();
    const Game* const game = controller_.game();
    const bool hasBegun = game != nullptr && !game->moves().empty();
    const bool goesOn = !browser_.isLive() && hasBegun && !game->outcome();
    const Opening* const opening =
        browser_.shown() == nullptr ? nullptr : openings_.openingOf(*browser_.shown());
    heading_->showOpening(opening == nullptr ? wxString() : toWx(opening->code + ' ' + opening->name));
    heading_->showStudy(isStudying ? studyWords(desk_) : wxString(), goesOn);
}

/// What the study on the board calls a player, if the game that is played does not call him so.
std::optional<wxString> MainFrame::studiedName(Color color) const {
    if (!desk_.isStudying()) return std::nullopt;
    const GameTags& tags = desk_.study()->record().tags;
    const bool isWhite = color == Color::White;
    const bool isCalledSo = tags.value(isWhite ? "White" : "Black") == controller_.playerName(color)
                            && !tags.contains(isWhite ? "WhiteElo" : "BlackElo");
    if (desk_.isStudyOfGame() && isCalledSo) return std::nullopt;
    return roque::playerWords(tags, color);
}

/// The level of an AI player, if it has such.
std::optional<std::int64_t> MainFrame::levelOf(Color color) const {
    const auto& spec = std::get<PluginSpec>(controller_.setup().players[color]);
    const Plugin* const plugin = services_.plugins->find(spec.pluginId);
    return plugin == nullptr ? std::nullopt : roque::levelOf(plugin->info().options, spec.options);
}

void MainFrame::showPlayers() {
    const auto* awaiting = std::get_if<AwaitingMove>(&controller_.state());
    for (const Color color : kColors) {
        const bool isHisTurn = isGameShown() && awaiting != nullptr && awaiting->color == color;
        const auto* person = std::get_if<PersonSpec>(&controller_.setup().players[color]);
        if (const auto studied = studiedName(color))
            players_[color]->showPerson(*studied);
        else if (person != nullptr)
            players_[color]->showPerson(toWx(person->name));
        else
            players_[color]->showAi(playerWords(controller_, color), levelOf(color));
        using Turn = PlayerPanel::Turn;
        const Turn turn = controller_.isThinking() ? Turn::Thinking : Turn::His;
        players_[color]->showTurn(isHisTurn ? turn : Turn::NotHis);
        players_[color]->setThoughtShown(isGameShown() && (browser_.isLive() || isHisTurn));
    }
    SetTitle(titleWords());
}

wxString MainFrame::titleWords() const {
    if (!isGameShown()) return studyWords(desk_) + toWx(" – Roque");
    if (controller_.game() == nullptr) return "Roque";
    const auto name = [this](Color color) {
        const wxString words = studiedName(color).value_or(playerWords(controller_, color));
        return words.empty() ? nameOf(color) : words;
    };
    return name(Color::White) + toWx(" – ") + name(Color::Black) + toWx(" – Roque");
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
        const TimeControl& control = controller_.setup().time[color];
        const bool isShown = isGameShown() && isTimed(control);
        using Look = PlayerPanel::ClockLook;
        players_[color]->showClock(isShown ? clockWords(control, time) : wxString(),
                                   isShort(control, time) ? Look::Short : Look::Normal);
        players_[color]->showClockNote(isShown ? clockNoteWords(control, time) : wxString());
    }
    voices_->watchClocks();
    const bool isMoving = clock.isTimed() && clock.isRunning();
    if (isMoving && !clockTimer_.IsRunning()) clockTimer_.Start(kMilliseconds);
    if (!isMoving) clockTimer_.Stop();
}

wxString MainFrame::statusWords() const {
    return browser_.isLive() ? gameWords() : lookingWords();
}

/// What is looked at beside where the game stands; of one that is over, how it ended all the same.
wxString MainFrame::lookingWords() const {
    const GameNode& shown = *browser_.shown();
    const auto* ended = std::get_if<Ended>(&controller_.state());
    const wxString result = isGameShown() && ended != nullptr ? outcomeWords(ended->outcome) : wxString();
    const wxString words = browser_.isPlayed(shown)
                               ? wxString::Format(_("Looking back: %s"), moveWords(shown))
                               : positionWords(shown);
    return result.empty() ? words : words + '\n' + result;
}

/// How the game stands that is played.
wxString MainFrame::gameWords() const {
    return std::visit(
        Overloaded{
            [](const NoGame&) { return _("Looking for players ..."); },
            [this](const AwaitingStart&) {
                const Game& game = *controller_.game();
                return game.canTakeBack() ? turnWords(game.position()) : _("Ready to start");
            },
            [this](const AwaitingMove&) {
                const wxString turn = turnWords(controller_.game()->position());
                return controller_.canClaimDraw() ? turn + '\n' + _("A draw can be claimed.") : turn;
            },
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
    const bool isShown = isGameShown();  // what is not in sight is neither resigned nor paused
    allow(Action::Restart, hasGame);
    allow(Action::Pause, isShown && (controller_.canPause() || controller_.canResume()));
    allow(Action::MoveNow, isShown && controller_.isThinking());
    allow(Action::OfferDraw, isShown && (controller_.canOfferDraw() || controller_.canClaimDraw()));
    allow(Action::Abort, isShown && controller_.canAbort());
    allow(Action::Adjourn, isShown && isGameToLose() && records_->keepsGames());
    allow(Action::ClaimDraw, isShown && controller_.canClaimDraw());
    allow(Action::Resign, isShown && controller_.sideToResign().has_value());
    allow(Action::TakeBack, controller_.canTakeBack());
    allow(Action::Redo, controller_.canRedo());
    for (const auto& [action, step] : kBrowseActions) allow(action, browser_.canGo(step));
    for (const Action action :
         {Action::SaveGame, Action::SaveGameAs, Action::CopyGame, Action::CopyFen, Action::SavePicture,
          Action::PlayFromHere, Action::Paste, Action::SolveMate, Action::TypeMove})
        allow(action, hasGame);
    for (const Action action : {Action::ReplaceWhite, Action::ReplaceBlack, Action::SwapSides})
        allow(action, hasGame && isShown);
    for (const Action action :
         {Action::NewGame, Action::SetUpPosition, Action::EditSettings, Action::ShowScores, Action::Quit,
          Action::UnfinishedGames, Action::FlipBoard, Action::FullScreen, Action::Blindfold,
          Action::BoardInWords, Action::DotsScheme, Action::ColoursScheme, Action::Help, Action::About})
        allow(action, true);
    studies_->show(states);
    files_->show(states);
    states.ticked[index(Action::Pause)] = isShown && std::holds_alternative<Paused>(controller_.state());
    states.ticked[index(Action::FullScreen)] = fullScreen_.isOn();
    states.ticked[index(Action::Blindfold)] = board_->state().hidesPieces;
    states.ticked[index(Action::BoardInWords)] = reader_->IsShown();
    const bool hasDots = board_->state().scheme == TargetScheme::Modern;
    states.ticked[index(Action::DotsScheme)] = hasDots;
    states.ticked[index(Action::ColoursScheme)] = board_->state().scheme == TargetScheme::Classic;
    return states;
}

}  // namespace roque
