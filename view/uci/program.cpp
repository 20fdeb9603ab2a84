#include "view/uci/program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <fmt/ostream.h>
#include <unistd.h>

#include "controller/engines/child_process.h"
#include "controller/plugins/missing_player.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/plugins/plugin_source.h"
#include "view/uci/bench.h"

namespace roque::uci {
namespace {

constexpr int kUsageError = 2;
constexpr std::string_view kUsage =
    "Usage: roque-uci [--plugin ID] [bench [DEPTH]]\n"
    "       roque-uci --help | --version\n"
    "Lets an AI player of Roque speak UCI on standard input and output, for any chess program.\n"
    "  --plugin ID     which player (bastion); roque-cli plugins lists them\n"
    "  bench [DEPTH]   measures the player's speed instead\n"
    "  -h, --help      prints this\n"
    "  -v, --version   prints the version\n";

/// The options of the command line.
struct Arguments {
    std::string_view plugin = "bastion";
    std::optional<unsigned> benchDepth;
};

std::optional<Arguments> parse(std::span<const std::string_view> words) {
    Arguments arguments;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isLast = at + 1 == words.size();
        if (words[at] == "--plugin" && !isLast) {
            arguments.plugin = words[++at];
        } else if (words[at] == "bench") {
            arguments.benchDepth = isLast ? kBenchDepth : parseBenchDepth(words[++at]);
            if (!arguments.benchDepth) return std::nullopt;
        } else {
            return std::nullopt;
        }
    }
    return arguments;
}

/// Makes this process the keeper of a guest, which confines itself and then speaks UCI as this program does.
/// The keeper kills it when the chess program that has started us ends. Returns only if it cannot.
int becomeGuest(const Plugin& plugin, bool isBench, const Streams& streams) {
    if (isBench) {
        fmt::print(streams.error, "{} is not measured: it is a player that Roque did not bring.\n",
                   plugin.info().name);
        return EXIT_FAILURE;
    }
    // How large a table it is told to make is not known yet.
    const long long memory = static_cast<long long>(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGESIZE);
    EngineCommand command = guestCommandFor(plugin, {{"Hash", fmt::to_string(memory >> 20U)}});
    std::array<int, 2> life{};  // never closed before this process ends
    const int report = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (report < 0 || ::pipe(life.data()) != 0) {
        fmt::print(streams.error, "{}\n", std::generic_category().message(errno));
        return EXIT_FAILURE;
    }
    ::fcntl(report, F_SETFD, 0);
    std::vector<std::string> words{keeperProgram().string(), fmt::to_string(life[0]),
                                   fmt::to_string(report),   fmt::to_string(command.memory),
                                   command.folder.string(),  command.program.string()};
    std::ranges::move(command.arguments, std::back_inserter(words));
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(arguments.front(), arguments.data());
    fmt::print(streams.error, "{} cannot be started: {}\n", words.front(),
               std::generic_category().message(errno));
    return EXIT_FAILURE;
}

}  // namespace

int runProgram(std::span<const std::string_view> words, const Streams& streams) {
    if (words.size() == 1 && (words[0] == "-h" || words[0] == "--help")) {
        fmt::print(streams.out, "{}", kUsage);
        return EXIT_SUCCESS;
    }
    if (words.size() == 1 && (words[0] == "-v" || words[0] == "--version")) {
        fmt::print(streams.out, "roque-uci {}\n", ROQUE_VERSION);
        return EXIT_SUCCESS;
    }
    const auto arguments = parse(words);
    if (!arguments) {
        fmt::print(streams.error, "{}", kUsage);
        return kUsageError;
    }
    // Other people's players take long to look at, each up to its deadline, and a chess program does not
    // wait.
    PluginRegistry shipped({PluginRegistry::standardFolders().front()}, GuestConsents(std::nullopt));
    shipped.rescan();
    const Plugin* plugin = shipped.find(arguments->plugin);
    PluginRegistry all;
    if (plugin == nullptr) {
        all.rescan();
        plugin = all.find(arguments->plugin);
    }
    if (plugin == nullptr) {
        fmt::print(streams.error, "{}\n", english(whyMissing(arguments->plugin, all)));
        return EXIT_FAILURE;
    }
    if (plugin->guest() != nullptr) return becomeGuest(*plugin, arguments->benchDepth.has_value(), streams);
    auto engine = plugin->create();
    if (!engine) {
        fmt::print(streams.error, "{}\n", english(engine.error().text));
        return EXIT_FAILURE;
    }
    return runEngine(std::move(*engine), arguments->benchDepth, streams);
}

}  // namespace roque::uci
