#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>

#include <gmock/gmock.h>
#include <wx/filedlg.h>

#include "controller/scores/points_table.h"
#include "controller/storage/sqlite_database.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/new_game/new_game_dialog.h"
#include "view/dialogs/scores/scores_dialog.h"

// What remains when the window is opened again.
namespace roque::test {
namespace {

using testing::HasSubstr;

class WindowOpenedAgain : public WindowTest {
protected:
    /// Closes the window like a person who wants to continue another time, and opens it again.
    void openAgain() {
        frame_->controller().pause();
        perform(Action::Quit);
        ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
        SetUp();
    }
};

TEST_F(WindowOpenedAgain, OffersTheGameThatWasLeft) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    const std::string before = fen();
    frame_->controller().close();  // without a question
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    EXPECT_EQ(toUtf8(offer().text()), "A game is waiting for you: Ada – Zoë, after 1 move.");
    settle();
    clickButton(offer(), "Resume");
    ASSERT_TRUE(pumpUntil([&] { return fen() == before; }));
    EXPECT_FALSE(offer().IsShown());
    EXPECT_TRUE(playByClicks(Square::G1, Square::F3));
}

TEST_F(WindowOpenedAgain, OffersADamagedGameUpToTheDamage) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    const std::string before = fen();
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SqliteDatabase(home_ / "state/journal.sqlite")
        .execute("UPDATE event SET kind = 'x' WHERE detail = 'e7e5'");
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    EXPECT_THAT(toUtf8(offer().text()),
                testing::EndsWith("after 1 move. The moves after that are damaged and cannot be read."));
    settle();
    clickButton(offer(), "Resume");
    ASSERT_TRUE(pumpUntil([&] { return fen() == before; }));
    EXPECT_TRUE(playByClicks(Square::D7, Square::D5));
}

TEST_F(WindowOpenedAgain, OffersNoGameInWhichOnlyAnAiPlayerHasMoved) {
    start(plugin("random"), person());
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_FALSE(isPossible(Action::Adjourn));
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    perform(Action::UnfinishedGames);
    EXPECT_TRUE(pumpUntil([this] { return status().starts_with("No unfinished games."); })) << status();
}

TEST_F(WindowOpenedAgain, LetsNoClockRunBeforeThePersonIsReady) {
    frame_->controller().newGame(
        {{person(), person()},
         Position::start(),
         Variant::Standard,
         {suddenDeath(std::chrono::seconds(60)), suddenDeath(std::chrono::seconds(60))}});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    settle();
    clickButton(offer(), "Resume");
    ASSERT_TRUE(pumpUntil([this] { return question().IsShown(); }));
    EXPECT_THAT(questionText(), testing::StartsWith("Ready?"));
    EXPECT_EQ(status(), "Black to move");
    EXPECT_FALSE(frame_->controller().clock().isRunning());
    EXPECT_TRUE(isPossible(Action::Adjourn));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    EXPECT_TRUE(frame_->controller().clock().isRunning());
}

TEST_F(WindowOpenedAgain, IsLeftWithoutAQuestionWhereTheGameIsKept) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    perform(Action::Quit);  // a dialog would fail the test
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    EXPECT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
}

TEST_F(WindowOpenedAgain, AsksBeforeItIsLeftWhereNoGameCanBeKept) {
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    std::filesystem::remove_all(home_ / "state");
    std::ofstream(home_ / "state") << "no folder";
    SetUp();
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(pumpUntil([this] { return notice().IsShown(); }));
    EXPECT_FALSE(isPossible(Action::Adjourn));
    wxTEST_DIALOG(perform(Action::Quit), wxExpectModal<wxMessageDialog>(wxID_NO));
    settle();
    ASSERT_TRUE(frame_);
    wxTEST_DIALOG(perform(Action::Quit), wxExpectModal<wxMessageDialog>(wxID_YES));
    EXPECT_TRUE(pumpUntil([this] { return !frame_; }));
}

