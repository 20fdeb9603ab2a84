#include "controller/engines/engine_life.h"

#include <gmock/gmock.h>

#include "controller/engines/engine_log.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::SizeIs;

/// An engine's life, at times of the test's choice.
class EngineLifeTest : public testing::Test {
protected:
    using Kind = EngineCondition::Kind;

    [[nodiscard]] Kind kind() const { return life_.condition(now_).kind; }

    /// A run that fails before it has answered.
    void failAtOnce() {
        const auto run = life_.start(now_);
        life_.failed(run, Message::verbatim("It has ended by signal 11"));
    }

    /// A run that has answered a question.
    EngineLife::Run startWell() {
        const auto run = life_.start(now_);
        life_.introduced(run, now_);
        life_.asked(run, now_);
        life_.answered(run, now_);
        return run;
    }

    EngineLife life_;
    EngineLife::TimePoint now_{1h};
};

TEST_F(EngineLifeTest, GoesFromStateToState) {
    EXPECT_EQ(kind(), Kind::Off);
    const auto run = life_.start(now_);
    EXPECT_EQ(kind(), Kind::Starting);
    life_.introduced(run, now_);
    EXPECT_EQ(kind(), Kind::Ready);
    life_.asked(run, now_);
    EXPECT_EQ(kind(), Kind::Thinking);
    life_.toldToStop(run);
    EXPECT_EQ(kind(), Kind::Stopping);
    life_.answered(run, now_);
    EXPECT_EQ(kind(), Kind::Ready);
    life_.closed(run);
    EXPECT_EQ(kind(), Kind::Off);
}

/// Every event in every state: what makes no sense there changes nothing.
TEST_F(EngineLifeTest, IgnoresWhatItCannotBeTold) {
    using Event = std::function<void(EngineLife::Run)>;
    const std::vector<Event> toState{
        [](EngineLife::Run) {},
        [this](EngineLife::Run run) { life_.introduced(run, now_); },
        [this](EngineLife::Run run) { life_.asked(run, now_); },
        [this](EngineLife::Run run) { life_.toldToStop(run); },
    };
    const std::vector<Event> events{
        [this](EngineLife::Run run) { life_.introduced(run, now_); },
        [this](EngineLife::Run run) { life_.asked(run, now_); },
        [this](EngineLife::Run run) { life_.toldToStop(run); },
        [this](EngineLife::Run run) { life_.answered(run, now_); },
    };
    // starting, idle, searching, stopping x introduced, asked, told to stop, answered
    constexpr std::array<std::array<Kind, 4>, 4> kAfter{{
        {Kind::Ready, Kind::Starting, Kind::Starting, Kind::Starting},
        {Kind::Ready, Kind::Thinking, Kind::Ready, Kind::Ready},
        {Kind::Thinking, Kind::Thinking, Kind::Stopping, Kind::Ready},
        {Kind::Stopping, Kind::Stopping, Kind::Stopping, Kind::Ready},
    }};
    for (std::size_t state = 0; state < toState.size(); ++state) {
        for (std::size_t event = 0; event < events.size(); ++event) {
            const auto run = life_.start(now_);
            for (std::size_t step = 0; step <= state; ++step) toState[step](run);
            events[event](run);
            EXPECT_EQ(kind(), kAfter[state][event]) << "event " << event << " in state " << state;
            life_.closed(run);
            events[event](run);
            EXPECT_EQ(kind(), Kind::Off) << "event " << event << " after the end";
        }
    }
}

TEST_F(EngineLifeTest, RestsAfterFourFailuresWithinTenMinutes) {
    for (int failures = 0; failures < 3; ++failures) {
        failAtOnce();
        EXPECT_EQ(kind(), Kind::Died);
        EXPECT_FALSE(life_.restsUntil(now_));
        now_ += 1min;
    }
    failAtOnce();
    EXPECT_EQ(kind(), Kind::Resting);
    EXPECT_EQ(life_.condition(now_).rest, 7min) << "until the first is ten minutes ago";
    now_ += 7min;
    EXPECT_FALSE(life_.restsUntil(now_));
    EXPECT_EQ(kind(), Kind::Died);
    failAtOnce();
    EXPECT_EQ(kind(), Kind::Resting) << "three of the others are not that old";
}

