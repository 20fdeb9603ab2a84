#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "controller/plugins/plugin.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {

/// The file of a test plugin.
[[nodiscard]] inline std::filesystem::path testPluginFile(const std::string& name) {
    return std::filesystem::path(ROQUE_BAD_PLUGINS) / (name + ".so");
}

/// Why a test plugin is refused; empty if it is accepted.
[[nodiscard]] inline std::string refusalOf(const std::filesystem::path& file) {
    const auto plugin = Plugin::load(file, PluginOrigin::Shipped);
    return plugin ? std::string() : english(plugin.error().reason);
}

/// A player of a plugin that can make one.
[[nodiscard]] inline std::unique_ptr<PluginEngine> playerFrom(const std::filesystem::path& file) {
    const auto plugin = Plugin::load(file, PluginOrigin::Shipped);
    if (!plugin) throw std::runtime_error(english(plugin.error().reason));
    auto player = (*plugin)->create();
    if (!player) throw std::runtime_error(english(player.error().text));
    return std::move(*player);
}
[[nodiscard]] inline std::unique_ptr<PluginEngine> playerOf(const std::string& name) {
    return playerFrom(testPluginFile(name));
}

/// Searches to the end, without a listener.
[[nodiscard]] inline Result<SearchAnswer, PluginError> ask(PluginEngine& player,
                                                           const SearchRequest& request = {}) {
    const std::atomic<bool> stop = false;
    return player.search(request, stop, {});
}

}  // namespace roque::test
