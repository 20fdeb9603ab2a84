#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "controller/plugins/plugin.h"
#include "view/uci/uci_session.h"

namespace roque::uci {

/// A player from the plugin of that name in a folder.
[[nodiscard]] inline std::unique_ptr<PluginEngine> engineOf(const std::string& folder,
                                                            const std::string& name) {
    const auto plugin = Plugin::load(std::filesystem::path(folder) / (name + ".so"), PluginOrigin::Shipped);
    if (!plugin) throw std::runtime_error(english(plugin.error().reason));
    auto engine = (*plugin)->create();
    return std::move(*engine);
}

/// A conversation that records every line.
class Conversation {
public:
    explicit Conversation(std::unique_ptr<PluginEngine> engine = engineOf(ROQUE_PLUGINS, "bastion"))
        : session_(std::move(engine), [this](const std::string& line) {
              const std::scoped_lock lock(mutex_);
              lines_.push_back(line);
              changed_.notify_all();
          }) {}

    void say(std::string_view line) { session_.execute(line); }
    UciSession& session() noexcept { return session_; }

    /// Waits until a line that starts so has been written `times` times. False if that takes too long.
    bool hears(std::string_view beginning, std::ptrdiff_t times = 1) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, std::chrono::seconds(60), [&] { return countOf(beginning) >= times; });
    }
    [[nodiscard]] std::vector<std::string> lines() {
        const std::scoped_lock lock(mutex_);
        return lines_;
    }
    [[nodiscard]] std::ptrdiff_t heard(std::string_view beginning) {
        const std::scoped_lock lock(mutex_);
        return countOf(beginning);
    }
    /// The last line that starts so.
    [[nodiscard]] std::string last(std::string_view beginning) {
        const std::scoped_lock lock(mutex_);
        const auto found = std::find_if(lines_.rbegin(), lines_.rend(),
                                        [&](const std::string& line) { return line.starts_with(beginning); });
        return found == lines_.rend() ? "" : *found;
    }

private:
    [[nodiscard]] std::ptrdiff_t countOf(std::string_view beginning) const {
        return std::ranges::count_if(lines_,
                                     [&](const std::string& line) { return line.starts_with(beginning); });
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    UciSession session_;
};

}  // namespace roque::uci
