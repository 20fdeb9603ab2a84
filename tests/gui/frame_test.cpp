#include <gmock/gmock.h>
#include <wx/scrolbar.h>
#include <wx/slider.h>

#include "model/notation/uci_move.h"
#include "tests/gui/support/screen_reader.h"
#include "tests/gui/support/window_picture.h"
#include "tests/gui/window_test.h"

// The frame of the window: rail, pages, and a board that is as large as it can be and stays where it is.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

class Frame : public WindowTest {
protected:
    void resize(int width, int height) {
        frame_->SetClientSize(frame_->FromDIP(wxSize(width, height)));
        settle();
    }
    /// The side of the squares together, in logical pixels.
    [[nodiscard]] double side() const { return board().geometry().board().width; }
    [[nodiscard]] wxRect boardRect() const { return board().GetScreenRect(); }
    /// The squares, as the screen shows them.
    [[nodiscard]] std::string boardPixels() const {
        const wxImage picture = pictureOf(board());
        const auto size = static_cast<std::size_t>(picture.GetWidth() * picture.GetHeight() * 3);
        return {reinterpret_cast<const char*>(picture.GetData()), size};
    }
    [[nodiscard]] bool isOnPage(Action page) const {
        return frame_->GetMenuBar()->IsChecked(ActionBar::idOf(page));
    }
    [[nodiscard]] wxWindow& railButton(const char* name) const {
        return *wxWindow::FindWindowByName(std::string("rail ") + name, frame_);
    }
    [[nodiscard]] wxWindow* shown(const char* name) const {
        wxWindow* const window = wxWindow::FindWindowByName(name, frame_);
        return window != nullptr && window->IsShownOnScreen() ? window : nullptr;
    }
};

TEST_F(Frame, HasALargeBoardAtEverySize) {
    for (const auto& [width, height, least] :
         {std::tuple(1024, 700, 608), std::tuple(1280, 800, 712), std::tuple(1920, 1080, 992)}) {
        resize(width, height);
        const double side = this->side();
        RecordProperty("side_at_" + std::to_string(width), static_cast<int>(side));
        std::cout << width << 'x' << height << ": " << side << '\n';
        EXPECT_GE(side, least) << width << 'x' << height;
        EXPECT_GE(part<wxWindow>("column").GetSize().x, 300);
    }
}

TEST_F(Frame, TellsOfTheGameInAThirdColumnOfAWideWindow) {
    resize(1280, 800);
    EXPECT_FALSE(shown("aside"));
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(300s, 3s), Untimed{}}});
    resize(1920, 1010);
    ASSERT_TRUE(shown("facts"));
    EXPECT_THAT(accessibleName(*shown("facts")), HasSubstr("Time: 5 min + 3 s / No clock"));
    EXPECT_LT(shown("facts")->GetScreenRect().GetRight(), boardRect().x);
    const wxRect before = boardRect();
    ASSERT_TRUE(files().paste("[Event \"Hastings\"]\n[Round \"?\"]\n\n1. d4 d5 *"));
    settle();
    EXPECT_EQ(boardRect(), before);
    EXPECT_EQ(accessibleName(*shown("facts")), "This game, Event: Hastings");
}

TEST_F(Frame, TellsInAWideWindowHowAPersonHasDoneAgainstTheirOpponent) {
    resize(1920, 1010);
    start(PersonSpec{"Ada"}, plugin("random"));
    settle();
    EXPECT_FALSE(shown("record"));
    frame_->controller().resign(Color::White);
    ASSERT_TRUE(pumpUntil([this] { return shown("record") != nullptr; }));
    EXPECT_THAT(accessibleName(*shown("record")), testing::StartsWith("You against Random: +0 =0 −1, 0-1: "));
    start(PersonSpec{"Zoë"}, plugin("random"));
    EXPECT_TRUE(pumpUntil([this] { return shown("record") == nullptr; }));
}

