#pragma once

#include <filesystem>
#include <optional>

namespace roque {

/// The folders for the user's data, by the XDG Base Directory Specification 0.8: the folder "roque" in each
/// of the specification's. They need not exist.
///
/// Not set if neither the environment nor the system knows a home folder: the program then keeps nothing, and
/// says so.
struct XdgFolders {
    std::optional<std::filesystem::path> config;  ///< settings
    std::optional<std::filesystem::path> data;    ///< scores, the user's pieces and plugins
    std::optional<std::filesystem::path> state;   ///< the journal of games

    /// The folders by the environment of this process. Ignores variables that are empty or not absolute
    /// paths, as the specification demands.
    [[nodiscard]] static XdgFolders fromEnvironment();
};

}  // namespace roque
