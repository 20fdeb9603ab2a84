#include "view/dialogs/new_game_dialog.h"

#include <wx/button.h>
#include <wx/filedlg.h>
#include <wx/testing.h>

#include <gmock/gmock.h>

#include "tests/gui/expect_dialog.h"
#include "tests/gui/window_test.h"
#include "tests/support/book_bytes.h"
#include "view/language.h"

// What is chosen before a game.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class NewGame : public WindowTest {
protected:
    /// Opens the dialog, does something in it and plays.
    void inDialog(const std::function<void(NewGameDialog&)>& act) {
        wxTEST_DIALOG(frame_->perform(Action::NewGame), ExpectDialog<NewGameDialog>(act));
        settle();
    }
    template <typename Control>
    static Control& find(wxWindow& parent, const char* name) {
        auto* const found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &parent));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }
    static void choosePlayer(wxWindow& editor, const char* name) {
        auto& list = find<wxChoice>(editor, "kind of player");
        ASSERT_TRUE(list.SetStringSelection(name)) << name;
        wxCommandEvent event(wxEVT_CHOICE, list.GetId());
        event.SetEventObject(&list);
        list.ProcessWindowEvent(event);
    }
    static void slideTo(wxWindow& editor, int level) {
        auto& slider = find<wxSlider>(editor, "level slider");
        slider.SetValue(level);
        wxCommandEvent event(wxEVT_SLIDER, slider.GetId());
        event.SetInt(level);
        slider.ProcessWindowEvent(event);
    }
    static void press(wxWindow& editor, const char* name) {
        auto& button = find<wxButton>(editor, name);
        wxCommandEvent event(wxEVT_BUTTON, button.GetId());
        event.SetEventObject(&button);
        button.ProcessWindowEvent(event);
    }
    static std::string words(wxWindow& editor, const char* name) {
        return toUtf8(find<wxStaticText>(editor, name).GetLabelText());
    }
    static const PluginSpec& specOf(const GameSetup& setup, Color color) {
        return std::get<PluginSpec>(setup.players[color]);
    }
};

TEST_F(NewGame, ShowsTheLevelWithItsNameAndWhatItAimsAt) {
    inDialog([](NewGameDialog& dialog) {
        auto& white = find<wxWindow>(dialog, "white");
        choosePlayer(white, "Bastion");
        EXPECT_EQ(words(white, "level name"), "Level 3: Learner");
        slideTo(white, 6);
        EXPECT_EQ(words(white, "level name"), "Level 6: Club novice");
        EXPECT_THAT(words(white, "level rating"), HasSubstr("computer scale"));
        EXPECT_EQ(specOf(dialog.setup(), Color::White).options.at("Level"), "6");
        slideTo(white, 12);  // which is what the player does if nothing is said
        EXPECT_FALSE(specOf(dialog.setup(), Color::White).options.contains("Level"));
        slideTo(white, 2);
    });
    EXPECT_EQ(specOf(frame_->controller().setup(), Color::White).options.at("Level"), "2");
    EXPECT_THAT(words(*wxWindow::FindWindowByName("player white", frame_), "player name"),
                testing::EndsWith("White: Bastion, level 2"));
    inDialog([](NewGameDialog& dialog) {
        EXPECT_THAT(words(find<wxWindow>(dialog, "white"), "level name"), StartsWith("Level 2"));
    });
}

TEST_F(NewGame, KeepsWhatABeginnerDoesNotNeedOutOfSight) {
    inDialog([](NewGameDialog& dialog) {
        auto& white = find<wxWindow>(dialog, "white");
        choosePlayer(white, "Bastion");
        auto& more = find<wxCollapsiblePane>(white, "more options");
        EXPECT_TRUE(more.IsCollapsed());
        find<wxSpinCtrl>(white, "option Hash").SetValue(128);
        EXPECT_EQ(specOf(dialog.setup(), Color::White).options.at("Hash"), "128");
        EXPECT_EQ(wxWindow::FindWindowByName("option Level", &white), nullptr);
        choosePlayer(white, "Minimax");  // which has no levels
        EXPECT_FALSE(find<wxCollapsiblePane>(white, "more options").IsCollapsed());
        EXPECT_EQ(wxWindow::FindWindowByName("level slider", &white), nullptr);
    });
}

