#include <dlfcn.h>

#include "tests/gui/stopped_time.h"
#include "tests/gui/support/gtk_call.h"
#include "tests/gui/window_test.h"

// What a person has in the hand, and what is said when a move is refused.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class InTheHand : public WindowTest {
protected:
    /// The person has Black; White thinks until it is told to move.
    void startAgainstAThinker(const char* fen = nullptr) {
        start(plugin("waits_for_stop"), person(), fen);
        ASSERT_TRUE(pumpUntil([this] { return frame_->controller().isThinking(); }));
    }
    void letTheOpponentReply(std::size_t pliesAfterwards = 1) {
        perform(Action::MoveNow);
        ASSERT_TRUE(pumpUntil([&] { return plies() == pliesAfterwards; }));
        settle();
    }
    /// Picks up a piece and holds it over another square.
    void hold(Square from, Square over) {
        user_.moveTo(board(), board().centreOf(from));
        user_.press();
        user_.moveTo(board(), board().centreOf(over));
        ASSERT_TRUE(pumpUntil([this] { return state().drag.has_value(); }));
    }
    void drop(Square square) {
        user_.moveTo(board(), board().centreOf(square));
        user_.release();
    }
    void change(const std::function<void(PlaySettings&)>& wanted) {
        Settings settings = settings_->settings();
        wanted(settings.play);
        reopen(settings);
    }
    [[nodiscard]] bool isPlayed(std::size_t count) {
        return pumpUntil([&] { return plies() == count; });
    }
    [[nodiscard]] bool tells(const char* words) {
        return pumpUntil([&] { return status().find(words) != std::string::npos; });
    }
    [[nodiscard]] const BoardState& state() const { return board().state(); }
    [[nodiscard]] wxTextCtrl& typed() const { return part<wxTextCtrl>("move text"); }
};

TEST_F(InTheHand, ASelectedPieceStaysWhenTheOpponentReplies) {
    startAgainstAThinker();
    click(Square::G8);
    ASSERT_TRUE(pumpUntil([this] { return state().selected == Square::G8; }));
    letTheOpponentReply();
    ASSERT_EQ(state().selected, Square::G8);
    EXPECT_EQ(state().targets, bit(Square::F6) | bit(Square::H6)) << "the legal ones";
    click(Square::F6);
    EXPECT_TRUE(isPlayed(2));
}

TEST_F(InTheHand, ADraggedPieceStaysWhenTheOpponentReplies) {
    startAgainstAThinker();
    hold(Square::G8, Square::F6);
    letTheOpponentReply();
    ASSERT_TRUE(state().drag);
    drop(Square::F6);
    EXPECT_TRUE(isPlayed(2));
}

TEST_F(InTheHand, APieceStaysWhenAPremoveIsPlayed) {
    startAgainstAThinker();
    click(Square::E7);
    click(Square::E5);
    ASSERT_TRUE(pumpUntil([this] { return state().premoves.size() == 1; }));
    hold(Square::G8, Square::F6);
    letTheOpponentReply(2);
    ASSERT_TRUE(state().drag);
    drop(Square::F6);
    EXPECT_TRUE(pumpUntil([this] { return state().premoves.size() == 1; })) << "of the next turn";
}

TEST_F(InTheHand, APieceThatAPremoveHasMovedStaysToo) {
    startAgainstAThinker();
    click(Square::G8);
    click(Square::F6);
    ASSERT_TRUE(pumpUntil([this] { return state().premoves.size() == 1; }));
    hold(Square::F6, Square::E4);
    letTheOpponentReply(2);
    ASSERT_TRUE(state().drag);
    drop(Square::E4);
    EXPECT_TRUE(pumpUntil([this] { return state().premoves.size() == 1; }));
}

TEST_F(InTheHand, AQuestionAboutAPromotionStaysOpen) {
    startAgainstAThinker("4k3/8/8/8/8/8/p7/4K3 w - - 0 1");
    click(Square::A2);
    click(Square::A1);
    ASSERT_TRUE(pumpUntil([this] { return state().chooser.has_value(); }));
    letTheOpponentReply();
    ASSERT_TRUE(state().chooser);
    click(Square::A2);  // the rook
    ASSERT_TRUE(isPlayed(2));
    EXPECT_EQ(game().current().move().promotion(), PieceType::Rook);
}

