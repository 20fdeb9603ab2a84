#include <utility>

#include "controller/game/game_controller.h"

// The commands of GameController.
namespace roque {

/// Puts another game on the board. Its players start when they are first asked.
void GameController::begin(GameSetup setup, std::unique_ptr<Game> game, std::chrono::sys_seconds began) {
    forgetRequest();
    for (const Color color : kColors) {
        retire(color);
        wasRestarted_[color] = false;
    }
    setup_ = std::move(setup);
    began_ = began;
    events_.clear();  // events of the old game refer to its nodes
    gameEvents_.reset();
    previousGames_.push_back(std::exchange(game_, std::move(game)));
    clock_.reset(setup_.time, sideToMove());
    drawOffer_ = {};
    gameEvents_ = game_->subscribe(
        [this](const GameEvent& event) { std::visit([this](const auto& each) { tell(each); }, event); });
    tell(GameStarted{});
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
    tellAll();
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
    clock_.restore(game_->current().ply(), sideToMove(), clock);
    if (game_->outcome())
        goOn();
    else if (waitsForPerson())
        setState(AwaitingStart{sideToMove()});
    else
        setState(Paused{});
    tellAll();
}

Result<void, MoveRefusal> GameController::play(Move move) {
    using Reason = MoveRefusal::Reason;
    if (!isPersonsTurn())
        return MoveRefusal{Reason::NotAPersonsTurn, ROQUE_MESSAGE("It is not a person's turn")};
    if (clock_.hasFlagged(sideToMove())) {  // the timer has not fired yet
        onFlag();
        return MoveRefusal{Reason::TimeIsOver, ROQUE_MESSAGE("The time is over")};
    }
    if (const auto played = playInTime(move); !played)
        return MoveRefusal{Reason::Illegal, played.error().describe()};
    goOn();
    tellAll();
    return {};
}

void GameController::resign(Color color) {
    if (!isPlaying()) return;
    forgetRequest();
    game_->end({~color, Termination::Resignation});
    goOn();
    tellAll();
}

void GameController::claimDraw() {
    if (!canClaimDraw()) return;
    forgetRequest();
    game_->claimDraw();
    goOn();
    tellAll();
}

void GameController::offerDraw() {
    if (!canOfferDraw()) return;
    const Color by = isPersonsTurn() ? sideToMove() : ~sideToMove();
    if (isPerson(setup_.players[~by])) {
        drawOffer_.make(by);
        tell(DrawOffered{by});
    } else if (drawOffer_.agrees(~by, game_->current().ply())) {
        forgetRequest();
        game_->end({std::nullopt, Termination::Agreement});
        goOn();
    } else {
        tell(DrawDeclined{~by});
    }
    tellAll();
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
        tell(DrawDeclined{~*by});
    }
    tellAll();
}

void GameController::abort() {
    if (!canAbort()) return;
    forgetRequest();
    game_->end({std::nullopt, Termination::Aborted});
    goOn();
    tellAll();
}

void GameController::takeBack() {
    if (!canTakeBack()) return;
    forgetRequest();
    for (unsigned plies = pliesToTakeBack(); plies > 0; --plies) game_->takeBack();
    clock_.goTo(game_->current().ply(), sideToMove());
    drawOffer_ = {};
    if (!hasPerson())
        setState(Paused{});
    else if (std::holds_alternative<AwaitingStart>(state_))
        setState(AwaitingStart{sideToMove()});  // the clocks stay stopped
    else if (const auto* paused = std::get_if<Paused>(&state_); paused == nullptr || paused->failure)
        goOn();
    tellAll();
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
    tellAll();
}

void GameController::pause() {
    if (!canPause()) return;
    forgetRequest();
    setState(Paused{});
    tellAll();
}

void GameController::resume() {
    if (!canResume()) return;
    if (const auto* paused = std::get_if<Paused>(&state_); paused != nullptr && paused->failure) {
        const Color failed = paused->failure->color;
        wasRestarted_[failed] = false;
        if (paused->failure->kind == PlayerFailure::Kind::HeldBack)
            heldBack_.erase(aiSettingsOf(setup_.players[failed]).id);
    }
    goOn();
    tellAll();
}

void GameController::moveNow() {
    if (!isThinking() || pace_.hurry()) return;
    if (const auto& player = players_[sideToMove()]) player->moveNow();
}

void GameController::replacePlayer(Color color, PlayerSpec spec) {
    if (!game_ || isClosing()) return;
    const bool isAsked = std::holds_alternative<AwaitingMove>(state_) && sideToMove() == color;
    const auto* paused = std::get_if<Paused>(&state_);
    const bool hadFailed = paused != nullptr && paused->failure && paused->failure->color == color;
    const bool wasReady = std::holds_alternative<AwaitingStart>(state_);
    if (isAsked) forgetRequest();
    retire(color);
    wasRestarted_[color] = false;
    setup_.players[color] = std::move(spec);
    drawOffer_ = {};
    tell(PlayerReplaced{color});
    if (isAsked || hadFailed || (wasReady && !hasPerson())) goOn();
    tellAll();
}

void GameController::swapSides() {
    if (!game_ || isClosing()) return;
    forgetRequest();
    for (const Color color : kColors) {
        retire(color);  // an AI player's limits may depend on its side
        wasRestarted_[color] = false;
    }
    std::swap(setup_.players[Color::White], setup_.players[Color::Black]);
    drawOffer_ = {};
    for (const Color color : kColors) tell(PlayerReplaced{color});
    if (auto* paused = std::get_if<Paused>(&state_); paused != nullptr && paused->failure)
        setState(Paused{});
    else if (std::holds_alternative<AwaitingMove>(state_))
        goOn();
    tellAll();
}

void GameController::holdBack(const std::string& id, Message reason) {
    heldBack_.insert_or_assign(id, std::move(reason));
}

void GameController::close() {
    if (isClosing()) return;
    forgetRequest();
    for (const Color color : kColors) retire(color);
    setState(Closing{});
    postDropThoseWhoLeft();
    tellAll();
}

}  // namespace roque
