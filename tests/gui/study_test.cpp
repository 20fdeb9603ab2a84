#include <algorithm>
#include <optional>
#include <span>

#include <gmock/gmock.h>

#include "model/notation/move_text.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/support/modal_guard.h"
#include "tests/gui/window_test.h"
#include "view/commands/action_bar.h"
#include "view/dialogs/games/comment_dialog.h"
#include "view/dialogs/games/game_details_dialog.h"
#include "view/dialogs/new_game/new_game_dialog.h"

// Games studied in the window.
namespace roque::test {
namespace {

using testing::HasSubstr;

class StudyInWindow : public WindowTest {
protected:
    /// Plays 1. e4 e5 2. Nf3 between two people.
    void playOpening() {
        start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
        ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
        ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
        ASSERT_TRUE(playByClicks(Square::G1, Square::F3));
    }
    /// Clicks a piece and its destination, in a position where the move is a variation.
    void tryOut(Square from, Square to) {
        const GameNode* const before = shown();
        click(from);
        click(to);
        ASSERT_TRUE(pumpUntil([&] { return shown() != before; }));
    }
    [[nodiscard]] const GameNode* shown() { return browser().shown(); }
    [[nodiscard]] std::string studied() {
        const std::string text = toPgn(games().study()->record());
        const std::size_t begin = text.find("]\n\n") + 3;
        return text.substr(begin, text.size() - begin - 2);
    }
    /// Two people play forty moves, more than the list has room for: a rook walks, and no position repeats.
    void playLongGame() {
        constexpr int kMoves = 40;
        constexpr int kFiles = 8;
        const auto squareOf = [](int step) {
            const int rank = step / kFiles;
            const int file = rank % 2 == 0 ? step % kFiles : kFiles - 1 - step % kFiles;
            return squareAt(File(file), Rank(rank));
        };
        start(person(), person(), "K3k3/3pp3/8/8/8/8/8/R7 w - - 0 1");
        for (int move = 0; move < kMoves; ++move) {
            ASSERT_TRUE(frame_->controller().play(Move(squareOf(move), squareOf(move + 1))));
            ASSERT_TRUE(frame_->controller().play(move % 2 == 0 ? Move(Square::E8, Square::D8)
                                                                : Move(Square::D8, Square::E8)));
        }
        settle();
        ASSERT_TRUE(moves().rectOfMove(*browser().line().at(1)).IsEmpty()) << "there is too much room";
    }
    /// Where the menu of moves would open by key.
    [[nodiscard]] wxPoint placeOfMenu(int key, int modifiers = wxMOD_NONE) {
        std::optional<wxPoint> place;
        moves().onMenu = [&](wxPoint at) { place = at; };
        EXPECT_TRUE(focusAndWait(moves()));
        user_.strike(key, modifiers);
        EXPECT_TRUE(pumpUntil([&] { return place.has_value(); }));
        moves().onMenu = nullptr;
        return place.value_or(wxDefaultPosition);
    }
    /// Studies a game whose move list is far longer than the window.
    void openLongGame() {
        std::string pgn;
        for (int move = 1; move <= 300; ++move) pgn += "Nf3 {a few words} Nf6 (Nc6 Nc3 Nb8) Ng1 Ng8 ";
        games().open(std::move(readPgn(pgn + "*").at(0).record), std::nullopt);
    }
    void writeComment(const wxString& words) {
        wxTEST_DIALOG(perform(Action::EditComment), ExpectDialog<CommentDialog>([&](CommentDialog& dialog) {
                          dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("comment text", &dialog))
                              .SetValue(words);
                      }));
        settle();
    }
    /// The darkest dot that the list of moves shows in a rectangle: 0 is black, 255 white.
    [[nodiscard]] int darkest(const wxRect& place) {
        settle();
        const wxImage picture = pictureOf(moves()).GetSubImage(place);
        const int count = 3 * picture.GetWidth() * picture.GetHeight();
        const std::span colours(picture.GetData(), static_cast<std::size_t>(count));
        return *std::ranges::min_element(colours);
    }
    void clickMove(const GameNode& node) {
        const wxRect rect = moves().rectOfMove(node);
        ASSERT_FALSE(rect.IsEmpty());
        user_.click(moves(), rect.GetPosition() + rect.GetSize() / 2);
        ASSERT_TRUE(pumpUntil([&] { return shown() == &node; }));
    }
};

TEST_F(StudyInWindow, PaintsNothingOfAGameThatHasGone) {
    const auto open = [this](const std::string& pgn) {
        session().open(std::move(readPgn(pgn).at(0).record), std::nullopt);
    };
    open("e4 {a few words} e5 (c5 Nf3) Nf3 *");
    settle();
    for (int game = 0; game < 3; ++game) {
        moves().Refresh();
        open("d4 {other words} d5 (Nf6 c4) c4 *");
    }
    settle();
    EXPECT_FALSE(moves().rectOfMove(*shown()->next()).IsEmpty());
}

TEST_F(StudyInWindow, PaintsTheBoardBeforeThePanelsShowTheMove) {
    openLongGame();
    click(Square::E2);
    settle();
    const GameNode* const before = shown();
    const auto wasListed = std::make_shared<std::optional<bool>>();  // outlives the test in the window
    board().Bind(wxEVT_PAINT, [this, before, wasListed](wxPaintEvent& event) {
        if (!wasListed->has_value() && shown() != before)
            *wasListed = !moves().rectOfMove(*shown()).IsEmpty();
        event.Skip();
    });
    click(Square::E4);
    ASSERT_TRUE(pumpUntil([&] { return !moves().rectOfMove(*shown()).IsEmpty(); }));
    EXPECT_EQ(*wasListed, false);
}

TEST_F(StudyInWindow, TriesMovesOutWithoutDisturbingTheGame) {
    playOpening();
    user_.strike(WXK_LEFT, wxMOD_ALT);
    user_.strike(WXK_LEFT, wxMOD_ALT);
    ASSERT_TRUE(pumpUntil([this] { return shown()->ply() == 1; }));
    settle();
    tryOut(Square::C7, Square::C5);
    EXPECT_EQ(plies(), 3U);
    EXPECT_TRUE(games().isStudyOfGame());
    EXPECT_EQ(studied(), "1. e4 e5 (1... c5) 2. Nf3 *");
    EXPECT_EQ(toUtf8(heading().study()), "* Notes not saved");
    settle();
    user_.clickCentre(*wxWindow::FindWindowByName("back to the game", frame_));
    ASSERT_TRUE(pumpUntil([this] { return browser().isLive(); }));
    EXPECT_TRUE(playByClicks(Square::B8, Square::C6));
    EXPECT_EQ(studied(), "1. e4 e5 (1... c5) 2. Nf3 Nc6 *");
    EXPECT_TRUE(browser().isLive());
}

TEST_F(StudyInWindow, LeadsBackFromWhereTheGameWasLookedBackAt) {
    playOpening();
    const auto isOffered = [this] {
        return wxWindow::FindWindowByName("back to the game", frame_)->IsShown();
    };
    EXPECT_FALSE(isOffered());
    user_.strike(WXK_LEFT, wxMOD_ALT);
    ASSERT_TRUE(pumpUntil(isOffered));
    settle();
    user_.clickCentre(*wxWindow::FindWindowByName("back to the game", frame_));
    EXPECT_TRUE(pumpUntil([this] { return browser().isLive(); }));
    EXPECT_FALSE(isOffered());
    EXPECT_FALSE(games().isStudying());
    EXPECT_TRUE(pumpUntil([this] { return board().HasFocus(); }));
}

TEST_F(StudyInWindow, LeadsBackAtOnceFromAMoveThatWasTakenBackWithOthersBehindIt) {
    playOpening();
    const GameNode* const knight = shown();
    ASSERT_TRUE(playByClicks(Square::B8, Square::C6));
    perform(Action::TakeBack);
    perform(Action::TakeBack);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    moves().onChosen(*knight);
    ASSERT_FALSE(browser().isLive());
    settle();
    user_.clickCentre(*wxWindow::FindWindowByName("back to the game", frame_));
    EXPECT_TRUE(pumpUntil([this] { return browser().isLive(); }));
    EXPECT_FALSE(wxWindow::FindWindowByName("back to the game", frame_)->IsShown());
}

TEST_F(StudyInWindow, PlaysOnWithWhatWasWrittenInSight) {
    playOpening();
    writeComment("a knight's move");
    EXPECT_TRUE(browser().isLive());
    EXPECT_EQ(status(), "Black to move");
    EXPECT_FALSE(wxWindow::FindWindowByName("back to the game", frame_)->IsShown());
    ASSERT_TRUE(playByClicks(Square::B8, Square::C6));
    EXPECT_EQ(shown()->parent()->notes().comment, "a knight's move");
    frame_->controller().resign(Color::White);
    EXPECT_THAT(status(), HasSubstr("0-1"));
    EXPECT_EQ(shown()->parent()->notes().comment, "a knight's move");
    EXPECT_EQ(studied(), "1. e4 e5 2. Nf3 {a knight's move} 2... Nc6 0-1");
}

TEST_F(StudyInWindow, KeepsACommentWhenControlAndReturnAreStruck) {
    playOpening();
    frame_->CallAfter([this] {
        settle();
        user_.strike('c');
        user_.strike(WXK_RETURN, wxMOD_CONTROL);
    });
    {
        const AllowModalDialogs allow;
        perform(Action::EditComment);
    }
    EXPECT_EQ(studied(), "1. e4 e5 2. Nf3 {c} *");
}

TEST_F(StudyInWindow, HidesWhatAPlayerThoughtAboutAnotherPosition) {
    start(plugin("minimax", std::chrono::milliseconds(50)), plugin("waits_for_stop"));
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    const wxWindow& depth = thought(Color::White, "thought depth");
    EXPECT_TRUE(depth.IsShownOnScreen());
    ASSERT_TRUE(files().paste("1. d4 d5 *"));
    EXPECT_FALSE(depth.IsShownOnScreen());
}

TEST_F(StudyInWindow, UndoesWhatWasWrittenBeforeItTakesMovesBack) {
    playOpening();
    writeComment("a knight's move");
    user_.strike('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return shown()->notes().comment.empty(); }));
    EXPECT_EQ(plies(), 3U);
    user_.strike('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 2; }));
    EXPECT_TRUE(browser().isLive());
    ASSERT_TRUE(playByClicks(Square::G1, Square::H3));
    EXPECT_FALSE(isPossible(Action::Redo));
    writeComment("why not?");
    ASSERT_TRUE(playByClicks(Square::B8, Square::C6));
    user_.strike('Z', wxMOD_CONTROL);  // what was written before a move stays
    ASSERT_TRUE(pumpUntil([this] { return plies() == 3; }));
    EXPECT_EQ(shown()->notes().comment, "why not?");
}

TEST_F(StudyInWindow, TakesNothingOfTheGameBackFromElsewhereInIt) {
    playOpening();
    perform(Action::ShowFirst);
    settle();
    tryOut(Square::D2, Square::D4);
    ASSERT_TRUE(frame_->controller().play(Move(Square::B8, Square::C6)));
    settle();
    EXPECT_FALSE(isPossible(Action::TakeBack));
    perform(Action::TakeBack);
    EXPECT_EQ(plies(), 4U);
    EXPECT_EQ(shown()->san(), "d4");
}

TEST_F(StudyInWindow, KeepsAResultWhenTheKeyToUndoIsPressedOnceTooOften) {
    playOpening();
    frame_->controller().resign(Color::White);
    writeComment("resigned too early");
    perform(Action::TakeBack);
    EXPECT_EQ(shown()->notes().comment, "");
    perform(Action::TakeBack);
    EXPECT_TRUE(game().outcome().has_value());
}

TEST_F(StudyInWindow, TriesMovesOutWhereAGameHasEnded) {
    playOpening();
    frame_->controller().resign(Color::Black);
    settle();
    tryOut(Square::D7, Square::D6);
    EXPECT_EQ(plies(), 3U);
    EXPECT_EQ(studied(), "1. e4 e5 2. Nf3 (2. Nf3 d6) 1-0");  // moves after the end were not played
    EXPECT_EQ(browser().playedPlies(), 3U);
    EXPECT_THAT(status(), testing::EndsWith("\nWhite wins: Black resigned · 1-0"));
    perform(Action::ShowLast);
    EXPECT_TRUE(browser().isLive());
    perform(Action::ShowNext);
    EXPECT_EQ(shown()->san(), "d6");
}

TEST_F(StudyInWindow, PaintsMovesGreyThatWereNotPlayed) {
    playOpening();
    frame_->controller().resign(Color::Black);
    settle();
    tryOut(Square::D7, Square::D6);
    perform(Action::ShowFirst);  // no move is marked
    const GameNode& e4 = *shown()->next();
    const GameNode& d6 = *e4.next()->next()->next();
    constexpr int kPlainlyLighter = 30;
    EXPECT_GT(darkest(moves().rectOfMove(d6)), darkest(moves().rectOfMove(e4)) + kPlainlyLighter);
}

TEST_F(StudyInWindow, PutsTheResultBelowTheMoves) {
    playOpening();
    const wxRect last = moves().rectOfMove(*shown());
    const wxRect below(0, last.GetBottom() + 1, moves().GetClientSize().x, last.height);
    const int empty = darkest(below);
    frame_->controller().resign(Color::Black);
    settle();
    EXPECT_LT(darkest(below), empty / 2);
    playOpening();  // another game
    settle();
    EXPECT_EQ(darkest(below), empty);
}

TEST_F(StudyInWindow, IsGoneThroughFromAButtonAndFromTheEmptyField) {
    playOpening();
    perform(Action::ShowStudyPage);
    settle();
    ASSERT_TRUE(focusAndWait(part<wxWindow>("engine add")));
    user_.strike(WXK_LEFT);
    EXPECT_TRUE(pumpUntil([this] { return shown()->ply() == 2; }));
    perform(Action::TypeMove);
    settle();
    user_.strike(WXK_HOME);
    EXPECT_TRUE(pumpUntil([this] { return shown()->ply() == 0; }));
    user_.strike('D');
    user_.strike(WXK_END);
    settle();
    EXPECT_EQ(shown()->ply(), 0U) << "in a text the key goes to its end";
}

/// Moves that are tried out after the end stand below the result.
TEST_F(StudyInWindow, HasAMoveBelowTheResultInSightWhenItIsShown) {
    playLongGame();
    frame_->controller().resign(Color::White);
    settle();
    user_.clickCentre(part<wxWindow>("review"));
    ASSERT_TRUE(pumpUntil([this] { return shown()->ply() == 0; }));
    perform(Action::ShowLast);
    settle();
    EXPECT_FALSE(moves().rectOfResult().IsEmpty());
    tryOut(Square::A8, Square::A7);
    tryOut(Square::E8, Square::D8);
    tryOut(Square::A7, Square::A8);
    EXPECT_FALSE(moves().rectOfMove(*shown()).IsEmpty()) << "when it is made";
    perform(Action::ShowFirst);
    settle();
    browser().goTo(*browser().line().back());
    session().notifyChange();
    settle();
    EXPECT_FALSE(moves().rectOfMove(*shown()).IsEmpty()) << "when one goes there";
    frame_->SetClientSize(frame_->GetClientSize() - frame_->FromDIP(wxSize(0, 30)));
    settle();
    EXPECT_FALSE(moves().rectOfMove(*shown()).IsEmpty()) << "when the list gets lower";
}

TEST_F(StudyInWindow, HasTheLastMoveInSightThoughMuchStandsBelowIt) {
    std::string variation = "1. d4 d5 ";
    for (int times = 0; times < 100; ++times) variation += "Nf3 {a few words} Nf6 (Nc6 Nc3 Nb8) Ng1 Ng8 ";
    ASSERT_TRUE(files().paste("1. e4 (" + variation + ") 1-0"));
    perform(Action::ShowLast);
    settle();
    EXPECT_FALSE(moves().rectOfMove(*shown()).IsEmpty());
}

TEST_F(StudyInWindow, GoesToAMoveOfAVariationThatIsClicked) {
    playOpening();
    perform(Action::ShowFirst);
    settle();
    tryOut(Square::D2, Square::D4);
    tryOut(Square::D7, Square::D5);
    settle();
    clickMove(games().study()->root().child(1));
    EXPECT_THAT(status(), HasSubstr("1. d4"));
    user_.strike(WXK_RIGHT);  // the list has the focus
    ASSERT_TRUE(pumpUntil([this] { return shown()->san() == "d5"; }));
    user_.strike(WXK_LEFT);
    ASSERT_TRUE(pumpUntil([this] { return shown()->san() == "d4"; }));
    user_.strike(WXK_UP, wxMOD_ALT);
    ASSERT_TRUE(pumpUntil([this] { return shown()->san() == "e4"; }));
    user_.strike(WXK_DOWN, wxMOD_ALT);
    EXPECT_TRUE(pumpUntil([this] { return shown()->san() == "d4"; }));
}

TEST_F(StudyInWindow, ShowsTheArrowsAndSquaresThatStandBesideAMove) {
    ASSERT_TRUE(files().paste("1. e4 {[%cal Ge2e4] [%csl Rd5] Well done} e5 *"));
    perform(Action::ShowNext);
    EXPECT_EQ(shown()->san(), "e4");
    EXPECT_EQ(board().state().annotations,
              (BoardAnnotations{{{Square::E2, Square::E4, AnnotationColor::Green}},
                                {{Square::D5, AnnotationColor::Red}}}));
    perform(Action::ShowNext);
    EXPECT_EQ(board().state().annotations, BoardAnnotations{});
}

TEST_F(StudyInWindow, KeepsArrowsWhenTheCommentIsChanged) {
    ASSERT_TRUE(files().paste("1. e4 {[%cal Ge2e4] Well done} e5 *"));
    perform(Action::ShowNext);
    wxTEST_DIALOG(perform(Action::EditComment), ExpectDialog<CommentDialog>([](CommentDialog& dialog) {
                      dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("comment text", &dialog))
                          .SetValue("Best by test");
                  }));
    EXPECT_EQ(studied(), "1. e4 {[%cal Ge2e4] Best by test} 1... e5 *");
    EXPECT_EQ(board().state().annotations.arrows.size(), 1U);
}

TEST_F(StudyInWindow, PromotesAndDeletesVariationsAndUndoesIt) {
    playOpening();
    ASSERT_TRUE(files().paste("1. e4 e5 2. Nf3 *"));
    settle();
    tryOut(Square::D2, Square::D4);
    EXPECT_EQ(studied(), "1. e4 (1. d4) 1... e5 2. Nf3 *");
    user_.strike(WXK_UP, wxMOD_ALT | wxMOD_SHIFT);
    ASSERT_TRUE(pumpUntil([this] { return studied() == "1. d4 (1. e4 e5 2. Nf3) *"; }));
    user_.strike('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return studied() == "1. e4 (1. d4) 1... e5 2. Nf3 *"; }));
    EXPECT_EQ(plies(), 3U);  // nothing of the game in progress is taken back
    user_.strike(WXK_DELETE, wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return studied() == "1. e4 e5 2. Nf3 *"; }));
    EXPECT_FALSE(isPossible(Action::DeleteMove));
    user_.strike('Z', wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([this] { return studied() == "1. e4 (1. d4) 1... e5 2. Nf3 *"; }));
}

TEST_F(StudyInWindow, KnowsTheKeysOfTheMenusInTheEmptyFieldForMoves) {
    playOpening();
    ASSERT_TRUE(files().paste("1. e4 e5 2. Nf3 *"));
    settle();
    tryOut(Square::D2, Square::D4);
    user_.strike('T', wxMOD_CONTROL);
    user_.strike(WXK_DELETE, wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return studied() == "1. e4 e5 2. Nf3 *"; }));
    user_.strike('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return studied() == "1. e4 (1. d4) 1... e5 2. Nf3 *"; }));
    user_.strike('Y', wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([this] { return studied() == "1. e4 e5 2. Nf3 *"; }));
}

