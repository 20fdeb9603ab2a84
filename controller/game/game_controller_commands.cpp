#include <utility>

#include "controller/game/game_controller.h"

// The commands of GameController.
namespace roque {

/// Puts another game on the board. Its players start when they are first asked.
void GameController::begin(GameSetup setup, std::unique_ptr<Game> game, std::chrono::sys_seconds began) {
    forgetRequest();
    for (const Color color : kColors) {
        seats_.retire(color);
        seats_.allowRestart(color);
    }
    setup_ = std::move(setup);
    for (const Color color : kColors) seats_.wake(setup_.players[color]);
    began_ = began;
    events_.clear();  // events of the old game refer to its nodes
    gameEvents_.reset();
    previousGames_.push_back(std::exchange(game_, std::move(game)));
    clock_.reset(setup_.time, sideToMove());
    drawOffer_ = {};
    drawSense_ = {};
    hints_ = {};
    hasPersonMoved_ = false;
    gameEvents_ = game_->subscribe(
        [this](const GameEvent& event) { std::visit([this](const auto& each) { enqueue(each); }, event); });
    enqueue(GameStarted{});
}

void GameController::setManners(const Manners& manners) noexcept {
    manners_ = manners;
    seats_.setUsesOwnBooks(manners.usesOwnBooks);
}

void GameController::newGame(GameSetup setup) {
    if (isClosing()) return;
    auto game = std::make_unique<Game>(setup.start, setup.variant);
    using std::chrono::floor;
    begin(std::move(setup), std::move(game), floor<std::chrono::seconds>(std::chrono::system_clock::now()));
    if (waitsForPerson())
        setState(AwaitingStart{sideToMove()});
    else
        goOn();
    sendEvents();
}

/// Whether the clocks must wait until a person is ready.
bool GameController::waitsForPerson() const {
    return clock_.isTimed() && hasPerson() && !game_->outcome();
}

void GameController::restart() {
    if (game_) newGame(setup_);
}

void GameController::restore(GameSetup setup, std::unique_ptr<Game> game, const ChessClock::State& clock,
                             std::chrono::sys_seconds began) {
    if (isClosing()) return;
    begin(std::move(setup), std::move(game), began);
    hasPersonMoved_ = hasPerson();
    clock_.restore(game_->current().ply(), sideToMove(), clock);
    if (game_->outcome())
        goOn();
    else if (waitsForPerson())
        setState(AwaitingStart{sideToMove()});
    else
        setState(Paused{});
    sendEvents();
}

Result<void, MoveRefusal> GameController::play(Move move) {
    using Reason = MoveRefusal::Reason;
    if (!isPersonsTurn())
        return MoveRefusal{Reason::NotAPersonsTurn, ROQUE_MESSAGE("It is not a person's turn")};
    if (clock_.hasFlagged(sideToMove())) {  // the timer has not fired yet
        onFlag();
        return MoveRefusal{Reason::TimeIsOver, ROQUE_MESSAGE("The time is over")};
    }
    if (const auto played = playAndPressClock(move); !played)
        return MoveRefusal{Reason::Illegal, played.error().describe()};
    hasPersonMoved_ = true;
    goOn();
    sendEvents();
    return {};
}

void GameController::resign(Color color) {
    if (!isPlaying()) return;
    forgetRequest();
    game_->end({~color, Termination::Resignation});
    goOn();
    sendEvents();
}

void GameController::claimDraw() {
    if (!canClaimDraw()) return;
    forgetRequest();
    game_->claimDraw();
    goOn();
    sendEvents();
}

void GameController::offerDraw() {
    if (!canOfferDraw()) return;
    const Color by = isPersonsTurn() ? sideToMove() : ~sideToMove();
    if (isPerson(setup_.players[~by])) {
        drawOffer_.make(by);
        enqueue(DrawOffered{by});
    } else if (drawSense_.agrees(*game_, ~by)) {
        forgetRequest();
        game_->end({std::nullopt, Termination::Agreement});
        goOn();
    } else {
        enqueue(DrawDeclined{~by});
    }
    sendEvents();
}

void GameController::answerDraw(DrawAnswer answer) {
    const auto by = drawOffer_.by();
    if (!by || !isPlaying()) return;
    drawOffer_.lapse();
    if (answer == DrawAnswer::Agree) {
        forgetRequest();
        game_->end({std::nullopt, Termination::Agreement});
        goOn();
    } else {
        enqueue(DrawDeclined{~*by});
    }
    sendEvents();
}

void GameController::noteHint() {
    if (!isPersonsTurn()) return;
    ++hints_[sideToMove()];
    enqueue(HintTaken{sideToMove()});
    sendEvents();
}

void GameController::abort() {
    if (!canAbort()) return;
    forgetRequest();
    game_->end({std::nullopt, Termination::Aborted});
    goOn();
    sendEvents();
}

void GameController::takeBack() {
    if (!canTakeBack()) return;
    forgetRequest();
    for (unsigned plies = pliesToTakeBack(); plies > 0; --plies) game_->takeBack();
    clock_.goTo(game_->current().ply(), sideToMove());
    drawOffer_ = {};
    drawSense_.goBackTo(*game_);
    if (!hasPerson())
        setState(Paused{});
    else if (std::holds_alternative<AwaitingStart>(state_))
        setState(AwaitingStart{sideToMove()});  // the clocks stay stopped
    else if (const auto* paused = std::get_if<Paused>(&state_); paused == nullptr || paused->failure)
        goOn();
    sendEvents();
}

void GameController::redo() {
    if (!canRedo()) return;
    forgetRequest();
    const bool wasPaused = std::holds_alternative<Paused>(state_);
    const bool wasReady = std::holds_alternative<AwaitingStart>(state_);
    do {
        game_->redo();
    } while (hasPerson() && !isPerson(setup_.players[sideToMove()]) && game_->canRedo());
    clock_.goTo(game_->current().ply(), sideToMove());
    if (wasReady && !game_->outcome())
        setState(AwaitingStart{sideToMove()});
    else if (!wasPaused || game_->outcome())
        goOn();
    sendEvents();
}

void GameController::pause() {
    if (!canPause()) return;
    forgetRequest();
    setState(Paused{});
    sendEvents();
}

void GameController::resume() {
    if (!canResume()) return;
    if (const auto* paused = std::get_if<Paused>(&state_); paused != nullptr && paused->failure) {
        const Color failed = paused->failure->color;
        seats_.allowRestart(failed);
        seats_.wake(setup_.players[failed]);
        if (paused->failure->kind == PlayerFailure::Kind::HeldBack)
            seats_.trust(aiSettingsOf(setup_.players[failed]).id);
    }
    goOn();
    sendEvents();
}

void GameController::moveNow() {
    if (!isThinking()) return;
    if (pace_.hurry()) {
        pace_.hurry();  // nor does it wait for those who watch
        return;
    }
    if (AiPlayer* const player = seats_.at(sideToMove())) player->moveNow();
}

void GameController::replacePlayer(Color color, PlayerSpec spec) {
    if (!canReplacePlayers()) return;
    const bool isAsked = std::holds_alternative<AwaitingMove>(state_) && sideToMove() == color;
    const auto* paused = std::get_if<Paused>(&state_);
    const bool hadFailed = paused != nullptr && paused->failure && paused->failure->color == color;
    const bool wasReady = std::holds_alternative<AwaitingStart>(state_);
    if (isAsked) forgetRequest();
    seats_.retire(color);
    seats_.allowRestart(color);
    setup_.players[color] = std::move(spec);
    seats_.wake(setup_.players[color]);
    drawOffer_ = {};
    drawSense_.forget(color);
    enqueue(PlayerReplaced{color});
    if (isAsked || hadFailed || (wasReady && !hasPerson())) goOn();
    sendEvents();
}

void GameController::swapSides() {
    if (!canReplacePlayers()) return;
    forgetRequest();
    for (const Color color : kColors) {
        seats_.retire(color);  // an AI player's limits may depend on its side
        seats_.allowRestart(color);
    }
    std::swap(setup_.players[Color::White], setup_.players[Color::Black]);
    std::swap(hints_[Color::White], hints_[Color::Black]);
    drawOffer_ = {};
    drawSense_ = {};
    for (const Color color : kColors) enqueue(PlayerReplaced{color});
    if (auto* paused = std::get_if<Paused>(&state_); paused != nullptr && paused->failure)
        setState(Paused{});
    else if (std::holds_alternative<AwaitingMove>(state_))
        goOn();
    sendEvents();
}

void GameController::holdBack(const std::string& id, Message reason) {
    seats_.holdBack(id, std::move(reason));
}

void GameController::close() {
    if (isClosing()) return;
    forgetRequest();
    for (const Color color : kColors) seats_.retire(color);
    setState(Closing{});
    dispatcher_.post(self_.bind(&GameController::publishClosedIfDone));
    sendEvents();
}

}  // namespace roque
