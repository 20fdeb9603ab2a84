// Measures how fast mate problems are solved, beside another program that looks for the same mates in the
// same minutes.
//
//     solver_bench [FILE...]      EPD files with the operations bm and dm; without one, those of
//     tests/data/mates
//
// Ends with 1 if an answer is wrong. docs/benchmarks.md explains the table.

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>
#include <vector>

#include <fmt/format.h>

#include "model/notation/san.h"
#include "model/problem/mate_solver.h"
#include "tests/bench/child_run.h"
#include "tests/bench/cpu_clock.h"
#include "tests/bench/rounds.h"
#include "tests/bench/uci_peer.h"
#include "tests/support/mate_problems.h"
#include "tests/support/position_of.h"

namespace roque::bench {
namespace {

/// The rounds of our solver; the peer, which takes much longer, has one round.
constexpr int kRounds = 5;
constexpr std::chrono::seconds kPeerLimit{30};
constexpr std::size_t kTableBytes = std::size_t{64} << 20U;

/// The times for the problems of one length, in milliseconds.
struct Times {
    std::vector<double> ours;
    std::vector<double> peers;
    unsigned unsolvedByPeer = 0;
};

double milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

double sum(const std::vector<double>& values) {
    double total = 0;
    for (const double value : values) total += value;
    return total;
}

/// The processor time of one solution: the shortest length proved and one key found, with an empty table.
double solveOnce(const test::MateProblem& problem) {
    const Position position = test::positionOf(problem.fen);
    const std::atomic<bool> stop{false};
    const CpuClock clock;
    const auto before = clock.used();
    MateTable table(kTableBytes);
    const auto answer = MateSolver(table, stop).solve(position, problem.moves, MateDetail::FirstKey);
    const auto used = clock.used() - before;
    if (!answer.solution || answer.solution->moves != problem.moves)
        throw std::runtime_error("not solved: " + problem.name);
    std::string key = toSan(position, answer.solution->keys.front());
    std::erase(key, '+');
    if (key != problem.key) throw std::runtime_error(problem.name + " is solved by " + key);
    return milliseconds(used);
}

void measure(const test::MateProblem& problem, UciPeer* peer, Times& times) {
    std::vector<double> rounds;
    for (int round = 0; round < kRounds; ++round) rounds.push_back(solveOnce(problem));
    times.ours.push_back(median(rounds));
    if (peer == nullptr) return;
    const Measurement peers = peer->mate(problem.fen, problem.moves, kPeerLimit);
    if (peers.nodes == 0) ++times.unsolvedByPeer;
    times.peers.push_back(milliseconds(peers.cpuTime));
}

void printRow(unsigned moves, const Times& times) {
    fmt::print("{:>5}{:>9}{:>11.1f}{:>11.2f}{:>11.1f}", moves, times.ours.size(), sum(times.ours),
               median(times.ours), *std::ranges::max_element(times.ours));
    if (!times.peers.empty()) {
        fmt::print("{:>11.1f}{:>11.2f}{:>10}{:>8.1f}", sum(times.peers), median(times.peers),
                   times.unsolvedByPeer, sum(times.peers) / sum(times.ours));
    }
    fmt::print("\n");
}

std::vector<std::filesystem::path> files(const std::vector<std::string>& arguments) {
    if (!arguments.empty()) return {arguments.begin(), arguments.end()};
    std::vector<std::filesystem::path> all;
    for (const auto& entry : std::filesystem::directory_iterator(ROQUE_TEST_DATA "/mates")) {
        if (entry.path().extension() == ".epd") all.push_back(entry.path());
    }
    std::ranges::sort(all);
    return all;
}

void run(std::vector<std::string> arguments) {
    const bool isAlone = std::erase(arguments, "--alone") > 0;
    const std::string program = isAlone ? std::string() : findProgram("stockfish");
    std::optional<UciPeer> peer;
    if (!program.empty()) peer.emplace(program);
    fmt::print("mate problems: milliseconds of processor time, ours the median of {} runs\npeer: {}\n\n",
               kRounds, peer ? peer->name() + ", go mate, at most 30 s each" : "none");
    std::map<unsigned, Times> times;
    for (const auto& file : files(arguments)) {
        for (const auto& problem : test::mateProblems(file))
            measure(problem, peer ? &*peer : nullptr, times[problem.moves]);
    }
    fmt::print("{:>5}{:>9}{:>11}{:>11}{:>11}", "mate", "problems", "sum", "median", "longest");
    if (peer) fmt::print("{:>11}{:>11}{:>10}{:>8}", "peer: sum", "median", "unsolved", "ratio");
    fmt::print("\n");
    for (const auto& [moves, each] : times) printRow(moves, each);
}

}  // namespace
}  // namespace roque::bench

int main(int argc, char** argv) {
    try {
        roque::bench::run({argv + 1, argv + argc});
        return EXIT_SUCCESS;
    } catch (const std::exception& failure) {
        fmt::print(stderr, "solver_bench: {}\n", failure.what());
        return EXIT_FAILURE;
    }
}
