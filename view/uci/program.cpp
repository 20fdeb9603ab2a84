#include "view/uci/program.h"

#include <fmt/ostream.h>

#include <cstdlib>
#include <optional>
#include <ostream>
#include <utility>

#include "controller/plugins/plugin_registry.h"
#include "view/uci/bench.h"

namespace roque::uci {
namespace {

constexpr int kUsageError = 2;
constexpr std::string_view kUsage =
    "Usage: roque-uci [--plugin ID] [bench [DEPTH]]\n"
    "Lets an AI player of Roque speak UCI on standard input and output, for any chess program.\n"
    "  --plugin ID     which player (bastion); roque-cli plugins lists them\n"
    "  bench [DEPTH]   measures the player's speed instead\n";

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

}  // namespace

int runProgram(std::span<const std::string_view> words, const Streams& streams) {
    const auto arguments = parse(words);
    if (!arguments) {
        fmt::print(streams.error, "{}", kUsage);
        return kUsageError;
    }
    PluginRegistry registry;
    registry.rescan();
    const Plugin* const plugin = registry.find(arguments->plugin);
    if (plugin == nullptr) {
        fmt::print(streams.error, "There is no AI player '{}'; roque-cli plugins lists those there are.\n",
                   arguments->plugin);
        return EXIT_FAILURE;
    }
    auto engine = plugin->create();
    if (!engine) {
        fmt::print(streams.error, "{}\n", english(engine.error().text));
        return EXIT_FAILURE;
    }
    return runEngine(std::move(*engine), arguments->benchDepth, streams);
}

}  // namespace roque::uci
