#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "view/board/drawing/pixels.h"

namespace roque {

/// The parts of a picture that have to be painted anew: after a move those are a few squares, which may lie
/// far from each other.
class Damage {
public:
    /// One rectangle.
    Damage(const PixelRect& all) : rects_{all} {}  // NOLINT(google-explicit-constructor): the usual one
    explicit Damage(std::vector<PixelRect> rects) : rects_(std::move(rects)) {}

    /// Whether part of a rectangle has to be painted anew.
    [[nodiscard]] bool touches(const PixelRect& rect) const noexcept {
        return std::ranges::any_of(rects_, [&](const PixelRect& each) { return each.intersects(rect); });
    }

private:
    std::vector<PixelRect> rects_;
};

}  // namespace roque