TEST_F(Frame, ShowsTheClockThatRunsBesideThePageOfTheGame) {
    const auto nameOfPlay = [this] { return accessibleName(railButton("play")); };
    frame_->controller().newGame(
        {{person(), person()}, Position::start(), Variant::Standard, {suddenDeath(300s), suddenDeath(300s)}});
    frame_->controller().resume();
    settle();
    EXPECT_EQ(nameOfPlay(), "Play") << "its clocks are in sight";
    const auto icon = [this] {
        return dynamic_cast<wxAnyButton&>(railButton("play")).GetBitmap().GetLogicalWidth();
    };
    const double usual = icon();
    user_.clickCentre(railButton("analyse"));
    ASSERT_TRUE(pumpUntil([&] { return nameOfPlay() == "Play, your clock runs"; }));
    EXPECT_GT(icon(), usual);
    frame_->controller().pause();
    EXPECT_TRUE(pumpUntil([&] { return nameOfPlay() == "Play"; }));
    frame_->controller().resume();
    EXPECT_TRUE(pumpUntil([&] { return nameOfPlay() == "Play, your clock runs"; }));
    user_.clickCentre(railButton("play"));
    ASSERT_TRUE(pumpUntil([&] { return nameOfPlay() == "Play"; }));
    EXPECT_EQ(icon(), usual);
}

TEST_F(Frame, TellsHowThingsStandInTheWholeWidthWhereNoMoveStandsBesideIt) {
    EXPECT_GT(part<wxWindow>("status").GetSize().x, part<wxWindow>("moves card").GetSize().x * 9 / 10);
}

TEST_F(Frame, KeepsTheWordsAboveTheMovesOffTheirFrame) {
    ASSERT_TRUE(files().paste("[White \"Ada\"]\n[Black \"Bo\"]\n\n1. d4 d5 *"));
    settle();
    const auto& heading = part<GameHeading>("heading");
    ASSERT_TRUE(heading.IsShownOnScreen());
    EXPECT_GE(heading.GetPosition().y, frame_->FromDIP(4));
    EXPECT_GE(moves().GetPosition().y - heading.GetRect().GetBottom(), frame_->FromDIP(4));
}

TEST_F(Frame, NamesBothPlayersOfAStudyInAsManyLinesAsThatTakes) {
    ASSERT_TRUE(
        files().paste("[White \"Maximiliane von Hohenlohe\"]\n[WhiteElo \"2100\"]\n"
                      "[Black \"Anand, Viswanathan\"]\n[BlackElo \"2773\"]\n\n1. d4 d5 *"));
    const auto& names = part<WrappedText>("study names");
    EXPECT_TRUE(pumpUntil([&] { return names.GetLabelText().Contains('\n'); }));
    EXPECT_TRUE(pumpUntil([&] { return names.GetSize().y >= 2 * names.GetCharHeight(); }));
}

TEST_F(Frame, NamesThePlayersOfAStudyInTwoLinesHoweverLongTheirNamesAre) {
    std::string name = "Ada";
    for (int each = 0; each < 100; ++each) name += " von Hohenlohe";
    ASSERT_TRUE(files().paste("[White \"" + name + "\"]\n[Black \"Bo\"]\n\n1. d4 d5 *"));
    const auto& names = part<WrappedText>("study names");
    ASSERT_TRUE(pumpUntil([&] { return names.GetLabelText().EndsWith(toWx("…")); }));
    EXPECT_EQ(names.GetLabelText().Freq('\n'), 1);
    EXPECT_TRUE(pumpUntil([&] { return names.GetSize().y < 3 * names.GetCharHeight(); }));
    EXPECT_LE(names.GetTextExtent(names.GetLabelText().AfterFirst('\n')).x, names.GetSize().x);
    EXPECT_EQ(toUtf8(names.GetToolTipText()), name + " – Bo");
    ASSERT_TRUE(files().paste("[White \"Ada\"]\n[Black \"Bo\"]\n\n1. d4 d5 *"));
    EXPECT_TRUE(pumpUntil([&] { return toUtf8(names.GetLabelText()) == "Ada – Bo"; }));
    EXPECT_EQ(names.GetToolTip(), nullptr);
}

