#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/position/position.h"
#include "plugins/bastion/base/value.h"

namespace roque::bastion::training {

/// A quiet position of a game of Bastion against itself.
struct Sample {
    Position position = Position::start();
    Value valueForWhite = 0;  ///< of the search
    double result = 0.5;      ///< of the game: 1 White won, 0 Black won
};

/// A sample as a line: "FEN;value;result".
[[nodiscard]] std::string toText(const Sample& sample);

/// The sample of a line; nothing if it has another form.
[[nodiscard]] std::optional<Sample> parseSample(std::string_view line);

}  // namespace roque::bastion::training
