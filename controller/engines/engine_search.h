#pragma once

#include <filesystem>
#include <vector>

namespace roque {

/// Chess programs with a well-known name in the folders of PATH and those where games are installed. Nothing
/// is started: whether one is an engine shows when a person wants it. Waits for the disk.
[[nodiscard]] std::vector<std::filesystem::path> findEngines();

/// The same in some folders, in their order.
[[nodiscard]] std::vector<std::filesystem::path> findEnginesIn(
    const std::vector<std::filesystem::path>& folders);

}  // namespace roque