TEST_F(StudyInWindow, LeavesAloneTheGameThatIsNotInSight) {
    playOpening();
    ASSERT_TRUE(isPossible(Action::Resign));
    ASSERT_TRUE(files().paste("1. d4 *"));
    settle();
    for (const Action action : {Action::Pause, Action::Resign, Action::Abort, Action::OfferDraw,
                                Action::SwapSides, Action::ReplaceWhite})
        EXPECT_FALSE(isPossible(action)) << static_cast<int>(action);
    perform(Action::SwitchGame);
    EXPECT_TRUE(isPossible(Action::Resign));
}

TEST_F(StudyInWindow, DeletesWithTheKeyInTheList) {
    playOpening();
    perform(Action::ShowPrevious);
    perform(Action::ShowPrevious);
    settle();
    tryOut(Square::C7, Square::C5);
    ASSERT_TRUE(focusAndWait(moves()));
    user_.strike(WXK_DELETE);
    EXPECT_TRUE(pumpUntil([this] { return studied() == "1. e4 e5 2. Nf3 *"; }));
}

TEST_F(StudyInWindow, OffersTheMenuOfAMoveBelowItIfAKeyAsksForIt) {
    playOpening();
    const wxPoint below = moves().rectOfMove(*shown()).GetBottomLeft();
    EXPECT_EQ(placeOfMenu(WXK_MENU), below);
    EXPECT_EQ(placeOfMenu(WXK_F10, wxMOD_SHIFT), below);
}

