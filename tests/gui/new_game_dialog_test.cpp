#include "view/dialogs/new_game/new_game_dialog.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/filedlg.h>
#include <wx/testing.h>

#include "tests/gui/expect_dialog.h"
#include "tests/gui/window_test.h"
#include "tests/support/book_bytes.h"
#include "view/toolkit/language.h"

// The choices before a game.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class NewGame : public WindowTest {
protected:
    /// Opens the dialog by its keys and acts in it, which closes it.
    void visit(const std::function<void(DialogUser&)>& act) {
        inModalDialog([this] { user_.strike('N', wxMOD_CONTROL); }, act);
        settle();
    }
    /// The same, and then starts the game with a click.
    void inDialog(const std::function<void(DialogUser&)>& act) {
        visit([&](DialogUser& user) {
            act(user);
            user.clickButton(wxID_OK);
        });
    }
    template <typename Control>
    static Control& find(const wxWindow& parent, const char* name) {
        auto* const found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &parent));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }
    static GameSetup setupOf(const DialogUser& user) {
        return dynamic_cast<NewGameDialog&>(user.dialog()).setup();
    }
    static void choosePlayer(DialogUser& user, const wxWindow& editor, const char* name) {
        user.choose(find<wxChoice>(editor, "kind of player"), name);
    }
    static void slideTo(DialogUser& user, const wxWindow& editor, int level) {
        user.slideByKeys(find<wxSlider>(editor, "level slider"), level);
    }
    static std::string words(wxWindow& editor, const char* name) {
        return toUtf8(find<wxStaticText>(editor, name).GetLabelText());
    }
    static const PluginSpec& specOf(const GameSetup& setup, Color color) {
        return std::get<PluginSpec>(setup.players[color]);
    }
};

TEST_F(NewGame, ShowsTheLevelWithItsNameAndWhatItAimsAt) {
    inDialog([](DialogUser& user) {
        auto& white = find<wxWindow>(user.dialog(), "white");
        choosePlayer(user, white, "Bastion");
        EXPECT_EQ(words(white, "level name"), "Level 3: Learner");
        slideTo(user, white, 6);
        EXPECT_EQ(words(white, "level name"), "Level 6: Club novice");
        EXPECT_THAT(words(white, "level rating"), HasSubstr("computer scale"));
        EXPECT_EQ(specOf(setupOf(user), Color::White).options.at("Level"), "6");
        slideTo(user, white, 12);  // the player's own default
        EXPECT_FALSE(specOf(setupOf(user), Color::White).options.contains("Level"));
        slideTo(user, white, 2);
    });
    EXPECT_EQ(specOf(frame_->controller().setup(), Color::White).options.at("Level"), "2");
    EXPECT_EQ(card(Color::White).content().name, "Bastion");
    EXPECT_THAT(card(Color::White).content().detail, StartsWith("Level 2: "));
    inDialog([](DialogUser& user) {
        EXPECT_THAT(words(find<wxWindow>(user.dialog(), "white"), "level name"), StartsWith("Level 2"));
    });
}

TEST_F(NewGame, KeepsWhatABeginnerDoesNotNeedOutOfSight) {
    inDialog([](DialogUser& user) {
        auto& white = find<wxWindow>(user.dialog(), "white");
        choosePlayer(user, white, "Bastion");
        auto& more = find<wxCollapsiblePane>(white, "more options");
        EXPECT_TRUE(more.IsCollapsed());
        user.click(more, wxPoint(15, 8));
        EXPECT_TRUE(pumpUntil([&] { return more.IsExpanded(); }));
        settle();
        user.fillIn(find<wxSpinCtrl>(white, "option Hash"), "128");
        EXPECT_EQ(specOf(setupOf(user), Color::White).options.at("Hash"), "128");
        EXPECT_EQ(wxWindow::FindWindowByName("option Level", &white), nullptr);
        choosePlayer(user, white, "Minimax");  // which has no levels
        EXPECT_FALSE(find<wxCollapsiblePane>(white, "more options").IsCollapsed());
        EXPECT_EQ(wxWindow::FindWindowByName("level slider", &white), nullptr);
    });
}

