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

/// The settings of the running program, read before the window opens and saved on another thread. [ui-thread]
class SettingsStore {
public:
    /// Reads the file, which takes less than a millisecond. Reports later if the settings could not be saved.
    /// The dispatcher outlives the store.
    SettingsStore(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                  std::function<void(const FileError&)> onFailure);
    SettingsStore(const SettingsStore&) = delete;
    SettingsStore& operator=(const SettingsStore&) = delete;
    /// Waits until the last change is on the disk.
    ~SettingsStore();

    [[nodiscard]] const Settings& settings() const noexcept { return settings_; }
    /// The problem with the file when it was read, if there was one.
    [[nodiscard]] const std::optional<SettingsProblem>& problem() const noexcept { return problem_; }

    /// Changes the settings and saves them, unless they are equal. Changes that come faster than the disk can
    /// write are saved once.
    void change(const Settings& settings);
    /// Changes some of the settings in the same way.
    void edit(const std::function<void(Settings&)>& change) {
        Settings settings = settings_;
        change(settings);
        this->change(settings);
    }

private:
    struct Saving;

    Settings settings_;
    std::optional<SettingsProblem> problem_;
    std::shared_ptr<Saving> saving_;
    SerialWorker worker_;
};

}  // namespace roque
