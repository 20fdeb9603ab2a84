#pragma once

#include <string_view>

#include "model/endings/ending_tables.h"

namespace roque::test {

/// The number of an ending among EndingMaterial::all().
[[nodiscard]] std::size_t endingNamed(std::string_view name);

/// The endings of three men, and of four men KQKR, KRKN and KBNK. Made at the first call.
[[nodiscard]] const EndingTables& madeEndings();

/// The endings of three men alone, which take no time.
[[nodiscard]] const EndingTables& madeEndingsOfThreeMen();

}  // namespace roque::test