TEST_F(WindowOpenedAgain, CallsThePlayersOfTheGameThatWasLeftAsWhenItWasPlayed) {
    start(person(), plugin("minimax"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    EXPECT_EQ(toUtf8(offer().text()), "A game is waiting for you: White – Minimax, after 1 move.");
}

TEST_F(WindowOpenedAgain, LetsWhatWasPlayedMeanwhileWait) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    ASSERT_TRUE(playByClicks(Square::D2, Square::D4));
    settle();
    const std::string meanwhile = fen();
    clickButton(offer(), "Resume");
    ASSERT_TRUE(pumpUntil([&] { return fen() != meanwhile; }));
    EXPECT_FALSE(offer().IsShown());
    frame_->controller().abort();  // which is not offered again
    settle();
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    EXPECT_THAT(toUtf8(offer().text()), HasSubstr("Ada – Zoë"));
}

TEST_F(WindowTest, KeepsGamesForLaterAndGoesOnWithThem) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    const std::string first = fen();
    wxTEST_DIALOG(perform(Action::Restart), wxExpectModal<wxMessageDialog>(wxID_NO));  // keep it
    EXPECT_EQ(plies(), 0U);
    ASSERT_TRUE(playByClicks(Square::D2, Square::D4));
    const std::string second = fen();
    ASSERT_TRUE(isPossible(Action::Adjourn));
    wxTEST_DIALOG(perform(Action::Adjourn), ExpectDialog<NewGameDialog>([](NewGameDialog&) {}));
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(isPossible(Action::Adjourn));

    user_.strike('J', wxMOD_CONTROL | wxMOD_SHIFT);
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    settle();
    clickButton(offer(), "Another game");
    settle();
    clickButton(offer(), "Resume");
    ASSERT_TRUE(pumpUntil([&] { return fen() == first; })) << fen();
    perform(Action::UnfinishedGames);
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    settle();
    clickButton(offer(), "Resume");
    ASSERT_TRUE(pumpUntil([&] { return fen() == second; })) << fen();
    EXPECT_TRUE(playByClicks(Square::D7, Square::D5));
}

TEST_F(WindowTest, StopsTheClocksWhileAGameIsAdjourned) {
    const TimeControl time = suddenDeath(std::chrono::seconds(60));
    frame_->controller().newGame({{person(), person()}, Position::start(), Variant::Standard, {time, time}});
    settle();
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(frame_->controller().clock().isRunning());
    const auto adjourn = [this](int answer) {
        wxTEST_DIALOG(
            perform(Action::Adjourn),
            ExpectDialog<NewGameDialog>(
                [this](NewGameDialog&) { EXPECT_FALSE(frame_->controller().clock().isRunning()); }, answer));
    };
    adjourn(wxID_CANCEL);
    EXPECT_TRUE(frame_->controller().clock().isRunning());
    EXPECT_EQ(plies(), 1U);
    adjourn(wxID_OK);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(WindowTest, TellsThatNoGameWaits) {
    perform(Action::UnfinishedGames);
    EXPECT_TRUE(pumpUntil([this] { return status() == "No unfinished games. Your move"; })) << status();
}

TEST_F(WindowOpenedAgain, OffersNothingThatIsNotWanted) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    settle();
    clickButton(offer(), "Discard");
    ASSERT_TRUE(pumpUntil([this] { return !offer().IsShown(); }));
    perform(Action::Quit);
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));

    GameController controller(dispatcher_, *windowPlugins());
    GameJournal journal(dispatcher_, controller, home_ / "state", nullptr, {});
    std::optional<std::vector<SavedGame>> found;
    journal.findUnfinished([&](std::vector<SavedGame> games) { found = std::move(games); });
    ASSERT_TRUE(pumpUntil([&] { return found.has_value(); }));
    EXPECT_TRUE(found->empty());
}

TEST_F(WindowOpenedAgain, LooksAsItDid) {
    perform(Action::ColorsScheme);
    const wxRect place(frame_->FromDIP(wxPoint(120, 90)), frame_->FromDIP(wxSize(900, 700)));
    const auto corner = [this] { return frame_->ClientToScreen(wxPoint(0, 0)); };  // as the screen has it
    const wxPoint before = corner();
    frame_->SetSize(place);
    ASSERT_TRUE(pumpUntil([&] { return corner() != before; }));
    settle();
    const wxPoint moved = corner();
    openAgain();
    EXPECT_EQ(board().state().scheme, TargetScheme::Classic);
    EXPECT_TRUE(pumpUntil([&] { return corner() == moved; })) << corner().x << ' ' << corner().y;
    EXPECT_EQ(frame_->GetRect(), place);
}

TEST_F(WindowOpenedAgain, ComesBackFromAScreenThatIsGone) {
    Settings settings = settings_->settings();
    settings.window = {100'000, 100'000, 900, 700, false};
    openAgain();
    settings_->change(settings);
    openAgain();
    EXPECT_TRUE(wxGetClientDisplayRect().Contains(frame_->GetRect()));
}

TEST_F(WindowOpenedAgain, ComesBackWholeFromALargerScreen) {
    for (const WindowBounds& place :
         {WindowBounds{0, 0, 3800, 2000, false}, WindowBounds{1100, 500, 900, 700, false},
          WindowBounds{-600, 20, 900, 700, false}}) {
        Settings settings = settings_->settings();
        settings.window = place;
        frame_->controller().close();
        ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
        settings_->change(settings);
        SetUp();
        settle();
        const wxRect screen = wxGetClientDisplayRect();
        const wxRect window = frame_->GetRect();
        EXPECT_TRUE(screen.Contains(window)) << window.x << ' ' << window.y << ' ' << window.width;
    }
}