TEST_F(NewGame, BeginsByEnterWithWhatWasTyped) {
    visit([](DialogUser& user) {
        user.chooseByKeys(find<wxChoice>(find<wxWindow>(user.dialog(), "white"), "kind of player"), 0);
        user.tabTo(find<wxTextCtrl>(find<wxWindow>(user.dialog(), "white"), "name"));
        user.type("Ada");
        user.chooseByKeys(find<wxChoice>(find<wxWindow>(user.dialog(), "black"), "kind of player"), 0);
        const auto& time = find<wxWindow>(user.dialog(), "time");
        user.chooseByKeys(find<wxChoice>(time, "kind of clock"), 1);
        user.tabTo(find<wxSpinCtrlDouble>(time, "minutes"));
        user.strike('A', wxMOD_CONTROL);
        user.type("7");
        user.strike(WXK_RETURN);
    });
    EXPECT_EQ(std::get<PersonSpec>(frame_->controller().setup().players[Color::White]).name, "Ada");
    const TimeControl time = suddenDeath(std::chrono::minutes(7), std::chrono::seconds(3));
    EXPECT_EQ(frame_->controller().setup().time, (ByColor<TimeControl>{time, time}));
}

TEST_F(NewGame, BeginsTheSameAgainByEnterAlone) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    const GameSetup before = frame_->controller().setup();
    unsigned begun = 0;
    const auto subscription = frame_->controller().subscribe(
        [&begun](const ControllerEvent& event) { begun += std::holds_alternative<GameStarted>(event); });
    visit([](DialogUser& user) { user.strike(WXK_RETURN); });
    EXPECT_EQ(begun, 1U);
    EXPECT_EQ(frame_->controller().setup(), before);
}

