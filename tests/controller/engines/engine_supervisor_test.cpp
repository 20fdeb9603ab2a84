#include "controller/engines/engine_supervisor.h"

#include <algorithm>
#include <cstdio>
#include <mutex>

#include <gmock/gmock.h>
#include <sys/resource.h>

#include "controller/search/search_thread.h"
#include "tests/controller/engines/process_census.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/engine_deadlines.h"
#include "tests/support/engine_faults.h"

// Watching over chess programs that fail in every way, by a clock of the test's own.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class EngineSupervisorTest : public testing::Test {
protected:
    using Kind = EngineCondition::Kind;

    ~EngineSupervisorTest() override { EXPECT_EQ(childProcesses(), children_); }

    /// Starts an engine with a fault on this thread.
    [[nodiscard]] Result<std::unique_ptr<SearchEngine>, EngineError> start(
        const std::string& fault, EngineProfile::Values values = {}) {
        return supervisor_
            .source("key", {ROQUE_FAKE_ENGINE, {fault}, {}}, EngineUse::Play, std::move(values), deadlines_)
            .make({});
    }

    static Result<SearchAnswer, EngineError> search(SearchEngine& engine) {
        SearchRequest request;
        request.limits.depth = 3;
        return engine.search(request, {.deadline = std::chrono::steady_clock::now() + 300ms});
    }

    [[nodiscard]] EngineCondition condition() const { return supervisor_.condition("key"); }
    [[nodiscard]] std::vector<EngineLog::Line> log(std::string_view text) const {
        return supervisor_.log("key", text);
    }

    std::set<int> children_ = childProcesses();
    EngineLife::TimePoint now_{1h};
    EngineSupervisor supervisor_{[this] { return now_; }};
    EngineDeadlines deadlines_ = patientDeadlines();
};

TEST_F(EngineSupervisorTest, KnowsTheStateOfAnEngineAndWhatWasSaid) {
    EXPECT_EQ(condition().kind, Kind::Off);
    {
        const auto engine = start("lines", {{"Hash", "32"}, {"Text", ""}, {"Gone", "1"}, {"MultiPV", "99"}});
        ASSERT_TRUE(engine);
        EXPECT_EQ(condition().kind, Kind::Ready);
        supervisor_.press("key", "Clear");
        EXPECT_TRUE(search(**engine));
        EXPECT_EQ(condition().kind, Kind::Ready);
    }
    EXPECT_EQ(condition().kind, Kind::Off);
    const auto said = log("setoption");
    ASSERT_EQ(said.size(), 2U) << "only what differs from its default";
    EXPECT_EQ(said[0].text, "setoption name Hash value 32");
    EXPECT_EQ(said[1].text, "setoption name Clear");
    EXPECT_EQ(log("not set").size(), 2U) << "what it does not have, and what it does not allow";
    EXPECT_THAT(log("bestmove"), Not(IsEmpty()));
}

/// "isready" stands between the last option and the first question, which no clock waits for.
TEST_F(EngineSupervisorTest, WaitsUntilAnEngineIsReadyBeforeItIsAsked) {
    {
        const auto engine = start("", {{"Hash", "32"}});
        ASSERT_TRUE(engine);
        ASSERT_TRUE((*engine)->newGame(Variant::Standard));
        ASSERT_TRUE(search(**engine));
    }
    const auto option = log("setoption").back().number;
    const auto ready = log("readyok").back().number;
    const auto go = log("go depth").front().number;
    EXPECT_LT(option, log("isready").front().number);
    EXPECT_LT(ready, go);
}

TEST_F(EngineSupervisorTest, LetsABrokenEngineRestUntilSomebodyAsksForIt) {
    for (int starts = 0; starts < 4; ++starts)
        EXPECT_EQ(start("exits-at-once").error().kind, EngineError::Kind::Died);
    EXPECT_EQ(condition().kind, Kind::Resting);
    const auto refused = start("exits-at-once");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, EngineError::Kind::CannotStart);
    EXPECT_THAT(english(refused.error().text),
                HasSubstr("It has failed 4 times within 10 minutes and rests until"));
    EXPECT_EQ(std::ranges::count(log("uci"), "uci", &EngineLog::Line::text), 4) << "it was not started";
    supervisor_.wake("key");
    EXPECT_TRUE(start("").has_value());
    now_ += 11min;
    EXPECT_EQ(condition().kind, Kind::Off);
}

/// It says nothing for half a second.
TEST_F(EngineSupervisorTest, WaitsLongerForOneAtALowPriority) {
    deadlines_.start = 400ms;
    EXPECT_TRUE(start("slow"));
    EXPECT_EQ(start("silent").error().kind, EngineError::Kind::NotUci);
}

