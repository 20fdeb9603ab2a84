#include "model/problem/mate_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <string>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "tests/model/problem/mate_verifier.h"

namespace roque {
namespace {

struct Problem {
    std::string fen;
    unsigned moves = 0;
};

std::vector<Problem> problems() {
    std::vector<Problem> all;
    std::ifstream file(ROQUE_TEST_DATA "/mates.tsv");
    std::string line;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#') continue;
        const auto tab = line.find('\t');
        all.push_back({line.substr(0, tab), static_cast<unsigned>(std::stoul(line.substr(tab + 1)))});
    }
    return all;
}

class MateSolverTest : public testing::Test {
protected:
    [[nodiscard]] MateSolver::Answer solve(const std::string& fen, unsigned moves, MateDetail detail) {
        const auto position = parseFen(fen);
        if (!position) throw std::invalid_argument(fen);  // the test is wrong
        return MateSolver(table_, stop_).solve(*position, moves, detail);
    }

    MateTable table_{1 << 22};
    std::atomic<bool> stop_{false};
};

TEST_F(MateSolverTest, FindsTheShortestMateOfEveryProblem) {
    ASSERT_EQ(problems().size(), 15U);
    for (const Problem& problem : problems()) {
        const auto answer = solve(problem.fen, problem.moves + 1, MateDetail::FirstKey);
        ASSERT_TRUE(answer.solution) << problem.fen;
        EXPECT_EQ(answer.solution->moves, problem.moves) << problem.fen;
    }
}

TEST_F(MateSolverTest, ProvesThatThereIsNoShorterMate) {
    for (const Problem& problem : problems()) {
        const auto answer = solve(problem.fen, problem.moves - 1, MateDetail::FirstKey);
        EXPECT_EQ(answer.verdict, MateSolver::Verdict::NoMate) << problem.fen;
    }
}

TEST_F(MateSolverTest, BuildsTreesThatProveTheirMates) {
    for (const Problem& problem : problems()) {
        const auto answer = solve(problem.fen, problem.moves, MateDetail::Tree);
        ASSERT_TRUE(answer.solution) << problem.fen;
        EXPECT_TRUE(answer.solution->isTreeComplete);
        ASSERT_EQ(answer.solution->tree.size(), answer.solution->keys.size());
        for (const MateBranch& branch : answer.solution->tree) {
            EXPECT_EQ(test::whatIsWrong(*parseFen(problem.fen), branch, problem.moves), "") << problem.fen;
        }
    }
}

TEST_F(MateSolverTest, PlaysLinesThatEndInMateAfterTheFullLength) {
    for (const Problem& problem : problems()) {
        const auto answer = solve(problem.fen, problem.moves, MateDetail::FirstKey);
        ASSERT_TRUE(answer.solution);
        EXPECT_EQ(answer.solution->line.size(), 2 * problem.moves - 1) << problem.fen;
        Position position = *parseFen(problem.fen);
        for (const Move move : answer.solution->line) {
            ASSERT_TRUE(isLegal(position, move)) << problem.fen;
            position = position.after(move);
        }
        EXPECT_TRUE(isCheckmate(position)) << problem.fen;
    }
}

TEST_F(MateSolverTest, NamesEveryKey) {
    // Every move of the queen along the first rank, and the rook's, that mates at once.
    const auto answer = solve("6k1/5ppp/8/8/8/8/8/K1Q1R3 w - - 0 1", 1, MateDetail::AllKeys);
    ASSERT_TRUE(answer.solution);
    const Position position = *parseFen("6k1/5ppp/8/8/8/8/8/K1Q1R3 w - - 0 1");
    std::vector<std::string> keys;
    for (const Move key : answer.solution->keys) keys.push_back(toSan(position, key));
    std::ranges::sort(keys);
    EXPECT_EQ(keys, (std::vector<std::string>{"Qc8#", "Re8#"}));
}

TEST_F(MateSolverTest, TellsEachLengthThatIsExcluded) {
    std::vector<unsigned> excluded;
    const auto position = parseFen("3BB2K/7p/7k/8/8/5P1p/7P/8 w - - 0 1");
    ASSERT_TRUE(position);
    const auto answer =
        MateSolver(table_, stop_).solve(*position, 9, MateDetail::FirstKey, [&](unsigned length) {
            excluded.push_back(length);
        });
    EXPECT_EQ(answer.verdict, MateSolver::Verdict::Mate);
    EXPECT_EQ(excluded, (std::vector<unsigned>{1, 2, 3}));
}

TEST_F(MateSolverTest, SaysThatItWasStopped) {
    stop_ = true;
    const auto answer =
        solve("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1", 20, MateDetail::FirstKey);
    EXPECT_EQ(answer.verdict, MateSolver::Verdict::Stopped);
    EXPECT_FALSE(answer.solution);
}

}  // namespace
}  // namespace roque