TEST_F(NewGame, BeginsWithOdds) {
    inDialog([](NewGameDialog& dialog) {
        auto& by = find<wxChoice>(dialog, "odds by");
        auto& kind = find<wxChoice>(dialog, "odds kind");
        by.SetStringSelection("Black plays without");
        kind.SetStringSelection("the queen");
        wxCommandEvent event(wxEVT_CHOICE, kind.GetId());
        kind.ProcessWindowEvent(event);
        EXPECT_TRUE(find<wxRadioButton>(dialog, "odds").GetValue());
    });
    EXPECT_EQ(toFen(game().start()), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    inDialog([](NewGameDialog& dialog) {
        EXPECT_TRUE(find<wxRadioButton>(dialog, "odds").GetValue());
        EXPECT_EQ(find<wxChoice>(dialog, "odds kind").GetStringSelection(), "the queen");
    });
}

TEST_F(NewGame, BeginsFromANumberedStartOfChess960) {
    inDialog([](NewGameDialog& dialog) {
        auto& number = find<wxSpinCtrl>(dialog, "chess960 number");
        number.SetValue(0);
        wxSpinEvent event(wxEVT_SPINCTRL, number.GetId());
        number.ProcessWindowEvent(event);
    });
    EXPECT_EQ(toFen(game().start()), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    EXPECT_EQ(game().variant(), Variant::Chess960);
}

TEST_F(NewGame, ShowsTheFenOfTheStartThatIsChosen) {
    start(person(), person(), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    inDialog([](NewGameDialog& dialog) {
        const auto choose = [&](const char* name) {
            auto& button = find<wxRadioButton>(dialog, name);
            button.SetValue(true);
            wxCommandEvent event(wxEVT_RADIOBUTTON, button.GetId());
            button.ProcessWindowEvent(event);
            return toUtf8(find<wxTextCtrl>(dialog, "fen").GetValue());
        };
        EXPECT_EQ(choose("standard"), toFen(Position::start()));
        EXPECT_EQ(choose("odds"), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        EXPECT_EQ(choose("chess960"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
        choose("position");
        EXPECT_EQ(dialog.setup().variant, Variant::Chess960);
    });
}

TEST_F(NewGame, OffersAPaceToThoseWhoWatch) {
    inDialog([](NewGameDialog& dialog) {
        auto& pace = find<wxSpinCtrlDouble>(dialog, "pace");
        EXPECT_FALSE(pace.IsShown());
        choosePlayer(find<wxWindow>(dialog, "white"), "Random");
        choosePlayer(find<wxWindow>(dialog, "black"), "Random");
        EXPECT_TRUE(pace.IsShown());
        EXPECT_EQ(pace.GetValue(), 1.0);
        pace.SetValue(30);
    });
    EXPECT_EQ(frame_->controller().setup().pace, std::chrono::seconds(30));
    settle();
    EXPECT_EQ(plies(), 0U);  // though the player has answered
    frame_->perform(Action::MoveNow);
    EXPECT_TRUE(pumpUntil([this] {
        frame_->perform(Action::MoveNow);
        return plies() >= 1;
    }));
}

TEST_F(NewGame, GivesAnAiPlayerAnOpeningBook) {
    const std::filesystem::path file =
        home_.write("my book.bin", bookOf({bookEntry(Position::start(), "c2c4")}));
    const auto act = [&](NewGameDialog& dialog) {
        auto& white = find<wxWindow>(dialog, "white");
        choosePlayer(white, "waits_for_stop");
        choosePlayer(find<wxWindow>(dialog, "black"), "Person");
        EXPECT_EQ(words(white, "book name"), "none");
        EXPECT_FALSE(find<wxButton>(white, "no book").IsEnabled());
        const auto& button = find<wxButton>(white, "choose book");
        EXPECT_EQ(accessibleDescription(button), "No opening book is chosen.");
        listenTo(button);
        press(white, "choose book");
        EXPECT_EQ(words(white, "book name"), "my book.bin");
        EXPECT_EQ(accessibleDescription(button), "Chosen: " + file.string());
        EXPECT_THAT(announcements(), testing::ElementsAre("Chosen: " + file.string()));
        EXPECT_THAT(labelsOf(button), testing::Contains("Opening book:"));
    };
    const auto choose = [&](wxFileDialog& dialog) {
        dialog.SetPath(toWx(file.string()));
        dialog.Show();  // before, it knows of no file
        EXPECT_TRUE(pumpUntil([&] { return dialog.GetPath() == toWx(file.string()); }));
    };
    wxTEST_DIALOG(frame_->perform(Action::NewGame), ExpectDialog<NewGameDialog>(act),
                  ExpectDialog<wxFileDialog>(choose));
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));  // from a player that thinks until it is stopped
    EXPECT_EQ(fen(), "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(words(find<wxWindow>(*frame_, "player white"), "player progress"), "from the opening book");
    EXPECT_EQ(specOf(*settings_->settings().newGame, Color::White).book, file);
}

TEST_F(NewGame, TakesAnOpeningBookAway) {
    start(PluginSpec{"waits_for_stop", {}, {}, "/books/my book.bin"}, person());
    inDialog([](NewGameDialog& dialog) {
        auto& white = find<wxWindow>(dialog, "white");
        EXPECT_EQ(words(white, "book name"), "my book.bin");
        listenTo(find<wxButton>(white, "choose book"));
        press(white, "no book");
        EXPECT_EQ(words(white, "book name"), "none");
        EXPECT_THAT(announcements(), testing::ElementsAre("No opening book is chosen."));
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
    inDialog([](NewGameDialog& dialog) {
        auto& time = find<wxWindow>(dialog, "time");
        auto& kinds = find<wxChoice>(time, "kind of clock");
        ASSERT_TRUE(kinds.SetStringSelection("Written as text"));
        wxCommandEvent event(wxEVT_CHOICE, kinds.GetId());
        kinds.ProcessWindowEvent(event);
        const wxWindow& play = *wxWindow::FindWindowById(wxID_OK, &dialog);
        find<wxTextCtrl>(time, "time control").SetValue("5 minutes");
        EXPECT_EQ(words(dialog, "time problem"), "Time: '5 minutes' is not a number of seconds.");
        EXPECT_FALSE(play.IsEnabled());
        find<wxTextCtrl>(time, "time control").SetValue("300");
        EXPECT_EQ(words(dialog, "time problem"), "");
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
    clickButton(frame_->question(), "Start");
    EXPECT_TRUE(pumpUntil([this] { return frame_->controller().clock().isRunning(); }));
    EXPECT_FALSE(frame_->question().IsShown());
}

TEST_F(NewGame, WithClocksBeginsByAMoveOnTheBoard) {
    const TimeControl time = suddenDeath(std::chrono::minutes(5));
    frame_->controller().newGame({{person(), person()}, Position::start(), Variant::Standard, {time, time}});
    settle();
    EXPECT_TRUE(playByClicks(Square::E2, Square::E4));
    EXPECT_TRUE(frame_->controller().clock().isRunning());
    EXPECT_FALSE(frame_->question().IsShown());
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
    /// Chooses another entry of a list, as a person does.
    static void choose(wxChoice& list, unsigned at) {
        list.SetSelection(static_cast<int>(at));
        wxCommandEvent event(wxEVT_CHOICE, list.GetId());
        event.SetEventObject(&list);
        list.ProcessWindowEvent(event);
    }
};

TEST_P(NewGameSize, IsTheSameWhateverIsChosen) {
    start(person(), person());
    inDialog([](NewGameDialog& dialog) {
        settle();
        const wxSize size = dialog.GetSize();
        for (const char* side : {"white", "black"}) {
            auto& players = find<wxChoice>(find<wxWindow>(dialog, side), "kind of player");
            for (unsigned at = 0; at < players.GetCount(); ++at) {
                choose(players, at);
                settle();
                EXPECT_EQ(dialog.GetSize(), size) << players.GetString(at);
            }
        }
        auto& clocks = find<wxChoice>(find<wxWindow>(dialog, "time"), "kind of clock");
        for (unsigned at = 0; at < clocks.GetCount(); ++at) {
            choose(clocks, at);
            settle();
            EXPECT_EQ(dialog.GetSize(), size) << clocks.GetString(at);
        }
        find<wxTextCtrl>(dialog, "fen").SetValue("x");  // with which much is wrong
        settle();
        EXPECT_EQ(dialog.GetSize(), size);
    });
}

TEST_P(NewGameSize, FitsASmallScreen) {
    constexpr int kMostWidth = 1024 - 10;  // without what a window manager draws around it
    constexpr int kMostHeight = 768 - 30;
    inDialog([&](NewGameDialog& dialog) {
        find<wxWindow>(dialog, "unusable plugins").Hide();  // of which there are some in tests
        auto& differ = find<wxCheckBox>(dialog, "black has another time");
        differ.SetValue(true);
        wxCommandEvent event(wxEVT_CHECKBOX, differ.GetId());
        differ.ProcessWindowEvent(event);
        settle();
        EXPECT_LE(dialog.GetSize().x, kMostWidth);
        EXPECT_LE(dialog.GetSize().y, kMostHeight);
    });
}

INSTANTIATE_TEST_SUITE_P(Languages, NewGameSize, testing::Values("en", "fr"));

TEST(LevelWords, SayWhatIsMeasuredAndWhatIsNot) {
    const PluginLevels levels{{1, {"Learner", 750, {}}},
                              {2, {"Casual", 1000, PluginLevel::Measurement{1012, 35}}},
                              {3, {"Full strength", {}, {}}}};
    EXPECT_EQ(toUtf8(ratingWords(levels, 1)), "Aims at 750 (computer scale), not measured");
    EXPECT_EQ(toUtf8(ratingWords(levels, 2)), "Rating 1012 ± 35 (computer scale)");
    EXPECT_EQ(toUtf8(ratingWords(levels, 3)), "Strength not measured");
    EXPECT_EQ(toUtf8(levelWords(levels, 3)), "Level 3: Full strength");
    EXPECT_EQ(toUtf8(levelWords(levels, 4)), "Level 4");
}

}  // namespace
}  // namespace roque::test
