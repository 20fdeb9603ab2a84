#include "controller/match/match_runner.h"

#include <algorithm>
#include <thread>

#include <gmock/gmock.h>

#include "controller/match/game_table.h"
#include "tests/controller/engines/process_census.h"
#include "tests/support/engine_deadlines.h"

namespace roque::match {
namespace {

using namespace std::chrono_literals;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using End = MatchRunner::End;
using Next = MatchRunner::Next;

class MatchRunnerTest : public testing::Test {
protected:
    MatchRunnerTest() {
        settings_.openings.resize(1);
        settings_.rounds = 3;
        settings_.rules.adjudication.maxMoves = 5;
        settings_.rules.patience = 20s;
        settings_.deadlines = test::patientDeadlines(20s, 1s);
    }
    ~MatchRunnerTest() override {
        EXPECT_EQ(test::openDescriptors(), descriptors_);
        EXPECT_EQ(test::childProcesses(), children_);
    }

    void addPlayer(const std::string& name, const std::string& fault) {
        MatchPlayer player;
        player.name = name;
        player.command = {ROQUE_FAKE_ENGINE, {fault}, {}};
        player.limits.depth = 1;
        settings_.players.push_back(player);
    }

    End run(const std::vector<ScoredGame>& played = {}) {
        runner_.emplace(settings_, played);
        return runner_->run(interrupted_, [this](FinishedGame game) {
            const bool isEnough = games_.size() + 1 >= enough_;
            games_.push_back(std::move(game));
            return isEnough ? Next::Stop : Next::GoOn;
        });
    }

    [[nodiscard]] std::vector<GameEnd> ends() const {
        std::vector<GameEnd> ends;
        for (const FinishedGame& game : games_) ends.push_back(game.score.end);
        return ends;
    }

