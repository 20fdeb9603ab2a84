#include "controller/plugins/failed_loads.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>

#include "controller/diagnostics/log.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

constexpr std::size_t kLongestRecord = std::size_t{1} << 20U;
constexpr unsigned kMaxTimes = 2;  ///< after which a plugin is not tried again by itself

Message reasonOf(unsigned times) {
    if (times < kMaxTimes) return ROQUE_MESSAGE("Roque ended while loading it, and leaves it out this time");
    return ROQUE_MESSAGE("Roque ended {0} times in a row while loading it, and leaves it out", times);
}

}  // namespace

FailedLoads::FailedLoads(std::optional<std::filesystem::path> folder, PluginRegistry& registry)
    : record_(folder ? *folder / "failed-loads" : std::filesystem::path()), registry_(registry) {}

void FailedLoads::addCrashes(const std::vector<CrashReport>& crashes) {
    read();
    std::erase_if(failures_, [](const Failure& each) { return changeOf(each.file) != each.changed; });
    const auto leaveOut = [this](const Failure& each) {
        registry_.setAside(each.file, reasonOf(each.times));
    };
    for (const Failure& each : failures_)
        if (each.times >= kMaxTimes) leaveOut(each);
    for (const CrashReport& crash : crashes) {
        for (const Risk& risk : crash.risks)
            if (risk.kind == Risk::Kind::Loading) note(risk.subject);
    }
    write();
}

/// Counts another end of the program while a file was loaded, and leaves that out.
void FailedLoads::note(const std::filesystem::path& file) {
    auto failure = std::ranges::find(failures_, file, &Failure::file);
    if (failure == failures_.end()) failure = failures_.insert(failures_.end(), {file, changeOf(file), 0});
    ++failure->times;
    registry_.setAside(file, reasonOf(failure->times));
}

void FailedLoads::forgetLoaded() {
    const auto isTried = [this](const Failure& each) { return !registry_.isSetAside(each.file); };
    if (std::erase_if(failures_, isTried) > 0) write();
}

std::vector<std::filesystem::path> FailedLoads::setAside() const {
    std::vector<std::filesystem::path> files;
    for (const Failure& each : failures_)
        if (registry_.isSetAside(each.file)) files.push_back(each.file);
    return files;
}

/// When a file was changed; 0 if it is not there.
std::int64_t FailedLoads::changeOf(const std::filesystem::path& file) {
    std::error_code error;
    const auto time = last_write_time(file, error);
    return error ? 0 : static_cast<std::int64_t>(time.time_since_epoch().count());
}

/// A line for each: how often, when it was changed, and its path.
void FailedLoads::read() {
    if (record_.empty()) return;
    const auto text = readFile(record_, kLongestRecord);
    if (!text) {
        canWrite_ = text.error().code == std::errc::no_such_file_or_directory;
        if (!canWrite_) log(LogLevel::Error, english(text.error().describe()));
        return;
    }
    std::istringstream lines(*text);
    Failure failure{};
    for (std::string path;
         lines >> failure.times >> failure.changed && lines.get() == ' ' && std::getline(lines, path);) {
        failure.file = path;
        failures_.push_back(failure);
    }
}

void FailedLoads::write() const {
    std::error_code error;
    if (record_.empty() || !canWrite_ || (failures_.empty() && !exists(record_, error))) return;
    std::ostringstream lines;
    for (const Failure& each : failures_)
        lines << each.times << ' ' << each.changed << ' ' << each.file.string() << '\n';
    const auto written = writeFileAtomically(record_, lines.str(), OutputFile::NewFile::OwnerOnly);
    if (!written) log(LogLevel::Error, english(written.error().describe()));
}

}  // namespace roque
