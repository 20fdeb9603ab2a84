#pragma once

#include <string>

#include "controller/pgn/pgn_statistics.h"

namespace roque::terminal {

/// The figures in the person's language: several lines.
[[nodiscard]] std::string describe(const PgnStatistics& statistics);

}  // namespace roque::terminal
