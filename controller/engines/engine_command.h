#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace roque {

/// How a chess program is started. No shell has a part in it.
struct EngineCommand {
    std::filesystem::path program;  ///< with a slash the file itself, else looked for where PATH says
    std::vector<std::string> arguments;
    std::filesystem::path folder{};  ///< where it works; empty: where we do
    unsigned memory = 0;             ///< mebibytes above which it is ended; 0: it may take what there is

    bool operator==(const EngineCommand&) const = default;
};

}  // namespace roque
