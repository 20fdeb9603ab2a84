#include "controller/game/game_controller.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "controller/players/player_source.h"
#include "controller/plugins/plugin_levels.h"

namespace roque {
namespace {

/// How often an engine may be given up before it is no longer started: each time costs a thread.
constexpr unsigned kMaxGivenUp = 2;

constexpr std::chrono::milliseconds kSlowestPace = std::chrono::minutes(1);

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
      deadlines_(deadlines),
      clock_(dispatcher, [this] { onFlag(); }),
      pace_(dispatcher) {}

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
    return std::holds_alternative<AwaitingMove>(state_) && hasPerson() && !drawOffer_.by();
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
    return game_ && !isClosing() && game_->current().ply() >= pliesToTakeBack();
}

bool GameController::canRedo() const noexcept {
    return game_ && !isClosing() && game_->canRedo();
}

bool GameController::canPause() const noexcept {
    return std::holds_alternative<AwaitingMove>(state_);
}

bool GameController::canResume() const noexcept {
    return std::holds_alternative<Paused>(state_) || std::holds_alternative<AwaitingStart>(state_);
}

// Events from players and the clock.

void GameController::setState(GameState state) {
    state_ = std::move(state);
    isToAsk_ = false;
    if (!std::holds_alternative<AwaitingMove>(state_)) clock_.stop();
    tell(StateChanged{});
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
        isToAsk_ = true;
}

void GameController::ask(Color color) {
    ticket_ = ticket_.next();
    pace_.begin();
    if (!players_[color]) {
        if (const auto seated = seat(color); !seated) {
            fail(color, seated.error());
            return;
        }
    }
    const PlayerSpec& player = setup_.players[color];
    const SearchLimits limits =
        playerLimits(player, clock_.limits(aiSettingsOf(player).limits, color), color);
    players_[color]->think({game_->start(), game_->variant(), game_->moves(), limits}, ticket_);
}

/// Starts the AI player of a side.
Result<void, AiFault> GameController::seat(Color color) {
    constexpr auto kCannotStart = PlayerFailure::Kind::CannotStart;
    const AiSettings settings = aiSettingsOf(setup_.players[color]);
    if (const auto held = heldBack_.find(settings.id); held != heldBack_.end())
        return AiFault{PlayerFailure::Kind::HeldBack, held->second};
    auto source = playerSource(setup_.players[color], game_->variant(), registry_, deadlines_);
    if (!source) return AiFault{kCannotStart, std::move(source).error()};
    if (const auto entry = givenUp_.find(settings.id);
        entry != givenUp_.end() && entry->second >= kMaxGivenUp)
        return AiFault{kCannotStart,
                       ROQUE_MESSAGE("It did not return several times and is not started again")};

    AiPlayer::Listener listener;
    listener.began = [this, color](Ticket ticket) { onBegan(color, ticket); };
    listener.answered = [this, color](Ticket ticket, const SearchAnswer& answer) {
        onAnswer(color, ticket, answer);
    };
    listener.thinks = [this, color](Ticket ticket, const SearchInfo& info) {
        onThought(color, ticket, info);
    };
    listener.bookFailed = [this, color](const Message& reason) { onBookFailed(color, reason); };
    listener.failed = [this, color](const AiFault& fault) { onFault(color, fault); };
    listener.left = [this] { postDropThoseWhoLeft(); };
    players_[color] = std::make_unique<AiPlayer>(dispatcher_, std::move(*source), settings, game_->variant(),
                                                 deadlines_.afterLimit, std::move(listener));
    return {};
}

void GameController::onAnswer(Color color, Ticket ticket, const SearchAnswer& answer) {
    if (ticket != ticket_) return;
    if (clock_.hasFlagged(color)) return onFlag();
    clock_.stop();  // the move is made; what follows is for those who watch
    if (answer.isFromBook) tell(PlayerUsesBook{color});
    const auto pace = hasPerson() ? std::chrono::milliseconds{0} : std::min(setup_.pace, kSlowestPace);
    pace_.playAfter(pace, [this, color, move = answer.best] { playAnswer(color, move); });
    tellAll();  // even if the move has to wait
}

void GameController::playAnswer(Color color, Move move) {
    if (const auto played = playInTime(move))
        goOn();
    else
        fail(color, {PlayerFailure::Kind::BadMove, played.error().describe()});
    tellAll();
}

/// An AI player's clock starts when its search starts, not while it loads or ends an earlier search.
void GameController::onBegan(Color color, Ticket ticket) {
    if (ticket != ticket_ || !isThinking()) return;
    clock_.run(color);
    tell(StateChanged{});
    tellAll();
}

/// The flag of the side to move has fallen.
void GameController::onFlag() {
    forgetRequest();
    game_->end(flagFall(game_->position(), sideToMove()));
    goOn();
    tellAll();
}

Result<const GameNode*, MoveError> GameController::playInTime(Move move) {
    auto played = game_->play(move);
    if (!played) return played;
    clock_.moved(game_->current().ply());
    if (drawOffer_.by() != ~sideToMove()) drawOffer_.lapse();  // the player that was asked has moved instead
    return played;
}

void GameController::onThought(Color color, Ticket ticket, const SearchInfo& info) {
    if (ticket != ticket_) return;
    drawOffer_.heed(color, info);
    tell(SearchProgress{color, info});
    tellAll();
}

void GameController::onBookFailed(Color color, const Message& reason) {
    tell(BookUnusable{color, reason});
    tellAll();
}

/// A player that fails while it is not its turn is only dismissed, and restarted at its turn.
void GameController::onFault(Color color, const AiFault& fault) {
    const auto* awaiting = std::get_if<AwaitingMove>(&state_);
    if (awaiting != nullptr && awaiting->color == color)
        fail(color, fault);
    else
        retire(color);
    tellAll();
}

void GameController::fail(Color color, const AiFault& fault) {
    PlayerFailure failure{color, fault.kind, playerName(color), fault.reason};
    clock_.stop();
    retire(color);
    const bool hasPlayed =
        fault.kind != PlayerFailure::Kind::CannotStart && fault.kind != PlayerFailure::Kind::HeldBack;
    const bool isWorthAnotherTry = hasPlayed && !std::exchange(wasRestarted_[color], true);
    tell(PlayerFailed{failure, isWorthAnotherTry});
    if (isWorthAnotherTry)
        isToAsk_ = true;
    else
        setState(Paused{std::move(failure)});
}

/// Drops the request to the player that is thinking.
void GameController::forgetRequest() {
    isToAsk_ = false;
    ticket_ = ticket_.next();
    pace_.forget();
    for (const Color color : kColors) {
        if (players_[color]) players_[color]->cancel();
    }
}

/// Dismisses the AI player of a side. The object is kept until its thread has ended.
void GameController::retire(Color color) {
    std::unique_ptr<AiPlayer> player = std::move(players_[color]);
    if (!player) return;
    player->leave();
    leaving_.push_back(std::move(player));
    postDropThoseWhoLeft();
}

/// Not at once: the player may be the caller.
void GameController::postDropThoseWhoLeft() {
    dispatcher_.post(self_.bind(&GameController::dropThoseWhoLeft));
}

void GameController::dropThoseWhoLeft() {
    std::erase_if(leaving_, [this](const std::unique_ptr<AiPlayer>& player) {
        if (!player->hasLeft()) return false;
        if (player->isGivenUp()) ++givenUp_[player->id()];
        return true;
    });
    publishClosedIfDone();
}

void GameController::publishClosedIfDone() {
    if (!isClosing() || !leaving_.empty() || std::exchange(hasToldClosed_, true)) return;
    tell(Closed{});
    tellAll();
}

// Notification.

void GameController::tell(ControllerEvent event) {
    events_.push_back(std::move(event));
}

/// Sends the waiting events in order, and then asks the AI player whose turn it is. Commands given by
/// handlers add more of both.
void GameController::tellAll() {
    if (std::exchange(isTelling_, true)) return;
    const auto end = [this](const void*) {  // even if a handler throws
        isTelling_ = false;
        if (!events_.empty() || isToAsk_) dispatcher_.post(self_.bind(&GameController::tellAll));
    };
    const std::unique_ptr<void, decltype(end)> telling(this, end);
    do {
        while (!events_.empty()) {
            const ControllerEvent event = std::move(events_.front());
            events_.pop_front();
            publisher_.publish(event);
        }
        if (std::exchange(isToAsk_, false)) ask(sideToMove());
    } while (!events_.empty());
    previousGames_.clear();
}

}  // namespace roque