TEST_F(InTheHand, AnArrowGoesOnBeingDrawn) {
    startAgainstAThinker();
    user_.moveTo(board(), board().centreOf(Square::E5));
    user_.press(wxMOUSE_BTN_RIGHT);
    user_.moveTo(board(), board().centreOf(Square::E6));
    letTheOpponentReply();
    user_.moveTo(board(), board().centreOf(Square::E7));
    user_.release(wxMOUSE_BTN_RIGHT);
    EXPECT_TRUE(pumpUntil([this] { return !state().annotations.arrows.empty(); }));
    EXPECT_THAT(state().annotations.arrows, ElementsAre(BoardArrow{Square::E5, Square::E7}));
}

TEST_F(InTheHand, AHalfTypedMoveIsFinishedAfterTheReply) {
    startAgainstAThinker();
    ASSERT_TRUE(focusAndWait(board()));
    user_.type("N");
    ASSERT_TRUE(pumpUntil([this] { return typed().GetValue() == "N"; }));
    letTheOpponentReply();
    EXPECT_EQ(typed().GetValue(), "N");
    user_.type("f6");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(isPlayed(2));
    EXPECT_EQ(game().current().san(), "Nf6");
}

TEST_F(InTheHand, APieceStaysWhateverHappensAroundTheBoard) {
    start(person(), person());
    hold(Square::G1, Square::E5);
    notice().showNotice("Something has happened.");
    settle();
    EXPECT_TRUE(state().drag);
    frame_->SetClientSize(frame_->GetClientSize() - wxSize(40, 40));
    settle();
    ASSERT_TRUE(state().drag);
    drop(Square::F3);
    EXPECT_TRUE(isPlayed(1));
}

TEST_F(InTheHand, NothingStaysWhenAnotherGameBegins) {
    start(person(), person());
    click(Square::G1);
    ASSERT_TRUE(pumpUntil([this] { return state().selected == Square::G1; }));
    start(person(), person());
    EXPECT_EQ(state().selected, Square::None);
}

TEST_F(InTheHand, APieceReturnsWhenTheGameEnds) {
    start(person(), person());
    hold(Square::E2, Square::E4);
    frame_->controller().resign(Color::Black);
    settle();
    EXPECT_FALSE(state().drag);
    drop(Square::E4);
    settle();
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(state().board.typeOn(Square::E2), PieceType::Pawn);
}

// Sliding.

class OwnMove : public InTheHand {
protected:
    void SetUp() override {
        InTheHand::SetUp();
        start(person(), person());
        board().setAnimation(std::chrono::minutes(1));
    }
};

TEST_F(OwnMove, SlidesWhenItIsClickedAndEndsWithTheNextClick) {
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(state().transition);
    click(Square::E7);
    ASSERT_TRUE(pumpUntil([this] { return state().selected == Square::E7; }));
    EXPECT_FALSE(state().transition);
}

TEST_F(OwnMove, SlidesWhenItIsTyped) {
    user_.strike('T', wxMOD_CONTROL);
    user_.type("e4");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(isPlayed(1));
    EXPECT_TRUE(state().transition);
}

TEST_F(OwnMove, SlidesWhenItIsMadeWithTheKeysAndEndsWithTheNextKey) {
    ASSERT_TRUE(focusAndWait(board()));
    for (const int key : {WXK_RETURN, WXK_RETURN, WXK_UP, WXK_UP, WXK_RETURN}) user_.strike(key);
    ASSERT_TRUE(isPlayed(1));
    EXPECT_TRUE(state().transition);
    user_.strike(WXK_UP);
    EXPECT_TRUE(pumpUntil([this] { return !state().transition; }));
}

TEST_F(OwnMove, DoesNotSlideAgainWhenItWasDragged) {
    drag(Square::E2, Square::E4);
    ASSERT_TRUE(isPlayed(1));
    EXPECT_FALSE(state().transition);
}