/// Nothing in the column lies over something else, and two rows of moves are to be seen, with the engine
/// above them.
TEST_F(Frame, HasRoomForAStudyInANarrowWindow) {
    ASSERT_TRUE(files().paste("[White \"Ada\"]\n[Black \"Bo\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 *"));
    perform(Action::ShowStudyPage);
    const auto look = [this](wxSize size) {
        SCOPED_TRACE(std::to_string(size.x) + 'x' + std::to_string(size.y));
        resize(size.x, size.y);
        settle();
        std::vector<wxWindow*> parts;
        for (wxWindow* const part : part<wxWindow>("column").GetChildren()) {
            if (part->IsShown()) parts.push_back(part);
        }
        for (const wxWindow* const one : parts) {
            for (const wxWindow* const other : parts) {
                if (one == other) continue;
                EXPECT_FALSE(one->GetRect().Intersects(other->GetRect()))
                    << one->GetName() << " and " << other->GetName();
            }
        }
        EXPECT_GE(moves().GetSize().y, moves().GetMinSize().y);
        EXPECT_NE(shown("engine switch"), nullptr);
    };
    const std::array<wxSize, 6> sizes{wxSize(598, 360), wxSize(620, 740), wxSize(620, 900),
                                      wxSize(620, 980), wxSize(700, 850), wxSize(750, 950)};
    for (const wxSize size : sizes) look(size);
    notice().showNotice("Stockfish 15.1 has ended without a word while it looked at the position.");
    for (const wxSize size : sizes) look(size);
}

TEST_F(Frame, ShowsTheThirdColumnOnlyBesideABoard) {
    frame_->SetSize(frame_->FromDIP(wxSize(1650, 900)));
    settle();
    const auto& aside = part<wxWindow>("aside");
    ASSERT_TRUE(aside.IsShown());
    perform(Action::ShowEnginesPage);
    settle();
    EXPECT_FALSE(aside.IsShown());
    perform(Action::ShowStudyPage);
    settle();
    EXPECT_TRUE(aside.IsShown());
}

TEST_F(Frame, LeavesTheMovesTheirRoomWhenAQuestionIsAskedBelowTheBoard) {
    start(person(), person());
    playAMoveEach();
    resize(700, 940);
    ASSERT_TRUE(shown("game buttons"));
    const int before = moves().GetSize().y;
    frame_->controller().offerDraw();
    settle();
    ASSERT_TRUE(question().IsShownOnScreen());
    EXPECT_FALSE(shown("game buttons"));
    EXPECT_GE(moves().GetSize().y, std::min(before, frame_->FromDIP(40)));
    frame_->controller().answerDraw(DrawAnswer::Decline);
    settle();
    EXPECT_TRUE(shown("game buttons"));
    EXPECT_TRUE(shown("move field"));
    EXPECT_EQ(moves().GetSize().y, before);
}

TEST_F(Frame, LeavesTheBoardWhereItIsWhateverIsToldOrAsked) {
    start(person(), person());
    playAMoveEach();
    ASSERT_TRUE(pumpUntil([this] { return !board().state().transition; }));
    settle();
    const wxRect before = boardRect();
    const std::string seen = boardPixels();
    notice().showNotice("The game could not be saved: the disk is full. " + wxString('x', 400));
    settle();
    EXPECT_EQ(boardRect(), before);
    EXPECT_TRUE(boardPixels() == seen) << "during a notice";
    notice().dismissNotice();
    settle();
    EXPECT_TRUE(boardPixels() == seen) << "after it";
    offer().showQuestion("A game is waiting for you.", {{"Continue", [] {}}, {"Later", [] {}}});
    settle();
    EXPECT_EQ(boardRect(), before);
    frame_->controller().offerDraw();
    settle();
    ASSERT_TRUE(question().IsShown());
    EXPECT_EQ(boardRect(), before);
    frame_->controller().answerDraw(DrawAnswer::Decline);
    perform(Action::ShowPrevious);
    settle();
    EXPECT_TRUE(shown("back to the game"));
    EXPECT_EQ(boardRect(), before);
    perform(Action::ShowLast);
    perform(Action::ShowStudyPage);
    settle();
    EXPECT_EQ(boardRect(), before);
    perform(Action::ShowPlayPage);
    frame_->controller().resign(Color::White);
    settle();
    EXPECT_EQ(boardRect(), before);
}