TEST_F(EngineSupervisorTest, ShowsHowAnEngineHasDied) {
    const auto engine = start("segfault");
    ASSERT_TRUE(engine);
    EXPECT_FALSE(search(**engine));
    EXPECT_EQ(condition().kind, Kind::Died);
    EXPECT_THAT(english(*condition().reason), HasSubstr("signal 11"));
}

TEST_F(EngineSupervisorTest, SumsTheThreadsOfAll) {
    const auto one = start("threads", {{"Threads", "3"}});
    const auto other = start("threads");
    ASSERT_TRUE(one && other);
    EXPECT_EQ(supervisor_.threads(), 4U);
}

/// U18: the window comes first.
TEST_F(EngineSupervisorTest, RunsEnginesAtALowerPriority) {
    const std::set<int> before = childProcesses();
    ManualDispatcher dispatcher;
    bool hasStarted = false;
    SearchThread::Listener listener;
    listener.started = [&](const auto&, const auto&) { hasStarted = true; };
    SearchThread thread(
        dispatcher,
        supervisor_.source("key", {ROQUE_FAKE_ENGINE, {""}, {}}, EngineUse::Analysis, {}, deadlines_),
        std::move(listener));
    ASSERT_TRUE(dispatcher.runUntil([&] { return hasStarted; }));
    for (const int process : childProcesses()) {
        if (before.contains(process)) continue;
        EXPECT_GE(getpriority(PRIO_PROCESS, static_cast<id_t>(process)), 5)
            << "the keeper's, whose child it is";
    }
    thread.close();
    EXPECT_TRUE(dispatcher.runUntil([&] { return thread.hasClosed(); }));
}

/// U1 to U14 and U17: an engine that has failed four times is not started again, its state is told, and
/// nothing is left of it. On a busy machine some faults strike only now and then.
TEST_F(EngineSupervisorTest, SurvivesEveryFault) {
    deadlines_.start = 35ms;  // six times as long at a low priority
    deadlines_.load = deadlines_.ready = deadlines_.stop = 200ms;
    std::vector<std::string> faults = engineFaults();
    faults.insert(faults.end(), {"deaf", "lines", "never-ready", "silent", "talks-but-no-uciok"});
    const std::size_t descriptors = openDescriptors();
    const auto hasFailed = [](const auto& result) {
        return !result && !leavesEngineAlive(result.error().kind);
    };
    std::size_t survived = 0;
    for (const std::string& fault : faults) {
        const std::string key = fault;
        std::size_t starts = 0;
        std::size_t failures = 0;
        for (int tries = 0; tries < 6; ++tries) {
            now_ += 1s;  // the policy knows starts by their times
            const bool rests = supervisor_.condition(key).kind == Kind::Resting;
            auto engine =
                supervisor_.source(key, {ROQUE_FAKE_ENGINE, {fault}, {}}, EngineUse::Play, {}, deadlines_)
                    .make({});
            if (rests) {
                EXPECT_FALSE(engine) << fault;
                continue;
            }
            ++starts;
            if (!engine || hasFailed((*engine)->newGame(Variant::Standard)) || hasFailed(search(**engine)))
                ++failures;
        }
        const Kind end = supervisor_.condition(key).kind;
        const bool isSound = end == Kind::Off || end == Kind::Died || end == Kind::Resting;
        const bool isRight = isSound
                             && (end == Kind::Resting ? failures == RestartPolicy::kMaxStarts
                                                      : starts == 6 && failures < RestartPolicy::kMaxStarts)
                             && openDescriptors() == descriptors && childProcesses() == children_;
        EXPECT_TRUE(isRight) << fault << ": started " << starts << " times, failed " << failures;
        if (isRight) ++survived;
    }
    std::printf("survived %zu of %zu\n", survived, faults.size());
}

/// U15: 40 engines, again and again; ROQUE_ENGINE_ROUNDS=200 is the whole of it.
TEST_F(EngineSupervisorTest, LeavesNothingBehindOfFortyEngines) {
    const char* const wanted = std::getenv("ROQUE_ENGINE_ROUNDS");
    const int rounds = wanted == nullptr ? 2 : std::atoi(wanted);
    const std::size_t descriptors = openDescriptors();
    for (int round = 0; round < rounds; ++round) {
        {
            std::vector<std::unique_ptr<SearchEngine>> engines;
            for (int count = 0; count < 40; ++count) {
                auto engine = start("");
                ASSERT_TRUE(engine) << english(engine.error().text);
                engines.push_back(std::move(*engine));
            }
            EXPECT_EQ(childProcesses().size(), children_.size() + 40);
        }
        ASSERT_EQ(openDescriptors(), descriptors) << "round " << round;
        ASSERT_EQ(childProcesses(), children_) << "round " << round;
    }
    std::printf("40 engines opened and closed %d times: %zu descriptors before and after\n", rounds,
                descriptors);
}

}  // namespace
}  // namespace roque::test
