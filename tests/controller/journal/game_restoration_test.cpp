#include "controller/journal/game_restoration.h"

#include <gmock/gmock.h>

#include "controller/storage/time_text.h"
#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A game of a few moves from the journal.
class GameRestoration : public ControllerTest {
protected:
    GameRestoration() {
        saved_.setup.players = {PersonSpec{"Ada"}, PersonSpec{"Bob"}};
        add("e2e4");
        add("c7c5");
    }
    void add(const char* uci, std::optional<std::chrono::milliseconds> left = std::nullopt) {
        saved_.steps.emplace_back(SavedGame::Played{*parseUciMove(saved_.position(), uci), left});
    }

    SavedGame saved_;
};

TEST_F(GameRestoration, TellsOfANewGameAndOfNoMove) {
    std::vector<std::string> told;
    const Subscription watching = controller_.subscribe([&](const ControllerEvent& event) {
        if (std::holds_alternative<GameStarted>(event)) told.emplace_back("game");
        if (std::holds_alternative<StateChanged>(event)) told.emplace_back("state");
        if (std::holds_alternative<MovePlayed>(event)) told.emplace_back("move");
        if (std::holds_alternative<MoveTakenBack>(event)) told.emplace_back("back");
        if (std::holds_alternative<PlayerReplaced>(event)) told.emplace_back("player");
    });
    saved_.steps.emplace_back(SavedGame::TakenBack{});
    restoreInto(controller_, saved_);
    EXPECT_THAT(told, ElementsAre("game", "state"));
    EXPECT_EQ(nameOf(controller_), "paused");
}

TEST_F(GameRestoration, HasTheTimesBesideTheMoves) {
    using namespace std::chrono_literals;
    add("g1f3", 58'779ms);
    restoreInto(controller_, saved_);
    const GameNode& last = controller_.game()->current();
    EXPECT_THAT(last.notes().annotations, ElementsAre(MoveAnnotation{"clk", "0:00:58.7"}));
    EXPECT_THAT(last.parent()->notes().annotations, IsEmpty());
}

TEST_F(GameRestoration, HasTheGameGoOn) {
    restoreInto(controller_, saved_);
    controller_.resume();
    play("g1f3");
    EXPECT_EQ(plies(), 3U);
    controller_.takeBack();
    EXPECT_TRUE(controller_.canRedo());
}

TEST_F(GameRestoration, LetsNoClockRunBeforeThePersonIsReady) {
    saved_.setup.time = {suddenDeath(std::chrono::seconds(60)), suddenDeath(std::chrono::seconds(60))};
    restoreInto(controller_, saved_);
    EXPECT_EQ(nameOf(controller_), "ready");
    EXPECT_FALSE(controller_.clock().isRunning());
    play("g1f3");
    EXPECT_TRUE(controller_.clock().isRunning());
}

TEST_F(GameRestoration, AsksNoAiPlayerBeforeThePersonIsReady) {
    saved_.setup.time = {suddenDeath(std::chrono::seconds(60)), suddenDeath(std::chrono::seconds(60))};
    saved_.setup.players[Color::White] = plugin("random");
    restoreInto(controller_, saved_);
    EXPECT_EQ(nameOf(controller_), "ready");
    EXPECT_FALSE(controller_.isThinking());
    controller_.resume();
    EXPECT_TRUE(controller_.isThinking());
}

TEST_F(GameRestoration, WaitsForThePersonWhateverIsDoneMeanwhile) {
    saved_.setup.time = {suddenDeath(std::chrono::seconds(60)), suddenDeath(std::chrono::seconds(60))};
    restoreInto(controller_, saved_);
    controller_.takeBack();
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(nameOf(controller_), "ready");
    controller_.redo();
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(nameOf(controller_), "ready");
    controller_.swapSides();
    EXPECT_EQ(nameOf(controller_), "ready");
    EXPECT_FALSE(controller_.clock().isRunning());
}

TEST_F(GameRestoration, WaitsForNobodyWithoutAPerson) {
    saved_.setup.time = {suddenDeath(std::chrono::seconds(60)), suddenDeath(std::chrono::seconds(60))};
    saved_.setup.players[Color::Black] = plugin("random");
    restoreInto(controller_, saved_);
    EXPECT_EQ(nameOf(controller_), "ready");
    controller_.replacePlayer(Color::White, plugin("random"));
    EXPECT_EQ(nameOf(controller_), "thinking");
    saved_.setup.players[Color::White] = plugin("random");
    restoreInto(controller_, saved_);
    EXPECT_EQ(nameOf(controller_), "paused");
}

TEST_F(GameRestoration, KeepsAllOfTheSetup) {
    saved_.setup.pace = std::chrono::seconds(3);
    restoreInto(controller_, saved_);
    EXPECT_EQ(controller_.setup(), saved_.setup);
}

TEST_F(GameRestoration, KnowsWhenTheGameBegan) {
    saved_.began = "2024-02-29T18:00:05Z";
    restoreInto(controller_, saved_);
    EXPECT_EQ(toText(controller_.began()), saved_.began);
}

TEST_F(GameRestoration, KnowsWhatWasTakenBack) {
    saved_.steps.emplace_back(SavedGame::TakenBack{});
    restoreInto(controller_, saved_);
    controller_.redo();
    saved_.steps.pop_back();
    EXPECT_EQ(controller_.game()->position(), saved_.position());
}

TEST_F(GameRestoration, KnowsThatTheGameIsOver) {
    saved_.steps.clear();
    for (const char* const move : {"f2f3", "e7e5", "g2g4", "d8h4"}) add(move);
    restoreInto(controller_, saved_);
    EXPECT_EQ(nameOf(controller_), "over");
}

TEST_F(GameRestoration, TakesNothingBackBeforeTheStart) {
    saved_.steps.assign(3, SavedGame::TakenBack{});
    restoreInto(controller_, saved_);
    EXPECT_EQ(plies(), 0U);
}

}  // namespace
}  // namespace roque::test
