#include "view/panels/move_field.h"

#include <gmock/gmock.h>

#include "tests/gui/window_test.h"

// Typed moves.
namespace roque::test {
namespace {

using testing::HasSubstr;

class TypedMoves : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        start(person(), person());
    }

    [[nodiscard]] wxTextCtrl& text() {
        return dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("move text", frame_));
    }
    [[nodiscard]] bool hasFocus() {
        return pumpUntil([this] { return text().HasFocus(); });
    }
    [[nodiscard]] bool shows(const char* value) {
        const bool isShown = pumpUntil([&] { return toUtf8(text().GetValue()) == value; });
        settle();
        return isShown && toUtf8(text().GetValue()) == value;
    }
    /// Starts to type a move, and changes their mind.
    void beginAndEscape() {
        user_.strike('T', wxMOD_CONTROL);
        ASSERT_TRUE(hasFocus());
        user_.type("e");
        user_.strike(WXK_ESCAPE);
        EXPECT_TRUE(pumpUntil([this] { return board().HasFocus(); }));
        EXPECT_TRUE(text().IsEmpty());
    }
    [[nodiscard]] std::string hint() { return toUtf8(moveField().hint()); }
};

TEST_F(TypedMoves, AreTypedIntoTheFieldAndPlayedByEnter) {
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("e4");
    ASSERT_TRUE(shows("e4"));
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(game().current().san(), "e4");
    EXPECT_TRUE(text().IsEmpty());
    user_.type("g8f6");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    EXPECT_EQ(game().current().san(), "Nf6");
}

TEST_F(TypedMoves, BeginOnTheBoard) {
    ASSERT_TRUE(focusAndWait(board()));
    user_.type("d");
    ASSERT_TRUE(hasFocus());
    ASSERT_TRUE(shows("d"));
    EXPECT_EQ(hint(), "d3  d4");
    user_.type("4");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(game().current().san(), "d4");
}

TEST_F(TypedMoves, AreCompletedAsFarAsThereIsOneWay) {
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Nf");
    ASSERT_TRUE(shows("Nf3"));
    EXPECT_EQ(text().GetStringSelection(), "3");
    user_.strike(WXK_BACK);
    ASSERT_TRUE(shows("Nf"));
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(game().current().san(), "Nf3");
}

TEST_F(TypedMoves, AreNotCompletedWithWhatTheyBringAbout) {
    start(person(), person(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Ra8");
    EXPECT_TRUE(shows("Ra8"));
    EXPECT_EQ(hint(), "Ra8");
}

TEST_F(TypedMoves, MayPassInAStudyButNotInAGame) {
    perform(Action::NewStudy);
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("--");
    ASSERT_TRUE(shows("--"));
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return browser().shown()->ply() == 1; }));
    EXPECT_EQ(browser().shown()->san(), "--");
    EXPECT_EQ(status(), "1. -- · Black to move");
    EXPECT_EQ(board().state().lastTo, Square::None);
    perform(Action::SwitchGame);
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("--");
    user_.strike(WXK_RETURN);
    settle();
    EXPECT_TRUE(shows("--")) << "it waits for a move";
    EXPECT_EQ(plies(), 0U);
}

/// The column is 300 pixels wide.
TEST_F(TypedMoves, AreRefusedInWordsThatAreShownWhole) {
    frame_->SetSize(frame_->FromDIP(wxSize(1024, 700)));
    settle();
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("e2d4");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(
        pumpUntil([this] { return hint() == "A pawn moves straight ahead and captures diagonally."; }));
    settle();
    const auto& shown = part<wxStaticText>("move hint");
    EXPECT_EQ(toUtf8(shown.GetLabelText()), "A pawn moves straight ahead and\ncaptures diagonally.");
    EXPECT_GE(shown.GetSize().y, shown.GetBestSize().y);
    EXPECT_GE(shown.GetParent()->GetSize().y, shown.GetRect().GetBottom());
}

TEST_F(TypedMoves, AreRefusedInWords) {
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Ke2");
    ASSERT_TRUE(pumpUntil([this] { return hint() == "A piece of your own stands there."; })) << hint();
    user_.strike(WXK_RETURN);
    settle();
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(shows("Ke2"));
}