TEST_F(Frame, ChangesItsPagesByTheRailAndByKeys) {
    EXPECT_TRUE(isOnPage(Action::ShowPlayPage));
    EXPECT_TRUE(shown("game buttons"));
    user_.clickCentre(railButton("analyse"));
    ASSERT_TRUE(pumpUntil([this] { return isOnPage(Action::ShowStudyPage); }));
    EXPECT_TRUE(shown("study buttons"));
    EXPECT_FALSE(shown("game buttons"));
    EXPECT_FALSE(shown("player white"));
    user_.strike('1', wxMOD_ALT);
    ASSERT_TRUE(pumpUntil([this] { return isOnPage(Action::ShowPlayPage); }));
    EXPECT_TRUE(shown("player white"));
    user_.strike('2', wxMOD_ALT);
    EXPECT_TRUE(pumpUntil([this] { return isOnPage(Action::ShowStudyPage); }));
}

TEST_F(Frame, GoesOnThroughTheMovesAfterAClickOnAPage) {
    ASSERT_TRUE(files().paste("1. d4 d5 2. c4 *"));
    perform(Action::ShowPlayPage);
    perform(Action::ShowStudyPage);
    perform(Action::ShowFirst);
    board().SetFocus();
    settle();
    user_.clickCentre(railButton("play"));
    ASSERT_TRUE(pumpUntil([this] { return isOnPage(Action::ShowPlayPage); }));
    user_.clickCentre(railButton("analyse"));
    ASSERT_TRUE(pumpUntil([this] { return isOnPage(Action::ShowStudyPage); }));
    perform(Action::ShowFirst);
    user_.strike(WXK_RIGHT);
    EXPECT_TRUE(pumpUntil([this] { return browser().shown()->ply() == 1; }));
}

/// As at the start, when a file is opened before the first game has begun.
TEST_F(Frame, ShowsThePageOfTheStudyIfAGameBeginsBehindIt) {
    start(person(), person());
    ASSERT_TRUE(files().paste("1. d4 d5 *"));
    ASSERT_TRUE(isOnPage(Action::ShowStudyPage));
    start(person(), person());
    ASSERT_TRUE(isOnPage(Action::ShowPlayPage));
    session().returnToStudy();
    EXPECT_TRUE(isOnPage(Action::ShowStudyPage));
}

TEST_F(Frame, ShowsThePageThatBelongsToTheGameOnTheBoard) {
    start(person(), person());
    ASSERT_TRUE(files().paste("1. d4 d5 *"));
    EXPECT_TRUE(isOnPage(Action::ShowStudyPage));
    user_.clickCentre(railButton("play"));
    ASSERT_TRUE(pumpUntil([this] { return isOnPage(Action::ShowPlayPage); }));
    EXPECT_TRUE(games().isGameShown());
    user_.clickCentre(railButton("analyse"));
    ASSERT_TRUE(pumpUntil([this] { return isOnPage(Action::ShowStudyPage); }));
    EXPECT_FALSE(games().isGameShown()) << "the game from elsewhere is still open";
    start(person(), person());
    EXPECT_TRUE(isOnPage(Action::ShowPlayPage));
}

TEST_F(Frame, GoesRoundItsPartsByOneKey) {
    notice().dismissNotice();
    ASSERT_TRUE(focusAndWait(board()));
    user_.strike(WXK_F6);
    EXPECT_TRUE(pumpUntil([this] { return moves().HasFocus(); }));
    user_.strike(WXK_F6);
    EXPECT_TRUE(pumpUntil([this] { return railButton("play").HasFocus(); }));
    user_.strike(WXK_DOWN);
    EXPECT_TRUE(pumpUntil([this] { return railButton("analyse").HasFocus(); }));
    user_.strike(WXK_F6);
    EXPECT_TRUE(pumpUntil([this] { return board().HasFocus(); }));
    notice().showNotice("The game could not be saved.");
    user_.strike(WXK_F6);
    ASSERT_TRUE(pumpUntil([this] { return moves().HasFocus(); }));
    user_.strike(WXK_F6);
    EXPECT_TRUE(pumpUntil([this] { return notice().IsDescendant(wxWindow::FindFocus()); }));
}

