#include "view/game/premove_queue.h"

#include <variant>

#include "view/game/premove.h"

namespace roque {

PremoveQueue::PremoveQueue(GameController& controller)
    : controller_(controller),
      subscription_(controller.subscribe([this](const ControllerEvent& event) { onEvent(event); })) {}

void PremoveQueue::setOn(bool isOn) {
    isOn_ = isOn;
    if (!isOn) clear();
}

std::optional<Color> PremoveQueue::side() const noexcept {
    if (!moves_.empty()) return color_;
    if (!isOn_ || !controller_.isThinking()) return std::nullopt;
    const Color color = ~controller_.game()->position().sideToMove();
    return isPerson(controller_.setup().players[color]) ? std::optional(color) : std::nullopt;
}

void PremoveQueue::add(Move premove) {
    const auto color = side();
    if (!color || moves_.size() == kMax) return;
    color_ = *color;
    thoughtAbout_ = &controller_.game()->current();
    moves_.push_back(premove);
    if (onChanged) onChanged();
}

void PremoveQueue::clear() {
    if (moves_.empty()) return;
    moves_.clear();
    if (onChanged) onChanged();
}

void PremoveQueue::onEvent(const ControllerEvent& event) {
    if (moves_.empty()) return;
    const bool isOtherGame =
        std::holds_alternative<GameStarted>(event) || std::holds_alternative<MoveTakenBack>(event)
        || std::holds_alternative<PlayerReplaced>(event) || std::holds_alternative<GameEnded>(event);
    if (isOtherGame) clear();
    if (!std::holds_alternative<StateChanged>(event) || controller_.isThinking()) return;
    if (controller_.isPersonsTurn())
        playFirst();
    else
        clear();
}

void PremoveQueue::playFirst() {
    if (moves_.empty()) return;
    const Game& game = *controller_.game();
    const bool isAnswered = game.current().parent() == thoughtAbout_;
    const auto move = isAnswered ? legalMoveOf(moves_.front(), game.position()) : std::nullopt;
    if (!move) {
        clear();
        return;
    }
    if (!controller_.play(*move)) {
        clear();
        return;
    }
    moves_.erase(moves_.begin());  // so that observers of the move see it gone
    thoughtAbout_ = &game.current();
}

}  // namespace roque
