#include <algorithm>
#include <filesystem>

#include <gmock/gmock.h>
#include <wx/display.h>

#include "tests/gui/expect_dialog.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/games/annotate_dialog.h"
#include "view/dialogs/games/games_dialog.h"

// The list of the games of a file.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kThree =
    "[White \"Zoë\"]\n[WhiteElo \"2100\"]\n[Round \"2\"]\n[ECO \"B90\"]\n[Opening \"Najdorf\"]\n\n1. e4 c5 "
    "1-0\n\n"
    "[White \"Ada\"]\n[WhiteElo \"2700\"]\n[Round \"10\"]\n[ECO \"A00\"]\n\n1. g4 *\n\n"
    "[White \"Max\"]\n[Round \"1\"]\n\n1. d4 d5 2. c4 0-1\n\n";

class GamesList : public WindowTest {
protected:
    void open(const std::string& text, const char* name = "games.pgn") {
        const auto path = folder_.write(name, text);
        files().open(path);
        ASSERT_TRUE(pumpUntil([&] {
            const PgnFile* const file = files().file();
            return file != nullptr && file->path() == path && !file->isReading() && list().IsShown()
                   && list().isComplete();
        }));
        settle();
    }
    [[nodiscard]] GamesDialog& list() { return files().list(); }
    [[nodiscard]] GameListModel& model() { return dynamic_cast<GameListModel&>(*list().list().GetModel()); }
    /// A column of the list from top to bottom.
    [[nodiscard]] std::vector<std::string> column(GameKey key) {
        std::vector<std::string> texts;
        for (unsigned row = 0; row < model().GetCount(); ++row) {
            wxVariant value;
            model().GetValueByRow(value, row, static_cast<unsigned>(key));
            texts.push_back(toUtf8(value.GetString()));
        }
        return texts;
    }
    [[nodiscard]] std::vector<std::string> players() { return column(GameKey::White); }
    [[nodiscard]] bool shows(const std::vector<std::string>& names) {
        return pumpUntil([&] { return list().isComplete() && players() == names; });
    }
    [[nodiscard]] static GameCriteria lookingFor(const char* words) {
        GameCriteria criteria;
        criteria.words = words;
        return criteria;
    }
    void selectRow(unsigned row) {
        list().list().UnselectAll();
        list().list().Select(model().GetItem(row));
    }
    /// Clicks the title of a column.
    void clickTitle(unsigned at) {
        wxDataViewCtrl& entries = list().list();
        int left = 0;
        for (unsigned before = 0; before < at; ++before) left += entries.GetColumn(before)->GetWidth();
        const wxRect row = entries.GetItemRect(model().GetItem(0), entries.GetColumn(0));
        const int middle = left + entries.GetColumn(at)->GetWidth() / 2;
        user_.click(entries, wxPoint(middle, row.y - entries.FromDIP(10)));
        settle();
    }

    TemporaryFolder folder_;
};

TEST_F(GamesList, ShowsRatingsRoundsAndOpenings) {
    open(kThree);
    EXPECT_THAT(column(GameKey::WhiteElo), ElementsAre("2100", "2700", ""));
    EXPECT_THAT(column(GameKey::Round), ElementsAre("2", "10", "1"));
    EXPECT_THAT(column(GameKey::Eco), ElementsAre("B90", "A00", ""));
    EXPECT_THAT(column(GameKey::Opening), ElementsAre("Najdorf", "", ""));
    EXPECT_THAT(column(GameKey::Moves), ElementsAre("1", "1", "2"));
}

TEST_F(GamesList, MarksAGameWithErrorsAndSaysWhyInATooltip) {
    open(std::string(kThree) + "1. e4 Ke7 2. d4 *\n\n");
    EXPECT_THAT(column(GameKey::Number), ElementsAre("1", "2", "3", "⚠ 4"));
    wxDataViewCtrl& entries = list().list();
    const auto pointAt = [&](unsigned row) {
        const wxRect cell = entries.GetItemRect(model().GetItem(row), entries.GetColumn(0));
        user_.moveTo(entries, cell.GetPosition() + wxPoint(cell.width / 2, cell.height / 2));
    };
    pointAt(3);
    EXPECT_TRUE(pumpUntil([&] { return entries.GetToolTipText().Contains("Ke7"); }))
        << entries.GetToolTipText();
    pointAt(0);
    EXPECT_TRUE(pumpUntil([&] { return entries.GetToolTipText().empty(); }));
}

