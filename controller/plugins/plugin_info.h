#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "controller/plugins/plugin_levels.h"
#include "controller/search/plugin_option.h"

namespace roque {

/// Where a plugin was found.
enum class PluginOrigin : std::uint8_t {
    Shipped,  ///< in the folder that came with the program
    User,     ///< in the user's own folder
};

/// What a plugin says about itself. All texts are single lines of UTF-8.
struct PluginInfo {
    std::string id;  ///< never changes: settings and saved games name the plugin by it
    std::string name;
    std::string author;
    std::string version;
    bool playsChess960 = false;
    std::vector<PluginOption> options;
    PluginLevels levels{};         ///< what a file beside the library says of them
    std::filesystem::path book{};  ///< of its own: the file beside the library; empty: none
    std::filesystem::path path;
    PluginOrigin origin = PluginOrigin::Shipped;
};

}  // namespace roque
