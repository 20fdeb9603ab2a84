#include "view/board/board_panel.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

#include <wx/frame.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "tests/gui/support/gui_test.h"
#include "tests/support/position_of.h"
#include "tests/view/board/drawing/golden_image.h"
#include "view/board/board_image.h"

// The board alone in a window, with clicks, drags and keys.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* kPromotion = "8/P6k/8/8/8/8/7K/8 w - - 0 1";

/// A window with a board and a text field, and a person who may move the pieces of both sides.
class BoardInAWindow : public testing::Test {
protected:
    void SetUp() override {
        frame_ = new wxFrame(nullptr, wxID_ANY, "Board");
        board_ = new BoardPanel(frame_, pieces_);
        text_ = new wxTextCtrl(frame_, wxID_ANY);
        auto* sizer = new wxBoxSizer(wxVERTICAL);
        sizer->Add(board_, wxSizerFlags(1).Expand());
        sizer->Add(text_, wxSizerFlags().Expand());
        frame_->SetSizer(sizer);
        frame_->SetClientSize(frame_->FromDIP(wxSize(420, 440)));
        board_->onMove = [this](Move move) { moves_.push_back(move); };
        board_->setMovers(MovableSides::Both);
        ASSERT_TRUE(showAndWait(*frame_, *board_));
        ASSERT_TRUE(focusAndWait(*board_));
    }
    void TearDown() override { destroyAndWait(frame_.get()); }

    void show(const char* fen) { board_->setPosition(positionOf(fen)); }
    [[nodiscard]] const BoardState& state() const { return board_->state(); }

    void click(Square square, int button = wxMOUSE_BTN_LEFT) {
        user_.click(*board_, board_->centreOf(square), button);
    }
    void drag(Square from, Square to, int button = wxMOUSE_BTN_LEFT) {
        user_.drag(*board_, board_->centreOf(from), board_->centreOf(to), button);
    }
    /// Picks up a piece and holds it over another square.
    void hold(Square from, Square over) {
        user_.moveTo(*board_, board_->centreOf(from));
        user_.press();
        user_.moveTo(*board_, board_->centreOf(over));
        ASSERT_TRUE(pumpUntil([this] { return state().drag.has_value(); }));
    }
    /// Waits for a condition, then for everything that follows from it.
    [[nodiscard]] static bool happens(const std::function<bool()>& isTrue) {
        const bool isDone = pumpUntil(isTrue);
        settle();
        return isDone;
    }
    [[nodiscard]] bool isSelected(Square square) {
        return happens([this, square] { return state().selected == square; });
    }
    [[nodiscard]] bool asksWhatAPawnBecomes() {
        return happens([this] { return state().chooser.has_value(); });
    }
    [[nodiscard]] bool isMovePlayed() {
        return happens([this] { return !moves_.empty(); });
    }
    /// Waits until nothing more happens on the board.
    [[nodiscard]] bool isIdle() {
        settle();
        return state().selected == Square::None && !state().drag && !state().chooser;
    }

    /// Whether the screen looks as if the whole board had been painted anew.
    [[nodiscard]] bool isPaintedWell() {
        settle();
        const wxImage shown = pictureOf(*board_);
        board_->Refresh();
        settle();
        const wxImage anew = pictureOf(*board_);
        const wxSize size = anew.GetSize();
        return shown.GetSize() == size
               && std::equal(anew.GetData(), anew.GetData() + 3 * size.x * size.y, shown.GetData());
    }

    PieceSet pieces_{ROQUE_RESOURCES "/pieces/roque"};
    wxWeakRef<wxFrame> frame_;
    BoardPanel* board_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    std::vector<Move> moves_;
    SimulatedUser user_;
};

// The mouse.

TEST_F(BoardInAWindow, HandsOnAMoveOfTwoClicks) {
    click(Square::G1);
    ASSERT_TRUE(isSelected(Square::G1));
    EXPECT_EQ(state().targets, bit(Square::F3) | bit(Square::H3));
    click(Square::F3);
    ASSERT_TRUE(isMovePlayed());
    EXPECT_THAT(moves_, ElementsAre(Move(Square::G1, Square::F3)));
}

