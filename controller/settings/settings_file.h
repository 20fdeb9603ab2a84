#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>

#include "controller/settings/settings.h"
#include "controller/settings/settings_problem.h"
#include "controller/storage/file_error.h"
#include "controller/storage/json_form.h"
#include "model/base/result.h"

namespace roque {

/// Settings as they were read: the defaults, with all that could be understood.
struct LoadedSettings {
    Settings settings;
    std::optional<SettingsProblem> problem;
};

/// The file of settings, `settings.json`.
///
/// A file that cannot be understood is never overwritten: before anything is saved it has another name. What
/// a newer version of the program added stays in the file. [any-thread]
class SettingsFile {
public:
    /// The version of the form of the file. A version that only adds members keeps the number.
    static constexpr int kVersion = 1;
    static constexpr std::size_t kLargest = std::size_t{1} << 20U;

    /// A folder, or none if nothing is to be kept.
    explicit SettingsFile(const std::optional<std::filesystem::path>& folder);

    /// Reads the file; without one, the defaults.
    [[nodiscard]] LoadedSettings load();

    /// Writes all settings: the old content or the new is there, whatever happens. Waits for the disk.
    Result<void, FileError> save(const Settings& settings);

private:
    using Kind = SettingsProblem::Kind;

    [[nodiscard]] LoadedSettings understand(const std::string& text);
    [[nodiscard]] SettingsProblem keep(SettingsProblem problem);
    Result<void, FileError> makeRoom();

    std::mutex mutex_;
    std::optional<std::filesystem::path> file_;
    Json content_ = Json::object();  ///< as last read or saved, with what nobody knows; guarded by mutex_
    bool hasBeenKept_ = true;  ///< whether nothing is lost when the file is overwritten; guarded by mutex_
};

}  // namespace roque
