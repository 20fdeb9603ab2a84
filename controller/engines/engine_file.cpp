#include "controller/engines/engine_file.h"

#include <algorithm>
#include <utility>

#include "controller/engines/engine_json.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFileName = "engines.json";
constexpr const char* kVersionName = "version";
constexpr const char* kEngines = "engines";
constexpr int kIndentation = 2;
constexpr int kDeepest = 32;  // far from exhausting the stack

Json parse(const std::string& text) {
    const auto isShallow = [](int depth, Json::parse_event_t /*event*/, Json& /*parsed*/) {
        return depth <= kDeepest;
    };
    Json json = Json::parse(text, isShallow, /*allow_exceptions=*/false);
    return json;
}

}  // namespace

EngineFile::EngineFile(const std::optional<fs::path>& folder) {
    if (folder) file_ = *folder / kFileName;
}

LoadedEngines EngineFile::load() {
    const MutexLock lock(mutex_);
    content_ = Json::object();
    known_.clear();
    agreed_.clear();
    notUnderstood_.clear();
    mustMakeRoom_ = false;
    if (!file_) return {};
    const auto text = readFile(*file_, kLargest);
    if (text) return understand(*text);
    if (text.error().code == std::errc::no_such_file_or_directory) return {};
    mustMakeRoom_ = true;  // it may be readable another time
    return {{}, ROQUE_MESSAGE("Your engines cannot be read: {0}.", text.error().describe())};
}

LoadedEngines EngineFile::understand(const std::string& text) {
    Json content = parse(text);
    if (content.is_discarded() || !content.is_object())
        return {{}, setAsideBecause(ROQUE_MESSAGE("they are not valid JSON"))};
    const Json engines = content.contains(kEngines) ? content[kEngines] : Json::array();
    if (!engines.is_array()) return {{}, setAsideBecause(ROQUE_MESSAGE("they are not valid JSON"))};
    content_ = std::move(content);
    LoadedEngines loaded;
    for (const Json& each : engines) {
        if (!readEngine(each, loaded)) notUnderstood_.push_back(each);
    }
    if (const auto count = notUnderstood_.size(); count > 0)
        loaded.problem = ROQUE_MESSAGES(
            "{0} of your engines cannot be used: its entry in {1} is damaged. It "
            "stays there as it is.",
            "{0} of your engines cannot be used: their entries in {1} are "
            "damaged. They stay there as they are.",
            count, *file_);
    return loaded;
}

bool EngineFile::readEngine(const Json& json, LoadedEngines& loaded) {
    auto engine = fromJson<StoredEngine>(json);
    if (!engine || !known_.emplace(engine->id, json).second) return false;
    agreed_[engine->id] = engine->calibration;
    loaded.engines.push_back(std::move(*engine));
    return true;
}

Message EngineFile::setAsideBecause(Message reason) {
    const auto aside = setAside(*file_);
    mustMakeRoom_ = !aside;
    Message what =
        ROQUE_MESSAGE("The list of your engines, {0}, is damaged: {1}.", *file_, std::move(reason));
    return aside ? ROQUE_MESSAGE("{0} The old file is kept as {1}.", std::move(what), *aside) : what;
}

Json EngineFile::written(const StoredEngine& engine) const {
    const auto known = known_.find(engine.id);
    Json json = known == known_.end() ? Json::object() : known->second;
    JsonForm<StoredEngine>::write(json, engine);
    return json;
}

EngineFile::Calibrations EngineFile::calibrations() {
    const MutexLock lock(mutex_);
    return calibrationsNow();
}

EngineFile::Calibrations EngineFile::calibrationsNow() const {
    Calibrations all;
    if (!file_) return all;
    const auto text = readFile(*file_, kLargest);
    if (!text) return all;
    const Json content = parse(*text);
    if (!content.is_object() || !content.contains(kEngines) || !content[kEngines].is_array()) return all;
    for (const Json& each : content[kEngines]) {
        const auto engine = fromJson<StoredEngine>(each);
        if (engine && engine->calibration) all.emplace(engine->id, *engine->calibration);
    }
    return all;
}

Result<void, FileError> EngineFile::save(const std::vector<StoredEngine>& engines) {
    const MutexLock lock(mutex_);
    if (!file_)
        return FileError{
            FileError::Step::Find, {}, std::make_error_code(std::errc::no_such_file_or_directory)};
    if (mustMakeRoom_) {
        if (auto aside = setAside(*file_); !aside) return std::move(aside).error();
        mustMakeRoom_ = false;
    }
    const Calibrations measured = calibrationsNow();
    Json list = Json::array();
    std::map<std::string, Json> known;
    auto allAgreed = agreed_;
    for (StoredEngine engine : engines) {
        std::optional<EngineCalibration>& agreed = allAgreed[engine.id];
        const auto elsewhere = measured.find(engine.id);
        if (engine.calibration != agreed)
            agreed = engine.calibration;
        else if (elsewhere != measured.end())
            engine.calibration = elsewhere->second;
        list.push_back(written(engine));
        known[engine.id] = list.back();
    }
    for (const Json& each : notUnderstood_) list.push_back(each);
    const int before = content_.contains(kVersionName) && content_[kVersionName].is_number_integer()
                           ? content_[kVersionName].get<int>()
                           : kVersion;
    content_[kVersionName] = std::max(before, kVersion);
    content_[kEngines] = std::move(list);
    known_ = std::move(known);
    auto isWritten = writeFileAtomically(
        *file_, content_.dump(kIndentation, ' ', false, Json::error_handler_t::replace) + "\n",
        OutputFile::NewFile::OwnerOnly);
    if (isWritten) agreed_ = std::move(allAgreed);
    return isWritten;
}

}  // namespace roque
