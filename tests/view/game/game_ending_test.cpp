#include "view/game/game_ending.h"

#include <gmock/gmock.h>

#include "model/notation/uci_move.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

const PlayerSpec kPerson = PersonSpec{"Ada"};
const PlayerSpec kAi = PluginSpec{"bastion", {}, {}};
const ByColor<PlayerSpec> kPeople{kPerson, kPerson};
const ByColor<PlayerSpec> kWhiteIsAi{kAi, kPerson};
const ByColor<PlayerSpec> kBlackIsAi{kPerson, kAi};

/// A game that ends for a reason.
GameEnding endingFor(const Outcome& outcome, const ByColor<PlayerSpec>& players) {
    Game game;
    EXPECT_TRUE(game.play(Move(Square::E2, Square::E4, Move::Kind::DoublePush)));
    EXPECT_TRUE(game.play(Move(Square::E7, Square::E5, Move::Kind::DoublePush)));
    EXPECT_TRUE(game.play(Move(Square::G1, Square::F3)));
    game.end(outcome);
    return endingOf(game, players);
}

std::string reason(const Outcome& outcome, const ByColor<PlayerSpec>& players) {
    return english(endingFor(outcome, players).reason);
}

/// A way for a game to end, as the winner, the loser and two people are told of it.
struct Case {
    Termination termination;
    const char* won;
    const char* lost;
    const char* between;
};

constexpr Color kW = Color::White;

class WonEnding : public testing::TestWithParam<Case> {};

TEST_P(WonEnding, IsToldToEachAsItIsForThem) {
    const Outcome outcome{kW, GetParam().termination};
    EXPECT_EQ(reason(outcome, kBlackIsAi), GetParam().won);
    EXPECT_EQ(reason(outcome, kWhiteIsAi), GetParam().lost);
    EXPECT_EQ(reason(outcome, kPeople), GetParam().between);
    EXPECT_EQ(reason(outcome, {kAi, kAi}), GetParam().between);
    EXPECT_EQ(endingFor(outcome, kPeople).score, "1–0");
    EXPECT_EQ(endingFor({Color::Black, GetParam().termination}, kPeople).score, "0–1");
}

INSTANTIATE_TEST_SUITE_P(
    Terminations, WonEnding,
    testing::Values(Case{Termination::Checkmate, "You won by checkmate", "You lost by checkmate",
                         "White wins by checkmate"},
                    Case{Termination::Resignation, "You won: your opponent resigned", "You resigned",
                         "White wins: Black resigned"},
                    Case{Termination::FlagFall, "You won on time", "You lost on time", "White wins on time"},
                    Case{Termination::Forfeit, "You won: your opponent could not go on",
                         "You lost: you could not go on", "White wins: Black could not go on"}));

class DrawnEnding : public testing::TestWithParam<Termination> {};

TEST_P(DrawnEnding, IsToldToAllAlike) {
    const Outcome outcome{std::nullopt, GetParam()};
    for (const ByColor<PlayerSpec>& players : {kPeople, kWhiteIsAi, kBlackIsAi})
        EXPECT_EQ(reason(outcome, players), english(describe(outcome)));
    EXPECT_EQ(endingFor(outcome, kPeople).score, "½–½");
    EXPECT_TRUE(endingFor(outcome, kPeople).points);
}

INSTANTIATE_TEST_SUITE_P(Terminations, DrawnEnding,
                         testing::Values(Termination::Stalemate, Termination::DeadPosition,
                                         Termination::ThreefoldRepetition, Termination::FivefoldRepetition,
                                         Termination::FiftyMoves, Termination::SeventyFiveMoves,
                                         Termination::Agreement, Termination::FlagFall));

TEST(Ending, OfAnAbortedGameHasNoResultAndNoPoints) {
    const GameEnding ending = endingFor({}, kBlackIsAi);
    EXPECT_EQ(ending.score, "–");
    EXPECT_EQ(english(ending.reason), "The game was broken off");
    EXPECT_FALSE(ending.points);
}

TEST(Ending, HasItsLengthAndThePointsOfBoth) {
    const GameEnding ending = endingFor({kW, Termination::Resignation}, kPeople);
    EXPECT_EQ(ending.moves, 2U);
    EXPECT_EQ(ending.points, (ByColor<int>{38, 29}));  // 30 - 2 + 10 and 30 - 1
}

}  // namespace
}  // namespace roque::test
