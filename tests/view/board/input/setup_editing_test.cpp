#include "view/board/input/setup_editing.h"

#include <gmock/gmock.h>

#include "model/notation/fen.h"
#include "model/position/position.h"
#include "model/position/validity.h"

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class SetupEditingTest : public testing::Test {
protected:
    void begin(std::string_view fen) { ASSERT_TRUE(editing_.setFen(fen)); }
    [[nodiscard]] std::string fen() const { return toFen(editing_.setup()); }

    SetupEditing editing_{Position::start().setup()};
};

TEST_F(SetupEditingTest, PutsMovesAndRemovesPieces) {
    begin("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    editing_.put(Piece::of(Color::White, PieceType::Queen), Square::D1);
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    editing_.move(Square::D1, Square::D8);
    EXPECT_EQ(fen(), "3Qk3/8/8/8/8/8/8/4K3 w - - 0 1");
    editing_.remove(Square::D8);
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST_F(SetupEditingTest, MovesNothingFromAnEmptySquare) {
    editing_.move(Square::E4, Square::E1);
    EXPECT_EQ(fen(), toFen(Position::start()));
}

TEST_F(SetupEditingTest, ClearsAndResets) {
    editing_.clear();
    EXPECT_EQ(fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    editing_.reset();
    EXPECT_EQ(fen(), toFen(Position::start()));
}

TEST_F(SetupEditingTest, DropsTheRightsThatGoWithAPiece) {
    editing_.remove(Square::H1);
    EXPECT_TRUE(fen().ends_with("w Qkq - 0 1")) << fen();
    editing_.move(Square::E8, Square::E6);
    EXPECT_TRUE(fen().ends_with("w Q - 0 1")) << fen();
}

TEST_F(SetupEditingTest, GivesARightOnlyWhereKingAndRookStandForIt) {
    begin("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    EXPECT_TRUE(editing_.mayHaveRight(Color::White, Wing::QueenSide));
    EXPECT_FALSE(editing_.mayHaveRight(Color::White, Wing::KingSide));
    EXPECT_FALSE(editing_.mayHaveRight(Color::Black, Wing::QueenSide));
    editing_.giveRight(Color::White, Wing::KingSide);
    editing_.giveRight(Color::White, Wing::QueenSide);
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    EXPECT_TRUE(editing_.hasRight(Color::White, Wing::QueenSide));
    editing_.takeRight(Color::White, Wing::QueenSide);
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
}

TEST_F(SetupEditingTest, GivesTheRightToTheOutermostRook) {
    begin("4k3/8/8/8/8/8/8/4KR1R w - - 0 1");
    editing_.giveRight(Color::White, Wing::KingSide);
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/4KR1R w K - 0 1");
    begin("4k3/8/8/8/8/8/8/4KR1R w F - 0 1");  // a Chess960 right, which is kept
    editing_.giveRight(Color::White, Wing::KingSide);
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/4KR1R w F - 0 1");
}

TEST_F(SetupEditingTest, KnowsWhichPawnsCanJustHaveMovedTwoSquares) {
    begin("4k3/8/8/2p1p2p/8/8/4p3/4K3 w - - 0 1");
    EXPECT_THAT(editing_.enPassantSquares(), ElementsAre(Square::C6, Square::E6, Square::H6));
    editing_.setEnPassant(Square::E6);
    editing_.setSideToMove(Color::Black);
    EXPECT_EQ(editing_.setup().enPassant, Square::None);
    EXPECT_THAT(editing_.enPassantSquares(), IsEmpty());
}

TEST_F(SetupEditingTest, TakesAFenAsItIs) {
    begin("4k3/8/8/8/8/8/8/4K3 w KQ e6 7 30");
    EXPECT_FALSE(validate(editing_.setup()).empty());
    EXPECT_EQ(editing_.setup().halfmoveClock, 7);
    const std::string before = fen();
    EXPECT_FALSE(editing_.setFen("no FEN at all"));
    EXPECT_EQ(fen(), before);
}

}  // namespace
}  // namespace roque
