#include "model/notation/uci_move.h"

#include "model/movegen/legal_moves.h"
#include "tests/model/notation/reading.h"

namespace roque::test {
namespace {

/// The move of a text in a position, castling as "king takes rook".
std::string moveRead(std::string_view fen, std::string_view text) {
    const Position position = positionOf(fen);
    return outcomeOf(parseUciMove(position, text), position);
}

constexpr std::string_view kCastling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view kPromotion = "3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";

TEST(UciMove, WritesCastlingInEitherNotation) {
    const Position position = positionOf(kCastling);
    const Move castling(Square::E1, Square::A1, Move::Kind::Castling);
    EXPECT_EQ(toUci(castling, position), "e1c1");
    EXPECT_EQ(toUci(castling, position, CastlingNotation::KingTakesRook), "e1a1");
}

TEST(UciMove, WritesKingTakesRookWhereTwoSquaresWouldBeAKingsMove) {
    const Position position = positionOf("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    EXPECT_EQ(toUci(Move(Square::F1, Square::H1, Move::Kind::Castling), position), "f1h1");
}

TEST(UciMove, WritesPromotionsInLowerCase) {
    EXPECT_EQ(toUci(Move(Square::E7, Square::D8, Move::Kind::PromoteKnight), positionOf(kPromotion)),
              "e7d8n");
}

TEST(UciMove, ReadsBothNotationsOfCastling) {
    EXPECT_EQ(moveRead(kCastling, "e1g1"), "e1h1");
    EXPECT_EQ(moveRead(kCastling, "e1h1"), "e1h1");
    EXPECT_EQ(moveRead(kCastling, "e1c1"), "e1a1");
    EXPECT_EQ(moveRead(kCastling, "e1a1"), "e1a1");
    EXPECT_EQ(moveRead("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8"), "e8a8");
}

TEST(UciMove, TakesAKingsOrdinaryMoveForWhatItIs) {
    EXPECT_EQ(moveRead("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1"), "f1g1");
    EXPECT_EQ(moveRead("4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1", "d1c1"), "d1c1");
    EXPECT_EQ(moveRead("4k3/8/8/8/8/8/8/1K5R w K - 0 1", "b1g1"), "b1h1");
}

TEST(UciMove, TakesTheRooksSquareForCastling) {
    EXPECT_EQ(moveRead("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1g1"), "f1g1");
    const Position position = positionOf("4k3/8/8/8/8/8/8/5KR1 w K - 0 1");
    EXPECT_TRUE(parseUciMove(position, "f1g1")->isCastling());
}

TEST(UciMove, DoesNotCastleByStandingStill) {
    EXPECT_EQ(moveRead("4k3/8/8/8/8/8/8/6KR w K - 0 1", "g1g1"), "illegal");
    EXPECT_EQ(moveRead("4k3/8/8/8/8/8/8/6KR w K - 0 1", "g1h1"), "g1h1");
}

TEST(UciMove, NeedsThePromotionAndOnlyWherePawnsArePromoted) {
    EXPECT_EQ(moveRead(kPromotion, "e7d8q"), "e7d8q");
    EXPECT_EQ(moveRead(kPromotion, "e7d8N"), "e7d8n");
    EXPECT_EQ(moveRead(kPromotion, "e7d8"), "illegal");
    EXPECT_EQ(moveRead(kPromotion, "e7d8k"), "syntax");
    EXPECT_EQ(moveRead(kPromotion, "e7d8p"), "syntax");
    EXPECT_EQ(moveRead(kStart, "e2e4q"), "illegal");
    EXPECT_EQ(moveRead(kCastling, "e1g1q"), "illegal");
}

TEST(UciMove, RefusesWhatIsNotAMove) {
    using namespace std::string_view_literals;
    for (const std::string_view text :
         {""sv, "e2"sv, "e2e"sv, "e2e9"sv, "i2i4"sv, "e2e4e"sv, "e2e4e5"sv, " e2e4"sv, "e2e4 "sv, "E2E4"sv,
          "Nf3"sv, "e2-e4"sv, "(none)"sv, "e2e\0"sv, "♘f3"sv})
        EXPECT_EQ(moveRead(kStart, text), "syntax") << text;
    EXPECT_EQ(moveRead(kStart, std::string(10'000, 'e')), "syntax");
}

TEST(UciMove, RefusesWhatIsNotLegal) {
    for (const std::string_view text : {"0000", "e2e5", "e7e5", "e4e5", "e1g1", "e1h1", "a1a1", "d1d8"})
        EXPECT_EQ(moveRead(kStart, text), "illegal") << text;
}

TEST(UciMove, KeepsTheTextThatItRefused) {
    const auto refused = parseUciMove(Position::start(), "e2e5");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (MoveError{MoveError::Kind::Illegal, "e2e5"}));
}

}  // namespace
}  // namespace roque::test
