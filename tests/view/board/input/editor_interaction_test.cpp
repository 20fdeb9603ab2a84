#include "view/board/input/editor_interaction.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"

namespace roque {
namespace {

using Place = EditorInteraction::Place;

const Piece* const kQueen = &Piece::of(Color::White, PieceType::Queen);
constexpr std::monostate kBeside{};

class EditorInteractionTest : public testing::Test {
protected:
    EditorInteractionTest() { use("4k3/8/8/8/8/8/8/4K3 w - - 0 1"); }

    void use(std::string_view fen) {
        editing_.use(*parseFenSetup(fen));
        editor_.show();
    }
    [[nodiscard]] std::string board() const {
        const std::string fen = toFen(editing_.setup());
        return fen.substr(0, fen.find(' '));
    }
    bool click(const Place& place) {
        const bool pressed = editor_.press(place, {});
        const bool released = editor_.release(place);
        return pressed || released;
    }
    void drag(const Place& from, const Place& to) {
        editor_.press(from, {});
        editor_.move(to, {5, 5});
        editor_.release(to);
    }
    void putCursorOn(Square square) {
        editor_.moveCursor(Step::Up, Orientation::WhiteBelow);
        while (fileOf(editor_.state().cursor) > fileOf(square))
            editor_.moveCursor(Step::Left, Orientation::WhiteBelow);
        while (fileOf(editor_.state().cursor) < fileOf(square))
            editor_.moveCursor(Step::Right, Orientation::WhiteBelow);
        while (rankOf(editor_.state().cursor) > rankOf(square))
            editor_.moveCursor(Step::Down, Orientation::WhiteBelow);
        while (rankOf(editor_.state().cursor) < rankOf(square))
            editor_.moveCursor(Step::Up, Orientation::WhiteBelow);
    }

    SetupEditing editing_{*parseFenSetup("8/8/8/8/8/8/8/8 w - - 0 1")};
    EditorInteraction editor_{editing_};
};

TEST_F(EditorInteractionTest, PutsAChosenPieceDownWithEachClick) {
    EXPECT_FALSE(click(kQueen));
    EXPECT_EQ(editor_.chosen(), kQueen);
    EXPECT_TRUE(click(Square::A1));
    EXPECT_TRUE(click(Square::B1));
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/QQ2K3");
    EXPECT_FALSE(click(Square::B1));  // it stands there already
}

TEST_F(EditorInteractionTest, PutsItOnEverySquareThatThePointerCrosses) {
    click(kQueen);
    editor_.press(Square::A1, {});
    EXPECT_TRUE(editor_.move(Square::B1, {}));
    EXPECT_FALSE(editor_.move(Square::B1, {}));
    editor_.release(Square::B1);
    EXPECT_FALSE(editor_.move(Square::C1, {}));
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/QQ2K3");
}

TEST_F(EditorInteractionTest, ReplacesThePieceThatIsClickedByTheChosenOne) {
    click(kQueen);
    EXPECT_TRUE(click(Square::E8));
    EXPECT_EQ(board(), "4Q3/8/8/8/8/8/8/4K3");
}

TEST_F(EditorInteractionTest, DragsAPieceOfTheBoardThoughAnotherIsChosen) {
    click(kQueen);
    drag(Square::E1, Square::G1);
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/6K1");
    drag(Square::E8, kBeside);
    EXPECT_EQ(board(), "8/8/8/8/8/8/8/6K1");
    EXPECT_EQ(editor_.chosen(), kQueen);
}

TEST_F(EditorInteractionTest, LeavesAPieceThatIsDraggedBackWhereItWas) {
    click(kQueen);
    editor_.press(Square::E1, {});
    editor_.move(Square::F1, {});
    editor_.move(Square::E1, {});
    EXPECT_FALSE(editor_.release(Square::E1));
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/4K3");
}

TEST_F(EditorInteractionTest, ChoosesNoPieceAfterASecondClickOnIt) {
    click(kQueen);
    click(kQueen);
    EXPECT_EQ(editor_.chosen(), nullptr);
}

TEST_F(EditorInteractionTest, DragsAPieceFromTheStock) {
    drag(kQueen, Square::D4);
    EXPECT_EQ(board(), "4k3/8/8/8/3Q4/8/8/4K3");
    EXPECT_EQ(editor_.chosen(), nullptr);
    drag(kQueen, kBeside);
    EXPECT_EQ(board(), "4k3/8/8/8/3Q4/8/8/4K3");
}

TEST_F(EditorInteractionTest, DragsAPieceFromSquareToSquare) {
    drag(Square::E1, Square::G1);
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/6K1");
    drag(Square::G1, Square::E8);
    EXPECT_EQ(board(), "4K3/8/8/8/8/8/8/8");
    EXPECT_FALSE(editor_.state().drag);
}

TEST_F(EditorInteractionTest, TakesAwayWhatIsDraggedOffTheBoard) {
    drag(Square::E1, kBeside);
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/8");
    drag(Square::E8, kQueen);
    EXPECT_EQ(board(), "8/8/8/8/8/8/8/8");
}

TEST_F(EditorInteractionTest, TakesAwayWithTheOtherButtonThoughAPieceIsChosen) {
    click(kQueen);
    EXPECT_TRUE(editor_.pressOther(Square::E1));
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/8");
    EXPECT_EQ(editor_.chosen(), kQueen);
    EXPECT_FALSE(editor_.pressOther(Square::A4));
    EXPECT_EQ(editor_.chosen(), nullptr);
}

TEST_F(EditorInteractionTest, BreaksADragOff) {
    editor_.press(Square::E1, {});
    EXPECT_FALSE(editor_.pressOther(Square::E4));
    editor_.release(Square::E4);
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/4K3");
}

TEST_F(EditorInteractionTest, PutsPiecesDownByTheLettersOfFen) {
    putCursorOn(Square::A8);
    EXPECT_TRUE(editor_.type('Q'));
    putCursorOn(Square::H1);
    EXPECT_TRUE(editor_.type('n'));
    EXPECT_FALSE(editor_.type('x'));
    EXPECT_EQ(board(), "Q3k3/8/8/8/8/8/8/4K2n");
    EXPECT_TRUE(editor_.erase());
    EXPECT_FALSE(editor_.erase());
    EXPECT_EQ(board(), "Q3k3/8/8/8/8/8/8/4K3");
}

TEST_F(EditorInteractionTest, DoesNothingByKeyboardBeforeTheCursorIsSeen) {
    EXPECT_FALSE(editor_.type('Q'));
    EXPECT_FALSE(editor_.erase());
    EXPECT_FALSE(editor_.enter());
}

TEST_F(EditorInteractionTest, TakesAPieceUpAndPutsItDownByKeyboard) {
    putCursorOn(Square::E1);
    EXPECT_FALSE(editor_.enter());
    EXPECT_EQ(editor_.state().selected, Square::E1);
    putCursorOn(Square::C3);
    EXPECT_TRUE(editor_.enter());
    EXPECT_EQ(board(), "4k3/8/8/8/8/2K5/8/8");
    editor_.enter();
    EXPECT_TRUE(editor_.cancel());
    EXPECT_FALSE(editor_.cancel());
    EXPECT_EQ(editor_.state().selected, Square::None);
}

TEST_F(EditorInteractionTest, PutsTheChosenPieceDownByKeyboard) {
    click(kQueen);
    putCursorOn(Square::A1);
    EXPECT_TRUE(editor_.enter());
    EXPECT_EQ(board(), "4k3/8/8/8/8/8/8/Q3K3");
}

}  // namespace
}  // namespace roque