TEST_F(WindowTest, ShowsThePointsOfAGame) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::F2, Square::F3));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    ASSERT_TRUE(playByClicks(Square::G2, Square::G4));
    ASSERT_TRUE(playByClicks(Square::D8, Square::H4));
    ASSERT_TRUE(pumpUntil([this] { return game().outcome().has_value(); }));
    EXPECT_THAT(status(), HasSubstr("28 : 38 points"));
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().abort();
    EXPECT_THAT(status(), testing::Not(HasSubstr("points")));
}

TEST_F(WindowOpenedAgain, ListsScoresThoughNoneAreSaved) {
    Settings settings = settings_->settings();
    settings.scores.isOn = false;
    settings_->change(settings);
    openAgain();
    inModalDialog([this] { perform(Action::ShowScores); },
                  [](DialogUser& user) {
                      const auto& dialog = dynamic_cast<ScoresDialog&>(user.dialog());
                      EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "No games yet."; }))
                          << dialog.status();
                      user.clickButton(wxID_CANCEL);
                  });
}

class ScoresInWindow : public WindowTest {
protected:
    /// Lets Ada win, and shows the scores until Escape is pressed.
    void inScores(const std::function<void(DialogUser&, ScoresDialog&)>& act) {
        start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
        ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
        frame_->controller().resign(Color::Black);
        settle();
        const auto visit = [&](DialogUser& user) {
            act(user, dynamic_cast<ScoresDialog&>(user.dialog()));
            user.strike(WXK_ESCAPE);
        };
        inModalDialog([this] { user_.strike('S', wxMOD_CONTROL | wxMOD_ALT); }, visit);
    }
    /// Puts one or more games with numbers `i` into the table; `names` are the players' names, in SQL.
    void addGames(const std::string& names, unsigned count = 1) const {
        const std::filesystem::path file = home_ / "data/scores.sqlite";
        SqliteDatabase database(file);
        ASSERT_TRUE(PointsTable::open({}, "", file)) << "makes the table";
        const std::string sql = "WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers"
                                " WHERE i < "
                                + std::to_string(count)
                                + ") INSERT INTO roque_games SELECT 'number ' || i || hex(randomblob(8)),"
                                  " '2024-02-29T18:00:05Z', "
                                + names + ", 20, 10, '1-0', 'time', 'standard', 40 FROM numbers";
        database.execute(sql.c_str());
    }
    static void turnToPlayers(DialogUser& user) { user.turnToPage(user.find<wxNotebook>("pages"), 1); }
    /// Presses the button that exports the list, and chooses a file.
    void exportTo(DialogUser& user, const char* name) const {
        const wxString file = toWx((home_ / name).string());
        const auto choose = [&](wxFileDialog& dialog) {
            dialog.SetPath(file);
            dialog.Show();  // before, it knows of no file
            EXPECT_TRUE(pumpUntil([&] { return dialog.GetPath() == file; }));
        };
        wxTEST_DIALOG(user.clickButton(wxID_SAVEAS); settle(), ExpectDialog<wxFileDialog>(choose));
        EXPECT_TRUE(pumpUntil([&] { return home_.has(name); }));
    }
    /// Chooses a player in the list of players, to see their games.
    static void choosePlayer(DialogUser& user, const char* name) {
        turnToPlayers(user);
        auto& players = user.find<wxDataViewListCtrl>("players");
        EXPECT_TRUE(pumpUntil([&] { return players.GetItemCount() > 0; }));
        int row = 0;
        while (players.GetTextValue(static_cast<unsigned>(row), 0) != toWx(name)) ++row;
        settle();
        const wxRect place = players.GetItemRect(players.RowToItem(row), players.GetColumn(0));
        user.click(players, place.GetPosition() + place.GetSize() / 2);
        EXPECT_TRUE(pumpUntil([&] { return players.GetSelectedRow() == row; }));
        user.strike(WXK_RETURN);
    }
    static void typePlayer(DialogUser& user, const char* name) {
        user.fillIn(user.find<wxTextCtrl>("player"), name);
    }
};

TEST_F(ScoresInWindow, SayWhereATextIsCutOff) {
    inScores([](DialogUser&, ScoresDialog& dialog) {
        for (const char* name : {"games", "players"}) {
            const auto& list = dynamic_cast<wxDataViewListCtrl&>(*wxWindow::FindWindowByName(name, &dialog));
            for (unsigned at = 0; at < list.GetColumnCount(); ++at) {
                const wxDataViewColumn& column = *list.GetColumn(at);
                EXPECT_EQ(column.GetRenderer()->GetEllipsizeMode(), wxELLIPSIZE_END) << column.GetTitle();
            }
        }
    });
}

