#include "model/position/repair.h"

#include <random>

#include <gmock/gmock.h>

#include "model/notation/fen.h"

namespace roque {
namespace {

using enum PositionProblem;
using testing::SizeIs;

/// The repair of a setup's only problem.
Repair repairOf(std::string_view fen) {
    const auto repairs = repairsOf(*parseFenSetup(fen));
    EXPECT_THAT(repairs, SizeIs(1)) << fen;
    return repairs.at(0);
}

std::string mendedFen(std::string_view fen) {
    const Repair repair = repairOf(fen);
    return repair.mended ? toFen(*repair.mended) : "";
}

TEST(Repair, HasNothingToDoInAGoodPosition) {
    EXPECT_THAT(repairsOf(Position::start().setup()), SizeIs(0));
}

TEST(Repair, PutsAKingWhereHeBelongs) {
    EXPECT_EQ(repairOf("4k3/8/8/8/8/8/8/8 w - - 0 1").squares, bit(Square::E1));
    EXPECT_EQ(mendedFen("4k3/8/8/8/8/8/8/8 w - - 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(mendedFen("8/8/8/8/8/8/8/4K3 w - - 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(Repair, PutsAKingWhereNothingAttacksHim) {
    EXPECT_EQ(mendedFen("4r1k1/8/8/8/8/8/8/8 w - - 0 1"), "4r1k1/8/8/8/8/8/8/K7 w - - 0 1");
}

TEST(Repair, KeepsTheKingThatIsWhereHeBelongs) {
    EXPECT_EQ(mendedFen("4k3/8/8/8/8/8/8/K3K3 w - - 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(mendedFen("k6k/8/8/8/8/8/8/4K3 w - - 0 1"), "7k/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(repairOf("4k3/8/8/8/8/8/8/K3K3 w - - 0 1").squares, bit(Square::A1));
}

TEST(Repair, TakesPawnsFromTheFirstAndLastRank) {
    EXPECT_EQ(repairOf("P3k3/8/8/8/8/8/8/4K2p w - - 0 1").squares, bit(Square::H1) | bit(Square::A8));
    EXPECT_EQ(mendedFen("P3k3/8/8/8/8/8/8/4K2p w - - 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(Repair, LeavesToThePersonWhichPiecesAreMeant) {
    const Repair pawns = repairOf("4k3/8/8/8/8/PP6/PPPPPPPP/4K3 w - - 0 1");
    EXPECT_EQ(pawns.surplus, 2U);
    EXPECT_FALSE(pawns.mended);
    EXPECT_EQ(repairOf("qqrrrbkb/ppppppp1/8/8/8/8/8/4K3 w - - 0 1").surplus, 1U);
}

TEST(Repair, ChangesTheTurnIfThatHelps) {
    EXPECT_EQ(mendedFen("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1"), "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1");
}

TEST(Repair, NamesTheAttackersWhereItDoesNot) {
    const Repair repair = repairOf("8/8/8/3kK3/8/8/8/8 w - - 0 1");
    EXPECT_EQ(repair.squares, bit(Square::E5));
    EXPECT_FALSE(repair.mended);
}

TEST(Repair, NamesThePiecesThatCannotGiveCheckTogether) {
    EXPECT_EQ(repairOf("4r3/8/8/8/4K3/8/4r3/k7 w - - 0 1").squares, bit(Square::E2) | bit(Square::E8));
}

TEST(Repair, DropsRightsToCastle) {
    EXPECT_EQ(mendedFen("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(mendedFen("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1"), "4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    EXPECT_EQ(mendedFen("4k3/8/8/8/8/8/8/4K1RR w HG - 0 1"), "4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
}

TEST(Repair, ClearsTheEnPassantSquare) {
    EXPECT_EQ(mendedFen("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

/// A board full of nonsense.
Setup randomSetup(std::mt19937_64& dice) {
    Setup setup;
    for (std::uint64_t pieces = 2 + dice() % 30; pieces > 0; --pieces)
        setup.board.put(kColors[dice() % 2], kPieceTypes[dice() % kPieceTypes.size()],
                        Square(static_cast<std::uint32_t>(dice() % kSquareCount)));
    setup.castlingRooks = dice() & dice();
    setup.enPassant = Square(static_cast<std::uint32_t>(dice() % (kSquareCount + 1)));
    setup.sideToMove = kColors[dice() % 2];
    return setup;
}

/// Whatever is wrong, a repair removes the problem it is for.
TEST(Repair, MendsWhatItSays) {
    std::mt19937_64 dice(11);
    for (int round = 0; round < 20'000; ++round) {
        const auto setup = randomSetup(dice);
        for (const Repair& repair : repairsOf(setup)) {
            EXPECT_TRUE(repair.mended || repair.squares != 0 || repair.surplus > 0
                        || repair.problem == NoWhiteKing || repair.problem == NoBlackKing)
                << toFen(setup);
            if (!repair.mended) continue;
            EXPECT_FALSE(validate(*repair.mended).has(repair.problem))
                << toFen(setup) << ": " << english(describe(repair.problem));
        }
    }
}

}  // namespace
}  // namespace roque
