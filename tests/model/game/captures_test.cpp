#include "model/game/captures.h"

#include <gtest/gtest.h>

#include "model/game/game.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

/// The captures of one type in a game of these moves.
unsigned captured(const char* fen, std::initializer_list<const char*> moves, Color by, PieceType type) {
    Game game(*parseFen(fen));
    for (const char* const move : moves) EXPECT_TRUE(game.play(*parseUciMove(game.position(), move))) << move;
    return capturesOf(game.line())[by][index(type)];
}

TEST(Captures, AreCountedForWhoeverMadeThem) {
    constexpr const char* kFen = "4k3/8/8/3p1n2/4P3/8/8/4K3 w - - 0 1";
    EXPECT_EQ(captured(kFen, {"e4d5"}, Color::White, PieceType::Pawn), 1U);
    EXPECT_EQ(captured(kFen, {"e4f5"}, Color::White, PieceType::Knight), 1U);
    EXPECT_EQ(captured(kFen, {"e4d5"}, Color::Black, PieceType::Pawn), 0U);
    EXPECT_EQ(captured(kFen, {"e1e2", "d5e4"}, Color::Black, PieceType::Pawn), 1U);
}

TEST(Captures, HaveThePawnTakenInPassing) {
    EXPECT_EQ(captured("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", {"d7d5", "e5d6"}, Color::White, PieceType::Pawn),
              1U);
}

TEST(Captures, HaveNoPawnThatIsPromoted) {
    constexpr const char* kFen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    EXPECT_EQ(captured(kFen, {"a7b8q"}, Color::White, PieceType::Knight), 1U);
    EXPECT_EQ(captured(kFen, {"a7b8q"}, Color::Black, PieceType::Pawn), 0U);
}

TEST(MaterialBalance, CountsInPawns) {
    EXPECT_EQ(materialBalance(Position::start().board()), 0);
    EXPECT_EQ(materialBalance(parseFen("4k3/8/8/8/8/8/8/Q3K2R w K - 0 1")->board()), 14);
    EXPECT_EQ(materialBalance(parseFen("rnb1k3/8/8/8/8/8/PP6/4K3 w - - 0 1")->board()), -9);
}

}  // namespace
}  // namespace roque
