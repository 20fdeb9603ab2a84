// Measures how fast Bastion searches, beside Stockfish, and how soon it stops.
//
//     engine_bench [ROUNDS]      at least five rounds
//
// docs/benchmarks.md explains the results.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "tests/bench/child_run.h"
#include "tests/bench/rounds.h"
#include "tests/bench/uci_peer.h"

namespace roque::bench {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr std::array<std::string_view, 4> kPositions{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/8/4k3/8/8/3QK3/8 w - - 0 1",
};

/// The nodes per second that a program reports for its command `bench`.
double speedOf(const std::string& program) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> output(
        popen(fmt::format("'{}' bench 2>&1", program).c_str(), "r"), pclose);
    if (!output) throw std::runtime_error(program + " cannot be started");
    constexpr std::string_view kBeginning = "Nodes/second";
    std::array<char, 4096> line{};
    double speed = 0;
    while (std::fgets(line.data(), static_cast<int>(line.size()), output.get()) != nullptr) {
        const std::string_view text = line.data();
        if (text.starts_with(kBeginning)) speed = std::stod(std::string(text.substr(text.find(':') + 1)));
    }
    if (speed == 0) throw std::runtime_error(program + " bench tells no speed");
    return speed;
}

/// In turns, so that both have the same machine in the same minutes.
void measureSpeed(unsigned rounds) {
    const std::string peer = findProgram("stockfish");
    std::vector<double> ours;
    std::vector<double> theirs;
    for (unsigned round = 0; round < rounds; ++round) {
        ours.push_back(speedOf(ROQUE_UCI));
        if (!peer.empty()) theirs.push_back(speedOf(peer));
    }
    fmt::print("nodes a second, millions (median)    bastion {:.2f}", median(ours) / 1e6);
    if (!peer.empty())
        fmt::print("    stockfish {:.2f}    ratio {:.2f}", median(theirs) / 1e6,
                   median(ours) / median(theirs));
    fmt::print("\n");
}

/// Stops searches after some milliseconds, and measures the time from `stop` to the move.
void measureStops(unsigned threads) {
    constexpr std::size_t kStops = 1000;
    UciPeer engine(ROQUE_UCI);
    engine.setOption("Threads", fmt::to_string(threads));
    std::mt19937 lots(1);
    std::uniform_int_distribution thinking(1, 30);
    std::vector<double> times;
    for (std::size_t number = 0; number < kStops; ++number) {
        const std::chrono::milliseconds time(thinking(lots));
        times.push_back(Milliseconds(engine.stop(kPositions[number % kPositions.size()], time)).count());
    }
    std::ranges::sort(times);
    fmt::print(
        "stop to bestmove, ms, {} thread{}       median {:.2f}, 99th percentile {:.2f}, longest {:.2f}\n",
        threads, threads == 1 ? " " : "s", times[kStops / 2], times[kStops * 99 / 100], times.back());
}

}  // namespace
}  // namespace roque::bench

int main(int argc, char** argv) {
    try {
        const unsigned rounds = roque::bench::roundsOf("engine_bench", {argv + 1, argv + argc});
        roque::bench::measureSpeed(rounds);
        roque::bench::measureStops(1);
        roque::bench::measureStops(std::max(2U, std::thread::hardware_concurrency()));
        return EXIT_SUCCESS;
    } catch (const std::exception& error) {
        fmt::print(stderr, "engine_bench: {}\n", error.what());
        return EXIT_FAILURE;
    }
}
