#include "model/problem/mate_solver.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "tests/model/problem/mate_verifier.h"
#include "tests/support/data_file.h"
#include "tests/support/mate_problems.h"
#include "tests/support/sanitized.h"

namespace roque {
namespace {

/// Problems composed by others (mates.tsv): FEN and length.
std::vector<test::MateProblem> othersProblems() {
    std::vector<test::MateProblem> all;
    for (const std::string& line : test::dataLines("mates.tsv")) {
        const auto fields = test::split(line, '\t');
        if (fields.size() == 2)
            all.push_back({fields[0], {}, static_cast<unsigned>(std::stoul(fields[1])), fields[0]});
    }
    return all;
}

#if defined(ROQUE_IS_SANITIZED) || !defined(NDEBUG)
constexpr bool kIsSlow = true;
#else
constexpr bool kIsSlow = false;
#endif

/// Only every nth problem of a length is tried where all would take minutes.
std::size_t strideOf(unsigned moves) {
    if (moves <= 3) return 1;
    if (moves == 4) return kIsSlow ? 8 : 1;
    if (moves == 5) return kIsSlow ? 12 : 4;
    return kIsSlow ? 24 : 8;
}

/// The problems of tests/data/mates with a given length.
std::vector<test::MateProblem> ownProblems(unsigned moves) {
    std::vector<test::MateProblem> all;
    for (const char* const kind : {"composed", "games"}) {
        const auto some =
            test::mateProblems(ROQUE_TEST_DATA "/mates/" + (kind + std::to_string(moves)) + ".epd");
        all.insert(all.end(), some.begin(), some.end());
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
    ASSERT_EQ(othersProblems().size(), 15U);
    for (const auto& problem : othersProblems()) {
        const auto answer = solve(problem.fen, problem.moves + 1, MateDetail::FirstKey);
        ASSERT_TRUE(answer.solution) << problem.fen;
        EXPECT_EQ(answer.solution->moves, problem.moves) << problem.fen;
    }
}

TEST_F(MateSolverTest, ProvesThatThereIsNoShorterMate) {
    for (const auto& problem : othersProblems()) {
        const auto answer = solve(problem.fen, problem.moves - 1, MateDetail::FirstKey);
        EXPECT_EQ(answer.verdict, MateSolver::Verdict::NoMate) << problem.fen;
    }
}

TEST_F(MateSolverTest, BuildsTreesThatProveTheirMates) {
    for (const auto& problem : othersProblems()) {
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
    for (const auto& problem : othersProblems()) {
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
    // Every move of the queen or the rook that mates at once.
    const auto answer = solve("6k1/5ppp/8/8/8/8/8/K1Q1R3 w - - 0 1", 1, MateDetail::AllKeys);
    ASSERT_TRUE(answer.solution);
    const Position position = *parseFen("6k1/5ppp/8/8/8/8/8/K1Q1R3 w - - 0 1");
    std::vector<std::string> keys;
    for (const Move key : answer.solution->keys) keys.push_back(toSan(position, key));
    std::ranges::sort(keys);
    EXPECT_EQ(keys, (std::vector<std::string>{"Qc8#", "Re8#"}));
}

/// Solves every problem of a length: with the stated length and no shorter, by its only key, and with a tree
/// that is a proof.
class OwnProblems : public MateSolverTest, public testing::WithParamInterface<unsigned> {};

TEST_P(OwnProblems, AreSolvedByTheirKeysWithAProof) {
    const auto problems = ownProblems(GetParam());
    EXPECT_GE(problems.size(), 20U);
    for (std::size_t at = 0; at < problems.size(); at += strideOf(GetParam())) {
        const auto& problem = problems[at];
        table_.clear();
        const auto answer = solve(problem.fen, problem.moves, MateDetail::Tree);
        ASSERT_TRUE(answer.solution) << problem.name;
        const auto& solution = *answer.solution;
        EXPECT_EQ(solution.moves, problem.moves) << problem.name;
        ASSERT_EQ(solution.keys.size(), 1U) << problem.name;
        const Position position = *parseFen(problem.fen);
        std::string key = toSan(position, solution.keys.front());
        std::erase(key, '+');
        EXPECT_EQ(key, problem.key) << problem.name;
        EXPECT_EQ(solution.line.size(), 2 * problem.moves - 1) << problem.name;
        if (!solution.isTreeComplete) continue;
        EXPECT_EQ(test::whatIsWrong(position, solution.tree.front(), problem.moves), "") << problem.name;
    }
}

INSTANTIATE_TEST_SUITE_P(MateIn, OwnProblems, testing::Values(2U, 3U, 4U, 5U, 6U));

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
