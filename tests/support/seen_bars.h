#pragma once

#include <vector>

#include "tests/support/virtual_screen.h"

namespace roque::test {

/// The buttons of the lowest bar of questions and notices in a window at the left edge of the screen, from
/// left to right: a pixel in the middle of each. Assumes GTK's own theme, Adwaita.
[[nodiscard]] std::vector<Pixel> buttonsOfLowestBar(const VirtualScreen& screen);

}  // namespace roque::test
