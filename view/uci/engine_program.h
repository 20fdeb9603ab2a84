#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string_view>

#include "controller/plugins/plugin_engine.h"

namespace roque::uci {

/// Where the program reads and writes.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& error;
};

/// The depth after `bench` on the command line; nothing if it is not a depth.
[[nodiscard]] std::optional<unsigned> parseBenchDepth(std::string_view text);

/// Lets an engine speak UCI until `quit` or the end of the input, or runs the benchmark if there is a depth.
/// Returns the exit status.
[[nodiscard]] int runEngine(std::unique_ptr<PluginEngine> engine, std::optional<unsigned> benchDepth,
                            const Streams& streams);

}  // namespace roque::uci
