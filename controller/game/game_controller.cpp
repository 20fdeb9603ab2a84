#include "controller/game/game_controller.h"

#include <algorithm>
#include <memory>
#include <random>
#include <utility>

#include <fmt/format.h>

#include "controller/game/think_time.h"
#include "controller/players/engine_strength.h"
#include "controller/players/opening_book.h"
#include "controller/players/player_source.h"
#include "controller/players/player_strength.h"
#include "controller/plugins/plugin_levels.h"
#include "model/base/scope_exit.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

constexpr std::chrono::milliseconds kSlowestPace = std::chrono::minutes(1);

/// Whether a player is strong enough to know when a game is hopeless: from about Bastion's level 6.
bool mayResign(const PlayerSpec& player, const PluginRegistry& plugins) {
    constexpr int kKnowsLosses = 1400;
    return ratingAmongPeople(player, plugins).value_or(kBeyondPeople) >= kKnowsLosses;
}

/// The side to move, if a move can be made now.
std::optional<Color> moverOf(const GameState& state) noexcept {
    if (const auto* awaiting = std::get_if<AwaitingMove>(&state)) return awaiting->color;
    if (const auto* ready = std::get_if<AwaitingStart>(&state)) return ready->color;
    return std::nullopt;
}

}  // namespace

GameController::GameController(UiDispatcher& dispatcher, const PluginRegistry& registry,
                               const Deadlines& deadlines)
    : dispatcher_(dispatcher),
      registry_(registry),
      clock_(dispatcher, [this] { onFlag(); }),
      pace_(dispatcher),
      paceSeed_(std::random_device()()),
      seats_(dispatcher, registry, deadlines, [this] { publishClosedIfDone(); }) {}

GameController::~GameController() = default;

Subscription GameController::subscribe(std::function<void(const ControllerEvent&)> handler) {
    return publisher_.subscribe(std::move(handler));
}

// Queries.

bool GameController::isPlaying() const noexcept {
    return moverOf(state_) || std::holds_alternative<Paused>(state_);
}

bool GameController::hasPerson() const noexcept {
    return isPerson(setup_.players[Color::White]) || isPerson(setup_.players[Color::Black]);
}

std::string GameController::playerName(Color color) const {
    return playerName(setup_.players[color], color);
}

std::string GameController::playerNameAndLevel(Color color) const {
    std::string name = playerName(color);
    if (const auto* const engine = std::get_if<EngineSpec>(&setup_.players[color])) {
        const std::string strength = strengthWord(engine->options);
        return strength.empty() ? name : fmt::format("{} {}", name, strength);
    }
    const auto* const spec = std::get_if<PluginSpec>(&setup_.players[color]);
    const Plugin* const plugin = spec == nullptr ? nullptr : registry_.find(spec->pluginId);
    if (plugin == nullptr) return name;
    const auto level = levelOf(plugin->info().options, spec->options);
    return level ? fmt::format("{} {}", name, *level) : name;
}

std::string GameController::playerName(const PlayerSpec& player, Color color) const {
    if (const auto* person = std::get_if<PersonSpec>(&player)) {
        if (!person->name.empty()) return person->name;
        return color == Color::White ? "White" : "Black";
    }
    return playerNameOf(player, registry_);
}

bool GameController::isPersonsTurn() const noexcept {
    const auto mover = moverOf(state_);
    return mover && isPerson(setup_.players[*mover]);
}

bool GameController::isThinking() const noexcept {
    const auto* awaiting = std::get_if<AwaitingMove>(&state_);
    return awaiting != nullptr && !isPerson(setup_.players[awaiting->color]);
}

std::optional<Color> GameController::sideToResign() const noexcept {
    if (!isPlaying() || !hasPerson()) return std::nullopt;
    return isPerson(setup_.players[sideToMove()]) ? sideToMove() : ~sideToMove();
}

bool GameController::canOfferDraw() const noexcept {
    return std::holds_alternative<AwaitingMove>(state_) && hasPerson() && !drawOffer_.by() && haveBothMoved();
}

/// Before that, neither side has anything to judge the game by.
bool GameController::haveBothMoved() const noexcept {
    constexpr unsigned kOneEach = 2;
    return game_->current().ply() >= kOneEach;
}

bool GameController::canClaimDraw() const noexcept {
    return std::holds_alternative<AwaitingMove>(state_) && hasPerson() && game_->claims().any();
}

/// One between people and between AI players; otherwise as many as lead back to the person's turn.
unsigned GameController::pliesToTakeBack() const noexcept {
    const bool isPersonToMove = isPerson(setup_.players[sideToMove()]);
    const bool isPersonBefore = isPerson(setup_.players[~sideToMove()]);
    return isPersonToMove && !isPersonBefore ? 2 : 1;
}

bool GameController::canTakeBack() const noexcept {
    return isPlaying() && game_->current().ply() >= pliesToTakeBack();
}

bool GameController::canRedo() const noexcept {
    return isPlaying() && game_->canRedo();
}

