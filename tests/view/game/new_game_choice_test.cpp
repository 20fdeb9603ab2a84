#include "view/game/new_game_choice.h"

#include <gtest/gtest.h>

#include "controller/players/default_opponent.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;

const PlayerSpec kMe = PersonSpec{"Ada"};
const PlayerSpec kLevelSix = PluginSpec{"bastion", {{"Level", "6"}}, {}};

/// Ada with Black and three minutes against Bastion with one.
GameSetup game() {
    GameSetup setup{{kLevelSix, kMe}};
    setup.time = {suddenDeath(1min), suddenDeath(3min)};
    setup.pace = 7ms;
    return setup;
}

TEST(NewGameChoice, IsSeenFromTheOnlyPerson) {
    const NewGameChoice choice = choiceOf(game(), ColorWish::White);
    EXPECT_EQ(choice.self, kMe);
    EXPECT_EQ(choice.opponent, kLevelSix);
    EXPECT_EQ(choice.color, ColorWish::Black);
    EXPECT_EQ(choice.time, suddenDeath(3min));
    EXPECT_EQ(choice.opponentTime, suddenDeath(1min));
}

TEST(NewGameChoice, IsSeenFromWhiteOfTwoPeopleAndOfTwoAiPlayers) {
    EXPECT_EQ(choiceOf({{PersonSpec{"Zoë"}, kMe}}, ColorWish::White).opponent, kMe);
    EXPECT_EQ(choiceOf({{kLevelSix, kLevelSix}}, ColorWish::Black).color, ColorWish::White);
}

TEST(NewGameChoice, LeavesTheColorToChanceAsTheLastTime) {
    EXPECT_EQ(choiceOf(game(), ColorWish::Random).color, ColorWish::Random);
    EXPECT_EQ(colorFor(ColorWish::Random, Color::Black), Color::Black);
    EXPECT_EQ(colorFor(ColorWish::Random, Color::White), Color::White);
    EXPECT_EQ(colorFor(ColorWish::White, Color::Black), Color::White);
    EXPECT_EQ(colorFor(ColorWish::Black, Color::White), Color::Black);
}

TEST(NewGameChoice, MakesTheGameItWasMadeOf) {
    for (const GameSetup& setup :
         {game(), GameSetup{{kMe, PersonSpec{"Zoë"}}, Position::start()},
          GameSetup{{kMe, kLevelSix}, positionOf("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Variant::Chess960}}) {
        const NewGameChoice choice = choiceOf(setup, ColorWish::White);
        EXPECT_EQ(setupOf(choice, colorFor(choice.color, Color::White)), setup);
    }
}

TEST(NewGameChoice, GivesAPlayerWithAClockNoTimePerMove) {
    PluginSpec slow{"bastion", {}, {}};
    slow.limits.moveTime = 5s;
    GameSetup setup = game();
    setup.players[Color::White] = slow;
    NewGameChoice choice = choiceOf(setup, ColorWish::White);
    EXPECT_EQ(aiSettingsOf(setupOf(choice, Color::Black).players[Color::White]).limits.moveTime,
              std::nullopt);
    choice.opponentTime = Untimed{};
    EXPECT_EQ(aiSettingsOf(setupOf(choice, Color::Black).players[Color::White]).limits.moveTime, 5s);
}

TEST(NewGameChoice, RestoresTheTimePerMoveAfterAGameWithAClock) {
    PluginSpec slow{"bastion", {}, {}};
    slow.limits.moveTime = 5s;
    PlayerSpec player = kLevelSix;
    restoreMoveTime(player, suddenDeath(1min), KnownOpponents({slow}));
    EXPECT_EQ(aiSettingsOf(player).limits.moveTime, 5s);
    player = kLevelSix;
    restoreMoveTime(player, suddenDeath(1min), KnownOpponents({}));
    EXPECT_EQ(aiSettingsOf(player).limits.moveTime, kDefaultThinkTime);
    player = kLevelSix;
    restoreMoveTime(player, Untimed{}, KnownOpponents({slow}));  // it was played without
    EXPECT_EQ(aiSettingsOf(player).limits.moveTime, std::nullopt);
}

TEST(RandomColor, IsNowAndThenEither) {
    unsigned white = 0;
    constexpr unsigned kDraws = 200;
    for (unsigned draw = 0; draw < kDraws; ++draw) white += randomColor() == Color::White;
    EXPECT_GT(white, 0U);
    EXPECT_LT(white, kDraws);
}

TEST(Rematch, ChangesTheSidesAndLeavesEachPlayerTheirTime) {
    const GameSetup again = rematchOf(game());
    EXPECT_EQ(again.players[Color::White], kMe);
    EXPECT_EQ(again.time[Color::White], suddenDeath(3min));
    EXPECT_EQ(again.time[Color::Black], suddenDeath(1min));
    EXPECT_EQ(rematchOf(again), game());
}

}  // namespace
}  // namespace roque::test
