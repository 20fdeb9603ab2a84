#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <atomic>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "controller/players/plugin.h"

namespace roque::test {

/// A folder of a test's own, deleted afterwards.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "roque-test-XXXXXX").string();
        if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
        path_ = pattern;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code error;
        std::filesystem::remove_all(path_, error);
    }

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

private:
    std::filesystem::path path_;
};

/// The file of a plugin that the tests have built.
[[nodiscard]] inline std::filesystem::path testPluginFile(const std::string& name) {
    return std::filesystem::path(ROQUE_BAD_PLUGINS) / (name + ".so");
}

/// Why a plugin that the tests have built is refused; empty if it is not.
[[nodiscard]] inline std::string refusalOf(const std::filesystem::path& file) {
    const auto plugin = Plugin::load(file, PluginOrigin::Shipped);
    return plugin ? std::string() : plugin.error().reason;
}

/// A player of a plugin that can make one.
[[nodiscard]] inline std::unique_ptr<PluginEngine> playerFrom(const std::filesystem::path& file) {
    const auto plugin = Plugin::load(file, PluginOrigin::Shipped);
    if (!plugin) throw std::runtime_error(plugin.error().reason);
    auto player = (*plugin)->create();
    if (!player) throw std::runtime_error(player.error().text);
    return std::move(*player);
}
[[nodiscard]] inline std::unique_ptr<PluginEngine> playerOf(const std::string& name) {
    return playerFrom(testPluginFile(name));
}

/// Searches to the end, without anybody who listens.
[[nodiscard]] inline Result<SearchAnswer, PluginError> ask(PluginEngine& player,
                                                           const SearchRequest& request = {}) {
    const std::atomic<bool> stop = false;
    return player.search(request, stop, {});
}

}  // namespace roque::test
