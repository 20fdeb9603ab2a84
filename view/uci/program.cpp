#include "view/uci/program.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include <fmt/ostream.h>
#include <unistd.h>

#include "controller/plugins/missing_player.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/plugins/plugin_source.h"
#include "view/uci/bench.h"
#include "view/uci/kept_guest.h"

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

/// Reads the words; the error says in a sentence which of them is wrong.
Result<Arguments, Message> parse(std::span<const std::string_view> words) {
    const auto refuse = [](std::string why) { return failure<Arguments>(Message::verbatim(std::move(why))); };
    Arguments arguments;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isLast = at + 1 == words.size();
        if (words[at] == "--plugin") {
            if (isLast || words[at + 1].empty()) return refuse("--plugin needs a value.");
            arguments.plugin = words[++at];
        } else if (words[at] == "bench" && !arguments.benchDepth) {
            arguments.benchDepth = isLast ? kBenchDepth : parseBenchDepth(words[++at]);
            if (!arguments.benchDepth)
                return refuse(
                    fmt::format("'{}' is no depth: a whole number from 1 on is wanted.", words[at]));
        } else {
            return refuse(fmt::format("'{}' is not expected here.", words[at]));
        }
    }
    return arguments;
}

/// Lets a guest speak UCI, confined, instead of this program.
int runGuestOf(const Plugin& plugin, bool isBench, const Streams& streams) {
    if (isBench) {
        fmt::print(streams.error, "{} is not measured: it is a player that Roque did not bring.\n",
                   plugin.info().name);
        return EXIT_FAILURE;
    }
    // How large a table it is told to make is not known yet.
    const long long memory = static_cast<long long>(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGESIZE);
    const auto end = runKeptGuest(guestCommandFor(plugin, {{"Hash", fmt::to_string(memory >> 20U)}}));
    if (!end) return EXIT_SUCCESS;
    fmt::print(streams.error, "{}: {}\n", plugin.info().name, english(*end));
    return EXIT_FAILURE;
}

/// Does what is asked, but for the check whether the output was written.
int perform(std::span<const std::string_view> words, const Streams& streams) {
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
        fmt::print(streams.error, "{}\n{}", english(arguments.error()), kUsage);
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
    if (plugin->guest() != nullptr) return runGuestOf(*plugin, arguments->benchDepth.has_value(), streams);
    auto engine = plugin->create();
    if (!engine) {
        fmt::print(streams.error, "{}\n", english(engine.error().text));
        return EXIT_FAILURE;
    }
    return runEngine(std::move(*engine), arguments->benchDepth, streams);
}

}  // namespace

int runProgram(std::span<const std::string_view> words, const Streams& streams) {
    const int code = perform(words, streams);
    streams.out.flush();
    if (streams.out) return code;
    fmt::print(streams.error, "standard output: cannot be written\n");
    return code == EXIT_SUCCESS ? EXIT_FAILURE : code;
}

}  // namespace roque::uci
