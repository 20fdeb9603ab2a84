#pragma once

#include <cstddef>
#include <string>

#include "controller/match/match_settings.h"
#include "controller/tuning/parameter_table.h"
#include "controller/tuning/spsa.h"

namespace roque::tuning {

/// The numbers of the two players of a tuning, which are the same engine.
inline constexpr std::size_t kPlus = 0;
inline constexpr std::size_t kMinus = 1;

/// Everything that is decided before a tuning begins.
struct TuningSettings {
    match::MatchSettings games;  ///< between kPlus and kMinus; a pair of games for each round
    Parameters parameters;       ///< at least one
    SpsaSchedule schedule;       ///< as many rounds as `games` has
};

/// A hash of parameters, schedule, and all that match::identityOf() looks at, in hexadecimal digits.
[[nodiscard]] std::string identityOf(const TuningSettings& settings);

}  // namespace roque::tuning
