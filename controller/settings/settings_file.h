#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "controller/settings/settings.h"
#include "controller/settings/settings_problem.h"
#include "controller/storage/file_error.h"
#include "controller/storage/json_form.h"
#include "controller/threads/mutex.h"
#include "model/base/result.h"

namespace roque {

/// Settings as read: the defaults, with every value that could be read.
struct LoadedSettings {
    Settings settings;
    std::optional<SettingsProblem> problem;
};

/// The settings file, `settings.json`.
///
/// A file that cannot be read in full is kept under another name before it is overwritten. Members that a
/// newer version of the program has added stay in the file. [any-thread]
class SettingsFile {
public:
    /// The version of the file format. It stays the same when members are only added.
    static constexpr int kVersion = 1;
    static constexpr std::size_t kLargest = std::size_t{1} << 20U;

    /// The folder of the file; without one, nothing is kept.
    explicit SettingsFile(const std::optional<std::filesystem::path>& folder);

    /// Reads the file; without one, the defaults.
    [[nodiscard]] LoadedSettings load();

    /// Writes all settings, atomically. Waits for the disk.
    Result<void, FileError> save(const Settings& settings);

private:
    using Kind = SettingsProblem::Kind;

    [[nodiscard]] LoadedSettings understand(const std::string& text) ROQUE_REQUIRES(mutex_);
    [[nodiscard]] SettingsProblem keep(SettingsProblem problem) ROQUE_REQUIRES(mutex_);
    Result<void, FileError> makeRoom() ROQUE_REQUIRES(mutex_);

    Mutex mutex_;
    std::optional<std::filesystem::path> file_;
    /// As last read or saved, with members that this version does not know.
    Json content_ ROQUE_GUARDED_BY(mutex_) = Json::object();
    /// Whether nothing is lost when the file is overwritten.
    bool hasBeenKept_ ROQUE_GUARDED_BY(mutex_) = true;
};

}  // namespace roque
