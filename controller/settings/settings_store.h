#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "controller/settings/settings.h"
#include "controller/settings/settings_problem.h"
#include "controller/storage/file_error.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"

namespace roque {

/// The settings of the running program: read before the window opens, saved behind its back. [ui-thread]
class SettingsStore {
public:
    /// Reads the file, which takes less than a millisecond. Tells later if something could not be saved. The
    /// dispatcher outlives the store.
    SettingsStore(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                  std::function<void(const FileError&)> onFailure);
    SettingsStore(const SettingsStore&) = delete;
    SettingsStore& operator=(const SettingsStore&) = delete;
    /// Waits until the last change is on the disk.
    ~SettingsStore();

    [[nodiscard]] const Settings& settings() const noexcept { return settings_; }
    /// What was wrong with the file when it was read.
    [[nodiscard]] const std::optional<SettingsProblem>& problem() const noexcept { return problem_; }

    /// Uses other settings from now on and saves them, unless they are the same. Changes that follow each
    /// other faster than the disk are saved once.
    void change(const Settings& settings);

private:
    struct Saving;

    Settings settings_;
    std::optional<SettingsProblem> problem_;
    std::shared_ptr<Saving> saving_;
    SerialWorker worker_;
};

}  // namespace roque
