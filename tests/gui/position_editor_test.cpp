#include "view/dialogs/position/position_editor.h"

#include <gmock/gmock.h>
#include <wx/spinctrl.h>
#include <wx/testing.h>

#include "tests/gui/expect_dialog.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/new_game/new_game_dialog.h"
#include "view/dialogs/problem/solve_dialog.h"
#include "view/text/repair_text.h"

// Positions set up with mouse and keyboard.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* kKings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

class PositionEditorTest : public testing::Test {
protected:
    PositionEditorTest() : frame_(new wxFrame(nullptr, wxID_ANY, "test")) { open(kKings); }
    ~PositionEditorTest() override { destroyAndWait(frame_); }

    void open(const char* fen) {
        editor_ = new PositionEditor(frame_, pieces_, *parseFenSetup(fen), Orientation::WhiteBelow);
        EXPECT_TRUE(showAndWait(*editor_, editor_->board()));
    }
    [[nodiscard]] std::string fen() const { return toFen(editor_->setup()); }
    template <typename Control>
    Control& find(const char* name) {
        auto* const found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, editor_));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }
    [[nodiscard]] std::string problems() { return toUtf8(find<ProblemList>("problems").text()); }
    [[nodiscard]] bool canPlay() { return editor_->FindWindow(wxID_OK)->IsEnabled(); }
    [[nodiscard]] wxPoint at(Square square) { return editor_->board().centreOf(square); }
    [[nodiscard]] wxPoint at(Color color, PieceType type) {
        return editor_->board().centreOf(Piece::of(color, type));
    }
    void clickButton(const char* name) {
        user_.clickCentre(find<wxWindow>(name));
        settle();
    }
    void typeFen(const char* text) {
        find<wxTextCtrl>("editor fen").SetValue(text);
        settle();
    }

    PieceSet pieces_{std::filesystem::path(ROQUE_RESOURCES) / "pieces/roque"};
    wxFrame* frame_;
    PositionEditor* editor_ = nullptr;
    SimulatedUser user_;
};

TEST_F(PositionEditorTest, DragsPiecesFromTheStockOntoTheBoard) {
    user_.drag(editor_->board(), at(Color::White, PieceType::Queen), at(Square::D1));
    EXPECT_TRUE(pumpUntil([this] { return fen() == "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"; })) << fen();
    EXPECT_EQ(toUtf8(find<wxTextCtrl>("editor fen").GetValue()), fen());
}

TEST_F(PositionEditorTest, PutsAChosenPieceDownAndTakesItAwayByTheOtherButton) {
    user_.click(editor_->board(), at(Color::Black, PieceType::Pawn));
    user_.click(editor_->board(), at(Square::A7));
    user_.click(editor_->board(), at(Square::B7));
    EXPECT_TRUE(pumpUntil([this] { return fen() == "4k3/pp6/8/8/8/8/8/4K3 w - - 0 1"; })) << fen();
    user_.click(editor_->board(), at(Square::A7), wxMOUSE_BTN_RIGHT);
    EXPECT_TRUE(pumpUntil([this] { return fen() == "4k3/1p6/8/8/8/8/8/4K3 w - - 0 1"; })) << fen();
}

TEST_F(PositionEditorTest, MovesThePieceThatIsDraggedThoughOneOfTheStockIsChosen) {
    user_.click(editor_->board(), at(Color::Black, PieceType::Pawn));
    user_.drag(editor_->board(), at(Square::E1), at(Square::G1));
    EXPECT_TRUE(pumpUntil([this] { return fen() == "4k3/8/8/8/8/8/8/6K1 w - - 0 1"; })) << fen();
}

TEST_F(PositionEditorTest, IsUsedByKeyboardAlone) {
    ASSERT_TRUE(focusAndWait(editor_->board()));
    user_.strike(WXK_UP);
    const Square cursor = editor_->board().interaction().state().cursor;
    ASSERT_NE(cursor, Square::None);
    user_.strike('R', wxMOD_SHIFT);
    EXPECT_TRUE(pumpUntil(
        [&] { return editor_->setup().board.pieceAt(cursor) == &Piece::of(Color::White, PieceType::Rook); }));
    user_.strike('N');
    EXPECT_TRUE(pumpUntil([&] {
        return editor_->setup().board.pieceAt(cursor) == &Piece::of(Color::Black, PieceType::Knight);
    }));
    user_.strike(WXK_DELETE);
    EXPECT_TRUE(pumpUntil([&] { return editor_->setup().board.isEmpty(cursor); }));
}

