#include "view/game/time_used.h"

#include <variant>

namespace roque {

TimeUsed::TimeUsed(GameController& controller, const UiDispatcher& dispatcher)
    : controller_(controller), dispatcher_(dispatcher), since_(dispatcher.now()) {
    subscription_ = controller.subscribe([this](const ControllerEvent& event) { onEvent(event); });
}

std::optional<TimeUsed::Times> TimeUsed::times() const {
    return isWhole_ ? std::optional(times_) : std::nullopt;
}

void TimeUsed::onEvent(const ControllerEvent& event) {
    if (std::holds_alternative<SearchProgress>(event)) return;
    const auto now = dispatcher_.now();
    if (thinking_) times_[*thinking_] += std::chrono::duration_cast<std::chrono::milliseconds>(now - since_);
    const Game* const game = controller_.game();
    if (std::holds_alternative<GameStarted>(event)) {
        times_ = {};
        isWhole_ = game != nullptr && game->moves().empty();
    }
    const bool isThinking = game != nullptr && controller_.clock().isRunning();
    thinking_ = isThinking ? std::optional(game->position().sideToMove()) : std::nullopt;
    since_ = now;
}

}  // namespace roque
