#pragma once

#include <vector>

#include "model/position/position.h"

namespace roque::bastion::test {

/// Positions of games in which every move is drawn by lot, the same each time.
[[nodiscard]] std::vector<Position> randomPositions(std::size_t wanted);

/// The position with Black's pieces in the place of White's, upside down, and the other side to move.
[[nodiscard]] Position colorsExchanged(const Position& position);

}  // namespace roque::bastion::test