TEST_F(PositionEditorTest, SaysAtOnceWhatIsWrongAndMendsIt) {
    user_.click(editor_->board(), at(Square::E1), wxMOUSE_BTN_RIGHT);
    ASSERT_TRUE(pumpUntil([this] { return !canPlay(); }));
    EXPECT_EQ(problems(), "White has no king. Put the king on e1.");
    clickButton("mend");
    EXPECT_TRUE(pumpUntil([this] { return fen() == kKings; })) << fen();
    EXPECT_EQ(problems(), "Neither side can give mate. The game would be over at once.");
}

TEST_F(PositionEditorTest, SaysThatAGameWouldBeOver) {
    typeFen("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(problems(), "Black is checkmated. The game would be over at once.");
    EXPECT_FALSE(canPlay());
    EXPECT_FALSE(find<wxButton>("solve position").IsEnabled());
    typeFen("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(problems(), "Black is stalemated. The game would be over at once.");
    EXPECT_FALSE(canPlay());
    typeFen("4k3/4P3/4K3/8/8/8/8/8 w - - 0 1");
    EXPECT_EQ(problems(), "This position can be played.");
    EXPECT_TRUE(canPlay());
}

TEST_F(PositionEditorTest, GivesRightsToCastleWhereTheyCanBe) {
    EXPECT_FALSE(find<wxCheckBox>("white O-O").IsEnabled());
    typeFen("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    EXPECT_TRUE(find<wxCheckBox>("white O-O").IsEnabled());
    EXPECT_FALSE(find<wxCheckBox>("white O-O-O").IsEnabled());
    clickButton("white O-O");
    EXPECT_TRUE(pumpUntil([this] { return fen() == "4k3/8/8/8/8/8/8/4K2R w K - 0 1"; })) << fen();
    user_.drag(editor_->board(), at(Square::H1), at(Square::H2));
    EXPECT_TRUE(pumpUntil([this] { return fen() == "4k3/8/8/8/8/8/7R/4K3 w - - 0 1"; })) << fen();
}

TEST_F(PositionEditorTest, OffersTheSquaresThatAPawnCanHavePassed) {
    typeFen("4k3/8/8/8/4pP2/8/8/4K3 b - - 3 12");
    auto& list = find<wxChoice>("en passant");
    EXPECT_TRUE(list.SetStringSelection("f3"));
    wxCommandEvent event(wxEVT_CHOICE, list.GetId());
    list.ProcessWindowEvent(event);
    EXPECT_EQ(fen(), "4k3/8/8/8/4pP2/8/8/4K3 b - f3 3 12");
    EXPECT_EQ(find<wxSpinCtrl>("halfmoves").GetValue(), 3);
    EXPECT_EQ(find<wxSpinCtrl>("move number").GetValue(), 12);
    clickButton("white to move");
    EXPECT_TRUE(pumpUntil([this] { return fen() == "4k3/8/8/8/4pP2/8/8/4K3 w - - 3 12"; })) << fen();
}

TEST_F(PositionEditorTest, KeepsTheBoardWhileATypedFenCannotBeRead) {
    typeFen("4k3/8/8/8/8/8/8/4K3 x");
    EXPECT_FALSE(canPlay());
    EXPECT_THAT(problems(), HasSubstr("side to move"));
    EXPECT_EQ(fen(), kKings);
    typeFen("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1");
    EXPECT_THAT(problems(), HasSubstr("castle"));
    EXPECT_FALSE(canPlay());
    typeFen("7k/8/8/8/8/8/8/K6R b - - 0 1");
    EXPECT_TRUE(canPlay());
}

TEST_F(PositionEditorTest, ClearsResetsAndFlips) {
    clickButton("clear");
    EXPECT_TRUE(pumpUntil([this] { return fen() == "8/8/8/8/8/8/8/8 w - - 0 1"; }));
    EXPECT_THAT(problems(), HasSubstr("Black has no king"));
    clickButton("start position");
    EXPECT_TRUE(pumpUntil([this] { return editor_->setup() == Position::start().setup(); }));
    clickButton("flip");
    EXPECT_EQ(editor_->board().orientation(), Orientation::BlackBelow);
}

TEST(RepairWords, TellWhatToDoAboutEveryProblem) {
    const auto words = [](const char* fen) {
        std::string all;
        for (const Repair& repair : repairsOf(*parseFenSetup(fen))) all += toUtf8(repairWords(repair)) + " ";
        return all;
    };
    EXPECT_EQ(words("8/8/8/8/8/8/8/8 w - - 0 1"), "Put the king on e1. Put the king on e8. ");
    EXPECT_EQ(words("P3k3/8/8/8/8/8/8/4K2p w - - 0 1"), "Remove h1, a8. ");
    EXPECT_EQ(words("4k3/8/8/8/8/PP6/PPPPPPPP/4K3 w - - 0 1"), "Remove 2 pawns. ");
    EXPECT_EQ(words("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1"), "Give Black the move. ");
    EXPECT_EQ(words("8/8/8/3kK3/8/8/8/8 w - - 0 1"), "Move the king, or what attacks it from e5. ");
    EXPECT_EQ(words("4r3/8/8/8/4K3/8/4r3/k7 w - - 0 1"), "Move one of the checking pieces: e2, e8. ");
    EXPECT_EQ(words("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"), "Remove the right to castle with a1. ");
    EXPECT_EQ(words("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"), "Clear the en passant square. ");
}

// In the program's window.

class SetUpInTheWindow : public WindowTest {
protected:
    static void typeFen(PositionEditor& editor, const char* fen) {
        dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("editor fen", &editor))->SetValue(fen);
    }
};

TEST_F(SetUpInTheWindow, BeginsWithThePositionOnTheBoard) {
    start(person(), person(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    wxTEST_DIALOG(perform(Action::SetUpPosition), ExpectDialog<PositionEditor>([](auto& editor) {
                      EXPECT_EQ(toFen(editor.setup()), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
                  }),
                  ExpectDialog<NewGameDialog>([](auto&) {}));
}

TEST_F(SetUpInTheWindow, BeginsAGameWithThePlayersThatAreChosenThen) {
    start(person(), person());
    wxTEST_DIALOG(perform(Action::SetUpPosition), ExpectDialog<PositionEditor>([](auto& editor) {
                      typeFen(editor, "8/8/8/8/8/4k3/4p3/4K3 b - - 0 60");
                  }),
                  ExpectDialog<NewGameDialog>([](auto& dialog) {
                      EXPECT_EQ(toFen(dialog.setup().start), "8/8/8/8/8/4k3/4p3/4K3 b - - 0 60");
                  }));
    EXPECT_EQ(toFen(game().start()), "8/8/8/8/8/4k3/4p3/4K3 b - - 0 60");
}

TEST_F(SetUpInTheWindow, StaysOpenWhileAMateIsSolved) {
    start(person(), person());
    std::string status;
    std::string after;
    const AllowModalDialogs allow;
    const auto solveAndClose = [&] {
        auto* solver = dynamic_cast<SolveDialog*>(wxWindow::FindWindowByName("solve mate", frame_));
        ASSERT_NE(solver, nullptr);
        solver->solve(1);
        EXPECT_TRUE(pumpUntil([&] { return solver->solution() != nullptr; }));
        status = toUtf8(solver->status());
        user_.strike(WXK_ESCAPE);
        settle();
    };
    frame_->CallAfter([&] {
        auto& editor = dynamic_cast<PositionEditor&>(*wxWindow::FindWindowByName("position editor", frame_));
        typeFen(editor, kMateInOne);
        auto& button = *wxWindow::FindWindowByName("solve position", &editor);
        frame_->CallAfter(solveAndClose);
        wxCommandEvent event(wxEVT_BUTTON, button.GetId());
        event.SetEventObject(&button);
        button.ProcessWindowEvent(event);
        EXPECT_EQ(wxWindow::FindWindowByName("solve mate", frame_), nullptr);
        if (!editor.IsModal()) return;
        after = toFen(editor.setup());
        editor.EndModal(wxID_CANCEL);
    });
    perform(Action::SetUpPosition);
    EXPECT_EQ(status, "Mate in 1 move: 1 solution.");
    EXPECT_EQ(after, kMateInOne);
}

TEST_F(SetUpInTheWindow, SaysThatAMateIsTooLongToBeSolved) {
    start(person(), person(), kMateInOne);
    perform(Action::SolveMate);
    auto& solver = dynamic_cast<SolveDialog&>(*wxWindow::FindWindowByName("solve mate", frame_));
    auto& moves = dynamic_cast<wxSpinCtrl&>(*wxWindow::FindWindowByName("moves to mate", &solver));
    moves.SetValue(100);
    EXPECT_EQ(moves.GetValue(), 100);
    for (wxWindow* const each : solver.GetChildren()) {
        if (each->GetLabel() == "&Solve") user_.clickCentre(*each);
    }
    EXPECT_TRUE(pumpUntil(
        [&] { return toUtf8(solver.status()) == "Only mates in up to 50 moves are searched for."; }));
    EXPECT_EQ(solver.solution(), nullptr);
}

TEST_F(SetUpInTheWindow, AsksBeforeARunningGameIsLost) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    wxTEST_DIALOG(perform(Action::SetUpPosition), ExpectDialog<PositionEditor>([](auto& editor) {
                      typeFen(editor, "8/8/8/8/8/4k3/4p3/4K3 b - - 0 60");
                  }),
                  ExpectDialog<NewGameDialog>([](auto&) {}), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    EXPECT_EQ(plies(), 1U);
}

}  // namespace
}  // namespace roque::test