TEST_F(GamesList, TellsANumberThatIsCutOffAndWhatIsWrongWithTheGame) {
    open(std::string(kThree) + "1. e4 Ke7 2. d4 *\n\n");
    wxDataViewCtrl& entries = list().list();
    entries.GetColumn(0)->SetWidth(entries.FromDIP(20));
    settle();
    const wxRect cell = entries.GetItemRect(model().GetItem(3), entries.GetColumn(0));
    user_.moveTo(entries, cell.GetPosition() + wxPoint(cell.width / 2, cell.height / 2));
    EXPECT_TRUE(pumpUntil([&] { return entries.GetToolTipText().Contains("Ke7"); }));
    EXPECT_THAT(toUtf8(entries.GetToolTipText()), StartsWith("⚠ 4\n⚠ "));
}

TEST_F(GamesList, ShowsAsManyColumnsAsTheScreenHasRoomFor) {
    open(kThree);
    const wxDataViewCtrl& entries = list().list();
    const auto endOf = [&](GameKey key) {
        int end = 0;
        for (unsigned at = 0; at < entries.GetColumnCount(); ++at) {
            end += entries.GetColumn(at)->GetWidth();
            if (entries.GetColumn(at)->GetModelColumn() == static_cast<unsigned>(key)) break;
        }
        return end;
    };
    const int room = wxDisplay(frame_).GetClientArea().width - entries.FromDIP(60);
    EXPECT_GE(entries.GetClientSize().x, std::min(room, endOf(GameKey::Moves)));
    EXPECT_GE(entries.GetClientSize().x, endOf(GameKey::Eco));
}

TEST_F(GamesList, IsSortedByAClickOnATitleAndTurnedAroundByAnother) {
    open(kThree);
    clickTitle(1);
    EXPECT_TRUE(shows({"Ada", "Max", "Zoë"}));
    clickTitle(1);
    EXPECT_TRUE(shows({"Zoë", "Max", "Ada"}));
    clickTitle(0);
    EXPECT_TRUE(shows({"Zoë", "Ada", "Max"}));
}

TEST_F(GamesList, IsSortedByKeyboardAlone) {
    open(kThree);
    DialogUser user(list());
    auto& key = user.find<wxChoice>("sort by");
    ASSERT_TRUE(pumpUntil([this] { return list().list().HasFocus(); }));
    user.chooseByKeys(key, 2);
    EXPECT_TRUE(shows({"Zoë", "Ada", "Max"}));
    user.strike('D', wxMOD_ALT);
    EXPECT_TRUE(shows({"Ada", "Zoë", "Max"}));
}

TEST_F(GamesList, HasAnArrowOnlyInTheColumnThatItIsSortedBy) {
    const auto sorted = [this] {
        std::vector<unsigned> columns;
        for (unsigned at = 0; at < list().list().GetColumnCount(); ++at) {
            if (list().list().GetColumn(at)->IsSortKey()) columns.push_back(at);
        }
        return columns;
    };
    open(kThree);
    clickTitle(1);
    ASSERT_TRUE(shows({"Ada", "Max", "Zoë"}));
    EXPECT_THAT(sorted(), ElementsAre(1));
    DialogUser user(list());
    user.chooseByKeys(user.find<wxChoice>("sort by"), 2);
    ASSERT_TRUE(shows({"Zoë", "Ada", "Max"}));
    EXPECT_THAT(sorted(), ElementsAre(2));
    clickTitle(1);
    ASSERT_TRUE(shows({"Ada", "Max", "Zoë"}));
    EXPECT_THAT(sorted(), ElementsAre(1));
}

