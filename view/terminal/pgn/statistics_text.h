#pragma once

#include <string>

#include "controller/pgn/pgn_statistics.h"

namespace roque::terminal {

/// The figures as text for people: several lines.
[[nodiscard]] std::string describe(const PgnStatistics& statistics);

}  // namespace roque::terminal
