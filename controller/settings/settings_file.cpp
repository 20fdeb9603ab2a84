#include "controller/settings/settings_file.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "controller/settings/settings_json.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFileName = "settings.json";
constexpr const char* kVersionName = "version";
constexpr int kIndentation = 2;
/// Deeper than any settings file, and far from exhausting the stack.
constexpr int kDeepest = 32;

/// Parses a text as JSON. The result is discarded if the text is invalid or nested too deeply.
Json parse(const std::string& text) {
    const auto isShallow = [](int depth, Json::parse_event_t /*event*/, Json& /*parsed*/) {
        return depth <= kDeepest;
    };
    Json json = Json::parse(text, isShallow, /*allow_exceptions=*/false);
    return json;
}

/// Whether a file that cannot be read now could be read at another start: then it stays where it is, until
/// something must be saved in its place.
bool isLasting(const FileError& error) {
    constexpr std::array kPassing{std::errc::io_error, std::errc::too_many_files_open,
                                  std::errc::too_many_files_open_in_system, std::errc::not_enough_memory};
    return std::ranges::none_of(kPassing, [&](std::errc each) { return error.code == each; });
}

int versionOf(const Json& content) {
    int version = SettingsFile::kVersion;
    std::vector<std::string> problems;
    FieldReader fields(JsonReader(content, "", problems));
    fields(kVersionName, version);
    return version;
}

}  // namespace

SettingsFile::SettingsFile(const std::optional<fs::path>& folder) {
    if (folder) file_ = *folder / kFileName;
}

LoadedSettings SettingsFile::load() {
    const MutexLock lock(mutex_);
    content_ = Json::object();
    if (!file_) return {{}, SettingsProblem{Kind::NoFolder, {}, {}, {}}};
    const auto text = readFile(*file_, kLargest);
    if (!text) {
        if (text.error().code == std::errc::no_such_file_or_directory) return {};
        SettingsProblem problem{Kind::Unreadable, *file_, text.error().describe(), {}};
        if (!isLasting(text.error())) {
            hasBeenKept_ = false;
            return {{}, std::move(problem)};
        }
        return {{}, keep(std::move(problem))};
    }
    return understand(*text);
}

LoadedSettings SettingsFile::understand(const std::string& text) {
    Json content = parse(text);
    if (content.is_discarded() || !content.is_object()) {
        const Message detail = content.is_discarded() ? ROQUE_MESSAGE("they are not valid JSON")
                                                      : ROQUE_MESSAGE("they are no JSON object");
        return {{}, keep({Kind::NotSettings, *file_, detail, {}})};
    }
    LoadedSettings loaded;
    std::vector<std::string> wrong;
    JsonForm<Settings>::read(JsonReader(content, "", wrong), loaded.settings);
    if (!wrong.empty()) {
        loaded.problem =
            keep({Kind::BadValues, *file_, Message::verbatim(fmt::format("{}", fmt::join(wrong, ", "))), {}});
        return loaded;
    }
    content_ = std::move(content);
    if (versionOf(content_) > kVersion) loaded.problem = keep({Kind::Newer, *file_, {}, {}});
    return loaded;
}

/// Keeps the file under another name; if it can still be used, a copy of it. If that fails, save() tries
/// again before it overwrites the file.
SettingsProblem SettingsFile::keep(SettingsProblem problem) {
    const bool isOfUse = problem.kind == Kind::BadValues || problem.kind == Kind::Newer;
    const auto aside = isOfUse ? copyAside(*file_) : setAside(*file_);
    hasBeenKept_ = aside.has_value();
    if (aside) problem.keptAs = *aside;
    return problem;
}

/// Keeps a file that must not be overwritten under another name.
Result<void, FileError> SettingsFile::makeRoom() {
    if (hasBeenKept_) return {};
    std::error_code code;
    if (fs::exists(fs::symlink_status(*file_, code))) {
        if (auto aside = setAside(*file_); !aside) return std::move(aside).error();
    }
    hasBeenKept_ = true;
    return {};
}

Result<void, FileError> SettingsFile::save(const Settings& settings) {
    const MutexLock lock(mutex_);
    if (!file_)
        return FileError{
            FileError::Step::Find, {}, std::make_error_code(std::errc::no_such_file_or_directory)};
    if (auto room = makeRoom(); !room) return room;
    content_[kVersionName] = kVersion;
    JsonForm<Settings>::write(content_, settings);
    return writeFileAtomically(*file_,
                               content_.dump(kIndentation, ' ', false, Json::error_handler_t::replace) + "\n",
                               OutputFile::NewFile::OwnerOnly);
}

}  // namespace roque