TEST_F(OwnMove, LetsOnlyTheRookSlideWhenTheKingWasDragged) {
    start(person(), person(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    drag(Square::E1, Square::G1);
    ASSERT_TRUE(isPlayed(1));
    ASSERT_TRUE(state().transition);
    ASSERT_EQ(state().transition->pieces.size(), 1U);
    EXPECT_EQ(state().transition->pieces.front().from, Square::H1);
}

TEST_F(InTheHand, NothingSlidesIfTheDesktopDoesNotWantIt) {
    using Set = void (*)(void*, const char*, ...);
    const auto set = reinterpret_cast<Set>(dlsym(RTLD_DEFAULT, "g_object_set"));
    void* const desktop = call<void*>("gtk_settings_get_default");
    const void* const end = nullptr;
    set(desktop, "gtk-enable-animations", 0, end);
    change([](PlaySettings&) {});
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_FALSE(state().transition);
    set(desktop, "gtk-enable-animations", 1, end);
}

// Refused moves.

/// A window whose time passes only when the test says so.
class RefusedInTheHand : public InTheHand {
protected:
    ~RefusedInTheHand() override { settings_.reset(); }  // which uses the time

    UiDispatcher& dispatcher() override { return time_; }

    StoppedTime time_;
};

constexpr const char* kPinned = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1";

TEST_F(RefusedInTheHand, ADropSaysWhyForFourSeconds) {
    start(person(), person(), kPinned);
    listenTo(part<StatusLine>("status"));
    drag(Square::E2, Square::D3);
    ASSERT_TRUE(tells("The bishop is pinned to the king."));
    EXPECT_THAT(announcements(), testing::Contains("The bishop is pinned to the king."));
    EXPECT_EQ(plies(), 0U);
    time_.pass(3s);
    EXPECT_THAT(status(), HasSubstr("pinned"));
    time_.pass(2s);
    EXPECT_THAT(status(), Not(HasSubstr("pinned")));
}

TEST_F(RefusedInTheHand, TheNextReasonIsShownForItsOwnFourSeconds) {
    start(person(), person(), kPinned);
    drag(Square::E2, Square::D3);
    ASSERT_TRUE(tells("pinned"));
    time_.pass(3s);
    drag(Square::E1, Square::E3);
    ASSERT_TRUE(tells("A king moves one square at a time."));
    time_.pass(2s);
    EXPECT_THAT(status(), HasSubstr("A king moves one square"));
}

TEST_F(InTheHand, ASecondClickOnASquareThatCannotBeReachedSaysWhy) {
    start(person(), person());
    click(Square::E2);
    click(Square::E5);
    EXPECT_TRUE(tells("A pawn moves one square, or two as its first move."));
}

TEST_F(InTheHand, ACursorOnASquareThatCannotBeReachedSaysWhy) {
    start(person(), person());
    ASSERT_TRUE(focusAndWait(board()));
    for (const int key : {WXK_RETURN, WXK_RETURN, WXK_UP, WXK_UP, WXK_UP, WXK_RETURN}) user_.strike(key);
    EXPECT_TRUE(tells("A pawn moves one square, or two as its first move."));
}

TEST_F(InTheHand, APremoveThatCannotBeMadeSaysHowThePieceMoves) {
    startAgainstAThinker();
    drag(Square::G8, Square::G6);
    EXPECT_TRUE(tells("A knight moves two squares straight and one to the side."));
    drag(Square::E7, Square::E4);
    EXPECT_TRUE(tells("A pawn moves one square, or two as its first move."));
}

// Settings.

constexpr const char* kPromotion = "8/P6k/8/8/8/8/7K/8 w - - 0 1";

TEST_F(InTheHand, APawnBecomesAQueenAtOnceIfThePersonWantsThat) {
    change([](PlaySettings& play) { play.alwaysPromotesToQueen = true; });
    start(person(), person(), kPromotion);
    drag(Square::A7, Square::A8);
    ASSERT_TRUE(isPlayed(1));
    EXPECT_EQ(game().current().move().promotion(), PieceType::Queen);
}

TEST_F(InTheHand, APawnIsAskedAboutAllTheSameWhileShiftIsHeld) {
    change([](PlaySettings& play) { play.alwaysPromotesToQueen = true; });
    start(person(), person(), kPromotion);
    hold(Square::A7, Square::A8);
    wxUIActionSimulator keyboard;
    keyboard.KeyDown(WXK_SHIFT);
    drop(Square::A8);
    keyboard.KeyUp(WXK_SHIFT);
    EXPECT_TRUE(pumpUntil([this] { return state().chooser.has_value(); }));
    EXPECT_EQ(plies(), 0U);
}

TEST_F(InTheHand, NoPremoveIsTakenIfThePersonWantsNone) {
    change([](PlaySettings& play) { play.allowsPremoves = false; });
    startAgainstAThinker();
    drag(Square::G8, Square::F6);
    EXPECT_TRUE(tells("It is not your turn."));
    EXPECT_THAT(state().premoves, IsEmpty());
}

class ToConfirm : public InTheHand {
protected:
    void begin() {
        change([](PlaySettings& play) { play.confirmsMoves = true; });
        start(person(), person());
    }
    /// Makes a move that is shown and waits.
    void propose() {
        begin();
        click(Square::E2);
        click(Square::E4);
        ASSERT_TRUE(tells("e4: Enter or a click confirms it, Escape takes it back."));
        EXPECT_FALSE(state().board.isEmpty(Square::E4));
        EXPECT_EQ(plies(), 0U);
    }
};

TEST_F(ToConfirm, AMoveIsConfirmedByEnter) {
    propose();
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(isPlayed(1));
    EXPECT_THAT(status(), Not(HasSubstr("confirms")));
}

TEST_F(ToConfirm, AMoveIsConfirmedByAClick) {
    propose();
    click(Square::H5);
    EXPECT_TRUE(isPlayed(1));
}

TEST_F(ToConfirm, AMoveIsTakenBackByEscape) {
    propose();
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return state().board.isEmpty(Square::E4); }));
    EXPECT_THAT(status(), Not(HasSubstr("confirms")));
    ASSERT_EQ(plies(), 0U);
    click(Square::D2);
    EXPECT_TRUE(pumpUntil([this] { return state().selected == Square::D2; })) << "another can be made";
}

