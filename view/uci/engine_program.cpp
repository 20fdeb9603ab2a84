#include "view/uci/engine_program.h"

#include <charconv>
#include <cstdlib>
#include <istream>
#include <string>
#include <utility>

#include <fmt/ostream.h>

#include "view/uci/bench.h"
#include "view/uci/uci_session.h"

namespace roque::uci {
namespace {

int bench(PluginEngine& engine, unsigned depth, const Streams& streams) {
    const auto result = runBench(engine, depth);
    if (!result) {
        fmt::print(streams.error, "{}\n", english(result.error().text));
        return EXIT_FAILURE;
    }
    fmt::print(streams.out, "{}", benchText(*result));
    return EXIT_SUCCESS;
}

int converse(std::unique_ptr<PluginEngine> engine, const Streams& streams) {
    UciSession session(std::move(engine), [&](const std::string& line) {
        streams.out << line << '\n';
        streams.out.flush();
    });
    std::string line;
    while (std::getline(streams.in, line)) {
        if (session.execute(line) == UciSession::Next::Quit) return EXIT_SUCCESS;
    }
    session.finish();
    return EXIT_SUCCESS;
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
