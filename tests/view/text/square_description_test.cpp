#include "view/text/square_description.h"

#include <gmock/gmock.h>

#include "model/pieces/piece.h"
#include "tests/support/position_of.h"
#include "view/board/input/board_interaction.h"

namespace roque {
namespace {

using test::positionOf;

/// The text for a screen reader.
class SpokenBoard : public testing::Test {
protected:
    void show(const char* fen, std::optional<Move> lastMove = std::nullopt) {
        board_.show(positionOf(fen), lastMove);
        board_.allow(MovableSides::Both);
    }
    void select(Square square) {
        board_.press(square, {});
        board_.release(square);
    }
    [[nodiscard]] std::string spoken(Square square) const {
        return describeSquare(board_.state(), square).utf8_string();
    }
    [[nodiscard]] std::string spokenCursor() const { return describeCursor(board_.state()).utf8_string(); }

    BoardInteraction board_;
};

TEST_F(SpokenBoard, NamesSquaresAndPieces) {
    show("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(spoken(Square::E8), "e8, black king");
    EXPECT_EQ(spoken(Square::E2), "e2, white pawn");
    EXPECT_EQ(spoken(Square::A5), "a5, empty");
}

TEST_F(SpokenBoard, TellsWhereTheSelectedPieceMayGo) {
    show("4k3/8/8/8/8/5p2/4P3/4K2R w K - 0 1");
    select(Square::E2);
    EXPECT_EQ(spoken(Square::E2), "e2, white pawn, selected");
    EXPECT_EQ(spoken(Square::E4), "e4, empty, can be reached");
    EXPECT_EQ(spoken(Square::F3), "f3, black pawn, can be captured");
    select(Square::E1);
    EXPECT_EQ(spoken(Square::H1), "h1, white rook, can be castled with");
}

TEST_F(SpokenBoard, TellsThatAPawnIsCapturedEnPassant) {
    show("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    select(Square::E5);
    EXPECT_EQ(spoken(Square::D6), "d6, empty, can be captured");
}

TEST_F(SpokenBoard, TellsOfCheckAndTheLastMove) {
    show("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1", Move(Square::E2, Square::E1));
    EXPECT_EQ(spoken(Square::E8), "e8, black king, in check");
    EXPECT_EQ(spoken(Square::E1), "e1, white rook, last move");
}

TEST_F(SpokenBoard, TellsWhereTheKeyboardIs) {
    show("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(spokenCursor(), "");
    board_.strike(BoardKey::Up, Orientation::WhiteBelow);
    EXPECT_EQ(spokenCursor(), "e2, white pawn");
}

TEST_F(SpokenBoard, TellsWhatAPawnWouldBecome) {
    show("8/P6k/8/8/8/8/7K/8 w - - 0 1");
    select(Square::A7);
    select(Square::A8);
    EXPECT_EQ(spokenCursor(), "white queen");
    board_.strike(BoardKey::Down, Orientation::WhiteBelow);
    EXPECT_EQ(spokenCursor(), "white rook");
}

TEST(NameOf, IsAnotherForEveryPiece) {
    std::vector<std::string> names;
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes)
            names.push_back(nameOf(Piece::of(color, type)).utf8_string());
    }
    EXPECT_THAT(names,
                testing::UnorderedElementsAre("white pawn", "white knight", "white bishop", "white rook",
                                              "white queen", "white king", "black pawn", "black knight",
                                              "black bishop", "black rook", "black queen", "black king"));
}

}  // namespace
}  // namespace roque
