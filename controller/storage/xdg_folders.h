#pragma once

#include <filesystem>
#include <optional>

namespace roque {

/// Where the program keeps what belongs to the person, by the XDG Base Directory Specification 0.8: each
/// folder is the specification's, with "roque" below it. None of them need exist.
///
/// Empty where the environment names no home and the system knows none: the program then keeps nothing, and
/// says so.
struct XdgFolders {
    std::optional<std::filesystem::path> config;  ///< settings
    std::optional<std::filesystem::path> data;    ///< scores, own pieces, own plugins
    std::optional<std::filesystem::path> state;   ///< the journal of games

    /// Those of this process's environment. Variables that are empty or no absolute paths do not count, as
    /// the specification demands.
    [[nodiscard]] static XdgFolders fromEnvironment();
};

}  // namespace roque
