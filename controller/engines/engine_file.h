#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "controller/engines/stored_engine.h"
#include "controller/storage/file_error.h"
#include "controller/storage/json_form.h"
#include "controller/threads/mutex.h"
#include "model/base/result.h"

namespace roque {

/// Engines as read from the disk.
struct LoadedEngines {
    std::vector<StoredEngine> engines;
    std::optional<Message> problem;  ///< one or two sentences
};

/// The file of a person's engines, `engines.json`.
///
/// Nothing is lost in it. An engine that cannot be understood stays as it is and costs no other; members that
/// a newer version has added stay too. A file that cannot be read at all is kept under another name before
/// it is overwritten. What another process has measured of an engine since then stays when the list is saved:
/// see save(). [any-thread]
class EngineFile {
public:
    static constexpr int kVersion = 1;
    static constexpr std::size_t kLargest = std::size_t{16} << 20U;

    /// The folder of the file; without one, nothing is kept.
    explicit EngineFile(const std::optional<std::filesystem::path>& folder);

    /// Reads the file; without one, there are no engines.
    [[nodiscard]] LoadedEngines load();
    /// Writes the engines, atomically. Waits for the disk. An engine whose calibration the caller has not
    /// changed keeps the one that is in the file by now.
    Result<void, FileError> save(const std::vector<StoredEngine>& engines);

    using Calibrations = std::map<std::string, EngineCalibration>;
    /// The calibrations that are in the file now, by the engines' ids. Waits for the disk.
    [[nodiscard]] Calibrations calibrations();

private:
    [[nodiscard]] LoadedEngines understand(const std::string& text) ROQUE_REQUIRES(mutex_);
    [[nodiscard]] bool readEngine(const Json& json, LoadedEngines& loaded) ROQUE_REQUIRES(mutex_);
    [[nodiscard]] Message setAsideBecause(Message reason) ROQUE_REQUIRES(mutex_);
    [[nodiscard]] Calibrations calibrationsNow() const ROQUE_REQUIRES(mutex_);
    [[nodiscard]] Json written(const StoredEngine& engine) const ROQUE_REQUIRES(mutex_);

    Mutex mutex_;
    std::optional<std::filesystem::path> file_;
    Json content_ ROQUE_GUARDED_BY(mutex_) = Json::object();      ///< as last read
    std::map<std::string, Json> known_ ROQUE_GUARDED_BY(mutex_);  ///< the engines in it, by their ids
    /// The calibrations that the caller was given, or has given and that were written.
    std::map<std::string, std::optional<EngineCalibration>> agreed_ ROQUE_GUARDED_BY(mutex_);
    std::vector<Json> notUnderstood_ ROQUE_GUARDED_BY(mutex_);  ///< written back as they are
    bool mustMakeRoom_ ROQUE_GUARDED_BY(mutex_) = false;        ///< the file is not ours to overwrite
};

}  // namespace roque
