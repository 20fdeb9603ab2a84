#include "controller/plugins/guest_consents.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>

#include "controller/storage/file_descriptor.h"
#include "controller/storage/files.h"
#include "controller/storage/json_fields.h"

namespace roque {
namespace {

using Decision = GuestConsent::Decision;

constexpr std::size_t kLongestFile = std::size_t{4} << 20U;
constexpr const char* kEveryVersion = "every version";
/// The decisions by their words in the file.
constexpr std::array<std::pair<std::string_view, Decision>, 3> kWords{
    {{"allowed", Decision::Allowed}, {"in process", Decision::InProcess}, {"refused", Decision::Refused}}};

std::string_view wordOf(Decision decision) {
    return std::ranges::find(kWords, decision, &std::pair<std::string_view, Decision>::second)->first;
}

std::string text(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// An entry without a decision that is known counts for nothing.
std::optional<GuestConsent> consentOf(const Json& entry) {
    if (!entry.is_object()) return std::nullopt;
    const std::string word = text(entry, "decision");
    const auto known = std::ranges::find(kWords, word, &std::pair<std::string_view, Decision>::first);
    if (known == kWords.end()) return std::nullopt;
    const auto every = entry.find(kEveryVersion);
    return GuestConsent{text(entry, "sha256"), known->second, text(entry, "name"), text(entry, "path"),
                        every != entry.end() && every->is_boolean() && every->get<bool>()};
}

bool isForEveryVersionOf(const std::filesystem::path& path, const GuestConsent& consent) {
    return consent.isForEveryVersion && consent.path == path;
}

std::string toText(const std::vector<GuestConsent>& consents) {
    Json players = Json::array();
    for (const GuestConsent& each : consents) {
        players.push_back({{"sha256", each.sha256},
                           {"decision", wordOf(each.decision)},
                           {"name", each.name},
                           {"path", each.path.string()}});
        if (each.isForEveryVersion) players.back()[kEveryVersion] = true;
    }
    const Json all{{"version", 1}, {"players", std::move(players)}};
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

/// What a file says; nothing if it says nothing that can be understood.
std::optional<std::vector<GuestConsent>> parse(const std::string& content) {
    const Json all = Json::parse(content, nullptr, false);
    if (!all.is_object()) return std::nullopt;
    const auto players = all.find("players");
    if (players == all.end() || !players->is_array()) return std::nullopt;
    std::vector<GuestConsent> consents;
    for (const Json& entry : *players)
        if (auto consent = consentOf(entry)) consents.push_back(std::move(*consent));
    return consents;
}

/// A folder, made if it is missing, and locked until the descriptor closes. Waits for other programs.
Result<FileDescriptor, FileError> lockedFolder(const std::filesystem::path& path) {
    if (auto made = makePrivateFolders(path); !made) return std::move(made).error();
    FileDescriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.isOpen()) return FileError{FileError::Step::Find, path, lastError()};
    while (::flock(folder.number(), LOCK_EX) != 0) {
        if (errno != EINTR) return FileError{FileError::Step::Write, path, lastError()};
    }
    return folder;
}

}  // namespace

GuestConsents::GuestConsents(std::optional<std::filesystem::path> folder)
    : file_(folder ? *folder / "players.json" : std::filesystem::path()) {}

std::vector<GuestConsent> GuestConsents::list() const {
    if (file_.empty()) return {};
    const auto content = readFile(file_, kLongestFile);
    if (!content) return {};
    return parse(*content).value_or(std::vector<GuestConsent>());
}

std::optional<Decision> decisionAbout(const std::vector<GuestConsent>& consents, std::string_view sha256,
                                      const std::filesystem::path& path) {
    auto found = std::ranges::find(consents, sha256, &GuestConsent::sha256);
    if (found == consents.end() && !path.empty())
        found = std::ranges::find_if(consents, std::bind_front(isForEveryVersionOf, path));
    return found == consents.end() ? std::nullopt : std::optional(found->decision);
}

std::optional<Decision> GuestConsents::find(std::string_view sha256,
                                            const std::filesystem::path& path) const {
    return decisionAbout(list(), sha256, path);
}

Result<void, FileError> GuestConsents::keep(const GuestConsent& consent) const {
    return change([&](std::vector<GuestConsent>& consents) {
        std::erase_if(consents, [&](const GuestConsent& each) {
            return each.sha256 == consent.sha256
                   || (consent.isForEveryVersion && isForEveryVersionOf(consent.path, each));
        });
        consents.push_back(consent);
        return true;
    });
}

Result<void, FileError> GuestConsents::forget(std::string_view sha256) const {
    return change([&](std::vector<GuestConsent>& consents) {
        return std::erase_if(consents, [&](const GuestConsent& each) { return each.sha256 == sha256; }) > 0;
    });
}

/// Writes the list anew if `edit` says that it has changed it. Two programs that do so at the same time wait
/// for each other, so that no decision is lost.
Result<void, FileError> GuestConsents::change(
    const std::function<bool(std::vector<GuestConsent>&)>& edit) const {
    if (file_.empty())
        return FileError{FileError::Step::Find, "players.json",
                         std::make_error_code(std::errc::no_such_file_or_directory)};
    const auto folder = lockedFolder(file_.parent_path());  // until the end of this function
    if (!folder) return folder.error();
    std::vector<GuestConsent> consents;
    std::error_code error;
    if (std::filesystem::exists(file_, error)) {
        const auto content = readFile(file_, kLongestFile);
        if (!content) return content.error();
        if (auto known = parse(*content)) {
            consents = std::move(*known);
        } else if (const auto kept = setAside(file_); !kept) {
            return kept.error();
        }
    }
    if (!edit(consents)) return {};
    return writeFileAtomically(file_, toText(consents), OutputFile::NewFile::OwnerOnly);
}

}  // namespace roque
