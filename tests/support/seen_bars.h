#pragma once

#include <vector>

#include "tests/support/virtual_screen.h"

namespace roque::test {

/// The buttons of the question beside the board, row by row: a pixel in the middle of each.
[[nodiscard]] std::vector<Pixel> buttonsOfQuestion(const VirtualScreen& screen);

}  // namespace roque::test
