#include "view/uci/engine_program.h"

#include <fmt/ostream.h>

#include <charconv>
#include <istream>
#include <string>
#include <utility>

#include "view/uci/bench.h"
#include "view/uci/uci_session.h"

namespace roque::uci {
namespace {

constexpr int kSuccess = 0;
constexpr int kFailure = 1;

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

std::optional<unsigned> parseBenchDepth(std::string_view text) {
    unsigned depth = 0;
    const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
    if (error != std::errc() || stopped != text.data() + text.size() || depth == 0) return std::nullopt;
    return depth;
}

int runEngine(std::unique_ptr<PluginEngine> engine, std::optional<unsigned> benchDepth,
              const Streams& streams) {
    return benchDepth ? bench(*engine, *benchDepth, streams) : converse(std::move(engine), streams);
}

}  // namespace roque::uci
