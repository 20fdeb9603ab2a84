#include <gmock/gmock.h>

#include "controller/analysis/analysis_job.h"
#include "controller/engines/engine_supervisor.h"
#include "model/pgn/game_builder.h"
#include "tests/controller/engines/process_census.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/engine_deadlines.h"
#include "tests/support/engine_faults.h"

// Games annotated by chess programs that fail in every way.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

/// The faulty engines pass them.
constexpr EngineDeadlines kDeadlines = test::patientDeadlines(300ms);

class AnnotationFaults : public testing::Test {
protected:
    ~AnnotationFaults() override {
        job_.reset();
        EXPECT_EQ(childProcesses(), children_);
    }

    /// Annotates a game with an engine that has a fault. Returns whether that has come to an end.
    bool annotate(const std::string& fault) {
        done_.reset();
        failures_.clear();
        AnalysisPlayer player{
            "fake",
            "Fake",
            supervisor_.source(fault, {ROQUE_FAKE_ENGINE, {fault}, {}}, EngineUse::Analysis, {}, kDeadlines),
            {},
            WinCurve::standard(),
            {300ms, 0us}};
        AnalysisJob::Listener listener;
        listener.done = [this](const GameAnalysis& analysis, const std::string&) { done_ = analysis; };
        listener.failed = [this](const AnalysisJob::Failure& failure) {
            failures_.push_back(english(failure.reason));
        };
        job_.emplace(dispatcher_, std::move(player), AnalysisBudget{100},
                     readPgn("1. e4 e5 2. Nf3 *").at(0).record, listener);
        return dispatcher_.runUntil([this] { return job_->hasEnded(); });
    }

    std::set<int> children_ = childProcesses();
    ManualDispatcher dispatcher_;
    EngineLife::TimePoint now_{1h};
    EngineSupervisor supervisor_{[this] { return now_; }};
    std::optional<GameAnalysis> done_;
    std::vector<std::string> failures_;
    std::optional<AnalysisJob> job_;
};

TEST_F(AnnotationFaults, EndsWithEveryFaultOfAnEngine) {
    for (const std::string& fault : engineFaults()) {
        SCOPED_TRACE(fault);
        ASSERT_TRUE(annotate(fault));
        EXPECT_NE(done_.has_value(), !failures_.empty()) << "either it is done or it says why not";
    }
}

TEST_F(AnnotationFaults, GivesUpAnEngineThatIgnoresItsNumberOfPositions) {
    ASSERT_TRUE(annotate("needs-stop"));
    EXPECT_THAT(failures_, ElementsAre("It has not ended a search by itself within 0.3 s"));
    EXPECT_EQ(supervisor_.condition("needs-stop").kind, EngineCondition::Kind::Died) << "it is at fault";
}

TEST_F(AnnotationFaults, LetsAnEngineRestThatIgnoresItsNumberOfPositionsAgainAndAgain) {
    for (unsigned annotation = 0; annotation < 3; ++annotation) ASSERT_TRUE(annotate("needs-stop"));
    EXPECT_THAT(failures_, ElementsAre(HasSubstr("rests")));
    EXPECT_EQ(supervisor_.condition("needs-stop").kind, EngineCondition::Kind::Resting);
}

}  // namespace
}  // namespace roque::test
