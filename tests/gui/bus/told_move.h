#pragma once

#include <optional>
#include <string>

#include "model/position/position.h"

namespace roque::test {

/// The move of the side to move that a sentence tells of, such as "White pawn from e5 takes en passant on
/// d6."; nothing if it tells of none. Made without the code that makes the sentences.
[[nodiscard]] std::optional<Move> toldMove(const Position& position, const std::string& sentences);

}  // namespace roque::test