TEST_F(GamesList, HasTheGameSelectedThatIsShown) {
    open(kThree);
    const auto isShown = [this](const char* white) {
        return games().isStudying() && games().study()->record().tags.value("White") == white;
    };
    files().openGame(1);
    ASSERT_TRUE(pumpUntil([&] { return isShown("Ada"); }));
    struct Step {
        Action action;
        const char* white;
        std::size_t game;
    };
    for (const Step& step : {Step{Action::NextGame, "Max", 2}, Step{Action::PreviousGame, "Ada", 1},
                             Step{Action::PreviousGame, "Zoë", 0}}) {
        perform(step.action);
        ASSERT_TRUE(pumpUntil([&] { return isShown(step.white); }));
        perform(Action::ShowGames);
        settle();
        EXPECT_THAT(list().selectedGames(), ElementsAre(step.game));
    }
}

TEST_F(GamesList, SelectsTheFirstMatchOfASearch) {
    open(kThree);
    selectRow(2);
    list().sortBy({GameKey::White});
    ASSERT_TRUE(shows({"Ada", "Max", "Zoë"}));
    selectRow(2);
    list().search({});
    ASSERT_TRUE(shows({"Ada", "Max", "Zoë"}));
    EXPECT_THAT(list().selectedGames(), ElementsAre(1)) << "Ada";
}

TEST_F(GamesList, KeepsTheGameSelectedThatWas) {
    open(kThree);
    selectRow(2);
    list().sortBy({GameKey::White});
    ASSERT_TRUE(shows({"Ada", "Max", "Zoë"}));
    EXPECT_EQ(model().GetRow(list().list().GetSelection()), 1U);
    const auto isMaxSelected = [this] {
        const wxDataViewItem selected = list().list().GetSelection();
        return selected.IsOk() && players().at(model().GetRow(selected)) == "Max";
    };
    ASSERT_TRUE(isMaxSelected());
    for (const GameKey key : {GameKey::WhiteElo, GameKey::Date, GameKey::Number}) {
        list().sortBy({key, true});
        ASSERT_TRUE(pumpUntil([this] { return list().isComplete(); }));
        EXPECT_TRUE(isMaxSelected());
    }
}

TEST_F(GamesList, OpensTheGameThatIsSeenAndNotTheOneAtItsPlaceInTheFile) {
    open(kThree);
    list().sortBy({GameKey::White});
    ASSERT_TRUE(shows({"Ada", "Max", "Zoë"}));
    selectRow(0);
    settle();
    user_.clickCentre(*wxWindow::FindWindowById(wxID_OPEN, &list()));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(games().study()->record().tags.value("White"), "Ada");
}

TEST_F(GamesList, SortsWhatIsSearched) {
    open(kThree);
    list().sortBy({GameKey::White, true});
    ASSERT_TRUE(shows({"Zoë", "Max", "Ada"}));
    list().search(lookingFor("a"));
    EXPECT_TRUE(shows({"Zoë", "Max", "Ada"}));  // Najdorf
    list().search(lookingFor("2"));
    EXPECT_TRUE(shows({}));
}

TEST_F(GamesList, ForgetsTheSearchWhenAnotherFileIsOpened) {
    open(kThree);
    user_.type("zoe");
    ASSERT_TRUE(shows({"Zoë"}));
    open("[White \"Bo\"]\n\n*\n\n[White \"Cy\"]\n\n*\n", "other.pgn");
    EXPECT_TRUE(shows({"Bo", "Cy"}));
    EXPECT_EQ(toUtf8(list().status()), "2 games");
    EXPECT_TRUE(dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("search", &list()))->IsEmpty());
}

