#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/engines/stored_engine.h"
#include "controller/storage/file_error.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"
#include "model/base/publisher.h"

namespace roque {

/// The list of engines has changed.
struct EnginesChanged {};

/// The engines that a person has brought, and their profiles: one list for play, analysis, annotation and
/// matches. Read before the window opens and saved on another thread. [ui-thread]
class EngineStore {
public:
    /// Reads the file of the folder, which takes a few milliseconds. Reports later if it could not be
    /// saved. The dispatcher outlives the store.
    EngineStore(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                std::function<void(const FileError&)> onFailure);
    EngineStore(const EngineStore&) = delete;
    EngineStore& operator=(const EngineStore&) = delete;
    /// Waits until the last change is on the disk.
    ~EngineStore();

    /// All of them, in the order in which they were added.
    [[nodiscard]] const std::vector<StoredEngine>& engines() const noexcept { return engines_; }
    [[nodiscard]] const StoredEngine* find(const std::string& id) const noexcept {
        return findEngine(engines_, id);
    }
    /// What was wrong with the file when it was read.
    [[nodiscard]] const std::optional<Message>& problem() const noexcept { return problem_; }

    /// Adds an engine, gives it an id and, if it has no profile, one with the usual settings. Returns the id.
    std::string add(StoredEngine engine);
    /// Changes an engine, which keeps its id; nothing if there is no such engine.
    void edit(const std::string& id, const std::function<void(StoredEngine&)>& change);
    void remove(const std::string& id);

    /// Adds a profile to an engine, a copy of another's values. Returns its id.
    std::string addProfile(const std::string& engine, std::string name, EngineProfile::Values values);

    /// Takes over, later, what another process has measured of engines that have no calibration of their
    /// program as it is now; calls `done` then. Reads the file on another thread.
    void readCalibrations(std::function<void()> done);

    /// Tells of every change, until the subscription ends.
    [[nodiscard]] Subscription subscribe(std::function<void(const EnginesChanged&)> handler) {
        return publisher_.subscribe(std::move(handler));
    }

private:
    struct Saving;

    void change(std::vector<StoredEngine> engines);
    void takeOver(const std::map<std::string, EngineCalibration>& measured);

    std::vector<StoredEngine> engines_;
    std::optional<Message> problem_;
    std::shared_ptr<Saving> saving_;
    Publisher<EnginesChanged> publisher_;
    SerialWorker worker_;
    WeakSelf<EngineStore> self_{this};
};

}  // namespace roque
