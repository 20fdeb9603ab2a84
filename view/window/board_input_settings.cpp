#include "view/window/board_input_settings.h"

#include <chrono>

namespace roque {
namespace {

/// How long a move takes to be seen.
std::chrono::milliseconds timeOf(AnimationSpeed speed) {
    switch (speed) {
        case AnimationSpeed::Off:
            return std::chrono::milliseconds(0);
        case AnimationSpeed::Fast:
            return std::chrono::milliseconds(110);
        case AnimationSpeed::Normal:
            return std::chrono::milliseconds(200);
        case AnimationSpeed::Slow:
            return std::chrono::milliseconds(450);
    }
    return {};
}

PointerInput inputOf(MoveInput input) {
    if (input == MoveInput::Click) return PointerInput::Click;
    return input == MoveInput::Drag ? PointerInput::Drag : PointerInput::ClickAndDrag;
}

}  // namespace

void applyHandSettings(BoardPanel& board, const Settings& settings) {
    board.setAnimation(timeOf(settings.appearance.animation));
    board.setPointerInput(inputOf(settings.play.moveInput));
}

}  // namespace roque
