#pragma once

#include "tests/controller/faults/fault_scenario.h"

namespace roque::test {

/// Settings, PGN files, decisions about players, plugins that failed to load, exported scores: files that are
/// replaced as a whole.
[[nodiscard]] FaultScenarios fileScenarios();

}  // namespace roque::test
