#include "tests/support/seen_bars.h"

#include <algorithm>
#include <utility>

namespace roque::test {
namespace {

constexpr ScreenColor kBar = 0xe3edf9;  ///< the ground of questions in view/board/drawing/window_colors.cpp

/// A part of a row of pixels that covers the bar.
struct Gap {
    int left;
    int right;

    [[nodiscard]] bool touches(const Gap& other) const { return left <= other.right && other.left <= right; }
};

/// The gaps in a bar at this height that are wider than letters and pictures.
std::vector<Gap> gapsAt(const VirtualScreen& screen, int y) {
    constexpr int kLongest = 34;
    std::vector<Gap> gaps;
    int last = screen.width();  // pixel of the bar
    for (int x = 0; x < screen.width(); ++x) {
        if (screen.at({x, y}) != kBar) continue;
        if (x - last > kLongest) gaps.push_back({last + 1, x - 1});
        last = x;
    }
    return gaps;
}

}  // namespace

std::vector<Pixel> buttonsOfQuestion(const VirtualScreen& screen) {
    constexpr int kFromEdge = 10;  // of a button
    std::vector<Pixel> buttons;
    std::vector<Gap> above;
    for (int y = 0; y < screen.height(); ++y) {
        std::vector<Gap> gaps = gapsAt(screen, y);
        for (const Gap& gap : gaps) {
            const bool goesOn =
                std::ranges::any_of(above, [&](const Gap& each) { return each.touches(gap); });
            if (!goesOn) buttons.push_back({(gap.left + gap.right) / 2, y + kFromEdge});
        }
        above = std::move(gaps);
    }
    return buttons;
}

}  // namespace roque::test
