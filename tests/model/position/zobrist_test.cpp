#include "model/position/zobrist.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"
#include "tests/support/data_file.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

TEST(Zobrist, GivesTheKeysOfThePolyglotBookFormat) {
    const auto lines = dataLines("polyglot_reference.txt");
    EXPECT_EQ(lines.size(), 9U);
    for (const std::string& line : lines) {
        const auto parts = split(line, '\t');
        EXPECT_EQ(positionOf(parts.at(0)).key(), std::stoull(parts.at(1), nullptr, 16)) << parts.at(0);
    }
}

TEST(Zobrist, KeepsThoseKeysFromMoveToMove) {
    // The consecutive reference positions from the start.
    Position position = Position::start();
    const auto play = [&](std::string_view uci) {
        position = position.after(*parseUciMove(position, uci));
        return position.key();
    };
    EXPECT_EQ(play("e2e4"), 0x823C9B50FD114196U);
    EXPECT_EQ(play("d7d5"), 0x0756B94461C50FB0U);
    EXPECT_EQ(play("e4e5"), 0x662FAFB965DB29D4U);
    EXPECT_EQ(play("f7f5"), 0x22A48B5A8E47FF78U) << "with an en passant square";
    EXPECT_EQ(play("e1e2"), 0x652A607CA3F242C1U) << "without White's castling rights";
    EXPECT_EQ(play("e8f7"), 0x00FDD303C946BDD9U);
}

TEST(Zobrist, HasANumberOfItsOwnForEveryFact) {
    std::set<Key> numbers(zobrist::kRandom.begin(), zobrist::kRandom.end());
    EXPECT_EQ(numbers.size(), zobrist::kRandom.size());
    std::set<Key> pieces;
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            for (const Square square : SquaresOf(kAllSquares))
                pieces.insert(zobrist::piece(color, type, square));
        }
    }
    EXPECT_EQ(pieces.size(), 2U * 6U * 64U);
}

TEST(Zobrist, HasNothingForNoPiece) {
    for (const Color color : kColors) {
        for (const Square square : SquaresOf(kAllSquares))
            EXPECT_EQ(zobrist::piece(color, PieceType::None, square), 0U);
    }
}

TEST(Zobrist, DependsOnTheFileOnlyOfAnEnPassantSquare) {
    EXPECT_EQ(zobrist::enPassant(Square::D6), zobrist::enPassant(Square::D3));
    EXPECT_NE(zobrist::enPassant(Square::D6), zobrist::enPassant(Square::E6));
}

TEST(Zobrist, TellsTheFourCastlingRightsApart) {
    std::set<Key> keys;
    for (const char* rights : {"-", "K", "Q", "k", "q", "KQkq"})
        keys.insert(positionOf("r3k2r/8/8/8/8/8/8/R3K2R w " + std::string(rights) + " - 0 1").key());
    EXPECT_EQ(keys.size(), 6U);
}

}  // namespace
}  // namespace roque::test