TEST_F(TypedMoves, ReplaceOneThatWasRefused) {
    start(person(), person());
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Ke2");
    user_.strike(WXK_RETURN);
    user_.type("e4");
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 1; }));
}

TEST_F(TypedMoves, AreForgottenWithThePositionInWhichTheyWereRefused) {
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Ke2");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(shows("Ke2"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(pumpUntil([this] { return text().IsEmpty(); }));
    EXPECT_EQ(hint(), "");
}

TEST_F(TypedMoves, WaitForTheirTurn) {
    Settings wanted = settings_->settings();
    wanted.play.allowsPremoves = false;
    reopen(wanted);
    start(plugin("waits_for_stop"), person());
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Nf6");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return hint() == "It is not your turn."; }));
    EXPECT_TRUE(shows("Nf6"));
    perform(Action::MoveNow);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 2; }));
}

TEST_F(TypedMoves, ArePremovesWhileTheOpponentThinks) {
    start(plugin("waits_for_stop"), person());
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Nf");
    ASSERT_TRUE(shows("Nf6"));
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return board().state().premoves.size() == 1; }));
    EXPECT_TRUE(text().IsEmpty());
    user_.type("f6e4");  // from where the first one leads
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return board().state().premoves.size() == 2; }));
    EXPECT_EQ(plies(), 0U);
    perform(Action::MoveNow);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    EXPECT_EQ(game().current().san(), "Nf6");
    EXPECT_EQ(board().state().premoves.size(), 1U);
}

TEST_F(TypedMoves, AreNoPremovesThatCannotBe) {
    start(plugin("waits_for_stop"), person());
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Ng5");
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([this] { return hint() == "\"Ng5\" cannot be a premove here."; })) << hint();
    EXPECT_TRUE(board().state().premoves.empty());
}

TEST_F(TypedMoves, AreLeftAsPremovesByEscapeAndDroppedByTheNext) {
    start(plugin("waits_for_stop"), person());
    ASSERT_TRUE(focusAndWait(board()));
    user_.type("Nf6");
    ASSERT_TRUE(hasFocus());
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return board().state().premoves.size() == 1; }));
    user_.type("e");
    user_.strike(WXK_ESCAPE);
    ASSERT_TRUE(pumpUntil([this] { return board().HasFocus(); }));
    EXPECT_EQ(board().state().premoves.size(), 1U);
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return board().state().premoves.empty(); }));
}

TEST_F(TypedMoves, AreReadAsMovesWhenTheTurnComes) {
    start(plugin("waits_for_stop"), person());
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("Nf6");
    perform(Action::MoveNow);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 2; }));
}

TEST_F(TypedMoves, WaitForAGameThatIsPaused) {
    perform(Action::Pause);
    user_.strike('T', wxMOD_CONTROL);
    ASSERT_TRUE(hasFocus());
    user_.type("d4");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return hint() == "The game is paused."; })) << hint();
    perform(Action::Pause);
    user_.type("d4");  // replaces what was typed
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([this] { return plies() == 1; }));
}

TEST_F(TypedMoves, AreLeftByEscape) {
    beginAndEscape();
}

TEST_F(TypedMoves, AreLeftForTheMoveListIfBegunThere) {
    ASSERT_TRUE(focusAndWait(moves()));
    user_.type("e");
    ASSERT_TRUE(hasFocus());
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return moves().HasFocus(); }));
}

TEST_F(TypedMoves, AreLeftForTheBoardIfTheMoveListSawOnlyAnArrow) {
    ASSERT_TRUE(focusAndWait(moves()));
    user_.strike(WXK_UP);
    settle();
    ASSERT_TRUE(focusAndWait(board()));
    beginAndEscape();
}

TEST_F(TypedMoves, AreLeftForTheBoardInWordsIfBegunThere) {
    perform(Action::BoardInWords);
    ASSERT_TRUE(focusAndWait(reader()));
    user_.type("/");
    ASSERT_TRUE(hasFocus());
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return reader().HasFocus(); }));
}

TEST_F(TypedMoves, AreLeftByEscapeBeforeTheWholeScreenIs) {
    perform(Action::FullScreen);
    beginAndEscape();
    EXPECT_TRUE(frame_->IsFullScreen());
}

}  // namespace
}  // namespace roque::test
