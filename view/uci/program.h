#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace roque::uci {

/// Where the program reads and writes.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& error;
};

/// `roque-uci [--plugin ID] [bench [DEPTH]]`: speaks UCI until `quit` or the end of the input, or runs the
/// benchmark. Returns what the program is to return to the shell.
[[nodiscard]] int runProgram(std::span<const std::string_view> arguments, const Streams& streams);

}  // namespace roque::uci
