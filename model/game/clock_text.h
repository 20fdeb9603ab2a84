#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/export.h"

// Times beside a move, as the supplement of the PGN standard writes them: clk, emt.
namespace roque {

/// "1:02:03.4": hours, minutes, seconds; negative times become zero.
[[nodiscard]] ROQUE_MODEL std::string clockText(std::chrono::milliseconds time);

/// The time of such a text, also of one without hours or minutes. Nothing if it is none.
[[nodiscard]] ROQUE_MODEL std::optional<std::chrono::milliseconds> parseClockText(std::string_view text);

}  // namespace roque
