#include "tests/support/seen_bars.h"

namespace roque::test {
namespace {

constexpr ScreenColor kBar = 0x313131;  ///< as view/toolkit/info_colours.h takes it from GTK's theme Adwaita

/// The centres of the gaps in a bar that are wider than a letter. A bar ends where the window does.
std::vector<Pixel> interruptions(const VirtualScreen& screen, int y) {
    constexpr int kLongest = 40;
    std::vector<Pixel> found;
    int last = 0;  // pixel of the bar
    for (int x = 0; x < screen.width(); ++x) {
        if (screen.at({x, y}) != kBar) continue;
        if (x - last > kLongest) found.push_back({(last + x) / 2, y});
        last = x;
    }
    return found;
}

}  // namespace

std::vector<Pixel> buttonsOfLowestBar(const VirtualScreen& screen) {
    constexpr int kFromEdge = 8;  // of a button: its label starts further in
    for (int y = screen.height() - 1; y >= kFromEdge; --y) {
        if (screen.at({1, y}) != kBar || interruptions(screen, y).empty()) continue;
        return interruptions(screen, y - kFromEdge);
    }
    return {};
}

}  // namespace roque::test
