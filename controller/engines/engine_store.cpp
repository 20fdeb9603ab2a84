#include "controller/engines/engine_store.h"

#include <algorithm>
#include <utility>

#include "controller/diagnostics/log.h"
#include "controller/engines/engine_file.h"
#include "controller/storage/unique_id.h"
#include "controller/threads/ui_link.h"

namespace roque {

/// The state of the worker, which may outlive the store.
struct EngineStore::Saving {
    Saving(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder)
        : file(folder), link(dispatcher) {}

    /// Saves the latest list, unless it has been saved already.
    void saveLatest(const std::weak_ptr<Saving>& self) {
        std::optional<std::vector<StoredEngine>> engines;
        {
            const MutexLock lock(mutex);
            engines = std::exchange(latest, std::nullopt);
        }
        if (!engines) return;
        const auto saved = file.save(*engines);
        if (saved) return;
        log(LogLevel::Error, english(saved.error().describe()));
        link.post([self, error = saved.error()] {
            if (const auto alive = self.lock(); alive && alive->onFailure) alive->onFailure(error);
        });
    }

    EngineFile file;
    UiLink link;
    std::function<void(const FileError&)> onFailure;  ///< used on the UI thread only
    Mutex mutex;
    std::optional<std::vector<StoredEngine>> latest ROQUE_GUARDED_BY(mutex);
};

EngineStore::EngineStore(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                         std::function<void(const FileError&)> onFailure)
    : saving_(std::make_shared<Saving>(dispatcher, folder)) {
    saving_->onFailure = std::move(onFailure);
    LoadedEngines loaded = saving_->file.load();
    engines_ = std::move(loaded.engines);
    problem_ = std::move(loaded.problem);
    if (problem_) log(LogLevel::Warning, english(*problem_));
}

EngineStore::~EngineStore() {
    saving_->onFailure = nullptr;
    saving_->link.cut();
}

std::string EngineStore::add(StoredEngine engine) {
    engine.id = uniqueId();
    if (engine.profiles.empty()) engine.profiles.push_back({uniqueId(), {}, {}});
    std::vector<StoredEngine> engines = engines_;
    engines.push_back(engine);
    change(std::move(engines));
    return engine.id;
}

void EngineStore::edit(const std::string& id, const std::function<void(StoredEngine&)>& change) {
    std::vector<StoredEngine> engines = engines_;
    const auto found = std::ranges::find(engines, id, &StoredEngine::id);
    if (found == engines.end()) return;
    change(*found);
    found->id = id;
    this->change(std::move(engines));
}

void EngineStore::remove(const std::string& id) {
    std::vector<StoredEngine> engines = engines_;
    std::erase_if(engines, [&](const StoredEngine& engine) { return engine.id == id; });
    change(std::move(engines));
}

std::string EngineStore::addProfile(const std::string& engine, std::string name,
                                    EngineProfile::Values values) {
    EngineProfile profile{uniqueId(), std::move(name), std::move(values)};
    edit(engine, [&](StoredEngine& changed) { changed.profiles.push_back(profile); });
    return profile.id;
}

void EngineStore::readCalibrations(std::function<void()> done) {
    auto take =
        self_.bind([done = std::move(done)](EngineStore& self, const EngineFile::Calibrations& found) {
            self.takeOver(found);
            done();
        });
    worker_.post([saving = saving_, take] {
        saving->link.post([take, found = saving->file.calibrations()] { take(found); });
    });
}

void EngineStore::takeOver(const EngineFile::Calibrations& measured) {
    std::vector<StoredEngine> engines = engines_;
    for (StoredEngine& engine : engines) {
        const auto found = measured.find(engine.id);
        const bool isNewer = found != measured.end() && isCurrent(found->second, engine.command)
                             && !(engine.calibration && isCurrent(*engine.calibration, engine.command));
        if (isNewer) engine.calibration = found->second;
    }
    change(std::move(engines));
}

void EngineStore::change(std::vector<StoredEngine> engines) {
    if (engines == engines_) return;
    engines_ = std::move(engines);
    {
        const MutexLock lock(saving_->mutex);
        saving_->latest = engines_;
    }
    worker_.post([saving = saving_] { saving->saveLatest(saving); });
    publisher_.publish({});
}

}  // namespace roque
