#include "controller/game/hint_giver.h"

#include <utility>
#include <variant>

#include "controller/players/default_opponent.h"
#include "controller/players/player_source.h"

namespace roque {
namespace {

constexpr std::chrono::milliseconds kHintTime{1500};

}  // namespace

HintGiver::HintGiver(UiDispatcher& dispatcher, GameController& controller, const PluginRegistry& plugins,
                     const Deadlines& deadlines)
    : dispatcher_(dispatcher),
      controller_(controller),
      plugins_(plugins),
      deadlines_(deadlines),
      subscription_(controller.subscribe([this](const ControllerEvent& event) { onEvent(event); })) {}

bool HintGiver::canAsk() const {
    return controller_.isPersonsTurn() && strongestPlayer(plugins_).has_value();
}

void HintGiver::ask() {
    if (!canAsk() || isLooking_) return;
    if (!hint_) return look();
    if (hint_->step == Step::Piece)
        hint_->step = Step::Square;
    else
        hint_->step = Step::Move;
    tell();
}

void HintGiver::look() {
    hasFailed_ = false;
    if (!seat()) return onFailure();
    const Game& game = *controller_.game();
    SearchLimits limits;
    limits.moveTime = kHintTime;
    isLooking_ = true;
    ticket_ = ticket_.next();
    player_->think({game.start(), game.variant(), game.moves(), limits}, ticket_);
    tell();
}

/// Has a player ready. Returns false if none can be started.
bool HintGiver::seat() {
    if (player_) return true;
    const auto spec = strongestPlayer(plugins_);
    const Variant variant = controller_.game()->variant();
    if (!spec) return false;
    auto source = playerSource(*spec, variant, plugins_, deadlines_);
    if (!source) return false;
    AiPlayer::Listener listener;
    listener.answered = [this](Ticket ticket, const SearchAnswer& answer) { onAnswer(ticket, answer); };
    listener.failed = [this](const AiFault&) {
        dismiss();
        onFailure();
    };
    listener.left = [this] { sweepSoon(); };
    AiSettings settings = aiSettingsOf(*spec);
    settings.endings = endingsOf(*spec);
    player_ = std::make_unique<AiPlayer>(dispatcher_, std::move(*source), settings, variant,
                                         deadlines_.afterLimit, std::move(listener));
    return true;
}

void HintGiver::onAnswer(Ticket ticket, const SearchAnswer& answer) {
    if (ticket != ticket_ || !isLooking_) return;
    isLooking_ = false;
    controller_.noteHint();
    hint_ = Hint{answer.best};
    tell();
}

void HintGiver::onFailure() {
    isLooking_ = false;
    hasFailed_ = true;
    tell();
}

void HintGiver::onEvent(const ControllerEvent& event) {
    const bool isOtherPosition =
        std::holds_alternative<MovePlayed>(event) || std::holds_alternative<MoveTakenBack>(event)
        || std::holds_alternative<GameStarted>(event) || std::holds_alternative<GameEnded>(event);
    if (isOtherPosition || std::holds_alternative<PlayerReplaced>(event)) drop();
    if (std::holds_alternative<GameStarted>(event)) dismiss();
    if (!std::holds_alternative<Closing>(controller_.state())) return;
    drop();
    dismiss();
}

void HintGiver::drop() {
    const bool wasSeen = isLooking_ || hint_ || hasFailed_;
    if (std::exchange(isLooking_, false) && player_) player_->cancel();
    hasFailed_ = false;
    hint_.reset();
    if (wasSeen) tell();
}

/// Has the player leave. It is kept until its thread has ended.
void HintGiver::dismiss() {
    if (!player_) return;
    player_->leave();
    leaving_.push_back(std::move(player_));
    sweepSoon();
}

/// Lets go of players that have left; not at once, because one of them may be the caller.
void HintGiver::sweepSoon() {
    dispatcher_.post(self_.bind([](HintGiver& self) {
        std::erase_if(self.leaving_, [](const auto& player) { return player->hasLeft(); });
        if (const auto notify = self.onLeft) notify();
    }));
}

void HintGiver::tell() const {
    if (const auto notify = onChanged) notify();
}

}  // namespace roque
