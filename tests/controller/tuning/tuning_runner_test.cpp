#include "controller/tuning/tuning_runner.h"

#include <thread>

#include <gmock/gmock.h>

#include "tests/controller/engines/process_census.h"
#include "tests/support/engine_deadlines.h"

namespace roque::tuning {
namespace {

using namespace std::chrono_literals;
using testing::AnyOf;
using testing::ElementsAre;
using testing::Gt;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using End = TuningRunner::End;

/// Tunes the faulty engine. With "wants-margin", it plays illegal moves while its Margin is below 50.
class TuningRunnerTest : public testing::Test {
protected:
    TuningRunnerTest() {
        settings_.games.openings.resize(3);
        settings_.games.rules.adjudication.maxMoves = 2;
        settings_.games.deadlines = test::patientDeadlines(20s, 1s);
        settings_.parameters = {{"Margin", 40, 0, 100, 4}};
        settings_.schedule.rate = 0.1;
        setRounds(60);
        use("wants-margin");
    }
    ~TuningRunnerTest() override {
        EXPECT_EQ(test::openDescriptors(), descriptors_);
        EXPECT_EQ(test::childProcesses(), children_);
    }

    /// Tunes it with another fault; then it has no Margin.
    void useFault(const std::string& fault) {
        use(fault);
        settings_.parameters = {{"Hash", 40, 1, 100, 4}};
    }
    void use(const std::string& fault) {
        settings_.games.players.clear();
        for (const char* const name : {"plus", "minus"}) {
            match::MatchPlayer player;
            player.name = name;
            player.command = {ROQUE_FAKE_ENGINE, {fault}, {}};
            player.limits.depth = 1;
            settings_.games.players.push_back(player);
        }
    }
    void setRounds(std::size_t rounds) { settings_.games.rounds = settings_.schedule.rounds = rounds; }

    End run(const std::vector<TuningRound>& before = {}) {
        rounds_ = before;
        TuningRunner runner(settings_, before);
        const End end = runner.run(interrupted_, [this](const TuningRunner::Played& played) {
            rounds_.push_back(played.round);
            if (!played.round.points) faults_.push_back(english(played.fault));
            if (rounds_.size() == enough_) interrupted_ = true;
            mostChildren_ = std::max(mostChildren_, test::childProcesses().size());
        });
        EXPECT_EQ(runner.values(), rounds_.empty() ? Spsa::Values{40} : rounds_.back().values);
        return end;
    }

    std::size_t descriptors_ = test::openDescriptors();
    std::set<int> children_ = test::childProcesses();
    TuningSettings settings_;
    std::atomic<bool> interrupted_{false};
    std::size_t enough_ = 1000;
    std::size_t mostChildren_ = 0;
    std::vector<TuningRound> rounds_;
    std::vector<std::string> faults_;
};

TEST_F(TuningRunnerTest, MovesTowardsTheSideThatWins) {
    settings_.parameters[0].start = 50;
    EXPECT_EQ(run(), End::Complete);
    ASSERT_THAT(rounds_, SizeIs(60));
    EXPECT_EQ(rounds_[0].points.value_or(0) * rounds_[0].points.value_or(0), 4) << "one side wins both games";
    EXPECT_THAT(rounds_.back().values, ElementsAre(Gt(53)));
}

TEST_F(TuningRunnerTest, TellsBothSidesTheirValuesForEachGame) {
    settings_.parameters[0].start = 46;
    EXPECT_EQ(run(), End::Complete);
    std::set<int> points;
    for (const TuningRound& round : rounds_) points.insert(round.points.value_or(9));
    EXPECT_THAT(points, testing::IsSubsetOf({-2, 0, 2}));
    EXPECT_THAT(points, SizeIs(Gt(1)));
}

TEST_F(TuningRunnerTest, TakesTheSamePathHoweverItsGamesAreTimed) {
    settings_.parameters[0].start = 48;
    settings_.games.concurrency = 3;
    run();
    const auto first = rounds_;
    run();
    EXPECT_EQ(rounds_, first);
}

TEST_F(TuningRunnerTest, GoesOnWhereItWasInterrupted) {
    settings_.parameters[0].start = 48;
    run();
    const auto whole = rounds_;
    enough_ = 17;
    EXPECT_EQ(run(), End::Interrupted);
    ASSERT_THAT(rounds_, SizeIs(AnyOf(17, 18)));
    interrupted_ = false;
    enough_ = 1000;
    EXPECT_EQ(run(std::vector(rounds_)), End::Complete);
    EXPECT_EQ(rounds_, whole);
}

TEST_F(TuningRunnerTest, KeepsItsEnginesFromRoundToRound) {
    setRounds(6);
    run();
    EXPECT_EQ(mostChildren_, children_.size() + 2);
}

TEST_F(TuningRunnerTest, VoidsTheRoundsOfAnEngineThatDiesAndGivesUp) {
    useFault("segfault");
    EXPECT_EQ(run(), End::EngineFailed);
    ASSERT_THAT(rounds_, SizeIs(3));
    EXPECT_EQ(rounds_.back().values, Spsa::Values{40});
    EXPECT_THAT(faults_.at(0), HasSubstr("signal 11"));
}

TEST_F(TuningRunnerTest, IsCompleteEvenIfItsLastRoundsAreVoid) {
    useFault("segfault");
    setRounds(3);
    EXPECT_EQ(run(), End::Complete);
    EXPECT_THAT(rounds_, SizeIs(3));
}

TEST_F(TuningRunnerTest, PlaysNoMoreRoundsThanPlanned) {
    setRounds(2);
    EXPECT_EQ(run({{0, 0, {40}}, {1, 0, {40}}, {2, 0, {40}}}), End::Complete);
    EXPECT_THAT(rounds_, SizeIs(3)) << "those before";
}

TEST_F(TuningRunnerTest, StopsAtOnceWhenItIsInterrupted) {
    useFault("hangs");
    settings_.games.deadlines.stop = 200ms;
    settings_.games.concurrency = 2;
    const std::jthread other([this] {
        while (test::childProcesses().size() < children_.size() + 4) std::this_thread::sleep_for(1ms);
        interrupted_ = true;
    });
    EXPECT_EQ(run(), End::Interrupted);
    EXPECT_THAT(rounds_, IsEmpty());
}

}  // namespace
}  // namespace roque::tuning
