#include "controller/analysis/analysis_job.h"

#include <atomic>

#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "tests/controller/analysis/scripted_engine.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class AnalysisJobTest : public testing::Test {
protected:
    AnalysisJobTest() {
        record_->clock = [this] {
            ++asked_;
            dispatcher_.post([] {});  // wakes asks()
            return dispatcher_.now();
        };
        record_->answersAtOnce = true;
    }
    ~AnalysisJobTest() override {
        record_->letGo();
        job_->cancel();
        EXPECT_TRUE(dispatcher_.runUntil([this] { return job_->hasEnded(); }));
    }

    void begin() {
        EngineSource source = scriptedSource(record_);
        source.make = [this, make = source.make](const std::stop_token& closing) {
            ++starts_;
            return make(closing);
        };
        AnalysisJob::Listener listener;
        listener.progress = [this](std::size_t plies) { progress_.push_back(plies); };
        listener.done = [this](const GameAnalysis& analysis, const std::string& engine) {
            analysis_ = analysis;
            engine_ = engine;
        };
        listener.failed = [this](const AnalysisJob::Failure& failure) {
            failures_.push_back(english(failure.reason));
            failure_ = failure;
        };
        listener.ended = [this] { ++ends_; };
        job_.emplace(dispatcher_,
                     AnalysisPlayer{"scripted",
                                    "Scripted",
                                    source,
                                    {{"Hash", "8"}, {"Threads", "1"}},
                                    WinCurve::standard(),
                                    patience_},
                     AnalysisBudget{100}, readPgn("1. e4 e5 2. Nf3 *").at(0).record, listener);
    }
    bool asks() {
        return dispatcher_.runUntil([this] { return asked_ > 0; });
    }
    bool ends() {
        return dispatcher_.runUntil([this] { return job_->hasEnded(); });
    }

    ManualDispatcher dispatcher_;
    std::shared_ptr<EngineRecord> record_ = std::make_shared<EngineRecord>();
    SearchPatience patience_;
    std::atomic<int> starts_ = 0;
    std::atomic<int> asked_ = 0;  ///< questions to the engines
    std::vector<std::size_t> progress_;
    std::optional<GameAnalysis> analysis_;
    std::string engine_;
    std::vector<std::string> failures_;
    AnalysisJob::Failure failure_;
    int ends_ = 0;
    std::optional<AnalysisJob> job_;
};

TEST_F(AnalysisJobTest, AnalysesEveryMove) {
    begin();
    EXPECT_TRUE(ends());
    ASSERT_TRUE(analysis_);
    EXPECT_THAT(*analysis_, SizeIs(3));
    EXPECT_EQ(engine_, "Scripted");
    EXPECT_THAT(progress_, ElementsAre(1, 2, 3));
    EXPECT_THAT(failures_, IsEmpty());
    EXPECT_EQ(ends_, 1);
}

TEST_F(AnalysisJobTest, SetsWhatTheEngineHas) {
    PluginOption hash;
    hash.name = "Hash";
    record_->options = {hash};
    begin();
    EXPECT_TRUE(ends());
    EXPECT_THAT(record_->told(), Contains("Hash=8"));
    EXPECT_THAT(record_->told(), Not(Contains("Threads=1")));
}

TEST_F(AnalysisJobTest, TellsNothingOnceItIsCancelled) {
    record_->answersAtOnce = false;
    begin();
    EXPECT_TRUE(asks());
    job_->cancel();
    EXPECT_TRUE(ends());
    EXPECT_THAT(record_->questions(), SizeIs(1)) << "the engine was asked on";
    EXPECT_FALSE(analysis_);
    EXPECT_THAT(progress_, IsEmpty());
    EXPECT_THAT(failures_, IsEmpty());
    EXPECT_EQ(ends_, 1);
}

TEST_F(AnalysisJobTest, CanBeCancelledBeforeTheEngineHasStarted) {
    begin();
    job_->cancel();
    EXPECT_TRUE(ends());
    EXPECT_FALSE(analysis_);
}

TEST_F(AnalysisJobTest, StartsAnEngineThatEndsOnceMore) {
    record_->searchError = EngineError{EngineError::Kind::Died, Message::verbatim("It has ended")};
    begin();
    EXPECT_TRUE(ends());
    EXPECT_EQ(starts_, 2);
    EXPECT_THAT(failures_, ElementsAre("It has ended"));
}

TEST_F(AnalysisJobTest, TellsWhatAnEngineHasDoneThatFails) {
    record_->answersBeforeError = 6;  // for the last move; there are second looks
    record_->searchError = EngineError{EngineError::Kind::Died, Message::verbatim("It has ended")};
    begin();
    EXPECT_TRUE(ends());
    ASSERT_THAT(failure_.done, SizeIs(3));
    EXPECT_EQ(failure_.done[0].move, Move::none());
    EXPECT_NE(failure_.done[2].move, Move::none());
    EXPECT_EQ(failure_.engine, "Scripted");
}

TEST_F(AnalysisJobTest, HasNothingToTellOfAnEngineThatGivesNoScores) {
    record_->isMute = true;
    begin();
    EXPECT_TRUE(ends());
    EXPECT_THAT(failures_, ElementsAre("The player gives no scores"));
    EXPECT_THAT(failure_.done, IsEmpty());
}

TEST_F(AnalysisJobTest, HasNothingToTellOfAnEngineThatEndsBeforeItGivesAScore) {
    record_->isMute = true;
    record_->answersBeforeError = 2;
    record_->searchError = EngineError{EngineError::Kind::Died, Message::verbatim("It has ended")};
    begin();
    EXPECT_TRUE(ends());
    EXPECT_THAT(progress_, Not(IsEmpty())) << "it was not asked about a whole move";
    EXPECT_THAT(failure_.done, IsEmpty());
}

TEST_F(AnalysisJobTest, GivesUpAnEngineThatNeverReturnsFromASearch) {
    patience_.base = 100ms;
    record_->answersAtOnce = false;
    record_->isDeaf = true;
    begin();
    EXPECT_TRUE(dispatcher_.runFastUntil([this] { return !failures_.empty(); }));
    EXPECT_EQ(starts_, 2);
    EXPECT_THAT(failures_, ElementsAre("It does not return from a search"));
    EXPECT_TRUE(dispatcher_.runFastUntil([this] { return job_->hasEnded(); }));
}

TEST_F(AnalysisJobTest, SaysWhyItCannotBegin) {
    record_->startError = EngineError{EngineError::Kind::CannotStart, Message::verbatim("It is not there")};
    begin();
    EXPECT_TRUE(ends());
    EXPECT_EQ(starts_, 1);
    EXPECT_THAT(failures_, ElementsAre("It is not there"));
}

TEST_F(AnalysisJobTest, GivesUpAnEngineThatDoesNotStop) {
    record_->answersAtOnce = false;
    record_->isDeaf = true;
    begin();
    EXPECT_TRUE(asks());
    job_->cancel();
    EXPECT_TRUE(dispatcher_.runFastUntil([this] { return job_->hasEnded(); }));
    EXPECT_THAT(failures_, IsEmpty());
}

}  // namespace
}  // namespace roque::test