bool GameController::canPause() const noexcept {
    return std::holds_alternative<AwaitingMove>(state_);
}

bool GameController::canResume() const noexcept {
    return std::holds_alternative<Paused>(state_) || std::holds_alternative<AwaitingStart>(state_);
}

// States and requests.

void GameController::setState(GameState state) {
    state_ = std::move(state);
    mustAsk_ = false;
    if (!std::holds_alternative<AwaitingMove>(state_)) clock_.stop();
    enqueue(StateChanged{});
}

/// Sets the state that follows from the game: over, or the next side's turn. An AI player is asked when
/// everybody knows of the move before: it may end the program, and the journal must have that move.
void GameController::goOn() {
    if (const auto& outcome = game_->outcome()) {
        setState(Ended{*outcome});
        return;
    }
    setState(AwaitingMove{sideToMove()});
    if (isPerson(setup_.players[sideToMove()]))
        clock_.run(sideToMove());
    else
        mustAsk_ = true;
}

void GameController::ask(Color color) {
    ticket_ = ticket_.next();
    pace_.begin();
    timeAtStart_ = clock_.limits({}, color);
    const PlayerSpec& player = setup_.players[color];
    if (seats_.hasNewVersion(color, player)) renew(color);
    if (seats_.at(color) == nullptr) {
        const auto seated = seats_.seat(color, player, game_->variant(), listenerFor(color));
        if (!seated) return fail(color, seated.error());
    }
    const SearchLimits limits =
        playerLimits(player, clock_.limits(aiSettingsOf(player).limits, color), color);
    seats_.at(color)->think({game_->start(), game_->variant(), game_->moves(), limits}, ticket_);
}

/// Starts the present version of a player. The version that has played so far waits, in case this one cannot.
void GameController::renew(Color color) {
    seats_.setAside(color);
    const auto seated = seats_.seat(color, setup_.players[color], game_->variant(), listenerFor(color));
    if (!seated) static_cast<void>(fallBack(color, seated.error()));
}

/// Has the older version of a player go on, if there is one.
bool GameController::fallBack(Color color, const AiFault& fault) {
    if (!seats_.fallBack(color)) return false;
    enqueue(PlayerRenewed{color, PlayerFailure{color, fault.kind, playerName(color), fault.reason}});
    return true;
}

AiPlayer::Listener GameController::listenerFor(Color color) {
    AiPlayer::Listener listener;
    listener.began = [this, color](Ticket ticket) { onBegan(color, ticket); };
    listener.answered = [this, color](Ticket ticket, const SearchAnswer& answer) {
        onAnswer(color, ticket, answer);
    };
    listener.searchInfo = [this, color](Ticket ticket, const SearchInfo& info) {
        onSearchInfo(color, ticket, info);
    };
    listener.bookFailed = [this, color](const Message& reason) { onBookFailed(color, reason); };
    listener.endingsFailed = [this, color](const Message& reason) { onEndingsFailed(color, reason); };
    listener.failed = [this, color](const AiFault& fault) { onFault(color, fault); };
    return listener;
}

/// Drops the request to the player that is thinking.
void GameController::forgetRequest() {
    mustAsk_ = false;
    ticket_ = ticket_.next();
    pace_.forget();
    seats_.cancel();
}

Result<const GameNode*, MoveError> GameController::playAndPressClock(Move move) {
    auto played = game_->play(move);
    if (!played) return played;
    clock_.moved(game_->current().ply());
    noteTime(~sideToMove());
    if (drawOffer_.by() != ~sideToMove()) drawOffer_.lapse();  // the player that was asked has moved instead
    return played;
}

/// Notes the time that a side has left after its move.
void GameController::noteTime(Color mover) {
    if (isTimed(setup_.time[mover])) game_->noteTime(clock_.left(mover).left);
}

// Events from players and the clock.

/// An AI player's clock starts when its search starts, not while it loads or ends an earlier search.
void GameController::onBegan(Color color, Ticket ticket) {
    if (ticket != ticket_ || !isThinking()) return;
    clock_.run(color);
    enqueue(StateChanged{});
    sendEvents();
}

void GameController::onSearchInfo(Color color, Ticket ticket, const SearchInfo& info) {
    if (ticket != ticket_) return;
    drawSense_.note(*game_, info);
    enqueue(SearchProgress{color, info});
    sendEvents();
}

void GameController::onAnswer(Color color, Ticket ticket, const SearchAnswer& answer) {
    if (ticket != ticket_) return;
    if (clock_.hasFlagged(color)) return onFlag();
    if (answer.isFromBook) enqueue(PlayerUsesBook{color});
    pace_.playAfter(thinkTimeOf(color, answer),
                    [this, color, move = answer.best] { finishThinking(color, move); });
    sendEvents();  // even if the move has to wait
}

