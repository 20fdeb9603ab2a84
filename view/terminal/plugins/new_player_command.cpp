#include "view/terminal/plugins/new_player_command.h"

#include <chrono>

#include <fmt/ostream.h>

#include "controller/plugins/missing_player.h"
#include "controller/plugins/player_project.h"
#include "controller/storage/resources.h"
#include "controller/storage/xdg_folders.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

namespace fs = std::filesystem;

int thisYear() {
    const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return static_cast<int>(std::chrono::year_month_day(today).year());
}

/// What CMake must be told to find this program's kit; nothing where it looks by itself.
std::string whereTheKitIs() {
    const fs::path prefix = resourceFolder().parent_path().parent_path();
    if (prefix == "/usr" || prefix == "/usr/local") return "";
    return " -DCMAKE_PREFIX_PATH=" + shellWord(prefix.string());
}

/// Where CMake installs the player for this user.
std::string installedLibrary(const std::string& name) {
    const auto data = XdgFolders::fromEnvironment().data.value_or("~/.local/share/roque");
    return shellWord((data / "plugins" / (name + ".so")).string());
}

void sayHowToGoOn(const std::string& name, const fs::path& folder, const Streams& streams) {
    say(streams.out, ROQUE_MESSAGE("{0} has been written. To build and test the player:", folder));
    fmt::print(streams.out, "  cd {}\n", shellWord(folder.string()));
    fmt::print(streams.out, "  cmake --preset release{}\n", whereTheKitIs());
    fmt::print(streams.out, "  cmake --build --preset release\n");
    fmt::print(streams.out, "  ctest --preset release\n");
    say(streams.out, ROQUE_MESSAGE("To play against it:"));
    fmt::print(streams.out, "  cmake --install build/release\n");
    fmt::print(streams.out, "  roque-cli plugins allow --every-version {}\n", installedLibrary(name));
    fmt::print(streams.out, "  roque-cli play --black {}\n", name);
}

}  // namespace

ExitCode runNewPlayer(const NewPlayerOptions& options, const PluginRegistry& registry,
                      const Streams& streams) {
    const Plugin* const known = registry.find(options.name);
    if (known != nullptr && known->info().origin == PluginOrigin::Shipped) {
        say(streams.error, ROQUE_MESSAGE("'{0}' is the name of a player of Roque", options.name));
        return ExitCode::BadInput;
    }
    const fs::path folder = options.folder.empty() ? fs::path(options.name) : options.folder;
    const PlayerProject project{options.name, options.author, thisYear()};
    if (const auto written = writePlayerProject(project, resourceFolder() / "player_project", folder);
        !written) {
        say(streams.error, written.error());
        return ExitCode::BadInput;
    }
    sayHowToGoOn(options.name, folder, streams);
    return ExitCode::Success;
}

}  // namespace roque::terminal