TEST_F(StudyInWindow, BringsAMoveIntoSightWhoseMenuAKeyAsksFor) {
    openLongGame();
    perform(Action::ShowLast);
    settle();
    wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
    wheel.m_wheelDelta = 1;
    wheel.m_wheelRotation = 100'000;
    moves().ProcessWindowEvent(wheel);
    ASSERT_TRUE(moves().rectOfMove(*shown()).IsEmpty());
    const wxPoint place = placeOfMenu(WXK_MENU);
    EXPECT_FALSE(moves().rectOfMove(*shown()).IsEmpty());
    EXPECT_EQ(place, moves().rectOfMove(*shown()).GetBottomLeft());
}

TEST_F(StudyInWindow, OffersTheMenuOfTheStartInTheCornerIfAKeyAsksForIt) {
    playOpening();
    perform(Action::ShowFirst);
    settle();
    EXPECT_EQ(placeOfMenu(WXK_MENU), wxPoint(0, 0));
}

TEST_F(StudyInWindow, CommentsMoves) {
    playOpening();
    wxTEST_DIALOG(perform(Action::EditComment), ExpectDialog<CommentDialog>([](CommentDialog& dialog) {
                      auto* text =
                          dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("comment text", &dialog));
                      ASSERT_NE(text, nullptr);
                      text->SetValue(wxString::FromUTF8("a knight’s\nmove"));
                  }));
    EXPECT_EQ(studied(), "1. e4 e5 2. Nf3 {a knight’s move} *");
    EXPECT_EQ(plies(), 3U);
}

