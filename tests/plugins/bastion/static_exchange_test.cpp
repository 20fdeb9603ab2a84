#include "plugins/bastion/search/static_exchange.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque::bastion {
namespace {

/// What the exchange that a move begins gains: the highest threshold that it reaches.
Value gainOf(std::string_view fen, std::string_view text) {
    const Position position = *parseFen(fen);
    const Move move = *parseUciMove(position, text);
    Value gain = -2000;
    while (isExchangeAtLeast(position.board(), position.sideToMove(), move, gain + 1)) ++gain;
    return gain;
}

TEST(StaticExchange, TakesAnUnguardedPawn) {
    EXPECT_EQ(gainOf("4k3/8/8/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5"), 100);
}

TEST(StaticExchange, LosesTheRookForAGuardedPawn) {
    EXPECT_EQ(gainOf("4k3/8/4p3/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5"), 100 - 500);
}

TEST(StaticExchange, CountsThePieceBehind) {
    EXPECT_EQ(gainOf("4k3/8/4p3/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5"), 100 - 500 + 100)
        << "the second rook takes back";
    EXPECT_EQ(gainOf("3rk3/3r4/8/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5"), 100 - 500)
        << "and is not lost for nothing";
}

TEST(StaticExchange, StopsWhenThatIsBetter) {
    EXPECT_EQ(gainOf("4k3/8/4n3/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 100)
        << "a knight does not guard d5 from e6";
    EXPECT_EQ(gainOf("3qk3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1", "e4d5"), 100);
}

TEST(StaticExchange, KnowsThatAKingDoesNotStepIntoAnAttack) {
    EXPECT_EQ(gainOf("8/8/4k3/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5"), 100);
    EXPECT_EQ(gainOf("8/8/4k3/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5"), 100 - 500);
}

TEST(StaticExchange, TakesEnPassant) {
    EXPECT_EQ(gainOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"), 100);
    EXPECT_EQ(gainOf("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"), 0);
}

TEST(StaticExchange, CountsAPromotion) {
    EXPECT_EQ(gainOf("8/P6k/8/8/8/8/7K/8 w - - 0 1", "a7a8q"), 850);
    EXPECT_EQ(gainOf("1r6/P6k/8/8/8/8/7K/8 w - - 0 1", "a7a8q"), -100);
}

TEST(StaticExchange, GainsNothingByAQuietMove) {
    EXPECT_EQ(gainOf("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", "d2d5"), 0);
    EXPECT_EQ(gainOf("4k3/8/4p3/8/8/8/3R4/4K3 w - - 0 1", "d2d5"), -500);
    EXPECT_EQ(gainOf("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1"), 0) << "castling";
}

TEST(StaticExchange, IsTheSameForBlack) {
    EXPECT_EQ(gainOf("4k3/3r4/8/8/3P4/4P3/8/4K3 b - - 0 1", "d7d4"), 100 - 500);
}

}  // namespace
}  // namespace roque::bastion