TEST_F(NewGame, KeepsTheNameOfWhoChangesSides) {
    start(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    inDialog([](DialogUser& user) {
        choosePlayer(user, find<wxWindow>(user.dialog(), "white"), "Random");
        choosePlayer(user, find<wxWindow>(user.dialog(), "black"), "Person");
    });
    EXPECT_EQ(frame_->controller().setup().players[Color::Black], PlayerSpec(PersonSpec{"Ada"}));
}

TEST_F(NewGame, LeavesAllAsItWasByEscape) {
    start(PersonSpec{"Zoë"}, person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    const GameSetup before = frame_->controller().setup();
    visit([](DialogUser& user) {
        choosePlayer(user, find<wxWindow>(user.dialog(), "white"), "Bastion");
        user.click(find<wxCheckBox>(user.dialog(), "black has another time"));
        user.fillIn(find<wxTextCtrl>(user.dialog(), "fen"), "x");
        EXPECT_TRUE(pumpUntil([&] { return !user.dialog().FindWindow(wxID_OK)->IsEnabled(); }));
        user.strike(WXK_ESCAPE);
    });
    EXPECT_EQ(frame_->controller().setup().players, before.players);
    EXPECT_EQ(frame_->controller().setup().time, before.time);
    EXPECT_EQ(plies(), 1U);
}

TEST_F(NewGame, BeginsWithOdds) {
    inDialog([](DialogUser& user) {
        user.choose(find<wxChoice>(user.dialog(), "odds by"), "Black plays without");
        user.choose(find<wxChoice>(user.dialog(), "odds kind"), "the queen");
        EXPECT_TRUE(find<wxRadioButton>(user.dialog(), "odds").GetValue());
    });
    EXPECT_EQ(toFen(game().start()), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    inDialog([](DialogUser& user) {
        EXPECT_TRUE(find<wxRadioButton>(user.dialog(), "odds").GetValue());
        EXPECT_EQ(find<wxChoice>(user.dialog(), "odds kind").GetStringSelection(), "the queen");
    });
}

TEST_F(NewGame, BeginsFromANumberedStartOfChess960) {
    inDialog([](DialogUser& user) { user.fillIn(find<wxSpinCtrl>(user.dialog(), "chess960 number"), "0"); });
    EXPECT_EQ(toFen(game().start()), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    EXPECT_EQ(game().variant(), Variant::Chess960);
}

TEST_F(NewGame, ShowsTheFenOfTheStartThatIsChosen) {
    start(person(), person(), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    inDialog([](DialogUser& user) {
        const auto choose = [&](const char* name) {
            auto& button = find<wxRadioButton>(user.dialog(), name);
            user.click(button, wxPoint(10, button.GetSize().y / 2));
            EXPECT_TRUE(pumpUntil([&] { return button.GetValue(); })) << name;
            settle();
            return toUtf8(find<wxTextCtrl>(user.dialog(), "fen").GetValue());
        };
        EXPECT_EQ(choose("standard"), toFen(Position::start()));
        EXPECT_EQ(choose("odds"), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        EXPECT_EQ(choose("chess960"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
        choose("position");
        EXPECT_EQ(setupOf(user).variant, Variant::Chess960);
    });
}

TEST_F(NewGame, OffersAPaceToThoseWhoWatch) {
    inDialog([](DialogUser& user) {
        auto& pace = find<wxSpinCtrlDouble>(user.dialog(), "pace");
        EXPECT_FALSE(pace.IsShown());
        choosePlayer(user, find<wxWindow>(user.dialog(), "white"), "Random");
        choosePlayer(user, find<wxWindow>(user.dialog(), "black"), "Random");
        EXPECT_TRUE(pace.IsShown());
        EXPECT_EQ(pace.GetValue(), 1.0);
        user.fillIn(pace, "30");
    });
    EXPECT_EQ(frame_->controller().setup().pace, std::chrono::seconds(30));
    settle();
    EXPECT_EQ(plies(), 0U);  // though the player has answered
    perform(Action::MoveNow);
    EXPECT_TRUE(pumpUntil([this] {
        perform(Action::MoveNow);
        return plies() >= 1;
    }));
}

TEST_F(NewGame, GivesAnAiPlayerAnOpeningBook) {
    const std::filesystem::path file =
        home_.write("my book.bin", bookOf({bookEntry(Position::start(), "c2c4")}));
    const auto choose = [&](wxFileDialog& dialog) {
        dialog.SetPath(toWx(file.string()));
        dialog.Show();  // before, it knows of no file
        EXPECT_TRUE(pumpUntil([&] { return dialog.GetPath() == toWx(file.string()); }));
    };
    inDialog([&](DialogUser& user) {
        auto& white = find<wxWindow>(user.dialog(), "white");
        choosePlayer(user, white, "waits_for_stop");
        choosePlayer(user, find<wxWindow>(user.dialog(), "black"), "Person");
        EXPECT_EQ(words(white, "book name"), "none");
        EXPECT_FALSE(find<wxButton>(white, "no book").IsEnabled());
        const auto& button = find<wxButton>(white, "choose book");
        EXPECT_EQ(accessibleDescription(button), "No opening book is selected.");
        listenTo(button);
        wxTEST_DIALOG(user.click(button); settle(), ExpectDialog<wxFileDialog>(choose));
        EXPECT_EQ(words(white, "book name"), "my book.bin");
        EXPECT_EQ(accessibleDescription(button), "Selected: " + file.string());
        EXPECT_THAT(announcements(), testing::ElementsAre("Selected: " + file.string()));
        EXPECT_THAT(labelsOf(button), testing::Contains("Opening book:"));
    });
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));  // from a player that thinks until it is stopped
    EXPECT_EQ(fen(), "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(toUtf8(thought(Color::White, "player progress").GetLabel()), "from the opening book");
    EXPECT_EQ(specOf(*settings_->settings().newGame, Color::White).book, file);
}

TEST_F(NewGame, TakesAnOpeningBookAway) {
    start(PluginSpec{"waits_for_stop", {}, {}, "/books/my book.bin"}, person());
    inDialog([](DialogUser& user) {
        auto& white = find<wxWindow>(user.dialog(), "white");
        EXPECT_EQ(words(white, "book name"), "my book.bin");
        listenTo(find<wxButton>(white, "choose book"));
        user.click(find<wxButton>(white, "no book"));
        settle();
        EXPECT_EQ(words(white, "book name"), "none");
        EXPECT_THAT(announcements(), testing::ElementsAre("No opening book is selected."));
    });
    EXPECT_TRUE(specOf(frame_->controller().setup(), Color::White).book.empty());
}

TEST_F(NewGame, SaysThatAnOpeningBookCannotBeUsed) {
    start(PluginSpec{"healthy", {}, {}, home_ / "gone.bin"}, person());
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_THAT(noticeText(), StartsWith("healthy plays without an opening book: Cannot find "));
    EXPECT_THAT(noticeText(), HasSubstr("gone.bin"));
}

TEST_F(NewGame, SaysWhyATimeIsNone) {
    inDialog([](DialogUser& user) {
        const auto& time = find<wxWindow>(user.dialog(), "time");
        user.choose(find<wxChoice>(time, "kind of clock"), "Enter as text");
        auto& text = find<wxTextCtrl>(time, "time control");
        const wxWindow& play = *wxWindow::FindWindowById(wxID_OK, &user.dialog());
        user.fillIn(text, "5 minutes");
        EXPECT_EQ(words(user.dialog(), "time problem"), "Time: '5 minutes' is not a number of seconds.");
        EXPECT_FALSE(play.IsEnabled());
        user.fillIn(text, "300");
        EXPECT_EQ(words(user.dialog(), "time problem"), "");
        EXPECT_TRUE(play.IsEnabled());
    });
    EXPECT_EQ(frame_->controller().setup().time[Color::White], suddenDeath(std::chrono::seconds(300)));
}

TEST_F(NewGame, WithClocksWaitsForTheStart) {
    const TimeControl time = suddenDeath(std::chrono::minutes(5));
    frame_->controller().newGame({{person(), person()}, Position::start(), Variant::Standard, {time, time}});
    settle();
    EXPECT_EQ(status(), "Ready to start");
    EXPECT_FALSE(frame_->controller().clock().isRunning());
    clickButton(question(), "Start");
    EXPECT_TRUE(pumpUntil([this] { return frame_->controller().clock().isRunning(); }));
    EXPECT_FALSE(question().IsShown());
}

TEST_F(NewGame, WithClocksBeginsByAMoveOnTheBoard) {
    const TimeControl time = suddenDeath(std::chrono::minutes(5));
    frame_->controller().newGame({{person(), person()}, Position::start(), Variant::Standard, {time, time}});
    settle();
    EXPECT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(frame_->controller().clock().isRunning());
    EXPECT_FALSE(question().IsShown());
}

/// The dialog in a language.
class NewGameSize : public NewGame, public testing::WithParamInterface<const char*> {
protected:
    void SetUp() override {
        useLanguage(GetParam(), std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale");
        NewGame::SetUp();
    }
    void TearDown() override {
        NewGame::TearDown();
        useLanguage("en", std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale");
    }
};

TEST_P(NewGameSize, IsTheSameWhateverIsChosen) {
    start(person(), person());
    visit([](DialogUser& user) {
        settle();
        const wxSize size = user.dialog().GetSize();
        for (const char* side : {"white", "black"}) {
            auto& players = find<wxChoice>(find<wxWindow>(user.dialog(), side), "kind of player");
            for (unsigned at = 0; at < players.GetCount(); ++at) {
                user.chooseByKeys(players, static_cast<int>(at));
                settle();
                EXPECT_EQ(user.dialog().GetSize(), size) << players.GetString(at);
            }
        }
        auto& clocks = find<wxChoice>(find<wxWindow>(user.dialog(), "time"), "kind of clock");
        for (unsigned at = 0; at < clocks.GetCount(); ++at) {
            user.chooseByKeys(clocks, static_cast<int>(at));
            settle();
            EXPECT_EQ(user.dialog().GetSize(), size) << clocks.GetString(at);
        }
        user.fillIn(find<wxTextCtrl>(user.dialog(), "fen"), "x");  // with which much is wrong
        EXPECT_EQ(user.dialog().GetSize(), size);
        user.strike(WXK_ESCAPE);
    });
}

TEST_P(NewGameSize, FitsASmallScreen) {
    constexpr int kMaxWidth = 1024 - 10;  // without what a window manager draws around it
    constexpr int kMaxHeight = 768 - 30;
    inDialog([&](DialogUser& user) {
        find<wxWindow>(user.dialog(), "unusable plugins").Hide();  // of which there are some in tests
        auto& differ = find<wxCheckBox>(user.dialog(), "black has another time");
        user.click(differ);
        EXPECT_TRUE(pumpUntil([&] { return differ.GetValue(); }));
        settle();
        EXPECT_LE(user.dialog().GetSize().x, kMaxWidth);
        EXPECT_LE(user.dialog().GetSize().y, kMaxHeight);
    });
}

INSTANTIATE_TEST_SUITE_P(Languages, NewGameSize, testing::Values("en", "fr"));

TEST(LevelWords, SayWhatIsMeasuredAndWhatIsNot) {
    const PluginLevels levels{{1, {"Learner", 750, {}}},
                              {2, {"Casual", 1000, PluginLevel::Measurement{1012, 35}}},
                              {3, {"Full strength", {}, {}}}};
    EXPECT_EQ(toUtf8(ratingWords(levels, 1)), "Target rating 750 (computer scale), not measured");
    EXPECT_EQ(toUtf8(ratingWords(levels, 2)), "Rating 1012 ± 35 (computer scale)");
    EXPECT_EQ(toUtf8(ratingWords(levels, 3)), "Strength not measured");
    EXPECT_EQ(toUtf8(levelWords(levels, 3)), "Level 3: Full strength");
    EXPECT_EQ(toUtf8(levelWords(levels, 4)), "Level 4");
}

}  // namespace
}  // namespace roque::test