TEST_F(StudyInWindow, CommentsVariationsBeforeTheirFirstMove) {
    playOpening();
    ASSERT_TRUE(files().paste("1. e4 ({before} 1. d4) 1... e5 *"));
    settle();
    const auto comment = [this](const char* field, const char* words) {
        wxTEST_DIALOG(perform(Action::EditComment), ExpectDialog<CommentDialog>([&](CommentDialog& dialog) {
                          auto* text = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName(field, &dialog));
                          ASSERT_NE(text, nullptr);
                          text->SetValue(words);
                      }));
    };
    perform(Action::ShowNext);
    perform(Action::NextVariation);
    comment("comment before", "better");
    EXPECT_EQ(studied(), "1. e4 ({better} 1. d4) 1... e5 *");
    comment("comment text", "or not");
    EXPECT_EQ(studied(), "1. e4 ({better} 1. d4 {or not}) 1... e5 *");
    comment("comment before", "");
    EXPECT_EQ(studied(), "1. e4 (1. d4 {or not}) 1... e5 *");
}

TEST_F(StudyInWindow, KeepsTheOpeningOfTheGameWhateverElseIsDoneWithIt) {
    playOpening();
    ASSERT_TRUE(pumpUntil([this] { return heading().opening() == "C40 King's Knight Opening"; }))
        << heading().opening();
    user_.strike('1', wxMOD_CONTROL | wxMOD_ALT);
    ASSERT_TRUE(pumpUntil([this] { return games().isStudyOfGame(); }));
    const GameTags& tags = games().study()->record().tags;
    EXPECT_EQ(tags.value("ECO"), "C40");
    EXPECT_THAT(session().shownPgn(), HasSubstr("[Opening \"King's Knight Opening\"]"));
    wxTEST_DIALOG(perform(Action::EditDetails), ExpectDialog<GameDetailsDialog>([](GameDetailsDialog&) {}));
    EXPECT_EQ(tags.value("ECO"), "C40");
    perform(Action::SwitchGame);
    user_.strike('3', wxMOD_CONTROL | wxMOD_ALT);
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(tags.value("ECO"), "C40");
}

