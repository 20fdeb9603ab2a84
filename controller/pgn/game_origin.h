#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace roque {

/// Out of which file a game was read, and what stood there: enough to put it back in its place, also after
/// other programs have changed the file around it.
struct GameOrigin {
    std::filesystem::path file;
    std::uint64_t offset = 0;  ///< where its section (PgnSection) began
    std::string section;       ///< the text of that
    std::size_t place = 0;     ///< which game of the section it is
    bool hasErrors = false;    ///< not all of it was understood: its text must not be replaced
};

}  // namespace roque
