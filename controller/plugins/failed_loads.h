#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "controller/diagnostics/crash_report.h"
#include "controller/plugins/plugin_registry.h"

namespace roque {

/// Plugins that were being loaded when the program ended unexpectedly. One is left out at the next start, and
/// tried once more at the one after that; one that ends the program again stays out until a person asks for
/// it, or its file changes. Kept in a file of the state folder. Every function waits for the disk if there
/// are any. [ui-thread]
class FailedLoads {
public:
    /// Without a folder, nothing is known at the next start.
    FailedLoads(std::optional<std::filesystem::path> folder, PluginRegistry& registry);

    /// Sets aside what must not be loaded now. Call it before the first scan.
    void addCrashes(const std::vector<CrashReport>& crashes);

    /// Forgets those that have been loaded since. Call it after a scan.
    void forgetLoaded();

    /// The files that are set aside.
    [[nodiscard]] std::vector<std::filesystem::path> setAside() const;

private:
    struct Failure {
        std::filesystem::path file;
        std::int64_t changed;  ///< when the file was, in the file system's time
        unsigned times;        ///< in a row
    };

    [[nodiscard]] static std::int64_t changeOf(const std::filesystem::path& file);
    void read();
    void write() const;
    void note(const std::filesystem::path& file);

    std::filesystem::path record_;  ///< empty: nowhere
    bool canWrite_ = true;          ///< not over a record that could not be read
    PluginRegistry& registry_;
    std::vector<Failure> failures_;
};

}  // namespace roque
