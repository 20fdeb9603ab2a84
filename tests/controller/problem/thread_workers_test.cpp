#include "controller/problem/thread_workers.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

#include "model/pgn/pgn_writer.h"
#include "model/problem/mate_record.h"
#include "model/problem/mate_solver.h"
#include "tests/support/mate_problems.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

TEST(ThreadWorkers, DoEveryPieceOnce) {
    std::array<std::atomic<int>, 100> done{};
    ThreadWorkers(4).share(done.size(), [&](std::size_t piece, std::size_t worker) {
        EXPECT_LT(worker, 4U);
        ++done[piece];
    });
    for (const auto& times : done) EXPECT_EQ(times, 1);
}

TEST(ThreadWorkers, OneIsTheCaller) {
    ThreadWorkers(1).share(3, [caller = std::this_thread::get_id()](std::size_t, std::size_t worker) {
        EXPECT_EQ(worker, 0U);
        EXPECT_EQ(std::this_thread::get_id(), caller);
    });
}

TEST(ThreadWorkers, HandOnWhatGoesWrong) {
    EXPECT_THROW(ThreadWorkers(4).share(100,
                                        [](std::size_t piece, std::size_t) {
                                            if (piece == 20) throw std::runtime_error("no memory, say");
                                        }),
                 std::runtime_error);
}

std::string solved(const MateProblem& problem, std::size_t threads) {
    const Position position = positionOf(problem.fen);
    MateTable table(std::size_t{16} << 20U);
    const std::atomic<bool> stop{false};
    ThreadWorkers workers(threads);
    const auto answer = MateSolver(table, stop, workers).solve(position, problem.moves, MateDetail::Tree);
    if (!answer.solution) return "not solved";
    std::string text = toPgn(toRecord(position, *answer.solution, Variant::Standard));
    for (const Move move : answer.solution->line) text += toString(move.from()) + toString(move.to());
    return text;
}

TEST(ThreadWorkers, SolveAProblemAsOneThreadDoes) {
    for (const auto& problem : mateProblems(ROQUE_TEST_DATA "/mates/games4.epd")) {
        EXPECT_EQ(solved(problem, 4), solved(problem, 1)) << problem.name;
    }
}

TEST(ThreadWorkers, StopTogether) {
    MateTable table(std::size_t{16} << 20U);
    std::atomic<bool> stop{false};
    ThreadWorkers workers(4);
    MateSolver solver(table, stop, workers);
    const auto stopAfterThree = [&](unsigned excluded) { stop = excluded == 3; };
    const auto answer = solver.solve(Position::start(), 20, MateDetail::FirstKey, stopAfterThree);
    EXPECT_EQ(answer.verdict, MateSolver::Verdict::Stopped);
    EXPECT_FALSE(answer.solution);
}

}  // namespace
}  // namespace roque::test