TEST_F(Frame, LeavesTheWordsOfTheRailOutInANarrowWindowAndOnWish) {
    resize(1280, 800);
    EXPECT_EQ(railButton("play").GetLabel(), "Play");
    const int wide = part<wxWindow>("rail").GetSize().x;
    perform(Action::RailWords);
    settle();
    EXPECT_EQ(railButton("play").GetLabel(), "");
    EXPECT_LT(part<wxWindow>("rail").GetSize().x, wide);
    perform(Action::RailWords);
    resize(1000, 700);
    EXPECT_EQ(railButton("play").GetLabel(), "");
}

TEST_F(Frame, PutsTheCardsWhereThePersonWantsThem) {
    Settings wanted = settings_->settings();
    wanted.appearance.cards = CardPlace::Stacked;
    reopen(wanted);
    resize(1280, 800);
    EXPECT_LT(card(Color::Black).GetScreenRect().GetBottom(), boardRect().y);
    EXPECT_GT(card(Color::White).GetScreenRect().y, boardRect().GetBottom());
    wanted.appearance.cards = CardPlace::Automatic;
    reopen(wanted);
    resize(1280, 800);
    EXPECT_EQ(card(Color::Black).GetScreenRect().y, boardRect().y);
    resize(720, 1060);
    EXPECT_GT(card(Color::White).GetScreenRect().y, boardRect().GetBottom());
    EXPECT_GE(side(), 600);
}

TEST_F(Frame, TellsByCardsWhoseTurnItIs) {
    start(PersonSpec{"Ada"}, PersonSpec{"Bo"});
    EXPECT_TRUE(card(Color::White).content().isToMove);
    EXPECT_EQ(card(Color::White).content().chip, "To move");
    EXPECT_EQ(card(Color::Black).content().chip, "");
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_FALSE(card(Color::White).content().isToMove);
    EXPECT_EQ(card(Color::Black).content().chip, "To move");
    perform(Action::Pause);
    EXPECT_EQ(card(Color::Black).content().chip, "Paused");
}

TEST_F(Frame, DoesWhatOneDoesInAGameByButtonsBesideTheMoves) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    user_.clickCentre(*wxWindow::FindWindowByName("button previous", frame_));
    ASSERT_TRUE(pumpUntil([this] { return browser().shown()->ply() == 0; }));
    user_.clickCentre(*wxWindow::FindWindowByName("button last", frame_));
    ASSERT_TRUE(pumpUntil([this] { return browser().isLive(); }));
    user_.clickCentre(*wxWindow::FindWindowByName("button back", frame_));
    EXPECT_TRUE(pumpUntil([this] { return plies() == 0; }));
    const Orientation before = board().orientation();
    user_.clickCentre(*wxWindow::FindWindowByName("button flip", frame_));
    EXPECT_TRUE(pumpUntil([&] { return board().orientation() != before; }));
}

TEST_F(Frame, FitsIntoASmallWindow) {
    resize(600, 400);
    EXPECT_GE(side(), 200);
    for (const char* const name : {"game buttons", "move row", "moves"}) {
        const wxWindow* const part = shown(name);
        ASSERT_NE(part, nullptr) << name;
        EXPECT_LE(part->GetScreenRect().GetBottom(), frame_->GetScreenRect().GetBottom()) << name;
        EXPECT_GT(part->GetSize().y, 0) << name;
    }
}

/// GTK warns of one that is lower than its slider.
TEST_F(Frame, HasNoScrollBarWithoutRoomForIt) {
    start(person(), person());
    for (const char* move : {"a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6",
                             "f2f3", "f7f6", "g2g3", "g7g6"})
        ASSERT_TRUE(frame_->controller().play(*parseUciMove(game().position(), move)));
    unsigned seen = 0;
    for (int height = 340; height < 560; height += 10) {
        resize(1120, height);
        for (const wxWindow* child : moves().GetChildren()) {
            const auto* const bar = dynamic_cast<const wxScrollBar*>(child);
            if (bar == nullptr || !bar->IsShown()) continue;
            ++seen;
            EXPECT_GE(bar->GetSize().y, bar->GetBestSize().y) << height;
        }
    }
    EXPECT_GT(seen, 0U);
}

}  // namespace
}  // namespace roque::test