/// The list while its games are annotated.
class AnnotatedList : public GamesList {
protected:
    void begin(std::uint64_t nodes, std::vector<std::size_t> games, const char* output = "out.pgn") {
        frame_->commands().annotation.begin(
            {folder_ / "games.pgn", 0, 0, std::move(games), folder_ / output, "bastion", nodes, 1},
            annotation::AnnotationJournal::Begin::Anew);
    }
    [[nodiscard]] bool isNoted() const {
        const std::filesystem::directory_iterator state(home_ / "state");
        return std::ranges::any_of(state, [](const std::filesystem::directory_entry& entry) {
            return entry.path().filename().string().starts_with("annotation-");
        });
    }
    [[nodiscard]] wxWindow& inList(const char* name) { return *wxWindow::FindWindowByName(name, &list()); }
    [[nodiscard]] bool isAsked(const char* words) {
        return pumpUntil([&] { return toUtf8(notice().text()).find(words) != std::string::npos; });
    }
    /// Whether the list comes to tell the end of the annotation, in words that hold these.
    [[nodiscard]] bool isToldInList(const char* words) {
        const auto& end = dynamic_cast<const WrappedText&>(inList("annotation end"));
        const auto isTold = [&] {
            return end.IsShownOnScreen() && toUtf8(end.words()).find(words) != std::string::npos;
        };
        return pumpUntil(isTold, 4 * kPatience);
    }
    void clickInList(const char* button) {
        settle();  // it has its place
        user_.clickCentre(inList(button));
        settle();
    }
    void chooseWhich(const std::function<void(wxChoice&)>& choose) {
        wxTEST_DIALOG(user_.clickCentre(inList("annotate games"));
                      settle(), ExpectDialog<AnnotateDialog>(
                                    [&](AnnotateDialog& dialog) {
                                        choose(dynamic_cast<wxChoice&>(*dialog.FindWindow("annotate which")));
                                    },
                                    wxID_CANCEL));
    }
};

TEST_F(AnnotatedList, OffersTheGamesThatAreSelectedOrAll) {
    open(kThree);
    chooseWhich(
        [](wxChoice& which) { EXPECT_EQ(toUtf8(which.GetStringSelection()), "All 3 games of the list"); });
    selectRow(0);
    list().list().Select(model().GetItem(2));
    chooseWhich([](wxChoice& which) { EXPECT_EQ(toUtf8(which.GetStringSelection()), "2 selected games"); });
}

TEST_F(AnnotatedList, GoesIntoAnotherFileThatCanBeShown) {
    open(kThree);
    begin(1000, {1, 3});
    EXPECT_TRUE(inList("annotation bar").IsShown());
    EXPECT_FALSE(inList("annotate games").IsEnabled());
    ASSERT_TRUE(isToldInList("2 of 2 games are done, in out.pgn."));
    EXPECT_FALSE(inList("annotation progress").IsShown());
    EXPECT_EQ(inList("annotation end").GetSize().y, inList("annotation end").GetBestSize().y);
    EXPECT_TRUE(inList("annotate games").IsEnabled());
    EXPECT_EQ(noticeText().find("out.pgn"), std::string::npos) << "the list covers it";
    clickInList("Show the games");
    EXPECT_TRUE(shows({"Zoë", "Max"}));
    EXPECT_EQ(files().file()->path(), folder_ / "out.pgn");
    EXPECT_FALSE(inList("annotation bar").IsShown());
    EXPECT_TRUE(list().IsShown());
}

TEST_F(AnnotatedList, GivesWayToTheOnlyGameThatWasAnnotated) {
    open(kThree);
    begin(1000, {3});
    ASSERT_TRUE(isToldInList("1 of 1 games is done, in out.pgn."));
    clickInList("Show the games");
    EXPECT_TRUE(pumpUntil([this] { return !list().IsShown() && toUtf8(heading().study()) == "out.pgn"; }));
}

TEST_F(AnnotatedList, LeavesItsEndToTheWindowWhileItIsClosed) {
    open(kThree);
    begin(1000, {1, 3});
    list().Hide();
    ASSERT_TRUE(isAsked("2 of 2 games are done, in out.pgn."));
    clickButton(notice(), "Show the games");
    EXPECT_TRUE(shows({"Zoë", "Max"}));
    EXPECT_FALSE(inList("annotation bar").IsShown());
}

TEST_F(AnnotatedList, TellsHowManyGamesCouldNotBeAnnotated) {
    open(std::string(kThree) + "1. e4 Ke7 2. d4 *\n\n");
    begin(1000, {1, 4});
    EXPECT_TRUE(isToldInList("2 of 2 games are done, in out.pgn. 1 of them could not be annotated."));
}

