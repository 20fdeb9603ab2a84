#include "view/game/game_session.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

#include "controller/game/game_pgn.h"
#include "model/notation/null_move.h"
#include "model/pgn/pgn_writer.h"

namespace roque {
namespace {

/// Whether moves may be played one after the other.
bool arePlayable(Position position, const std::vector<Move>& line) {
    return std::ranges::all_of(line, [&](Move move) {
        if (!isPlayable(position, move)) return false;
        position = move == Move::null() ? position.afterNull() : position.after(move);
        return true;
    });
}

}  // namespace

GameSession::GameSession(GameController& controller, Environment environment)
    : controller_(controller),
      environment_(std::move(environment)),
      subscription_(controller.subscribe([this](const ControllerEvent& event) { onEvent(event); })) {}

// What is on the board.

GameRecord GameSession::playedGame() const {
    GameRecord game = recordOf(controller_, environment_.localDate(controller_.began()));
    environment_.addOpening(*game.root, game.tags);
    return game;
}

GameTags GameSession::shownTags() const {
    return games_.isStudying() ? games_.study()->record().tags : playedGame().tags;
}

Variant GameSession::shownVariant() const noexcept {
    return games_.isStudying() ? games_.study()->record().variant : controller_.game()->variant();
}

GameResult GameSession::shownResult() const noexcept {
    if (games_.isStudying()) return games_.study()->record().result;
    const auto* ended = std::get_if<Ended>(&controller_.state());
    return ended == nullptr ? GameResult::Unknown : resultOf(ended->outcome);
}

std::string GameSession::shownPgn() {
    if (games_.isGameShown()) return toPgn(games_.withStudy(playedGame()));
    Study& study = *games_.study();
    GameTags tags = study.record().tags;
    environment_.addOpening(study.root(), tags);
    study.adopt(tags, study.record().result);
    return toPgn(study.record());
}

bool GameSession::triesMovesOut() const noexcept {
    if (std::holds_alternative<Ended>(controller_.state())) return true;
    return !browser().isLive() && !isOnlyLookedAt();
}

bool GameSession::isOnlyLookedAt() const noexcept {
    return !triesMovesWhileClockRuns_ && browser().isGameShown() && !browser().isLive()
           && controller_.clock().isTimed() && std::holds_alternative<AwaitingMove>(controller_.state());
}

// What the controller tells.

void GameSession::onEvent(const ControllerEvent& event) {
    if (std::holds_alternative<SearchProgress>(event)) return;
    if (std::holds_alternative<GameStarted>(event)) {
        games_.follow(*controller_.game());
        forgetPause();
    } else if (browser().shown() != nullptr
               && (std::holds_alternative<MovePlayed>(event) || std::holds_alternative<MoveTakenBack>(event)
                   || std::holds_alternative<StateChanged>(event))) {
        games_.update();  // a change of state counts too: a premove may have been made
    }
    // The study keeps the game's own facts up to date: they are gone once another game has begun.
    if (!games_.isStudyOfGame()) return;
    const GameRecord game = playedGame();
    games_.describeGame(game.tags, game.result);
}

// Changes.

/// `event` is what happens if the study is on the board already.
void GameSession::change(const std::function<void(Study&)>& change, SessionEvent event) {
    if (games_.isStudying()) return apply(change, event);
    if (controller_.game() == nullptr) return;
    // Applies to the position shown now, whatever is on the board when the previous study has been saved.
    const auto goOn = [this, change, path = games_.movesToShown()] {
        resumeAfterStudy();  // it is paused if the previous study was saved
        games_.studyGame(playedGame(), path);
        apply(change, SessionEvent::Changed);
    };
    replaceStudy(goOn);
}

/// While clocks run, nobody is asked about another game.
void GameSession::replaceStudy(const std::function<void()>& goOn) {
    const bool doClocksRun = controller_.clock().isTimed() && controller_.canPause();
    if (doClocksRun && games_.hasUnsavedChanges() && setStudyAside && setStudyAside()) return goOn();
    whenStudyMayGo(goOn);
}

void GameSession::begin(GameRecord game, Content content) {
    // A pointer, because functions are copied and a game cannot be copied.
    auto record = std::make_shared<GameRecord>(std::move(game));
    replaceStudy([this, record, content] {
        if (content == Content::Work)
            openUnsaved(std::move(*record), std::nullopt, {});
        else
            open(std::move(*record), std::nullopt);
    });
}

bool GameSession::keepsDrawings() const noexcept {
    if (browser().shown() == nullptr) return false;
    return !games_.isGameShown() || std::holds_alternative<Ended>(controller_.state());
}

void GameSession::apply(const std::function<void(Study&)>& change, SessionEvent event) {
    change(*games_.study());
    browser().update();
    observers_.publish(event);
}

void GameSession::tryOut(Move move) {
    change(
        [move](Study& study) {
            if (isPlayable(study.shown().position(), move))
                study.play(move);  // the game may have changed meanwhile
        },
        SessionEvent::TriedOut);
}

void GameSession::tryOut(const std::vector<Move>& line) {
    change(
        [line](Study& study) {
            if (arePlayable(study.shown().position(), line)) study.play(line);
        },
        SessionEvent::TriedOut);
}

void GameSession::open(GameRecord game, std::optional<GameOrigin> origin) {
    pauseForStudy();
    games_.open(std::move(game), std::move(origin));
    notifyChange();
    observers_.publish(SessionEvent::Opened);
}

void GameSession::openUnsaved(GameRecord game, std::optional<GameOrigin> origin,
                              const std::vector<Move>& shown) {
    pauseForStudy();
    games_.open(std::move(game), std::move(origin));
    Study& study = *games_.study();
    study.markSavedBefore();
    study.follow(shown);
    browser().goTo(study.shown());
    notifyChange();
    observers_.publish(SessionEvent::Opened);
}

void GameSession::review() {
    const auto goOn = [this] {
        games_.studyGame(playedGame(), {});
        notifyChange();
        observers_.publish(SessionEvent::Opened);
    };
    games_.isStudyOfGame() ? goOn() : whenStudyMayGo(goOn);
}

void GameSession::returnToGame() {
    games_.returnToGame();
    resumeAfterStudy();
    notifyChange();
}

void GameSession::returnToStudy() {
    if (games_.study() == nullptr) return;
    pauseForStudy();
    games_.returnToStudy();
    notifyChange();
}

void GameSession::whenStudyMayGo(const std::function<void()>& goOn) {
    if (games_.hasUnsavedChanges() && askAboutChanges)
        askAboutChanges(goOn);
    else
        goOn();
}

/// The clocks of the played game stand while another game is on the board.
void GameSession::pauseForStudy() {
    if (!controller_.clock().isTimed() || !controller_.canPause()) return;
    controller_.pause();
    isPausedForStudy_ = true;
}

void GameSession::resumeAfterStudy() {
    const auto* const paused = std::get_if<Paused>(&controller_.state());
    if (std::exchange(isPausedForStudy_, false) && paused != nullptr && !paused->failure)
        controller_.resume();
}

}  // namespace roque