/// However it is asked for, one that ends at once is started four times in any ten minutes.
TEST_F(EngineLifeTest, NeverStartsABrokenEngineMoreThanFourTimesInTenMinutes) {
    std::vector<EngineLife::TimePoint> starts;
    for (int second = 0; second < 3600; ++second, now_ += 1s) {
        if (life_.restsUntil(now_)) continue;
        starts.push_back(now_);
        failAtOnce();
    }
    for (std::size_t at = 4; at < starts.size(); ++at) EXPECT_GE(starts[at] - starts[at - 4], 10min);
    EXPECT_THAT(starts, SizeIs(24)) << "in an hour";
}

TEST_F(EngineLifeTest, RestsNoLongerWhenSomebodyAsksForIt) {
    for (int failures = 0; failures < 4; ++failures) failAtOnce();
    life_.wake();
    EXPECT_FALSE(life_.restsUntil(now_));
    EXPECT_EQ(kind(), Kind::Off);
}

TEST_F(EngineLifeTest, NeverRestsBecauseItIsUsedOften) {
    for (int games = 0; games < 40; ++games) life_.closed(startWell());
    std::vector<EngineLife::Run> together;
    for (int runs = 0; runs < 8; ++runs) together.push_back(startWell());
    EXPECT_FALSE(life_.restsUntil(now_));
    for (const auto run : together) life_.closed(run);
    life_.closed(life_.start(now_));  // not wanted after all
    EXPECT_FALSE(life_.restsUntil(now_));
}

TEST_F(EngineLifeTest, RestsAlsoIfItDiesAfterItsFirstMove) {
    for (int games = 0; games < 4; ++games)
        life_.failed(startWell(), Message::verbatim("It has ended with exit code 9"));
    EXPECT_EQ(kind(), Kind::Resting);
}

TEST_F(EngineLifeTest, ShowsItsBusiestRunAndTheThreadsOfAll) {
    const auto first = startWell();
    const auto second = startWell();
    life_.computesWith(first, 3);
    life_.asked(second, now_);
    life_.reported(second, 1'200'000);
    now_ += 4s;
    const EngineCondition condition = life_.condition(now_);
    EXPECT_EQ(condition.kind, Kind::Thinking);
    EXPECT_EQ(condition.speed, 1'200'000U);
    EXPECT_EQ(condition.silence, 4s);
    EXPECT_EQ(condition.threads, 4U);
    life_.heard(second, now_);
    EXPECT_EQ(life_.condition(now_).silence, 0s);
    life_.closed(second);
    now_ += 4s;
    EXPECT_EQ(life_.condition(now_).silence, 0s) << "nobody expects it to speak";
}

TEST(EngineLog, KeepsWhatWasSetHoweverMuchIsReported) {
    EngineLog log;
    log.add({}, Speaker::Program, "setoption name Threads value 2");
    for (int count = 0; count < 100'000; ++count) log.add({}, Speaker::Engine, "info depth 1 nodes 5");
    log.add({}, Speaker::Engine, "info string NNUE loaded");
    log.add({}, Speaker::Engine, "bestmove e2e4");
    const auto all = log.find({});
    EXPECT_THAT(all, SizeIs(EngineLog::kMaxReports + 3));
    EXPECT_EQ(all.front().text, "setoption name Threads value 2");
    EXPECT_EQ(all.back().text, "bestmove e2e4");
    EXPECT_EQ(log.last(), 100'003U);
    EXPECT_THAT(log.find("THREADS"), ElementsAre(all.front()));
    for (int count = 0; count < 5000; ++count) log.add({}, Speaker::Complaint, std::string(5000, 'x'));
    EXPECT_THAT(log.find("x"), SizeIs(EngineLog::kMaxLines));
    EXPECT_LE(log.find("x").front().text.size(), EngineLog::kLongestLine + 3);
}

}  // namespace
}  // namespace roque::test
