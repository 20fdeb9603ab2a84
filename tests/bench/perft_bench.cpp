// Measures how fast the model counts moves, beside another program that counts the same in the same minutes.
//
//     perft_bench [ROUNDS]      at least five rounds; each counts everything once with each program
//
// Ends with 1 if a count is wrong. docs/benchmarks.md explains the table.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include <dlfcn.h>
#include <fmt/format.h>

#include "model/perft/perft.h"
#include "tests/bench/cpu_clock.h"
#include "tests/bench/measurement.h"
#include "tests/bench/rounds.h"
#include "tests/bench/uci_peer.h"
#include "tests/support/position_of.h"

namespace roque::bench {
namespace {

struct Case {
    std::string_view name;
    std::string_view fen;
    unsigned depth;
    std::uint64_t nodes;
};

// "Kiwipete" is Peter McKenzie's: castling, en passant, promotions and pins close together.
constexpr std::array<Case, 3> kCases{{
    {"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119060324},
    {"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 7, 3195901860},
    {"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193690690},
}};

/// The processor times of one case, one for each round.
struct Times {
    std::vector<std::chrono::nanoseconds> ours;
    std::vector<std::chrono::nanoseconds> peers;
};

Measurement countOurselves(const Case& bench) {
    const Position position = test::positionOf(bench.fen);
    const CpuClock clock;
    const auto before = clock.used();
    const std::uint64_t nodes = perft(position, bench.depth);
    return {nodes, clock.used() - before};
}

void expectNodes(const Measurement& measured, const Case& bench, std::string_view who) {
    if (measured.nodes == bench.nodes) return;
    throw std::runtime_error(fmt::format("{} counts {} at {}, depth {}, instead of {}", who, measured.nodes,
                                         bench.name, bench.depth, bench.nodes));
}

void measureOnce(const Case& bench, UciPeer* peer, Times& times) {
    const Measurement ours = countOurselves(bench);
    expectNodes(ours, bench, "roque");
    times.ours.push_back(ours.cpuTime);
    if (peer == nullptr) return;
    const Measurement peers = peer->perft(bench.fen, bench.depth);
    expectNodes(peers, bench, peer->name());
    times.peers.push_back(peers.cpuTime);
}

double medianSeconds(const std::vector<std::chrono::nanoseconds>& times) {
    std::vector<double> seconds;
    for (const auto time : times) seconds.push_back(std::chrono::duration<double>(time).count());
    return median(std::move(seconds));
}

void printRow(const Case& bench, const Times& times) {
    const auto megaNodes = [&](double seconds) { return static_cast<double>(bench.nodes) / 1e6 / seconds; };
    const double ours = medianSeconds(times.ours);
    fmt::print("{:<10}{:>6}{:>12}{:>10.3f}{:>8.0f}", bench.name, bench.depth, bench.nodes, ours,
               megaNodes(ours));
    if (!times.peers.empty()) {
        const double peers = medianSeconds(times.peers);
        fmt::print("{:>10.3f}{:>8.0f}{:>8.2f}", peers, megaNodes(peers), peers / ours);
    }
    fmt::print("\n");
}

/// Debian's Stockfish, in the search path or where Debian puts games.
std::optional<std::filesystem::path> findPeer() {
    const char* const variable = std::getenv("PATH");
    std::istringstream folders((variable == nullptr ? std::string() : std::string(variable)) + ":/usr/games");
    for (std::string folder; std::getline(folders, folder, ':');) {
        const auto program = std::filesystem::path(folder) / "stockfish";
        if (!folder.empty() && std::filesystem::is_regular_file(program)) return program;
    }
    return std::nullopt;
}

/// The file of the model's library in use: there is one for every processor and one for newer ones.
std::string_view libraryInUse() {
    const auto function = static_cast<std::uint64_t (*)(const Position&, unsigned)>(&perft);
    Dl_info info{};
    return dladdr(reinterpret_cast<const void*>(function), &info) != 0 ? info.dli_fname : "unknown";
}

void run(unsigned rounds) {
    const auto program = findPeer();
    std::optional<UciPeer> peer;
    if (program) peer.emplace(*program);
    fmt::print(
        "perft: processor time in seconds, millions of nodes a second; medians of {} interleaved runs\n",
        rounds);
    fmt::print("library: {}\npeer:    {}\n\n", std::filesystem::weakly_canonical(libraryInUse()).string(),
               peer ? peer->name() : "none (stockfish is not installed)");

    std::array<Times, kCases.size()> times;
    for (unsigned round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < kCases.size(); ++i)
            measureOnce(kCases[i], peer ? &*peer : nullptr, times[i]);
    }
    fmt::print("{:<10}{:>6}{:>12}{:>10}{:>8}", "position", "depth", "nodes", "roque", "Mn/s");
    if (peer) fmt::print("{:>10}{:>8}{:>8}", "peer", "Mn/s", "ratio");
    fmt::print("\n");
    for (std::size_t i = 0; i < kCases.size(); ++i) printRow(kCases[i], times[i]);
}

}  // namespace
}  // namespace roque::bench

int main(int argc, char** argv) {
    try {
        roque::bench::run(roque::bench::roundsOf("perft_bench", {argv + 1, argv + argc}));
        return EXIT_SUCCESS;
    } catch (const std::exception& failure) {
        fmt::print(stderr, "perft_bench: {}\n", failure.what());
        return EXIT_FAILURE;
    }
}
