#include "controller/analysis/game_phase.h"

#include <gmock/gmock.h>

#include "tests/support/position_of.h"

namespace roque {
namespace {

using test::positionOf;
using testing::ElementsAre;

TEST(GamePhase, FollowsFromThePiecesThatAreLeft) {
    const Position start = Position::start();
    const Position tenPieces = positionOf("r2qk2r/pppb1ppp/2n5/8/8/2N5/PPPB1PPP/R2QK2R w KQkq - 0 12");
    const Position sixPieces = positionOf("r3k2r/ppp2ppp/2n5/8/8/2N5/PPP2PPP/R3K2R w KQkq - 0 20");
    EXPECT_THAT(phasesOf({start, tenPieces, sixPieces}),
                ElementsAre(GamePhase::Opening, GamePhase::Middlegame, GamePhase::Endgame));
}

TEST(GamePhase, EndsTheOpeningWhenTheFirstRankIsLeft) {
    const Position left = positionOf("r2q1rk1/pppbbppp/2np1n2/4p3/4P3/2NP1N2/PPPBBPPP/1R1Q2K1 w - - 0 9");
    EXPECT_THAT(phasesOf({left}), ElementsAre(GamePhase::Middlegame));
}

TEST(GamePhase, NeverGoesBack) {
    const Position end = positionOf("8/4k3/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_THAT(phasesOf({end, Position::start()}), ElementsAre(GamePhase::Endgame, GamePhase::Endgame));
}

}  // namespace
}  // namespace roque