TEST_F(StudyInWindow, HasAllOfTheGameAlsoWhenAnotherHasBegun) {
    playOpening();
    user_.strike('1', wxMOD_CONTROL | wxMOD_ALT);
    ASSERT_TRUE(pumpUntil([this] { return games().isStudyOfGame(); }));
    perform(Action::SwitchGame);
    settle();
    ASSERT_TRUE(playByClicks(Square::B8, Square::C6));
    frame_->controller().replacePlayer(Color::White, PersonSpec{"Bo"});
    frame_->controller().resign(Color::White);
    start(person(), person());
    perform(Action::SwitchGame);
    EXPECT_FALSE(games().isStudyOfGame());
    EXPECT_EQ(studied(), "1. e4 e5 2. Nf3 $3 Nc6 0-1");
    const GameTags& tags = games().study()->record().tags;
    EXPECT_EQ(tags.value("Termination"), "normal");
    EXPECT_EQ(tags.value("White"), "Bo");
}

TEST_F(StudyInWindow, JudgesMovesByKeysAndMenu) {
    playOpening();
    user_.strike('2', wxMOD_CONTROL | wxMOD_ALT);
    ASSERT_TRUE(
        pumpUntil([this] { return games().study() != nullptr && studied() == "1. e4 e5 2. Nf3 $1 *"; }));
    const int id = frame_->GetMenuBar()->FindMenuItem("Annotate", toWx("±") + "   " + "White is better");
    ASSERT_NE(id, wxNOT_FOUND);
    EXPECT_FALSE(frame_->GetMenuBar()->IsChecked(id));
    wxCommandEvent chosen(wxEVT_MENU, id);
    frame_->ProcessWindowEvent(chosen);
    EXPECT_EQ(studied(), "1. e4 e5 2. Nf3 $1 $16 *");
    EXPECT_TRUE(frame_->GetMenuBar()->IsChecked(id));
}