TEST_F(BoardInAWindow, ShowsAMoveOnlyWhenItIsToldTo) {
    drag(Square::E2, Square::E4);
    ASSERT_TRUE(isMovePlayed());
    EXPECT_TRUE(state().board.isEmpty(Square::E4));
    board_->setPosition(Position::start().after(moves_.front()), moves_.front());
    EXPECT_FALSE(state().board.isEmpty(Square::E4));
    EXPECT_EQ(state().lastTo, Square::E4);
}

TEST_F(BoardInAWindow, HandsOnAMoveThatIsDragged) {
    drag(Square::B8, Square::C6);  // not Black's turn
    EXPECT_TRUE(isIdle());
    drag(Square::B1, Square::C3);
    ASSERT_TRUE(isMovePlayed());
    EXPECT_THAT(moves_, ElementsAre(Move(Square::B1, Square::C3)));
    EXPECT_TRUE(isIdle());
}

TEST_F(BoardInAWindow, LetsADraggedPieceFollowThePointer) {
    hold(Square::D2, Square::D4);
    const PixelPoint middle = board_->geometry().rectOf(Square::D4).centre();
    EXPECT_NEAR(state().drag->at.x, middle.x, 1);
    EXPECT_NEAR(state().drag->at.y, middle.y, 1);
    EXPECT_EQ(state().hovered, Square::D4);
    user_.release();
    EXPECT_TRUE(isMovePlayed());
}

TEST_F(BoardInAWindow, TakesAPieceBackThatIsDroppedWhereItMayNotGo) {
    drag(Square::E2, Square::E5);
    EXPECT_TRUE(isIdle());
    EXPECT_THAT(moves_, IsEmpty());
}

TEST_F(BoardInAWindow, TakesAPieceBackThatIsDroppedOutsideTheWindow) {
    hold(Square::G1, Square::F3);
    user_.moveTo(*board_, wxPoint(-30, -30));
    user_.release();
    EXPECT_TRUE(isIdle());
    EXPECT_THAT(moves_, IsEmpty());
}

TEST_F(BoardInAWindow, KeepsAPieceSelectedThatIsDroppedWhereItWas) {
    drag(Square::E2, Square::E2);
    EXPECT_TRUE(isSelected(Square::E2));
}

TEST_F(BoardInAWindow, ForgetsADragWhenTheRightButtonIsPressed) {
    hold(Square::E2, Square::E4);
    user_.press(wxMOUSE_BTN_RIGHT);
    EXPECT_TRUE(happens([this] { return !state().drag; }));
    user_.release(wxMOUSE_BTN_RIGHT);
    user_.release();
    EXPECT_TRUE(isIdle());
    EXPECT_THAT(moves_, IsEmpty());
}

