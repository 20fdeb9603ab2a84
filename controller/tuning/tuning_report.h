#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "controller/tuning/spsa.h"
#include "model/base/catalogue.h"

// What a tuning has found so far, for people.
namespace roque::tuning {

/// A table of all parameters: start, value and change. `language` is the reader's.
[[nodiscard]] std::string tuningTable(std::span<const TunedParameter> parameters, const Spsa::Values& values,
                                      const Catalogue& language);

/// The parameters that have moved most, counted in their steps, and how far: "LmrBase +21.4, SeePawn -2.1".
/// Empty if none has moved.
[[nodiscard]] std::string farthest(std::span<const TunedParameter> parameters, const Spsa::Values& values,
                                   std::size_t most);

}  // namespace roque::tuning