TEST_F(ScoresInWindow, ShowATextThatIsCutOffToWhoPointsAtIt) {
    addGames("'A name that is far too long for its column, number ' || i, 'Bo'", 2);
    inScores([this](DialogUser&, ScoresDialog& dialog) {
        auto& list = dynamic_cast<wxDataViewListCtrl&>(*wxWindow::FindWindowByName("games", &dialog));
        EXPECT_TRUE(pumpUntil([&] { return list.GetItemCount() == 3; })) << dialog.status();
        settle();
        const auto pointAt = [&](int row, unsigned column) {
            const wxRect rect = list.GetItemRect(list.RowToItem(row), list.GetColumn(column));
            user_.moveTo(list, rect.GetPosition() + rect.GetSize() / 2);
        };
        for (const int row : {1, 2}) {
            pointAt(row, 1);
            const wxString name = list.GetTextValue(static_cast<unsigned>(row), 1);
            EXPECT_TRUE(pumpUntil([&] { return list.GetToolTipText() == name; })) << list.GetToolTipText();
        }
        pointAt(2, 3);
        EXPECT_TRUE(pumpUntil([&] { return list.GetToolTipText().empty(); }));
    });
}

TEST_F(ScoresInWindow, ListTheGames) {
    inScores([this](DialogUser& user, ScoresDialog& dialog) {
        EXPECT_TRUE(pumpUntil([&] { return dialog.list().GetItemCount() == 1; })) << dialog.status();
        EXPECT_EQ(toUtf8(dialog.list().GetTextValue(0, 1)), "Ada");
        EXPECT_EQ(toUtf8(dialog.list().GetTextValue(0, 2)), "39");
        EXPECT_EQ(toUtf8(dialog.list().GetTextValue(0, 5)), "1-0");
        EXPECT_THAT(toUtf8(dialog.list().GetTextValue(0, 0)),
                    testing::MatchesRegex("[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9] [0-9][0-9]:[0-9][0-9]"))
            << "the same in every language";
        typePlayer(user, "nobody");
        EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "No games by this player."; }));
        typePlayer(user, "zo");
        EXPECT_TRUE(pumpUntil([&] { return dialog.list().GetItemCount() == 1; }));
        user.choose(user.find<wxChoice>("order"), "The best games");
        EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "1 game"; })) << dialog.status();
        exportTo(user, "scores.csv");
        EXPECT_THAT(home_.read("scores.csv"), HasSubstr("Zoë"));
    });
}

TEST_F(ScoresInWindow, ListWhatPlayersHaveAchieved) {
    inScores([this](DialogUser& user, ScoresDialog& dialog) {
        turnToPlayers(user);
        const auto& players = user.find<wxDataViewListCtrl>("players");
        EXPECT_TRUE(pumpUntil([&] { return players.GetItemCount() == 2; })) << dialog.status();
        EXPECT_EQ(dialog.status(), "2 players");
        exportTo(user, "players.csv");
        EXPECT_THAT(home_.read("players.csv"), HasSubstr("\r\nAda,1,1,0,0,39,39.0\r\n"));
        const std::array<const char*, 7> row{"Ada", "1", "1", "0", "0", "39", "39.0"};
        for (unsigned column = 0; column < row.size(); ++column)
            EXPECT_EQ(toUtf8(players.GetTextValue(0, column)), row[column]);
        choosePlayer(user, "Zoë");
        EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "1 game"; })) << dialog.status();
        EXPECT_EQ(toUtf8(user.find<wxTextCtrl>("player").GetValue()), "Zoë");
    });
}

TEST_F(ScoresInWindow, ListTheGamesOfThePlayerWhoIsChosenAndOfNoOther) {
    addGames("'Bo', 'Bonnie'");
    addGames("'Bob', 'White'");
    inScores([](DialogUser& user, ScoresDialog& dialog) {
        choosePlayer(user, "Bo");
        EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "1 game"; })) << dialog.status();
        typePlayer(user, "bo");
        EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "2 games"; })) << dialog.status();
    });
}

TEST_F(ScoresInWindow, SayThatTheyListOnlyTheFirstAndExportAll) {
    addGames("'Player ' || i, 'Bo'", ScoresDialog::kMaxShown);  // and there is Ada's
    inScores([this](DialogUser& user, ScoresDialog& dialog) {
        EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "The first 1000 games"; })) << dialog.status();
        EXPECT_EQ(dialog.list().GetItemCount(), 1000);
        exportTo(user, "scores.csv");
        EXPECT_EQ(std::ranges::count(home_.read("scores.csv"), '\n'), 1 + 1001);
        turnToPlayers(user);
        EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "The first 1000 players"; }))
            << dialog.status();
    });
}

}  // namespace
}  // namespace roque::test
