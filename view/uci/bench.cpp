#include "view/uci/bench.h"

#include <atomic>
#include <chrono>

#include <fmt/format.h>

#include "model/notation/fen.h"

namespace roque::uci {
namespace {

/// Sets an option if the player has it.
void setIfThere(PluginEngine& engine, std::string_view name, std::string_view value) {
    (void)engine.setOption(name, value);
}

}  // namespace

Result<BenchResult, PluginError> runBench(PluginEngine& engine, unsigned depth) {
    setIfThere(engine, "Threads", "1");
    setIfThere(engine, "Hash", "16");
    BenchResult result;
    const std::atomic<bool> isStopped{false};
    for (const std::string_view fen : benchPositions()) {
        if (const auto done = engine.newGame(); !done) return done.error();
        SearchRequest request;
        request.start = *parseFen(fen);
        request.limits.depth = depth;
        std::uint64_t nodes = 0;
        const auto began = std::chrono::steady_clock::now();
        const auto answer = engine.search(
            request, isStopped, [&](const SearchInfo& info) { nodes = info.nodes; },
            PluginEngine::TimePoint::max(),
            {.onMove = {}, .onText = [&](const std::string& text) { result.told.push_back(text); }});
        if (!answer) return answer.error();
        result.time +=
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began);
        result.nodes += nodes;
    }
    return result;
}

std::string benchText(const BenchResult& result) {
    std::string text;
    for (const std::string& each : result.told) text += fmt::format("Told            : {}\n", each);
    return text
           + fmt::format("Nodes searched  : {}\nNodes/second    : {}\n{} nodes {} nps\n", result.nodes,
                         result.nodesPerSecond(), result.nodes, result.nodesPerSecond());
}

}  // namespace roque::uci