TEST_F(BoardInAWindow, KeepsADragWhenThePositionChangesAndThePieceDoesNot) {
    hold(Square::E2, Square::E4);
    show("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    ASSERT_TRUE(state().drag);
    user_.release();
    ASSERT_TRUE(isMovePlayed());
    EXPECT_THAT(moves_, ElementsAre(Move(Square::E2, Square::E4, Move::Kind::DoublePush)));
}

TEST_F(BoardInAWindow, ForgetsADragWhenThePieceIsGone) {
    hold(Square::E2, Square::E4);
    show("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_FALSE(state().drag);
    user_.release();
    EXPECT_TRUE(isIdle());
    EXPECT_THAT(moves_, IsEmpty());
}

TEST_F(BoardInAWindow, MayBeClosedWhileAPieceIsDragged) {
    hold(Square::E2, Square::E4);
    destroyAndWait(frame_.get());
    EXPECT_FALSE(frame_);
    user_.release();
}

TEST_F(BoardInAWindow, MovesNoPieceThatNobodyMayMove) {
    board_->setMovers(MovableSides::None);
    drag(Square::E2, Square::E4);
    EXPECT_TRUE(isIdle());
    EXPECT_THAT(moves_, IsEmpty());
}

TEST_F(BoardInAWindow, FindsTheSquaresOfABoardThatIsTurned) {
    const wxPoint whereE2Was = board_->centreOf(Square::E2);
    board_->setOrientation(Orientation::BlackBelow);
    EXPECT_EQ(
        board_->geometry().squareAt({static_cast<double>(whereE2Was.x), static_cast<double>(whereE2Was.y)}),
        Square::D7);
    drag(Square::E2, Square::E4);
    ASSERT_TRUE(isMovePlayed());
    EXPECT_THAT(moves_, ElementsAre(Move(Square::E2, Square::E4, Move::Kind::DoublePush)));
}

TEST_F(BoardInAWindow, FindsTheSquaresOfABoardOfAnotherSize) {
    const double before = board_->geometry().squareSide();
    frame_->SetClientSize(frame_->FromDIP(wxSize(300, 340)));
    ASSERT_TRUE(happens([&] { return board_->geometry().squareSide() < before; }));
    drag(Square::E2, Square::E4);
    EXPECT_TRUE(isMovePlayed());
}

// Arrows and circles.

TEST_F(BoardInAWindow, DrawsArrowsAndCirclesWithTheSecondButton) {
    drag(Square::E2, Square::E4, wxMOUSE_BTN_RIGHT);
    click(Square::D5, wxMOUSE_BTN_RIGHT);
    settle();
    EXPECT_THAT(state().annotations.arrows, ElementsAre(BoardArrow{Square::E2, Square::E4}));
    EXPECT_THAT(state().annotations.marks, ElementsAre(SquareMark{Square::D5}));
    EXPECT_TRUE(isPaintedWell());
    drag(Square::E2, Square::E4, wxMOUSE_BTN_RIGHT);
    settle();
    EXPECT_THAT(state().annotations.arrows, IsEmpty());
    EXPECT_TRUE(isPaintedWell());
}

TEST_F(BoardInAWindow, DrawsInRedWhileShiftIsHeld) {
    wxUIActionSimulator keyboard;
    keyboard.KeyDown(WXK_SHIFT);
    click(Square::D5, wxMOUSE_BTN_RIGHT);
    keyboard.KeyUp(WXK_SHIFT);
    EXPECT_TRUE(happens([this] { return !state().annotations.marks.empty(); }));
    EXPECT_THAT(state().annotations.marks, ElementsAre(SquareMark{Square::D5, AnnotationColor::Red}));
}

TEST_F(BoardInAWindow, WipesItsDrawingsAtTheNextClickAndAtTheNextMove) {
    click(Square::D5, wxMOUSE_BTN_RIGHT);
    click(Square::A5);
    settle();
    EXPECT_EQ(state().annotations, BoardAnnotations{});
    click(Square::D5, wxMOUSE_BTN_RIGHT);
    settle();
    EXPECT_NE(state().annotations, BoardAnnotations{});
    show("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(state().annotations, BoardAnnotations{});
}

TEST_F(BoardInAWindow, KeepsWhatBelongsToThePositionUnderWhatIsDrawn) {
    board_->setAnnotations({{}, {{Square::A1, AnnotationColor::Blue}}});
    click(Square::D5, wxMOUSE_BTN_RIGHT);
    settle();
    EXPECT_EQ(state().annotations.marks.size(), 2U);
    click(Square::A5);
    settle();
    EXPECT_THAT(state().annotations.marks, ElementsAre(SquareMark{Square::A1, AnnotationColor::Blue}));
}

// Sliding pieces.

class AnimationInAWindow : public BoardInAWindow {
protected:
    /// Plays a move with an animation.
    void play(Move move, std::chrono::milliseconds time) {
        board_->setAnimation(time);
        board_->setPosition(Position::start().after(move), move);
    }

    static constexpr std::chrono::milliseconds kShort{150};
    static constexpr std::chrono::minutes kLong{1};
};

TEST_F(AnimationInAWindow, MovesAPieceAndEnds) {
    play({Square::G1, Square::F3}, kShort);
    ASSERT_TRUE(state().transition);
    EXPECT_FALSE(state().board.isEmpty(Square::F3));  // what is, not what is seen
    EXPECT_TRUE(happens([this] { return state().transition && state().transition->progress > 0; }));
    EXPECT_TRUE(happens([this] { return !state().transition; }));
    EXPECT_TRUE(isPaintedWell());
}

TEST_F(AnimationInAWindow, EndsAtOnceWhenSomethingIsDone) {
    play({Square::G1, Square::F3}, kLong);
    click(Square::E5);
    EXPECT_FALSE(state().transition);
    EXPECT_TRUE(isPaintedWell());
    play({Square::B1, Square::C3}, kLong);
    ASSERT_TRUE(state().transition);
    user_.strike(WXK_UP);
    EXPECT_TRUE(happens([this] { return !state().transition; }));
}

TEST_F(AnimationInAWindow, EndsWhenAnotherPositionIsShown) {
    play({Square::G1, Square::F3}, kLong);
    show("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_FALSE(state().transition);
}

TEST_F(AnimationInAWindow, DoesNotKeepAPersonWaitingForHisOwnMove) {
    board_->onMove = [this](Move move) { play(move, kLong); };
    drag(Square::E2, Square::E4);
    ASSERT_TRUE(happens([this] { return !state().board.isEmpty(Square::E4); }));
    EXPECT_FALSE(state().transition);
}

TEST_F(AnimationInAWindow, IsSeenOfAMoveMadeByClicks) {
    board_->onMove = [this](Move move) { play(move, kLong); };
    click(Square::E2);
    click(Square::E4);
    ASSERT_TRUE(happens([this] { return !state().board.isEmpty(Square::E4); }));
    EXPECT_TRUE(state().transition);
}

TEST_F(AnimationInAWindow, IsSeenAfterAPersonsMoveThatFailed) {
    board_->onMove = [](Move) { throw std::runtime_error("the move's"); };
    for (const BoardKey key : {BoardKey::Choose, BoardKey::Choose, BoardKey::Up, BoardKey::Up})
        board_->strike(key);
    ASSERT_EQ(state().selected, Square::E2);
    EXPECT_THROW(board_->strike(BoardKey::Choose), std::runtime_error);
    play({Square::G1, Square::F3}, kLong);
    EXPECT_TRUE(state().transition);
}

// The choice of a promotion.

class PromotionInAWindow : public BoardInAWindow {
protected:
    void SetUp() override {
        BoardInAWindow::SetUp();
        show(kPromotion);
        drag(Square::A7, Square::A8);
        ASSERT_TRUE(asksWhatAPawnBecomes());
    }
    [[nodiscard]] bool promotesTo(PieceType piece) {
        return isMovePlayed() && moves_.size() == 1 && moves_.front().promotion() == piece && isIdle();
    }
};

TEST_F(PromotionInAWindow, IsAnsweredByAClick) {
    click(Square::A6);
    EXPECT_TRUE(promotesTo(PieceType::Bishop));
}

TEST_F(PromotionInAWindow, IsAnsweredByALetter) {
    user_.strike('N');
    EXPECT_TRUE(promotesTo(PieceType::Knight));
}

TEST_F(PromotionInAWindow, IsAnsweredByEnterAtOnceWithAQueen) {
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(promotesTo(PieceType::Queen));
}

TEST_F(PromotionInAWindow, IsAnsweredByTheArrowsAndEnter) {
    user_.strike(WXK_DOWN);
    EXPECT_TRUE(happens([this] { return state().chooser->focused == 1; }));
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(promotesTo(PieceType::Rook));
}

TEST_F(PromotionInAWindow, IsWithdrawnByTheRightButton) {
    click(Square::D4, wxMOUSE_BTN_RIGHT);
    EXPECT_TRUE(isIdle());
    EXPECT_THAT(moves_, IsEmpty());
}

TEST_F(PromotionInAWindow, IsWithdrawnByEscape) {
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(isIdle());
    EXPECT_THAT(moves_, IsEmpty());
}

TEST_F(PromotionInAWindow, IsWithdrawnByAClickElsewhere) {
    click(Square::H2);  // a piece of one's own, which is not selected by this click
    EXPECT_TRUE(isIdle());
    EXPECT_THAT(moves_, IsEmpty());
}

// The keyboard.

TEST_F(BoardInAWindow, IsPlayedOnWithTheKeyboardAlone) {
    user_.strike(WXK_UP);  // shows the cursor, on e2
    ASSERT_TRUE(happens([this] { return state().cursor == Square::E2; }));
    user_.strike(WXK_LEFT);
    user_.strike(WXK_SPACE);
    ASSERT_TRUE(isSelected(Square::D2));
    user_.strike(WXK_UP);
    user_.strike(WXK_UP);
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(isMovePlayed());
    EXPECT_THAT(moves_, ElementsAre(Move(Square::D2, Square::D4, Move::Kind::DoublePush)));
}

TEST_F(BoardInAWindow, MovesTheCursorAsTheBoardIsSeen) {
    board_->setOrientation(Orientation::BlackBelow);
    user_.strike(WXK_UP);
    user_.strike(WXK_UP);
    EXPECT_TRUE(happens([this] { return state().cursor == Square::E1; }));
    user_.strike(WXK_LEFT);
    EXPECT_TRUE(happens([this] { return state().cursor == Square::F1; }));
}

TEST_F(BoardInAWindow, ForgetsTheSelectionWhenEscapeIsStruck) {
    click(Square::E2);
    ASSERT_TRUE(isSelected(Square::E2));
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(isSelected(Square::None));
}

TEST_F(BoardInAWindow, LeavesTheKeysToOthersThatItDoesNotNeed) {
    std::vector<int> others;
    board_->GetEventHandler()->Bind(wxEVT_CHAR,
                                    [&](wxKeyEvent& event) { others.push_back(event.GetKeyCode()); });
    user_.strike(WXK_ESCAPE);  // nothing is selected
    user_.strike('Q');         // nothing is asked
    user_.strike(WXK_UP);
    EXPECT_TRUE(happens([&] { return others.size() >= 2; }));
    EXPECT_THAT(others, ElementsAre(WXK_ESCAPE, 'q'));
}

TEST_F(BoardInAWindow, GivesTheKeyboardOnWithTab) {
    user_.strike(WXK_UP);
    user_.strike(WXK_TAB);
    EXPECT_TRUE(happens([this] { return text_->HasFocus(); }));
    EXPECT_EQ(state().cursor, Square::None);
}

TEST_F(BoardInAWindow, TellsAScreenReaderWhereTheCursorIs) {
    EXPECT_EQ(accessibleName(*board_), "Chessboard");
    user_.strike(WXK_UP);
    EXPECT_TRUE(happens([this] { return accessibleName(*board_) == "e2, white pawn"; }));
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(happens([this] { return accessibleName(*board_) == "e2, white pawn, selected"; }));
    user_.strike(WXK_TAB);
    EXPECT_TRUE(happens([this] { return accessibleName(*board_) == "Chessboard"; }));
}

// Painting. Only changes are painted, and the screen looks as if everything were.

TEST_F(BoardInAWindow, ShowsOnTheScreenWhatThePainterPaints) {
    board_->setCoordinates(Coordinates::Hidden);  // letters look slightly different on a screen
    settle();
    const PixelRect board = board_->geometry().board();
    const double scale = board_->GetContentScaleFactor();
    const int side = wxRound(board.width * scale);
    const wxRect squares(wxRound(board.x * scale), wxRound(board.y * scale), side, side);
    const BoardImageFormat format{side, Orientation::WhiteBelow, Coordinates::Hidden, {}};
    EXPECT_THAT(
        visibleDifference(pictureOf(*board_).GetSubImage(squares), boardImage(state(), format, pieces_)),
        IsEmpty());
}

TEST_F(BoardInAWindow, PaintsAllThatChangesThoughItPaintsLittle) {
    click(Square::E2);
    EXPECT_TRUE(isPaintedWell());
    user_.strike(WXK_LEFT);
    user_.strike(WXK_LEFT);
    EXPECT_TRUE(isPaintedWell());
    hold(Square::G1, Square::F4);
    EXPECT_TRUE(isPaintedWell());
    user_.moveTo(*board_, wxPoint(2, 2));
    EXPECT_TRUE(isPaintedWell());
    user_.release();
    EXPECT_TRUE(isPaintedWell());
    show(kPromotion);
    EXPECT_TRUE(isPaintedWell());
    drag(Square::A7, Square::A8);
    EXPECT_TRUE(isPaintedWell());
    board_->setOrientation(Orientation::BlackBelow);
    EXPECT_TRUE(isPaintedWell());
    board_->setCoordinates(Coordinates::InSquares);
    EXPECT_TRUE(isPaintedWell());
}

}  // namespace
}  // namespace roque::test
