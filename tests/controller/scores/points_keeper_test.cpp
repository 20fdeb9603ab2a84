#include "controller/scores/points_keeper.h"

#include <gmock/gmock.h>

#include "controller/journal/game_restoration.h"
#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class ScoreKeeperTest : public ControllerTest {
protected:
    void startBetweenPeople() { start(PersonSpec{"Ada"}, person()); }
    void playFoolsMate() {
        for (const char* const move : {"f2f3", "e7e5", "g2g4", "d8h4"}) play(move);
    }

    std::vector<PointsEntry> told_;
    PointsKeeper keeper_{controller_, [this](const PointsEntry& entry) { told_.push_back(entry); },
                         [] { return std::chrono::sys_seconds(std::chrono::seconds(7)); }};
};

TEST_F(ScoreKeeperTest, TellsThePointsAndTheNames) {
    startBetweenPeople();
    playFoolsMate();
    ASSERT_THAT(told_, SizeIs(1));
    const PointsEntry& entry = told_[0];
    EXPECT_EQ(entry.names, ByColor<std::string>("Ada", "Black"));
    EXPECT_EQ(entry.points, ByColor<int>(28, 38));
    EXPECT_EQ(entry.ended, std::chrono::sys_seconds(std::chrono::seconds(7)));
}

TEST_F(ScoreKeeperTest, TellsTheLevelOfAPlayerThatHasLevels) {
    start(PersonSpec{"Ada"}, PluginSpec{"bastion", {{"Level", "3"}}, {}});
    controller_.resign(Color::White);
    ASSERT_THAT(told_, SizeIs(1));
    EXPECT_EQ(told_[0].names, ByColor<std::string>("Ada", "Bastion 3"));
}

TEST_F(ScoreKeeperTest, CountsAGameOnceWhateverIsTriedAfterItsEnd) {
    startBetweenPeople();
    playFoolsMate();
    controller_.takeBack();
    controller_.resign(Color::Black);
    ASSERT_THAT(told_, SizeIs(1));
    EXPECT_EQ(told_[0].result, GameResult::BlackWins);
}

TEST_F(ScoreKeeperTest, CountsEveryGame) {
    for (int game = 0; game < 2; ++game) {
        startBetweenPeople();
        playFoolsMate();
    }
    ASSERT_THAT(told_, SizeIs(2));
    EXPECT_NE(told_[0].id, told_[1].id);
}

TEST_F(ScoreKeeperTest, TellsNothingBeforeTheEnd) {
    startBetweenPeople();
    play("e2e4");
    startBetweenPeople();
    EXPECT_THAT(told_, IsEmpty());
}

TEST_F(ScoreKeeperTest, CountsTheEndOfAGameFromTheJournalAndNotOneThatWasTakenBackInIt) {
    startBetweenPeople();
    playFoolsMate();
    SavedGame saved;
    saved.setup = controller_.setup();
    for (const Move move : controller_.game()->moves()) saved.steps.emplace_back(SavedGame::Played{move});
    saved.steps.emplace_back(SavedGame::TakenBack{});
    told_.clear();
    restoreInto(controller_, saved);
    EXPECT_THAT(told_, IsEmpty());
    controller_.resign(Color::Black);
    ASSERT_THAT(told_, SizeIs(1));
    EXPECT_EQ(told_[0].names[Color::White], "Ada");
}

}  // namespace
}  // namespace roque::test
