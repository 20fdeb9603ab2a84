#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace roque {

/// Who says a line in the talk between the program and an engine.
enum class Speaker : std::uint8_t {
    Program,    ///< this program, to the engine
    Engine,     ///< the engine, on its standard output
    Complaint,  ///< the engine, on its standard error
    Note,       ///< a remark of this program, which nobody has said
};

/// Hears every line that is said. [search-thread]
using Overhearing = std::function<void(Speaker, std::string_view line)>;

}  // namespace roque