TEST_F(ToConfirm, ATypedMoveIsConfirmedByEnterAgain) {
    begin();
    user_.strike('T', wxMOD_CONTROL);
    user_.type("e4");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(tells("e4: Enter"));
    EXPECT_EQ(plies(), 0U);
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(isPlayed(1));
}

TEST_F(ToConfirm, AMoveIsWithdrawnWhenTheGameEndsMeanwhile) {
    propose();
    frame_->controller().resign(Color::White);
    settle();
    EXPECT_TRUE(state().board.isEmpty(Square::E4));
    EXPECT_THAT(status(), Not(HasSubstr("confirms")));
}

// Looking back while a clock runs.

class LookingBack : public InTheHand {
protected:
    void startWithMoves(const TimeControl& time) {
        frame_->controller().newGame(
            {{person(), person()}, Position::start(), Variant::Standard, {time, time}});
        frame_->controller().resume();
        settle();
        ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
        ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
        user_.strike(WXK_LEFT);
        ASSERT_TRUE(pumpUntil([this] { return browser().shown()->ply() == 1; }));
    }
};

TEST_F(LookingBack, RefusesMovesInWordsWhileAClockRuns) {
    startWithMoves(suddenDeath(600s));
    drag(Square::D7, Square::D5);
    EXPECT_TRUE(tells("You are looking at an earlier position. Escape or End returns to the game."));
    EXPECT_FALSE(games().isStudying());
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return browser().isLive(); }));
    EXPECT_TRUE(playByClicks(Square::G1, Square::F3));
}

TEST_F(LookingBack, SaysWhereOneLooks) {
    startWithMoves(Untimed{});
    const auto looksAt = [this](const char* words) {
        return pumpUntil([&] { return toUtf8(part<wxStaticText>("looking text").GetLabel()) == words; });
    };
    EXPECT_TRUE(looksAt("You look at 1. e4, one move back."));
    user_.strike(WXK_END);
    ASSERT_TRUE(pumpUntil([this] { return browser().isLive(); }));
    ASSERT_TRUE(playByClicks(Square::G1, Square::F3));
    user_.strike(WXK_LEFT);
    user_.strike(WXK_LEFT);
    EXPECT_TRUE(looksAt("You look at move 1; the game is at 2."));
    drag(Square::D7, Square::D5);
    EXPECT_TRUE(looksAt("You try out 1… d5; the game is at move 2."));
    user_.strike(WXK_HOME);
    EXPECT_TRUE(looksAt("You look at the start; the game is at move 2."));
}

