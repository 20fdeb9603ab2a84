#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/position/position.h"
#include "plugins/bastion/value.h"

namespace roque::bastion::training {

/// A quiet position of a game that Bastion has played against itself.
struct Sample {
    Position position = Position::start();
    Value valueForWhite = 0;  ///< what the search said
    double result = 0.5;      ///< how the game ended: 1 White has won, 0 Black has
};

/// A sample as a line: "FEN;value;result".
[[nodiscard]] std::string toText(const Sample& sample);

/// The sample that a line holds; nothing if it holds none.
[[nodiscard]] std::optional<Sample> parseSample(std::string_view line);

}  // namespace roque::bastion::training
