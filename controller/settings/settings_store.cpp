#include "controller/settings/settings_store.h"

#include <utility>

#include "controller/diagnostics/log.h"
#include "controller/settings/settings_file.h"
#include "controller/threads/mutex.h"
#include "controller/threads/ui_link.h"

namespace roque {

/// The state of the worker, which may outlive the store.
struct SettingsStore::Saving {
    Saving(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder)
        : file(folder), link(dispatcher) {}

    /// Saves the latest settings, unless they have been saved already.
    void saveLatest(const std::weak_ptr<Saving>& self) {
        std::optional<Settings> settings;
        {
            const MutexLock lock(mutex);
            settings = std::exchange(latest, std::nullopt);
        }
        if (!settings) return;
        const auto saved = file.save(*settings);
        if (saved) return;
        log(LogLevel::Error, english(saved.error().describe()));
        link.post([self, error = saved.error()] {
            if (const auto alive = self.lock(); alive && alive->onFailure) alive->onFailure(error);
        });
    }

    SettingsFile file;
    UiLink link;
    std::function<void(const FileError&)> onFailure;  ///< used on the UI thread only
    Mutex mutex;
    std::optional<Settings> latest ROQUE_GUARDED_BY(mutex);
};

SettingsStore::SettingsStore(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                             std::function<void(const FileError&)> onFailure)
    : saving_(std::make_shared<Saving>(dispatcher, folder)) {
    saving_->onFailure = std::move(onFailure);
    LoadedSettings loaded = saving_->file.load();
    settings_ = std::move(loaded.settings);
    problem_ = std::move(loaded.problem);
}

SettingsStore::~SettingsStore() {
    saving_->onFailure = nullptr;
    saving_->link.cut();
}

void SettingsStore::change(const Settings& settings) {
    if (settings == settings_) return;
    settings_ = settings;
    {
        const MutexLock lock(saving_->mutex);
        saving_->latest = settings;
    }
    worker_.post([saving = saving_] { saving->saveLatest(saving); });
}

}  // namespace roque
