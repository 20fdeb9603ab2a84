#include <algorithm>
#include <cstdio>

#include <gmock/gmock.h>

#include "tests/controller/game/controller_test.h"
#include "tests/support/engine_faults.h"

// Games against a chess program that speaks UCI, with every fault that a player can have.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;

Deadlines shortDeadlines() {
    Deadlines deadlines = testDeadlines();
    deadlines.afterStop = 300ms;
    return deadlines;
}

class EngineGame : public ControllerTest {
protected:
    EngineGame() : ControllerTest(shortDeadlines()) {}

    static EngineSpec engine(const std::string& fault) {
        EngineSpec spec{"Fake", {ROQUE_FAKE_ENGINE, {fault}, {}}, {}, {}};
        spec.limits.depth = 3;
        return spec;
    }

    /// The first failure of an engine that plays White and fails again when it is started again.
    PlayerFailure failureOf(EngineSpec spec) {
        start(std::move(spec), person());
        EXPECT_TRUE(dispatcher_.runFastUntil([this] { return nameOf(controller_) == "failed"; }));
        EXPECT_EQ(failures_.size(), 2U);
        EXPECT_TRUE(failures_.at(0).wasRestarted);
        return failures_.at(0).failure;
    }
};

TEST_F(EngineGame, IsPlayedAgainstAPerson) {
    start(person(), engine(""));
    play("e2e4");
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(controller_.playerName(Color::Black), "Fake");
    EXPECT_GT(thoughts_, 0U);
}

TEST_F(EngineGame, IsPlayedBetweenEngineAndPlugin) {
    start(engine(""), plugin("random"));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return plies() >= 6; }));
}

TEST_F(EngineGame, SetsOptionsBeforeTheFirstMove) {
    EngineSpec spec = engine("");
    spec.options = {{"Hash", "32"}};
    start(spec, person());
    EXPECT_TRUE(reaches("person's turn"));
    spec.options = {{"Nonsense", "32"}};
    start(spec, person());
    ASSERT_TRUE(reaches("failed"));
    EXPECT_EQ(failures_.at(0).failure.kind, PlayerFailure::Kind::CannotStart);
    EXPECT_EQ(english(failures_.at(0).failure.reason), "It has no option 'Nonsense'");
}

TEST_F(EngineGame, WaitsIfThereIsNoSuchProgram) {
    start(EngineSpec{"", {"/no/such/engine", {}, {}}, {}, {}}, person());
    ASSERT_TRUE(reaches("failed"));
    const PlayerFailure& failure = failures_.at(0).failure;
    EXPECT_EQ(failure.kind, PlayerFailure::Kind::CannotStart);
    EXPECT_EQ(failure.playerName, "engine") << "the file's name";
    EXPECT_THAT(english(failure.reason), HasSubstr("No such file or directory"));
}

TEST_F(EngineGame, WaitsIfTheEngineDies) {
    const PlayerFailure failure = failureOf(engine("exits-in-search"));
    EXPECT_EQ(failure.kind, PlayerFailure::Kind::Failed);
    EXPECT_EQ(english(failure.reason), "It has ended with exit code 7; it complained: out of ideas");
}

TEST_F(EngineGame, WaitsIfTheEngineHangs) {
    EngineSpec hanging = engine("hangs");
    hanging.limits.moveTime = 50ms;
    const PlayerFailure failure = failureOf(hanging);
    EXPECT_EQ(failure.kind, PlayerFailure::Kind::NotResponding);
    EXPECT_EQ(english(failure.reason), "It hangs: it has not said 'bestmove' within 300 ms");
}

TEST_F(EngineGame, WaitsIfTheEngineAnswersIllegally) {
    const PlayerFailure failure = failureOf(engine("illegal"));
    EXPECT_EQ(failure.kind, PlayerFailure::Kind::BadMove);
    EXPECT_THAT(english(failure.reason), StartsWith("It answers 'e2e5'"));
    controller_.replacePlayer(Color::White, person());
    EXPECT_EQ(nameOf(controller_), "person's turn");
}

TEST_F(EngineGame, GivesAnEngineWithoutLimitsATimeForItsMove) {
    EngineSpec endless = engine("needs-stop");  // answers when it is told to stop
    endless.limits = {};
    start(endless, person());
    EXPECT_TRUE(dispatcher_.runFastUntil([this] { return nameOf(controller_) == "person's turn"; }));
}

/// U1 to U14 in play: the game waits, a person can go on with another player, and every ply is there still.
TEST_F(EngineGame, SurvivesEveryFaultOfAnEngine) {
    EngineSupervisor supervisor;
    controller_.useSupervisor(supervisor);
    const std::vector<std::string> faults = engineFaults();
    std::size_t survived = 0;
    for (const std::string& fault : faults) {
        failures_.clear();
        EngineSpec spec = engine(fault);
        spec.limits.moveTime = 100ms;
        start(person(), spec);
        play("e2e4");
        const bool isTold = dispatcher_.runFastUntil(
            [this] { return nameOf(controller_) == "failed" || nameOf(controller_) == "person's turn"; });
        const bool isFailed = nameOf(controller_) == "failed";
        const std::size_t before = plies();
        controller_.replacePlayer(Color::Black, plugin("random"));
        const bool goesOn = reaches("person's turn");
        const bool isRight = isTold && goesOn && plies() == 2 && before == (isFailed ? 1U : 2U)
                             && (!isFailed || failures_.size() == 1 || failures_.size() == 2);
        EXPECT_TRUE(isRight) << fault << ": " << nameOf(controller_) << ", " << failures_.size()
                             << " failures";
        if (isRight) ++survived;
    }
    std::printf("survived %zu of %zu in play\n", survived, faults.size());
}

TEST_F(EngineGame, WakesARestingEngineWhenAPersonChoosesIt) {
    EngineSupervisor supervisor;
    controller_.useSupervisor(supervisor);
    EngineSpec spec = engine("exits-at-once");
    spec.engineId = "e";
    for (int games = 0; games < 6; ++games) {
        start(spec, person());
        ASSERT_TRUE(reaches("failed"));
    }
    EXPECT_EQ(std::ranges::count(supervisor.log("e", "uci"), "uci", &EngineLog::Line::text), 6)
        << "a person has asked each time";
}

TEST_F(EngineGame, NamesTheStrengthOfAnEngineForTheTableOfScores) {
    EngineSpec spec = engine("");
    spec.options = {{"Skill Level", "5"}};
    start(person(), spec);
    EXPECT_EQ(controller_.playerName(Color::Black), "Fake");
    EXPECT_EQ(controller_.playerNameAndLevel(Color::Black), "Fake skill 5");
}

TEST_F(EngineGame, PlaysChess960) {
    controller_.newGame({{engine(""), person()}, Position::start(), Variant::Chess960});
    EXPECT_TRUE(reaches("person's turn"));
}

}  // namespace
}  // namespace roque::test