TEST_F(LookingBack, IsEndedByAButtonWithRoomBesideItsWords) {
    startWithMoves(Untimed{});
    const auto& button = part<wxWindow>("back to the game");
    ASSERT_TRUE(button.IsShownOnScreen());
    EXPECT_GE(button.GetSize().x, button.GetTextExtent(button.GetLabel()).x + button.FromDIP(12));
    user_.clickCentre(button);
    EXPECT_TRUE(pumpUntil([this] { return browser().isLive(); }));
}

TEST_F(LookingBack, IsEndedByOneKey) {
    startWithMoves(suddenDeath(600s));
    user_.strike(WXK_END);
    EXPECT_TRUE(pumpUntil([this] { return browser().isLive(); }));
}

TEST_F(LookingBack, RefusesTypedMovesToo) {
    startWithMoves(suddenDeath(600s));
    user_.strike('T', wxMOD_CONTROL);
    user_.type("d5");
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([this] { return toUtf8(moveField().hint()).starts_with("You are looking at"); }));
    EXPECT_FALSE(games().isStudying());
}

TEST_F(LookingBack, TriesMovesOutWithoutAClock) {
    startWithMoves(Untimed{});
    drag(Square::D7, Square::D5);
    EXPECT_TRUE(pumpUntil([this] { return games().isStudying(); }));
}

TEST_F(LookingBack, TriesMovesOutWhileAClockRunsIfThePersonWantsThat) {
    change([](PlaySettings& play) { play.triesMovesWhileClockRuns = true; });
    startWithMoves(suddenDeath(600s));
    drag(Square::D7, Square::D5);
    EXPECT_TRUE(pumpUntil([this] { return games().isStudying(); }));
}

// Keys on the board.

TEST_F(InTheHand, TheArrowKeysGoThroughTheMovesWhereverTheKeyboardIs) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    for (wxWindow* const place : {static_cast<wxWindow*>(&board()), static_cast<wxWindow*>(&moves())}) {
        ASSERT_TRUE(focusAndWait(*place));
        const std::pair<int, std::size_t> kSteps[]{
            {WXK_LEFT, 1}, {WXK_HOME, 0}, {WXK_RIGHT, 1}, {WXK_END, 2}};
        for (const auto& [key, ply] : kSteps) {
            user_.strike(key);
            EXPECT_TRUE(pumpUntil([&] { return browser().shown()->ply() == ply; })) << key;
        }
    }
    EXPECT_EQ(state().cursor, Square::None);
}

TEST_F(InTheHand, UpAndDownGoThroughTheVariations) {
    ASSERT_TRUE(files().paste("1. e4 (1. d4) *"));
    for (wxWindow* const place : {static_cast<wxWindow*>(&board()), static_cast<wxWindow*>(&moves())}) {
        ASSERT_TRUE(focusAndWait(*place));
        user_.strike(WXK_HOME);
        user_.strike(WXK_RIGHT);
        ASSERT_TRUE(pumpUntil([this] { return browser().shown()->san() == "e4"; }));
        user_.strike(WXK_DOWN);
        ASSERT_TRUE(pumpUntil([this] { return browser().shown()->san() == "d4"; }));
        user_.strike(WXK_UP);
        EXPECT_TRUE(pumpUntil([this] { return browser().shown()->san() == "e4"; }));
    }
}

TEST_F(InTheHand, TheCursorWakesByEnterSaysSoAndSleepsByEscape) {
    start(person(), person());
    ASSERT_TRUE(focusAndWait(board()));
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(tells("The arrow keys go from square to square. Escape ends that."));
    user_.strike(WXK_LEFT);
    EXPECT_TRUE(pumpUntil([this] { return state().cursor == Square::D2; }));
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return state().cursor == Square::None; }));
    EXPECT_THAT(status(), Not(HasSubstr("arrow keys")));
}

}  // namespace
}  // namespace roque::test
