#include <random>

#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"
#include "tests/gui/window_test.h"

// Moves made with mouse and keyboard in the window.
namespace roque::test {
namespace {

using testing::HasSubstr;

class PlayInTheWindow : public WindowTest {
protected:
    void strikeSeveral(int key, int times) {
        for (; times > 0; --times) user_.strike(key);
    }
    /// Whose name stands above the other's.
    [[nodiscard]] Color above() const {
        settle();
        const auto place = [this](const char* name) {
            return wxWindow::FindWindowByName(name, frame_)->GetScreenPosition().y;
        };
        return place("player white") < place("player black") ? Color::White : Color::Black;
    }
};

TEST_F(PlayInTheWindow, BeginsAgainstAFriendlyOpponent) {
    EXPECT_EQ(frame_->controller().playerName(Color::Black), "Bastion");
    const auto* opponent = std::get_if<PluginSpec>(&frame_->controller().setup().players[Color::Black]);
    ASSERT_NE(opponent, nullptr);
    EXPECT_EQ(opponent->options.at("Level"), "3");
    EXPECT_EQ(status(), "Your move");
}

TEST_F(PlayInTheWindow, EndsAFoolsMateByMouse) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::F2, Square::F3));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    ASSERT_TRUE(playByClicks(Square::G2, Square::G4));
    ASSERT_TRUE(playByClicks(Square::D8, Square::H4));
    EXPECT_THAT(status(), HasSubstr("Black wins by checkmate"));
    EXPECT_THAT(status(), HasSubstr("0-1"));
}

TEST_F(PlayInTheWindow, KeepsTheKeyboardAtTheBoardWhenAButtonIsClicked) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    ASSERT_TRUE(board().HasFocus());
    user_.clickCentre(part<wxButton>("button back"));
    ASSERT_TRUE(pumpUntil([this] { return plies() < 2; }));
    const std::size_t left = plies();
    EXPECT_TRUE(board().HasFocus());
    user_.strike(WXK_RETURN);
    settle();
    EXPECT_EQ(plies(), left) << "Enter pressed the button again";
}

TEST_F(PlayInTheWindow, CastlesByClicks) {
    start(person(), person(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    ASSERT_TRUE(playByClicks(Square::E1, Square::G1));
    EXPECT_EQ(fen(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
}

TEST_F(PlayInTheWindow, CastlesByDraggingTheKingOntoItsRook) {
    start(person(), person(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    drag(Square::E1, Square::A1);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(fen(), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
}

TEST_F(PlayInTheWindow, CapturesEnPassant) {
    start(person(), person(), "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::D4, Square::E3));
    EXPECT_EQ(fen(), "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");
}

TEST_F(PlayInTheWindow, PromotesToAKnightOnTheSquare) {
    start(person(), person(), "8/P6k/8/8/8/8/7K/8 w - - 0 1");
    click(Square::A7);
    click(Square::A8);
    ASSERT_TRUE(board().state().chooser);
    click(Square::A5);  // queen, rook and bishop stand above
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(fen(), "N7/7k/8/8/8/8/7K/8 b - - 0 1");
}

TEST_F(PlayInTheWindow, PromotesByKeyboard) {
    start(person(), person(), "8/P6k/8/8/8/8/7K/8 w - - 0 1");
    click(Square::A7);
    click(Square::A8);
    user_.strike('R');
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(fen(), "R7/7k/8/8/8/8/7K/8 b - - 0 1");
}

TEST_F(PlayInTheWindow, ReturnsAPieceThatIsDroppedWhereItMayNotGo) {
    start(person(), person());
    drag(Square::E2, Square::E5);
    settle();
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(notice().IsShown());
    EXPECT_FALSE(board().state().drag);
}

TEST_F(PlayInTheWindow, PlaysByKeyboardAlone) {
    start(person(), person());
    ASSERT_TRUE(focusAndWait(board()));
    user_.strike(WXK_RETURN);  // wakes the cursor, on e2 at first
    ASSERT_TRUE(pumpUntil([this] { return board().state().cursor != Square::None; }));
    const Square cursor = board().state().cursor;
    strikeSeveral(WXK_DOWN, static_cast<int>(rankOf(cursor)) - static_cast<int>(Rank::Second));
    user_.strike(WXK_RETURN);
    strikeSeveral(WXK_UP, 2);
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(rankOf(game().current().move().to()), Rank::Fourth);
}

TEST_F(PlayInTheWindow, DoesNotMoveThePiecesOfAnAiPlayer) {
    start(plugin("waits_for_stop"), person());
    click(Square::E2);
    click(Square::E4);
    settle();
    EXPECT_EQ(plies(), 0U);
}

TEST_F(PlayInTheWindow, TurnsTheBoardToTheMoverIfTwoPeopleWantIt) {
    Settings wanted = settings_->settings();
    wanted.play.turnsBoardToMover = true;
    reopen(wanted);
    start(person(), person());
    EXPECT_EQ(board().orientation(), Orientation::WhiteBelow);
    EXPECT_EQ(above(), Color::Black);
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_EQ(board().orientation(), Orientation::BlackBelow);
    EXPECT_EQ(above(), Color::White);
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    EXPECT_EQ(above(), Color::Black);
    EXPECT_EQ(board().orientation(), Orientation::WhiteBelow);
    start(person(), plugin("waits_for_stop"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_EQ(board().orientation(), Orientation::WhiteBelow);
}

TEST_F(PlayInTheWindow, ShowsEachPlayerBesideHisPieces) {
    start(person(), person());
    EXPECT_EQ(above(), Color::Black);
    user_.strike('F', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return board().orientation() == Orientation::BlackBelow; }));
    EXPECT_EQ(above(), Color::White);
}

TEST_F(PlayInTheWindow, TurnsTheBoardToThePersonWhenSidesAreSwapped) {
    start(person(), plugin("waits_for_stop"));
    user_.strike('E', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return board().orientation() == Orientation::BlackBelow; }));
    EXPECT_EQ(above(), Color::White);
}

TEST_F(PlayInTheWindow, LeavesTheBoardAsItIsWhenTwoPeopleSwapSides) {
    start(person(), person());
    perform(Action::FlipBoard);
    perform(Action::SwapSides);
    EXPECT_EQ(board().orientation(), Orientation::BlackBelow);
}

TEST_F(PlayInTheWindow, GoesThroughTheMovesByTheWheel) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    const auto turn = [this](int rotation) {
        wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
        wheel.m_wheelDelta = 120;
        wheel.m_wheelRotation = rotation;
        board().ProcessWindowEvent(wheel);
        return browser().shown()->ply();
    };
    EXPECT_EQ(turn(120), 1U);
    EXPECT_EQ(turn(60), 1U);
    EXPECT_EQ(turn(60), 0U);
    EXPECT_EQ(turn(-240), 2U);
}

TEST_F(PlayInTheWindow, MovesByDraggingOnlyIfThePersonWantsIt) {
    Settings wanted = settings_->settings();
    wanted.play.moveInput = MoveInput::Drag;
    reopen(wanted);
    start(person(), person());
    click(Square::E2);
    click(Square::E4);
    settle();
    EXPECT_EQ(plies(), 0U);
    drag(Square::E2, Square::E4);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 1; }));
}

TEST_F(PlayInTheWindow, PlaysPremovesInTheirTurn) {
    start(plugin("waits_for_stop"), person());
    click(Square::G8);
    click(Square::F6);
    ASSERT_TRUE(pumpUntil([this] { return board().state().premoves.size() == 1; }));
    drag(Square::F6, Square::G4);
    ASSERT_TRUE(pumpUntil([this] { return board().state().premoves.size() == 2; }));
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(board().state().board.isEmpty(Square::G4));
    perform(Action::MoveNow);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    EXPECT_EQ(game().current().move(), Move(Square::G8, Square::F6));
    EXPECT_EQ(board().state().premoves.size(), 1U);
    perform(Action::MoveNow);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 4; }));
    EXPECT_TRUE(board().state().premoves.empty());
}