    std::size_t descriptors_ = test::openDescriptors();
    std::set<int> children_ = test::childProcesses();
    MatchSettings settings_;
    std::atomic<bool> interrupted_{false};
    std::size_t enough_ = 1000;
    std::vector<FinishedGame> games_;
    std::optional<MatchRunner> runner_;
};

TEST_F(MatchRunnerTest, PlaysEveryGameOnce) {
    addPlayer("A", "");
    addPlayer("B", "");
    addPlayer("C", "");
    settings_.concurrency = 3;
    EXPECT_EQ(run(), End::Complete);
    ASSERT_THAT(games_, SizeIs(18));
    std::set<std::pair<std::size_t, unsigned>> places;
    for (const FinishedGame& game : games_) places.emplace(game.score.pair, game.score.game);
    EXPECT_THAT(places, SizeIs(18));
    EXPECT_THAT(ends(), Each(GameEnd::Adjudication));
}

TEST_F(MatchRunnerTest, SwapsColoursWithinAPair) {
    addPlayer("A", "");
    addPlayer("B", "");
    run();
    EXPECT_EQ(games_[0].score.white, games_[1].score.black);
    EXPECT_EQ(games_[0].score.black, games_[1].score.white);
}

TEST_F(MatchRunnerTest, LeavesOutWhatWasPlayedBefore) {
    addPlayer("A", "");
    addPlayer("B", "");
    std::vector<ScoredGame> played(2);
    played[0].pair = 1;
    played[1].pair = 2;
    played[1].game = 1;
    EXPECT_EQ(run(played), End::Complete);
    EXPECT_THAT(games_, SizeIs(4));
}

TEST_F(MatchRunnerTest, StopsWhenNobodyWantsMore) {
    addPlayer("A", "");
    addPlayer("B", "");
    settings_.rounds = 1000;
    enough_ = 3;
    EXPECT_EQ(run(), End::Stopped);
    EXPECT_LT(games_.size(), 100U);
}

TEST_F(MatchRunnerTest, StopsAtOnceWhenItIsInterrupted) {
    addPlayer("A", "hangs");
    addPlayer("B", "hangs");
    settings_.rules.patience = 1h;
    settings_.deadlines.stop = 200ms;
    const std::jthread other([this] {
        while (test::childProcesses().size() < children_.size() + 2) std::this_thread::sleep_for(1ms);
        interrupted_ = true;
    });
    EXPECT_EQ(run(), End::Interrupted);
    EXPECT_THAT(games_, SizeIs(0));
}

TEST_F(MatchRunnerTest, StopsAtOnceWhileAnEngineLoads) {
    addPlayer("A", "never-ready");
    addPlayer("B", "");
    settings_.deadlines.load = 1h;
    const std::jthread other([this] {
        while (test::childProcesses().size() < children_.size() + 1) std::this_thread::sleep_for(1ms);
        interrupted_ = true;
    });
    EXPECT_EQ(run(), End::Interrupted);
    EXPECT_THAT(games_, SizeIs(0)) << "no engine has failed";
}

TEST_F(MatchRunnerTest, VoidsTheGamesOfAnEngineThatDiesAndStartsItAgain) {
    addPlayer("Healthy", "");
    addPlayer("Mortal", "segfault");
    settings_.maxFailures = 100;
    settings_.rounds = 1;
    EXPECT_EQ(run(), End::Complete);
    ASSERT_THAT(games_, SizeIs(2));
    EXPECT_THAT(ends(), Each(GameEnd::EngineFailed));
    MatchScore score(2);
    for (const FinishedGame& game : games_) score.add(game.score);
    EXPECT_EQ(score.player(1).failures, 2U);
    EXPECT_EQ(score.player(0).games(), 0U) << "nobody has won anything";
    EXPECT_THAT(english(games_[0].played.reason), HasSubstr("signal 11"));
}

TEST_F(MatchRunnerTest, VoidsTheGamesOfAnEngineThatHangs) {
    addPlayer("Healthy", "");
    addPlayer("Hanging", "hangs");
    settings_.rounds = 1;
    settings_.rules.patience = 200ms;
    settings_.deadlines.stop = 200ms;
    EXPECT_EQ(run(), End::Complete);
    EXPECT_THAT(ends(), Each(GameEnd::EngineFailed));
    EXPECT_THAT(english(games_[0].played.reason), HasSubstr("hangs"));
}

/// U17: the games of the others finish, those of the engine that fails stay open.
TEST_F(MatchRunnerTest, LetsAnEngineRestThatFailsAgainAndAgainAndTheOthersPlayOn) {
    addPlayer("Healthy", "");
    addPlayer("Mortal", "exits-in-search");
    addPlayer("Sound", "");
    EXPECT_EQ(run(), End::PlayerFailed);
    EXPECT_THAT(runner_->failedPlayers(), ElementsAre(1));
    const auto isOfMortal = [](const FinishedGame& game) {
        return game.score.white == 1 || game.score.black == 1;
    };
    EXPECT_EQ(std::ranges::count_if(games_, isOfMortal), 3);
    EXPECT_EQ(std::ranges::count_if(games_, std::not_fn(isOfMortal)), 6) << "all that there are";
}

/// The games between its failures do not help it, but time does.
TEST_F(MatchRunnerTest, LetsAnEngineRestThatFailsFourTimesInTenMinutes) {
    RestartPolicy::TimePoint now{1h};
    PlayerRests rests(2, 3, [&] { return now; });
    for (int failures = 0; failures < 4; ++failures) {
        EXPECT_FALSE(rests.misses(1)) << failures;
        rests.failed(1);
        rests.finished(1);
        now += 1min;
    }
    EXPECT_TRUE(rests.misses(1));
    EXPECT_FALSE(rests.misses(0));
    now += 10min;
    EXPECT_FALSE(rests.misses(1));
}

TEST_F(MatchRunnerTest, NamesTheEngineThatRests) {
    addPlayer("Mortal", "exits-in-search");
    addPlayer("Mortal too", "exits-in-search");
    settings_.maxFailures = 1;
    EXPECT_EQ(run(), End::PlayerFailed);
    ASSERT_THAT(games_, SizeIs(1));
    const ScoredGame& first = games_.at(0).score;
    EXPECT_THAT(runner_->failedPlayers(),
                ElementsAre(first.culprit == Color::White ? first.white : first.black));
}

TEST_F(MatchRunnerTest, NamesAllEnginesThatRest) {
    addPlayer("Mortal", "exits-in-search");
    addPlayer("Healthy", "");
    addPlayer("Mortal too", "exits-in-search");
    EXPECT_EQ(run(), End::PlayerFailed);
    EXPECT_THAT(runner_->failedPlayers(), ElementsAre(0, 2));
}

TEST_F(MatchRunnerTest, IsCompleteIfTheEngineThatFailsHasMissedNothing) {
    addPlayer("Healthy", "");
    addPlayer("Mortal", "exits-in-search");
    settings_.maxFailures = 2;
    settings_.rounds = 1;
    EXPECT_EQ(run(), End::Complete);
    EXPECT_THAT(games_, SizeIs(2));
}

TEST_F(MatchRunnerTest, EndsWhenAnEngineIsNotThereAnyMore) {
    addPlayer("Healthy", "");
    addPlayer("Gone", "");
    settings_.players[1].command.program = "/no/such/engine";
    settings_.rounds = 1000;
    EXPECT_EQ(run(), End::PlayerFailed);
    EXPECT_THAT(runner_->failedPlayers(), ElementsAre(1));
    EXPECT_THAT(games_, SizeIs(3));
}

TEST_F(MatchRunnerTest, LetsACheatLoseAndPlayOn) {
    addPlayer("Healthy", "");
    addPlayer("Cheat", "illegal");
    EXPECT_EQ(run(), End::Complete);
    ASSERT_THAT(games_, SizeIs(6));
    EXPECT_THAT(ends(), Each(GameEnd::IllegalMove));
    for (const FinishedGame& game : games_)
        EXPECT_EQ(game.score.result, game.score.white == 0 ? GameResult::WhiteWins : GameResult::BlackWins);
}

TEST_F(MatchRunnerTest, LetsOneThatIsTooLateLose) {
    addPlayer("Healthy", "");
    addPlayer("Slow", "needs-stop");
    settings_.players[1].limits = {suddenDeath(50ms), {}, {}};
    settings_.rounds = 1;
    EXPECT_EQ(run(), End::Complete);
    EXPECT_THAT(ends(), Each(GameEnd::TimeLoss));
}

TEST(StartPlayer, SetsOptionsAndRefusesWrongOnes) {
    EngineLoop loop;
    MatchPlayer player;
    player.command = {ROQUE_FAKE_ENGINE, {""}, {}};
    player.options = {{"Hash", "32"}};
    player.wishes = {{"Threads", "1"}, {"Hash", "64"}};
    EXPECT_TRUE(startPlayer(loop, player, {})) << "Threads is a wish only";
    player.options = {{"Haste", "32"}};
    EXPECT_THAT(english(startPlayer(loop, player, {}).error().text), HasSubstr("'Haste'"));
}

}  // namespace
}  // namespace roque::match
