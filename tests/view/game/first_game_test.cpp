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
    GameSetup last{{kAda, kOpponent}, positionOf("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Variant::Chess960};
    last.pace = std::chrono::milliseconds(7);
    const GameSetup setup = firstGame({}, PersonSpec{"Bo"}, kOpponent, last);
    EXPECT_EQ(setup.players, last.players);
    EXPECT_EQ(setup.pace, last.pace);
    EXPECT_EQ(setup.start, Position::start());
    EXPECT_EQ(setup.variant, Variant::Standard);
}

TEST(FirstGame, HasNoEngineThatWasRemovedFromTheList) {
    StoredEngine kept;
    kept.id = "kept";
    EngineSpec spec;
    spec.engineId = "kept";
    const GameSetup last{{kAda, spec}};
    EXPECT_EQ(withoutRemovedEngines(last, {kept}, kOpponent), last);
    EXPECT_EQ(withoutRemovedEngines(last, {}, kOpponent)->players, (ByColor<PlayerSpec>{kAda, kOpponent}));
    EXPECT_EQ(withoutRemovedEngines(last, {}, std::nullopt)->players,
              (ByColor<PlayerSpec>{kAda, PersonSpec{}}));
    spec.engineId.clear();  // named by its path, it was in no list
    EXPECT_EQ(withoutRemovedEngines(GameSetup{{kAda, spec}}, {}, kOpponent), (GameSetup{{kAda, spec}}));
}

TEST(FirstGame, GivesAPersonWhoPlaysAloneTheSideToMove) {
    GameSetup last{{kOpponent, kAda}};
    last.time[Color::Black] = TimePerMove{std::chrono::seconds(5)};
    const GameSetup white = firstGame({}, kAda, kOpponent, last);
    EXPECT_EQ(white.players, (ByColor<PlayerSpec>{kAda, kOpponent}));
    EXPECT_EQ(white.time[Color::White], last.time[Color::Black]);
    const Position blackToMove = positionOf("4k3/8/8/8/8/8/8/4K2R b K - 0 1");
    EXPECT_EQ(firstGame({blackToMove}, kAda, kOpponent, std::nullopt).players,
              (ByColor<PlayerSpec>{kOpponent, kAda}));
    EXPECT_EQ(firstGame({}, kAda, kOpponent, GameSetup{{kOpponent, kOpponent}}).players,
              (ByColor<PlayerSpec>{kOpponent, kOpponent}));
}

TEST(FirstGame, BeginsFromThePositionThatWasAskedFor) {
    const Position position = positionOf("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const GameSetup setup = firstGame({position, Variant::Chess960}, kAda, kOpponent, std::nullopt);
    EXPECT_EQ(setup.start, position);
    EXPECT_EQ(setup.variant, Variant::Chess960);
}

}  // namespace
}  // namespace roque::test