TEST_F(PlayInTheWindow, DropsPremovesByEscapeAndByTheSecondButton) {
    start(plugin("waits_for_stop"), person());
    drag(Square::E7, Square::E5);
    ASSERT_TRUE(pumpUntil([this] { return board().state().premoves.size() == 1; }));
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return board().state().premoves.empty(); }));
    drag(Square::E7, Square::E5);
    ASSERT_TRUE(pumpUntil([this] { return board().state().premoves.size() == 1; }));
    user_.click(board(), board().centreOf(Square::A5), wxMOUSE_BTN_RIGHT);
    EXPECT_TRUE(pumpUntil([this] { return board().state().premoves.empty(); }));
    EXPECT_EQ(board().state().annotations, BoardAnnotations{});
}

TEST_F(PlayInTheWindow, DropsPremovesByEscapeBeforeItGivesTheWholeScreenBack) {
    start(plugin("waits_for_stop"), person());
    perform(Action::FullScreen);
    settle();
    drag(Square::E7, Square::E5);
    ASSERT_TRUE(pumpUntil([this] { return board().state().premoves.size() == 1; }));
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return board().state().premoves.empty(); }));
    EXPECT_TRUE(frame_->IsFullScreen());
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return !frame_->IsFullScreen(); }));
}

TEST_F(PlayInTheWindow, PlaysAGameAgainstRandomToTheEnd) {
    start(person(), plugin("random"));
    std::mt19937 dice(7);
    // Mates if possible and captures if possible, or the game would take very long.
    const auto worth = [this](Move move) {
        const Position after = game().position().after(move);
        if (!hasLegalMove(after)) return after.isCheck() ? 1000 : -1000;
        const Piece* const captured = game().position().board().pieceAt(move.to());
        return captured == nullptr || move.isCastling() ? 0 : captured->value();
    };
    while (!game().outcome()) {
        const MoveList moves = legalMoves(game().position());
        Move best = moves[static_cast<std::size_t>(dice() % moves.size())];
        for (const Move move : moves) {
            if (worth(move) > worth(best)) best = move;
        }
        const std::size_t before = plies();
        click(best.from());
        click(best.to());
        if (best.isPromotion()) click(best.to());  // the queen stands there
        ASSERT_TRUE(pumpUntil([&] { return plies() > before; }))
            << fen() << ' ' << toUci(best, game().position());
        ASSERT_TRUE(pumpUntil([&] { return game().outcome() || frame_->controller().isPersonsTurn(); }));
    }
    EXPECT_THAT(status(), HasSubstr(english(describe(*game().outcome()))));
}

}  // namespace
}  // namespace roque::test
