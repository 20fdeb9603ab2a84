#include "controller/storage/xdg_folders.h"

#include <array>
#include <cstdlib>

#include <pwd.h>
#include <unistd.h>

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr const char* kProgram = "roque";

std::optional<fs::path> absolutePath(const char* text) {
    if (text == nullptr) return std::nullopt;
    fs::path path(text);
    if (!path.is_absolute()) return std::nullopt;
    return path;
}

std::optional<fs::path> homeFolder() {
    if (auto home = absolutePath(std::getenv("HOME"))) return home;
    passwd entry{};
    passwd* found = nullptr;
    std::array<char, 4096> texts{};
    if (::getpwuid_r(::getuid(), &entry, texts.data(), texts.size(), &found) != 0 || found == nullptr)
        return std::nullopt;
    return absolutePath(entry.pw_dir);
}

std::optional<fs::path> folder(const char* variable, const char* belowHome) {
    if (const auto named = absolutePath(std::getenv(variable))) return *named / kProgram;
    if (const auto home = homeFolder()) return *home / belowHome / kProgram;
    return std::nullopt;
}

}  // namespace

XdgFolders XdgFolders::fromEnvironment() {
    return {folder("XDG_CONFIG_HOME", ".config"), folder("XDG_DATA_HOME", ".local/share"),
            folder("XDG_STATE_HOME", ".local/state")};
}

}  // namespace roque
