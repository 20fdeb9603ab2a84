#include "controller/problem/solver_job.h"

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

class SolverJobTest : public testing::Test {
protected:
    void solve(const char* fen, unsigned moves) {
        SolverJob::Listener listener;
        listener.excluded = [this](unsigned excluded) { excluded_.push_back(excluded); };
        listener.answered = [this](auto answer) { answer_ = std::move(answer); };
        listener.failed = [](const Message& reason) { ADD_FAILURE() << english(reason); };
        job_ = std::make_unique<SolverJob>(dispatcher_, positionOf(fen), Variant::Standard, moves,
                                           std::move(listener));
    }
    [[nodiscard]] bool answers() {
        return dispatcher_.runUntil([this] { return answer_ != nullptr; });
    }
    /// No thread may continue into the next test or past the end of the program.
    void TearDown() override {
        job_.reset();
        while (SolverJob::running() > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }

    ManualDispatcher dispatcher_;
    std::vector<unsigned> excluded_;
    std::shared_ptr<const SolvedProblem> answer_;
    std::unique_ptr<SolverJob> job_;
};

/// There is no mate for longer than any test would wait.
constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST_F(SolverJobTest, AnswersWithTheShortestMate) {
    solve("8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - 0 1", 4);
    ASSERT_TRUE(answers());
    EXPECT_EQ(answer_->verdict, MateSolver::Verdict::Mate);
    EXPECT_EQ(answer_->moves, 2U);
    EXPECT_EQ(answer_->keys, 1U);
    EXPECT_TRUE(answer_->isComplete);
    ASSERT_TRUE(answer_->solution);
    EXPECT_EQ(answer_->solution->root->child(0).san(), "e1=N+");
    EXPECT_EQ(excluded_, std::vector{1U});
}

TEST_F(SolverJobTest, ProvesThatThereIsNoMate) {
    solve("3BB2K/7p/7k/8/8/5P1p/7P/8 w - - 0 1", 2);
    ASSERT_TRUE(answers());
    EXPECT_EQ(answer_->verdict, MateSolver::Verdict::NoMate);
}

TEST_F(SolverJobTest, AnswersThatItWasStopped) {
    solve(kStart, 20);
    job_->stop();
    ASSERT_TRUE(answers());
    EXPECT_EQ(answer_->verdict, MateSolver::Verdict::Stopped);
}

TEST_F(SolverJobTest, SaysNothingOnceItIsGone) {
    solve(kStart, 20);
    job_.reset();
    dispatcher_.runPending();
    EXPECT_FALSE(answer_);
}

TEST_F(SolverJobTest, MayBeDestroyedByItsReceiver) {
    const std::string text(100, 'x');  // on the heap, where its end would be noticed
    std::string seen;
    SolverJob::Listener listener;
    listener.excluded = [](unsigned) {};
    listener.answered = [this, text, &seen](auto answer) {
        job_.reset();
        answer_ = std::move(answer);
        seen = text;
    };
    job_ = std::make_unique<SolverJob>(dispatcher_, positionOf(kStart), Variant::Standard, 1,
                                       std::move(listener));
    ASSERT_TRUE(answers());
    EXPECT_EQ(seen, text);
}

}  // namespace
}  // namespace roque::test
