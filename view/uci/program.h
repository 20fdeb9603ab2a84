#pragma once

#include <span>
#include <string_view>

#include "view/uci/engine_program.h"

namespace roque::uci {

/// `roque-uci [--plugin ID] [bench [DEPTH]]`: speaks UCI until `quit` or the end of the input, or runs the
/// benchmark. Returns the exit status.
[[nodiscard]] int runProgram(std::span<const std::string_view> arguments, const Streams& streams);

}  // namespace roque::uci