TEST_F(StudyInWindow, PlaysFromAnyPosition) {
    playOpening();
    perform(Action::ShowPrevious);
    const std::string position = toFen(shown()->position());
    frame_->controller().abort();  // nothing is lost
    wxTEST_DIALOG(perform(Action::PlayFromHere), ExpectDialog<NewGameDialog>([](NewGameDialog&) {}));
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(fen(), position);
}

TEST_F(StudyInWindow, ShowsWhoPlayedAGameThatIsStudied) {
    games().open(std::move(readPgn("[White \"Anand, V.\"]\n[WhiteElo \"2775\"]\n\n1. e4 *").at(0).record),
                 std::nullopt);
    perform(Action::ShowLast);
    EXPECT_EQ(card(Color::White).content().name, "Anand, V. (2775)");
    EXPECT_EQ(toUtf8(frame_->GetTitle()), "Anand, V. – Black – Roque");
    EXPECT_EQ(toUtf8(heading().study()), "") << "the names stand above";
    EXPECT_EQ(status(), "1. e4 · Black to move");
    writeComment("best by test");
    EXPECT_TRUE(pumpUntil([this] { return toUtf8(heading().study()) == "* Not saved"; }))
        << heading().study();
}

TEST_F(StudyInWindow, KeepsTheMoveInSightInALongAnnotatedGame) {
    openLongGame();
    perform(Action::ShowLast);
    settle();
    EXPECT_FALSE(moves().rectOfMove(*shown()).IsEmpty());
    perform(Action::ShowFirst);
    perform(Action::ShowNext);
    settle();
    EXPECT_FALSE(moves().rectOfMove(*shown()).IsEmpty());
}

}  // namespace
}  // namespace roque::test
