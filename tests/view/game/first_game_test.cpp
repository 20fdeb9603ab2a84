#include "view/game/first_game.h"

#include <gmock/gmock.h>

#include "controller/players/default_opponent.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

const PersonSpec kAda{"Ada"};
const PluginSpec kOpponent{"bastion", {}, {}};

TEST(FirstGame, IsOfThePersonAgainstTheOpponent) {
    const GameSetup setup = firstGame({}, kAda, kOpponent, std::nullopt);
    EXPECT_EQ(setup.players[Color::White], PlayerSpec(kAda));
    EXPECT_EQ(setup.players[Color::Black], PlayerSpec(kOpponent));
    EXPECT_EQ(setup.pace, kDefaultPace);
}

TEST(FirstGame, IsOfTwoPeopleIfThereIsNoOpponent) {
    EXPECT_EQ(firstGame({}, kAda, std::nullopt, std::nullopt).players[Color::Black],
              PlayerSpec(PersonSpec{}));
}

TEST(FirstGame, HasThePlayersOfTheLastGameButNotItsPosition) {
    GameSetup last{{kOpponent, kAda}, positionOf("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Variant::Chess960};
    last.pace = std::chrono::milliseconds(7);
    const GameSetup setup = firstGame({}, PersonSpec{"Bo"}, kOpponent, last);
    EXPECT_EQ(setup.players, last.players);
    EXPECT_EQ(setup.pace, last.pace);
    EXPECT_EQ(setup.start, Position::start());
    EXPECT_EQ(setup.variant, Variant::Standard);
}

TEST(FirstGame, BeginsFromThePositionThatWasAskedFor) {
    const Position position = positionOf("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const GameSetup setup = firstGame({position, Variant::Chess960}, kAda, kOpponent, std::nullopt);
    EXPECT_EQ(setup.start, position);
    EXPECT_EQ(setup.variant, Variant::Chess960);
}

}  // namespace
}  // namespace roque::test
