#pragma once

#include <span>
#include <string_view>

#include "view/uci/engine_program.h"

namespace roque::uci {

/// `roque-uci [--plugin ID] [bench [DEPTH]]`: speaks UCI until `quit` or the end of the input, or runs the
/// benchmark. Returns what the program is to return to the shell.
[[nodiscard]] int runProgram(std::span<const std::string_view> arguments, const Streams& streams);

}  // namespace roque::uci