TEST_F(AnnotatedList, TellsWhyNoGameCouldBeAnnotatedUntilThatIsClosed) {
    open(kThree);
    begin(1000, {}, "missing/out.pgn");
    ASSERT_TRUE(isToldInList("missing/out.pgn"));
    clickInList("Close");
    EXPECT_FALSE(inList("annotation bar").IsShown());
    EXPECT_TRUE(list().IsShown());
}

TEST_F(AnnotatedList, TellsAnEndThatIsStillOpenAgainAfterATrouble) {
    open(kThree);
    begin(1000, {1, 3});
    ASSERT_TRUE(isToldInList("2 of 2 games are done"));
    list().showAnnotationTrouble("The games stay as they are.");
    ASSERT_TRUE(isToldInList("The games stay as they are."));
    clickInList("Close");
    EXPECT_TRUE(isToldInList("2 of 2 games are done"));
    list().showAnnotationTrouble("The file has changed.");
    files().open(folder_ / "out.pgn");
    EXPECT_TRUE(isToldInList("2 of 2 games are done")) << "the trouble was about the file before";
    clickInList("Close");
    EXPECT_FALSE(inList("annotation bar").IsShown());
}

TEST_F(AnnotatedList, ShowsTheProgressOfTheNextInThePlaceOfTheEnd) {
    open(kThree);
    begin(1000, {1});
    ASSERT_TRUE(isToldInList("1 of 1 games is done"));
    begin(900'000'000, {});
    EXPECT_FALSE(inList("annotation end").IsShown());
    EXPECT_TRUE(inList("annotation progress").IsShown());
    EXPECT_EQ(wxWindow::FindWindowByName("Show the games", &list()), nullptr);
    frame_->commands().annotation.cancel();
    EXPECT_TRUE(pumpUntil([this] { return !frame_->commands().annotation.isRunning(); }));
}

TEST_F(AnnotatedList, IsCancelledAtOnce) {
    open(kThree);
    begin(900'000'000, {});
    settle();
    ASSERT_TRUE(inList("annotation bar").IsShown());
    user_.clickCentre(inList("annotation cancel"));
    settle();
    EXPECT_FALSE(inList("annotation bar").IsShown());
    EXPECT_TRUE(pumpUntil([this] { return !frame_->commands().annotation.isRunning(); }));
    EXPECT_TRUE(pumpUntil([this] { return !isNoted(); }));
}

TEST_F(AnnotatedList, IsResumedAtTheNextStart) {
    open(kThree);
    begin(900'000'000, {2});
    ASSERT_TRUE(pumpUntil([this] { return isNoted(); }));
    EXPECT_FALSE(annotation::findNote(home_ / "state")) << "this program is at it";
    const Settings settings = settings_->settings();
    reopen(settings);
    ASSERT_TRUE(isAsked("The annotation of games of games.pgn was interrupted."));
    clickButton(notice(), "Resume");
    EXPECT_TRUE(pumpUntil([this] { return frame_->commands().annotation.isRunning(); }));
    frame_->commands().annotation.cancel();
    EXPECT_TRUE(pumpUntil([this] { return !frame_->commands().annotation.isRunning(); }));
}

TEST_F(GamesList, HasEveryGameOfALongFile) {
    std::string text;
    for (int number = 1; number <= 60'000; ++number)
        text += "[White \"P" + std::to_string(number) + "\"]\n\n*\n\n";
    open(text);
    EXPECT_EQ(model().GetCount(), 60'000U);
    EXPECT_EQ(toUtf8(list().status()), "60000 games");
    ASSERT_TRUE(pumpUntil([this] { return list().list().HasFocus(); }));
    user_.strike(WXK_END);
    ASSERT_TRUE(pumpUntil([this] {
        const wxDataViewItem item = list().list().GetSelection();
        return item.IsOk() && model().GetRow(item) == 59'999;
    }));
    list().sortBy({GameKey::Number, true});
    EXPECT_TRUE(pumpUntil([this] { return list().isComplete() && players().front() == "P60000"; }));
}

}  // namespace
}  // namespace roque::test