/// How long a player with manners takes for its move.
std::chrono::milliseconds GameController::thinkTimeOf(Color color, const SearchAnswer& answer) const {
    const PlayerSpec& player = setup_.players[color];
    const bool isWatchedAtAPace = !hasPerson() && !clock_.isTimed();
    const auto rating =
        manners_.takesTime && !isWatchedAtAPace ? ratingAmongPeople(player, registry_) : std::nullopt;
    if (!rating || !isLegal(game_->position(), answer.best)) return {};
    const std::uint64_t own = bookSeed(aiSettingsOf(player).options);
    return thinkTime({*game_, answer.best, answer.isFromBook, timeAtStart_}, *rating,
                     own != 0 ? own : paceSeed_);
}

/// The player's own time is over. What follows is for those who watch.
void GameController::finishThinking(Color color, Move move) {
    if (clock_.hasFlagged(color)) return onFlag();
    clock_.stop();
    if (endsGame(color)) return sendEvents();
    const auto pace = hasPerson() ? std::chrono::milliseconds{0} : std::min(setup_.pace, kSlowestPace);
    pace_.playAfter(pace, [this, color, move] { playAnswer(color, move); });
    sendEvents();
}

/// Whether the player claims a draw, or resigns, instead of moving.
bool GameController::endsGame(Color color) {
    if (manners_.seeksDraws && drawSense_.claims(*game_, color)) {
        game_->claimDraw();
    } else if (manners_.resigns && drawSense_.isHopeless(color)
               && mayResign(setup_.players[color], registry_)) {
        game_->end({~color, Termination::Resignation});
    } else {
        return false;
    }
    goOn();
    return true;
}

/// After its move, the player claims the draw that it has brought about (FIDE articles 9.2.1 and 9.3.1), or
/// offers one to a person (9.1.2.1).
void GameController::settleDraws(Color color) {
    if (!manners_.seeksDraws || game_->outcome()) return;
    if (drawSense_.claims(*game_, color)) {
        game_->claimDraw();
    } else if (isPerson(setup_.players[~color]) && !drawOffer_.by() && haveBothMoved()
               && drawSense_.offers(*game_, color)) {
        drawSense_.noteOffer(*game_, color);
        drawOffer_.make(color);
        enqueue(DrawOffered{color});
    }
}

void GameController::playAnswer(Color color, Move move) {
    if (const auto played = playAndPressClock(move)) {
        if (seats_.settle(color)) enqueue(PlayerRenewed{color, std::nullopt});
        settleDraws(color);
        goOn();
    } else {
        fail(color, {PlayerFailure::Kind::BadMove, played.error().describe()});
    }
    sendEvents();
}

/// The flag of the side to move has fallen.
void GameController::onFlag() {
    forgetRequest();
    game_->end(flagFall(game_->position(), sideToMove()));
    goOn();
    sendEvents();
}

void GameController::onBookFailed(Color color, const Message& reason) {
    enqueue(BookUnusable{color, reason});
    sendEvents();
}

void GameController::onEndingsFailed(Color color, const Message& reason) {
    enqueue(EndingsUnusable{color, reason});
    sendEvents();
}

/// A player that fails while it is not its turn is only dismissed, and restarted at its turn.
void GameController::onFault(Color color, const AiFault& fault) {
    const auto* awaiting = std::get_if<AwaitingMove>(&state_);
    if (awaiting != nullptr && awaiting->color == color)
        fail(color, fault);
    else if (!fallBack(color, fault))
        seats_.retire(color);
    sendEvents();
}

void GameController::fail(Color color, const AiFault& fault) {
    PlayerFailure failure{color, fault.kind, playerName(color), fault.reason};
    clock_.stop();
    mustAsk_ = fallBack(color, fault);
    if (mustAsk_) return;
    seats_.retire(color);
    const bool hasPlayed =
        fault.kind != PlayerFailure::Kind::CannotStart && fault.kind != PlayerFailure::Kind::HeldBack;
    const bool isRestarted = hasPlayed && seats_.takeRestart(color);
    enqueue(PlayerFailed{failure, isRestarted});
    if (isRestarted)
        mustAsk_ = true;
    else
        setState(Paused{std::move(failure)});
}

void GameController::publishClosedIfDone() {
    if (!isClosing() || seats_.isAnyLeaving() || std::exchange(hasSentClosed_, true)) return;
    enqueue(Closed{});
    sendEvents();
}

// Notification.

void GameController::enqueue(ControllerEvent event) {
    events_.push_back(std::move(event));
}

/// Sends the waiting events in order, and then asks the AI player whose turn it is. Commands given by
/// handlers add more of both.
void GameController::sendEvents() {
    if (std::exchange(isSending_, true)) return;
    const ScopeExit end([this] {  // even if a handler throws
        isSending_ = false;
        if (!events_.empty() || mustAsk_) dispatcher_.post(self_.bind(&GameController::sendEvents));
    });
    do {
        while (!events_.empty()) {
            const ControllerEvent event = std::move(events_.front());
            events_.pop_front();
            publisher_.publish(event);
        }
        if (std::exchange(mustAsk_, false)) ask(sideToMove());
    } while (!events_.empty());
    previousGames_.clear();
}

}  // namespace roque
