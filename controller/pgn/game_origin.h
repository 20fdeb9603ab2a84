#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace roque {

/// Where a game was read from: enough to save it back in place even if other programs have changed the rest
/// of the file.
struct GameOrigin {
    std::filesystem::path file;
    std::uint64_t offset = 0;  ///< where its section (PgnSection) begins in the file
    std::string section;       ///< the section's text
    std::size_t place = 0;     ///< number of the game in the section, from 0
    bool hasErrors = false;    ///< part of it could not be read: its text must not be replaced
    bool isConverted = false;  ///< saving it has given the whole file another encoding, UTF-8
};

}  // namespace roque
