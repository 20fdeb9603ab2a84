#include "view/window/board_input_settings.h"

#include <chrono>

#include "view/toolkit/desktop_motion.h"

namespace roque {
namespace {

/// How long a move takes to be seen.
std::chrono::milliseconds timeOf(AnimationSpeed speed) {
    switch (speed) {
        case AnimationSpeed::Off:
            return std::chrono::milliseconds(0);
        case AnimationSpeed::Fast:
            return std::chrono::milliseconds(80);
        case AnimationSpeed::Normal:
            return std::chrono::milliseconds(130);
        case AnimationSpeed::Slow:
            return std::chrono::milliseconds(200);  // longer, and a person waits for it
    }
    return {};
}

PointerInput inputOf(MoveInput input) {
    if (input == MoveInput::Click) return PointerInput::Click;
    return input == MoveInput::Drag ? PointerInput::Drag : PointerInput::ClickAndDrag;
}

}  // namespace

void applyHandSettings(BoardPanel& board, const Settings& settings) {
    board.setAnimation(desktopAnimates() ? timeOf(settings.appearance.animation)
                                         : std::chrono::milliseconds(0));
    board.setPointerInput(inputOf(settings.play.moveInput));
    board.setPromotionInput(settings.play.alwaysPromotesToQueen ? PromotionInput::Queen
                                                                : PromotionInput::Ask);
}

}  // namespace roque
