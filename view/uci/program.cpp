#include "view/uci/program.h"

#include <fmt/ostream.h>

#include <charconv>
#include <istream>
#include <optional>
#include <string>

#include "controller/players/plugin_registry.h"
#include "view/uci/bench.h"
#include "view/uci/uci_session.h"

namespace roque::uci {
namespace {

constexpr int kSuccess = 0;
constexpr int kFailure = 1;
constexpr int kUsageError = 2;
constexpr std::string_view kUsage =
    "Usage: roque-uci [--plugin ID] [bench [DEPTH]]\n"
    "Lets an AI player of Roque speak UCI on standard input and output, for any chess program.\n"
    "  --plugin ID     which player (bastion); roque-cli plugins lists them\n"
    "  bench [DEPTH]   measures the player's speed instead\n";

/// What the command line asks for.
struct Arguments {
    std::string_view plugin = "bastion";
    std::optional<unsigned> benchDepth;
};

std::optional<unsigned> depthOf(std::string_view text) {
    unsigned depth = 0;
    const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
    if (error != std::errc() || stopped != text.data() + text.size() || depth == 0) return std::nullopt;
    return depth;
}

std::optional<Arguments> parse(std::span<const std::string_view> words) {
    Arguments arguments;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isLast = at + 1 == words.size();
        if (words[at] == "--plugin" && !isLast) {
            arguments.plugin = words[++at];
        } else if (words[at] == "bench") {
            arguments.benchDepth = isLast ? kBenchDepth : depthOf(words[++at]);
            if (!arguments.benchDepth) return std::nullopt;
        } else {
            return std::nullopt;
        }
    }
    return arguments;
}

int bench(PluginEngine& engine, unsigned depth, const Streams& streams) {
    const auto result = runBench(engine, depth);
    if (!result) {
        fmt::print(streams.error, "{}\n", result.error().text);
        return kFailure;
    }
    fmt::print(streams.out, "{}", benchText(*result));
    return kSuccess;
}

int converse(std::unique_ptr<PluginEngine> engine, const Streams& streams) {
    UciSession session(std::move(engine), [&](const std::string& line) {
        streams.out << line << '\n';
        streams.out.flush();
    });
    std::string line;
    while (std::getline(streams.in, line)) {
        if (session.execute(line) == UciSession::Next::Quit) return kSuccess;
    }
    session.finish();
    return kSuccess;
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
        return kFailure;
    }
    auto engine = plugin->create();
    if (!engine) {
        fmt::print(streams.error, "{}\n", engine.error().text);
        return kFailure;
    }
    if (arguments->benchDepth) return bench(**engine, *arguments->benchDepth, streams);
    return converse(std::move(*engine), streams);
}

}  // namespace roque::uci
