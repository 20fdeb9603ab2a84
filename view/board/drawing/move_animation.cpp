#include "view/board/drawing/move_animation.h"

namespace roque {

bool MoveAnimation::start(const Board& before, const Board& after, Time now) {
    if (before == after) return isRunning();
    transition_.reset();
    if (duration_.count() > 0) transition_ = transitionBetween(before, after);
    start_ = now;
    return isRunning();
}

std::optional<MoveTransition> MoveAnimation::at(Time now) {
    if (!transition_) return std::nullopt;
    const double part =
        std::chrono::duration<double>(now - start_) / std::chrono::duration<double>(duration_);
    if (part >= 1) {
        finish();
        return std::nullopt;
    }
    transition_->progress = part * part * (3 - 2 * part);
    return transition_;
}

bool MoveAnimation::finish() {
    const bool wasRunning = isRunning();
    transition_.reset();
    return wasRunning;
}

}  // namespace roque
