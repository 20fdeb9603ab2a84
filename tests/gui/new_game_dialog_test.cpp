#include "view/dialogs/new_game/new_game_dialog.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/filedlg.h>
#include <wx/testing.h>
#include <wx/toolbar.h>

#include "controller/scores/points_table.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/window_test.h"
#include "tests/support/book_bytes.h"
#include "tests/view/board/drawing/contrast.h"
#include "view/board/desktop_colors.h"
#include "view/toolkit/desktop_theme.h"
#include "view/toolkit/dialog_layout.h"
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
        const auto open = [this] {
            user_.moveTo(*frame_, wxPoint(5, 5));  // where no window manager gives it the keyboard
            user_.strike('N', wxMOD_CONTROL);
        };
        inModalDialog(open, act);
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
    /// Clicks one of several buttons that exclude each other.
    static void press(DialogUser& user, const char* name) {
        auto& button = user.find<ChoiceButton>(name);
        user.clickCentre(button);
        EXPECT_TRUE(pumpUntil([&] { return button.GetValue(); })) << name;
        settle();
    }
    /// Opens what most games do not need, unless it is open.
    static const wxWindow& openMore(DialogUser& user) {
        auto& more = user.find<wxCollapsiblePane>("more");
        if (more.IsCollapsed()) user.click(more, wxPoint(15, 8));
        EXPECT_TRUE(pumpUntil([&] { return more.IsExpanded(); }));
        settle();
        return more;
    }
    /// Chooses one of all players from the list.
    static void chooseOpponent(DialogUser& user, const char* name) {
        user.choose(find<wxChoice>(user.find<wxWindow>("opponents"), "kind of player"), name);
    }
    /// Chooses who plays in place of the person.
    static void chooseSelf(DialogUser& user, const char* name) {
        openMore(user);
        user.choose(find<wxChoice>(user.find<wxWindow>("self"), "kind of player"), name);
    }
    static void slideTo(DialogUser& user, int level) {
        user.slideByKeys(user.find<wxSlider>("level slider"), level);
    }
    static std::string words(const wxWindow& editor, const char* name) {
        return toUtf8(find<wxStaticText>(editor, name).GetLabelText());
    }
    static const PluginSpec& specOf(const GameSetup& setup, Color color) {
        return std::get<PluginSpec>(setup.players[color]);
    }
    [[nodiscard]] const GameSetup& played() const { return frame_->controller().setup(); }
    /// Starts a game as the dialog does, which is then what was played last.
    void play(PlayerSpec white, PlayerSpec black) {
        start(std::move(white), std::move(black));
        settings_->edit([this](Settings& settings) { settings.newGame = played(); });
    }
    /// Writes a finished game of Ada into the table of scores.
    void addScore(const char* id, const char* black, GameResult result) {
        auto table = PointsTable::open({}, "", home_ / "data/scores.sqlite");
        ASSERT_TRUE(table);
        const std::chrono::sys_days day = std::chrono::January / 6 / 2024;
        ASSERT_TRUE(table->add({id, day, {"Ada", black}, {40, 20}, result, Termination::Checkmate}));
    }
};

// Two keys, two clicks.

TEST_F(NewGame, BeginsTheSameAgainByTwoKeys) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    const GameSetup before = played();
    unsigned begun = 0;
    const auto subscription = frame_->controller().subscribe(
        [&begun](const ControllerEvent& event) { begun += std::holds_alternative<GameStarted>(event); });
    visit([](DialogUser& user) { user.strike(WXK_RETURN); });
    EXPECT_EQ(begun, 1U);
    EXPECT_EQ(played(), before);
}

TEST_F(NewGame, SaysThatEnterPlaysAgainOnlyWhileThatIsTrue) {
    play(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    inDialog([](DialogUser& user) {
        const auto says = [&] { return words(user.dialog(), "time problem"); };
        EXPECT_EQ(says(), "Enter plays this again.");
        press(user, "play black");
        EXPECT_EQ(says(), "");
        press(user, "play white");
        EXPECT_EQ(says(), "Enter plays this again.");
        press(user, "time 3+2");
        EXPECT_EQ(says(), "");
    });
}

TEST_F(NewGame, SaysThatEnterPlaysAgainNoLongerOnceALevelOrANameIsChanged) {
    play(PersonSpec{"Ada"}, PluginSpec{"bastion", {{"Level", "3"}}, {}});
    inDialog([](DialogUser& user) {
        const auto says = [&] { return words(user.dialog(), "time problem"); };
        slideTo(user, 4);
        EXPECT_EQ(says(), "");
        slideTo(user, 3);
        EXPECT_EQ(says(), "Enter plays this again.");
        user.fillIn(user.find<wxTextCtrl>("name"), "Zoe");
        EXPECT_EQ(says(), "");
    });
    play(PersonSpec{"Ada"}, PersonSpec{"Bo"});
    inDialog([](DialogUser& user) {
        EXPECT_EQ(words(user.dialog(), "time problem"), "Enter plays this again.");
        user.fillIn(user.find<wxTextCtrl>("name of opponent"), "Zoe");
        EXPECT_EQ(words(user.dialog(), "time problem"), "");
    });
}

TEST_F(NewGame, SaysThatEnterPlaysAgainNoLongerOnceAnOptionIsChanged) {
    play(PersonSpec{"Ada"}, plugin("bastion"));
    inDialog([](DialogUser& user) {
        const auto says = [&] { return words(user.dialog(), "time problem"); };
        auto& seconds = find<wxSpinCtrlDouble>(find<wxWindow>(openMore(user), "opponent options"), "seconds");
        EXPECT_EQ(says(), "Enter plays this again.");
        user.fillIn(seconds, "7");
        EXPECT_EQ(says(), "");
        user.fillIn(seconds, "0");
        EXPECT_EQ(says(), "Enter plays this again.");
    });
}

TEST_F(NewGame, SaysThatEnterPlaysAgainNoLongerOnceThePaceOrThePersonsPlayerIsChanged) {
    play(plugin("random"), plugin("random"));
    inDialog([](DialogUser& user) {
        const auto says = [&] { return words(user.dialog(), "time problem"); };
        openMore(user);
        auto& pace = user.find<wxSpinCtrlDouble>("pace");
        EXPECT_EQ(says(), "Enter plays this again.");
        user.fillIn(pace, "30");
        EXPECT_EQ(says(), "");
        user.fillIn(pace, "0");
        EXPECT_EQ(says(), "Enter plays this again.");
        user.fillIn(find<wxSpinCtrlDouble>(user.find<wxWindow>("self"), "seconds"), "7");
        EXPECT_EQ(says(), "");
    });
}

TEST_F(NewGame, SaysThatEnterPlaysAgainNoLongerOnceTheLevelOfThePersonsPlayerIsChanged) {
    play(plugin("bastion"), plugin("random"));
    inDialog([](DialogUser& user) {
        openMore(user);
        EXPECT_EQ(words(user.dialog(), "time problem"), "Enter plays this again.");
        user.slideByKeys(find<wxSlider>(user.find<wxWindow>("self"), "level slider"), 4);
        EXPECT_EQ(words(user.dialog(), "time problem"), "");
    });
}

TEST_F(NewGame, DoesNotSayThatEnterPlaysAgainWhileItPlaysNothing) {
    play(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    visit([](DialogUser& user) {
        const auto says = [&] { return words(user.dialog(), "time problem"); };
        openMore(user);
        EXPECT_EQ(says(), "Enter plays this again.");
        user.fillIn(find<wxTextCtrl>(user.dialog(), "fen"), "x");
        EXPECT_TRUE(pumpUntil([&] { return !user.dialog().FindWindow(wxID_OK)->IsEnabled(); }));
        EXPECT_EQ(says(), "");
        user.strike(WXK_ESCAPE);
    });
}

TEST_F(NewGame, DoesNotSayThatEnterPlaysAgainBeforeAnythingWasPlayed) {
    start(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    inDialog([](DialogUser& user) { EXPECT_EQ(words(user.dialog(), "time problem"), ""); });
    inDialog(
        [](DialogUser& user) { EXPECT_EQ(words(user.dialog(), "time problem"), "Enter plays this again."); });
}

TEST_F(NewGame, DoesNotSayThatEnterPlaysAgainIfTheOpponentHasGone) {
    play(PersonSpec{"Ada"}, plugin("a_player_that_was_removed"));
    visit([](DialogUser& user) {
        EXPECT_EQ(words(user.dialog(), "time problem"), "");
        user.strike(WXK_ESCAPE);
    });
}

TEST_F(NewGame, BeginsTheSameAgainByTwoClicks) {
    start(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    const GameSetup before = played();
    unsigned begun = 0;
    const auto subscription = frame_->controller().subscribe(
        [&begun](const ControllerEvent& event) { begun += std::holds_alternative<GameStarted>(event); });
    frame_->controller().resign(Color::White);
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("result card"); }));
    inModalDialog([this] { user_.clickCentre(part<wxWindow>("another game")); },
                  [](DialogUser& user) { user.clickButton(wxID_OK); });
    settle();
    EXPECT_EQ(begun, 1U);
    EXPECT_EQ(played(), before);
}

TEST_F(NewGame, BeginsByEnterFromWhereverTheKeyboardIs) {
    start(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    for (const char* name : {"first opponent", "time 3+2", "play black"}) {
        visit([&](DialogUser& user) {
            press(user, name);
            user.strike(WXK_RETURN);
        });
    }
    EXPECT_EQ(specOf(played(), Color::White).pluginId, "bastion");
    EXPECT_EQ(played().time[Color::Black], suddenDeath(std::chrono::minutes(3), std::chrono::seconds(2)));
}

TEST_F(NewGame, LeavesAllAsItWasByEscape) {
    start(PersonSpec{"Zoë"}, person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    const GameSetup before = played();
    visit([](DialogUser& user) {
        press(user, "first opponent");
        press(user, "time 1+0");
        openMore(user);
        user.click(find<wxCheckBox>(user.dialog(), "opponent has another time"));
        user.fillIn(find<wxTextCtrl>(user.dialog(), "fen"), "x");
        EXPECT_TRUE(pumpUntil([&] { return !user.dialog().FindWindow(wxID_OK)->IsEnabled(); }));
        user.strike(WXK_ESCAPE);
    });
    EXPECT_EQ(played().players, before.players);
    EXPECT_EQ(played().time, before.time);
    EXPECT_EQ(plies(), 1U);
}

// The opponent.

TEST_F(NewGame, ShowsTheLevelWithItsNameAndItsStrength) {
    inDialog([](DialogUser& user) {
        EXPECT_EQ(words(user.dialog(), "level name"), "3 · Learner");
        slideTo(user, 6);
        EXPECT_EQ(words(user.dialog(), "level name"), "6 · Club novice");
        EXPECT_THAT(words(user.dialog(), "level rating"), HasSubstr("computer scale"));
        EXPECT_THAT(accessibleName(user.find<wxSlider>("level slider")),
                    StartsWith("Level 6, Club novice, "));
        EXPECT_EQ(specOf(setupOf(user), Color::Black).options.at("Level"), "6");
        slideTo(user, 12);  // the player's own default
        EXPECT_FALSE(specOf(setupOf(user), Color::Black).options.contains("Level"));
        slideTo(user, 2);
    });
    EXPECT_EQ(specOf(played(), Color::Black).options.at("Level"), "2");
    EXPECT_EQ(card(Color::Black).content().name, "Bastion");
    EXPECT_THAT(card(Color::Black).content().detail, StartsWith("2 · "));
    inDialog([](DialogUser& user) { EXPECT_THAT(words(user.dialog(), "level name"), StartsWith("2 ·")); });
}

TEST_F(NewGame, TakesALevelByAClickOnItsBar) {
    inDialog([](DialogUser& user) {
        const auto& bars = user.find<LevelBars>("level bars");
        user.click(bars, bars.centreOf(9));
        EXPECT_TRUE(pumpUntil([&] { return user.find<wxSlider>("level slider").GetValue() == 9; }));
        EXPECT_THAT(words(user.dialog(), "level name"), StartsWith("9 ·"));
    });
    EXPECT_EQ(specOf(played(), Color::Black).options.at("Level"), "9");
}

/// The dialog on desktops of several themes.
class NewGameIn : public NewGame, public testing::WithParamInterface<Theme> {
protected:
    void TearDown() override {
        NewGame::TearDown();
        DesktopTheme(Theme::Light).use(Theme::Desktop);
    }
    static Rgba colorAt(const wxImage& picture, wxPoint at) {
        return {picture.GetRed(at.x, at.y), picture.GetGreen(at.x, at.y), picture.GetBlue(at.x, at.y)};
    }
    /// The most contrast that any pixel of a column of a picture has to a colour.
    static double mostContrast(const wxImage& picture, int x, Rgba ground) {
        double most = 1;
        for (int y = 0; y < picture.GetHeight(); ++y)
            most = std::max(most, contrast(colorAt(picture, {x, y}), ground));
        return most;
    }
    /// The share of a picture that has a colour.
    static double shareOf(const wxImage& picture, Rgba color) {
        int found = 0;
        for (int y = 0; y < picture.GetHeight(); ++y) {
            for (int x = 0; x < picture.GetWidth(); ++x) found += colorAt(picture, {x, y}) == color;
        }
        return static_cast<double>(found) / (picture.GetWidth() * picture.GetHeight());
    }
};

TEST_P(NewGameIn, HasBarsThatAreSeenAtEachLevel) {
    start(PersonSpec{"Ada"}, plugin("bastion"));
    const DesktopTheme theme(GetParam());
    inDialog([](DialogUser& user) {
        slideTo(user, 6);
        auto& bars = user.find<LevelBars>("level bars");
        settle();
        const wxImage picture = pictureOf(bars);
        const wxImage above =
            picture.GetSubImage({0, 0, picture.GetWidth(), picture.GetHeight() - bars.GetCharHeight()});
        for (int level = 1; level <= 12; ++level)
            EXPECT_GE(mostContrast(above, bars.centreOf(level).x, colorAt(picture, {0, 0})), 3) << level;
    });
}

/// Behind a piece lies the colour on which captured pieces of both sides are seen.
TEST_P(NewGameIn, HasPiecesOnPlates) {
    const DesktopTheme theme(GetParam());
    inDialog([](DialogUser& user) {
        for (const char* name : {"play white", "play random", "play black", "first opponent"})
            EXPECT_GE(shareOf(pictureOf(user.find<wxWindow>(name)), desktopColors().plate), 0.02) << name;
    });
}

INSTANTIATE_TEST_SUITE_P(Themes, NewGameIn, testing::Values(Theme::Light, Theme::Dark));

TEST_F(NewGame, KeepsTheLevelOfAPlayerWhileAnotherIsChosenAndToTheNextGame) {
    start(PersonSpec{"Ada"}, plugin("bastion"));
    inDialog([](DialogUser& user) {
        slideTo(user, 7);
        press(user, "second opponent");
        press(user, "first opponent");
        EXPECT_THAT(words(user.dialog(), "level name"), StartsWith("7 ·"));
        press(user, "second opponent");
    });
    EXPECT_TRUE(isPerson(played().players[Color::Black]));
    inDialog([](DialogUser& user) {
        press(user, "first opponent");
        EXPECT_THAT(words(user.dialog(), "level name"), StartsWith("7 ·"));
    });
    EXPECT_EQ(specOf(played(), Color::Black).options.at("Level"), "7");
}

TEST_F(NewGame, PutsThePlayerMetLastOnACard) {
    start(PersonSpec{"Ada"}, plugin("bastion"));
    inDialog([](DialogUser& user) {
        chooseOpponent(user, "Random");
        EXPECT_EQ(user.find<ChoiceButton>("third opponent").title(), "Random");
        EXPECT_TRUE(user.find<ChoiceButton>("third opponent").GetValue());
    });
    EXPECT_EQ(specOf(played(), Color::Black).pluginId, "random");
    inDialog([](DialogUser& user) { press(user, "first opponent"); });
    inDialog([](DialogUser& user) {
        EXPECT_EQ(user.find<ChoiceButton>("third opponent").title(), "Random");
        press(user, "third opponent");
    });
    EXPECT_EQ(specOf(played(), Color::Black).pluginId, "random");
}

TEST_F(NewGame, AsksForTheNameOfAnotherPersonAndForNoLevel) {
    inDialog([](DialogUser& user) {
        press(user, "second opponent");
        EXPECT_EQ(wxWindow::FindWindowByName("level slider", &user.find<wxWindow>("opponent")), nullptr);
        user.fillIn(user.find<wxTextCtrl>("name of opponent"), "Bo");
    });
    EXPECT_EQ(played().players[Color::Black], PlayerSpec(PersonSpec{"Bo"}));
}

TEST_F(NewGame, ShowsThePersonsResultsAgainstALevel) {
    addScore("1", "Bastion 3", GameResult::WhiteWins);
    addScore("2", "Bastion 3", GameResult::WhiteWins);
    addScore("3", "Bastion 3", GameResult::BlackWins);
    addScore("4", "Bastion 4", GameResult::Draw);
    start(PersonSpec{"Ada"}, PluginSpec{"bastion", {{"Level", "3"}}, {}});
    inDialog([](DialogUser& user) {
        const auto tally = [&] { return words(user.dialog(), "level tally"); };
        EXPECT_TRUE(pumpUntil([&] { return tally() == "You: +2 =0 −1"; })) << tally();
        slideTo(user, 4);
        EXPECT_EQ(tally(), "You: +0 =1 −0");
        slideTo(user, 5);
        EXPECT_EQ(tally(), "");
    });
}

// The time.

TEST_F(NewGame, TakesATimeByOneClick) {
    inDialog([](DialogUser& user) { press(user, "time 3+2"); });
    const TimeControl time = suddenDeath(std::chrono::minutes(3), std::chrono::seconds(2));
    EXPECT_EQ(played().time, (ByColor<TimeControl>{time, time}));
    inDialog([](DialogUser& user) {
        EXPECT_TRUE(user.find<ChoiceButton>("time 3+2").GetValue());
        press(user, "time none");
    });
    EXPECT_EQ(played().time, ByColor<TimeControl>());
}

TEST_F(NewGame, GoesThroughTheTimesByTheArrowKeys) {
    inDialog([](DialogUser& user) {
        press(user, "time 1+0");
        for (int times = 0; times < 3; ++times) user.strike(WXK_RIGHT);
        EXPECT_TRUE(pumpUntil([&] { return user.find<ChoiceButton>("time 10+0").GetValue(); }));
    });
    EXPECT_EQ(played().time[Color::White], suddenDeath(std::chrono::minutes(10)));
}

TEST_F(NewGame, OpensAnEditorForAnyOtherTimeInPlace) {
    inDialog([](DialogUser& user) {
        EXPECT_FALSE(user.find<wxWindow>("time").IsShownOnScreen());
        press(user, "time other");
        const auto& time = user.find<wxWindow>("time");
        EXPECT_TRUE(time.IsShownOnScreen());
        user.fillIn(user.find<wxSpinCtrlDouble>("minutes", &time), "7");
    });
    EXPECT_EQ(played().time[Color::White], suddenDeath(std::chrono::minutes(7), std::chrono::seconds(3)));
    inDialog([](DialogUser& user) {
        EXPECT_TRUE(user.find<ChoiceButton>("time other").GetValue());
        EXPECT_EQ(user.find<wxSpinCtrlDouble>("minutes", &user.find<wxWindow>("time")).GetValue(), 7.0);
    });
}

TEST_F(NewGame, ReadsFractionsWithAComma) {
    inDialog([](DialogUser& user) {
        press(user, "time other");
        user.fillIn(user.find<wxSpinCtrlDouble>("minutes", &user.find<wxWindow>("time")), "2,5");
    });
    EXPECT_EQ(played().time[Color::White], suddenDeath(std::chrono::seconds(150), std::chrono::seconds(3)));
}

TEST_F(NewGame, KeepsATimeAsAButtonAndRemovesIt) {
    visit([](DialogUser& user) {
        press(user, "time other");
        user.fillIn(user.find<wxSpinCtrlDouble>("minutes", &user.find<wxWindow>("time")), "7");
        user.click(user.find<wxButton>("keep time"));
        settle();
        EXPECT_TRUE(user.find<ChoiceButton>("time 7+3").GetValue());
        user.strike(WXK_ESCAPE);  // the button stays all the same
    });
    const TimeControl own = suddenDeath(std::chrono::minutes(7), std::chrono::seconds(3));
    EXPECT_EQ(settings_->settings().newGameHabits.own, OwnTimes{{own}});
    reopen(settings_->settings());
    inDialog([](DialogUser& user) { press(user, "time 7+3"); });
    EXPECT_EQ(played().time[Color::White], own);
    inDialog([](DialogUser& user) {
        user.click(user.find<wxButton>("remove time"));
        settle();
        EXPECT_EQ(wxWindow::FindWindowByName("time 7+3", &user.dialog()), nullptr);
        EXPECT_TRUE(user.find<ChoiceButton>("time other").GetValue());
    });
    EXPECT_EQ(played().time[Color::White], own);  // it was still the selected time
    EXPECT_EQ(settings_->settings().newGameHabits.own, OwnTimes{});
}

TEST_F(NewGame, KeepsNoTimeTwice) {
    inDialog([](DialogUser& user) {
        press(user, "time other");
        const auto& keep = user.find<wxButton>("keep time");
        const auto& time = user.find<wxWindow>("time");
        EXPECT_FALSE(keep.IsEnabled());  // 5+3, as a button
        user.fillIn(user.find<wxSpinCtrlDouble>("minutes", &time), "8");
        EXPECT_TRUE(pumpUntil([&] { return keep.IsEnabled(); }));
        user.choose(user.find<wxChoice>("kind of clock", &time), "No clock");
        EXPECT_FALSE(keep.IsEnabled());
    });
}

TEST_F(NewGame, TellsThatAnOwnTimeInTheSettingsMakesNoSense) {
    TearDown();
    settings_.reset();
    const std::filesystem::path file =
        home_.write("config/settings.json", R"({"newGameHabits": {"times": ["420+0", "soon"]}})");
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return notice().IsShown(); }));
    EXPECT_THAT(noticeText(), HasSubstr("newGameHabits.times.1"));
    EXPECT_EQ(settings_->settings().newGameHabits.own, OwnTimes{{suddenDeath(std::chrono::minutes(7))}});
    EXPECT_THAT(readText(file.string() + ".bad"), HasSubstr("soon"));
}

TEST_F(NewGame, SaysWhyATimeIsNone) {
    inDialog([](DialogUser& user) {
        press(user, "time other");
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
    EXPECT_EQ(played().time[Color::White], suddenDeath(std::chrono::seconds(300)));
}

TEST_F(NewGame, GivesTheOpponentAnotherTimeWhateverTheSides) {
    start(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    inDialog([](DialogUser& user) {
        press(user, "time 10+0");
        press(user, "play black");
        openMore(user);
        auto& differ = find<wxCheckBox>(user.dialog(), "opponent has another time");
        user.click(differ);
        EXPECT_TRUE(pumpUntil([&] { return differ.GetValue(); }));
        settle();
        const auto& time = find<wxWindow>(user.dialog(), "time of opponent");
        const wxSize needed = time.GetBestSize();
        EXPECT_TRUE(pumpUntil([&] { return time.GetSize().y >= needed.y && time.GetSize().x >= needed.x; }))
            << time.GetSize().y << " of " << needed.y;
        user.choose(find<wxChoice>(time, "kind of clock"), "Time for the game");
        user.fillIn(find<wxSpinCtrlDouble>(time, "minutes"), "2");
    });
    EXPECT_EQ(played().time[Color::Black], suddenDeath(std::chrono::minutes(10)));
    EXPECT_EQ(played().time[Color::White], suddenDeath(std::chrono::minutes(2), std::chrono::seconds(3)));
}

TEST_F(NewGame, AsksForNoTimePerMoveBesideAClock) {
    inDialog([](DialogUser& user) {
        const auto& options = find<wxWindow>(openMore(user), "opponent options");
        const auto& seconds = find<wxSpinCtrlDouble>(options, "seconds");
        EXPECT_TRUE(seconds.IsEnabled());
        press(user, "time 3+2");
        EXPECT_FALSE(seconds.IsEnabled());
    });
    EXPECT_EQ(specOf(played(), Color::Black).limits.moveTime, std::nullopt);
    inDialog([](DialogUser& user) { press(user, "time none"); });
    EXPECT_EQ(specOf(played(), Color::Black).limits.moveTime, std::chrono::seconds(3));
}

TEST_F(NewGame, EndsItsRowsAlike) {
    inDialog([](DialogUser& user) {
        EXPECT_EQ(user.find<ChoiceButton>("time other").GetScreenRect().GetRight(),
                  user.find<wxTextCtrl>("name").GetScreenRect().GetRight());
    });
}

TEST_F(NewGame, ShowsByABarThatThereIsMoreThanTheScreenHasRoomFor) {
    wxDialog dialog(frame_, wxID_ANY, "high");
    auto* const area = new DialogArea(&dialog);
    auto* const inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(100, 5000);
    area->SetSizer(inside);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(area, wxSizerFlags(1).Expand());
    dialog.SetSizer(all);
    fitDialogAround(*area);
    dialog.Show();
    EXPECT_TRUE(pumpUntil([&] { return area->GetClientSize().x < area->GetSize().x; }));
}

// The side and the name.

TEST_F(NewGame, DrawsTheSideOfAPersonWhoLeavesItToChance) {
    start(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    frame_->commands().starter.drawColor = [] { return Color::Black; };
    inDialog([](DialogUser& user) { press(user, "play random"); });
    EXPECT_EQ(played().players[Color::Black], PlayerSpec(PersonSpec{"Ada"}));
    frame_->commands().starter.drawColor = [] { return Color::White; };
    visit([](DialogUser& user) {
        EXPECT_TRUE(user.find<ChoiceButton>("play random").GetValue());
        EXPECT_EQ(words(user.dialog(), "time problem"), "Enter plays this again.");
        user.strike(WXK_RETURN);  // draws again
    });
    EXPECT_EQ(played().players[Color::White], PlayerSpec(PersonSpec{"Ada"}));
}

TEST_F(NewGame, KeepsTheNameOfWhoChangesSides) {
    start(PersonSpec{"Ada"}, plugin("waits_for_stop"));
    inDialog([](DialogUser& user) { press(user, "play black"); });
    EXPECT_EQ(played().players[Color::Black], PlayerSpec(PersonSpec{"Ada"}));
    EXPECT_EQ(specOf(played(), Color::White).pluginId, "waits_for_stop");
}

TEST_F(NewGame, BeginsByEnterWithTheNameThatWasTyped) {
    visit([](DialogUser& user) {
        user.fillIn(user.find<wxTextCtrl>("name"), "Ada");
        user.strike(WXK_RETURN);
    });
    EXPECT_EQ(std::get<PersonSpec>(played().players[Color::White]).name, "Ada");
}

// Everything else.

TEST_F(NewGame, KeepsWhatMostGamesDoNotNeedOutOfSight) {
    inDialog([](DialogUser& user) {
        EXPECT_TRUE(user.find<wxCollapsiblePane>("more").IsCollapsed());
        openMore(user);
        const auto& opponent = user.find<wxWindow>("opponent options");
        auto& more = find<wxCollapsiblePane>(opponent, "more options");
        EXPECT_TRUE(more.IsCollapsed());
        user.click(more, wxPoint(15, 8));
        EXPECT_TRUE(pumpUntil([&] { return more.IsExpanded(); }));
        settle();
        user.fillIn(find<wxSpinCtrl>(opponent, "option Hash"), "128");
        EXPECT_EQ(specOf(setupOf(user), Color::Black).options.at("Hash"), "128");
        EXPECT_EQ(wxWindow::FindWindowByName("option Level", &user.dialog()), nullptr);
        chooseOpponent(user, "Minimax");  // which has no levels
        EXPECT_FALSE(find<wxCollapsiblePane>(opponent, "more options").IsCollapsed());
        EXPECT_FALSE(user.find<wxWindow>("player without levels").GetLabel().empty());
    });
}

TEST_F(NewGame, KeepsTheOptionsOfAPlayerWhileAnotherIsChosen) {
    inDialog([](DialogUser& user) {
        const auto& opponent = find<wxWindow>(openMore(user), "opponent options");
        user.fillIn(find<wxSpinCtrlDouble>(opponent, "seconds"), "7");
        press(user, "second opponent");
        press(user, "first opponent");
        EXPECT_EQ(find<wxSpinCtrlDouble>(opponent, "seconds").GetValue(), 7.0);
    });
    EXPECT_EQ(specOf(played(), Color::Black).limits.moveTime, std::chrono::seconds(7));
}

TEST_F(NewGame, BeginsWithOddsButNeverAgainByItself) {
    inDialog([](DialogUser& user) {
        openMore(user);
        user.choose(find<wxChoice>(user.dialog(), "odds by"), "Black plays without");
        user.choose(find<wxChoice>(user.dialog(), "odds kind"), "the queen");
        EXPECT_TRUE(find<wxRadioButton>(user.dialog(), "odds").GetValue());
    });
    EXPECT_EQ(toFen(game().start()), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    visit([](DialogUser& user) {
        EXPECT_TRUE(find<wxRadioButton>(user.dialog(), "standard").GetValue());
        EXPECT_TRUE(user.find<wxCollapsiblePane>("more").IsCollapsed());
        user.strike(WXK_RETURN);
    });
    EXPECT_EQ(game().start(), Position::start());
}

TEST_F(NewGame, ShowsAPositionThatOneWantsToPlayFrom) {
    const char* const kOdds = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    start(person(), person(), kOdds);
    inModalDialog([this] { perform(Action::PlayFromHere); },
                  [](DialogUser& user) {
                      EXPECT_TRUE(user.find<wxCollapsiblePane>("more").IsExpanded());
                      EXPECT_TRUE(find<wxRadioButton>(user.dialog(), "odds").GetValue());
                      EXPECT_EQ(find<wxChoice>(user.dialog(), "odds kind").GetStringSelection(), "the queen");
                      user.strike(WXK_RETURN);
                  });
    EXPECT_EQ(toFen(game().start()), kOdds);
}

TEST_F(NewGame, BeginsFromANumberedStartOfChess960) {
    inDialog([](DialogUser& user) {
        openMore(user);
        user.fillIn(find<wxSpinCtrl>(user.dialog(), "chess960 number"), "0");
    });
    EXPECT_EQ(toFen(game().start()), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    EXPECT_EQ(game().variant(), Variant::Chess960);
}

TEST_F(NewGame, ShowsTheFenOfTheStartThatIsChosen) {
    inDialog([](DialogUser& user) {
        openMore(user);
        const auto choose = [&](const char* name) {
            auto& button = find<wxRadioButton>(user.dialog(), name);
            user.click(button, wxPoint(10, button.GetSize().y / 2));
            EXPECT_TRUE(pumpUntil([&] { return button.GetValue(); })) << name;
            settle();
            return toUtf8(find<wxTextCtrl>(user.dialog(), "fen").GetValue());
        };
        EXPECT_EQ(choose("odds"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
        EXPECT_EQ(choose("standard"), toFen(Position::start()));
        EXPECT_EQ(choose("chess960"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
        choose("position");
        EXPECT_EQ(setupOf(user).variant, Variant::Chess960);
    });
}

TEST_F(NewGame, OffersAPaceToThoseWhoWatch) {
    inDialog([](DialogUser& user) {
        chooseOpponent(user, "Random");
        openMore(user);
        auto& pace = find<wxSpinCtrlDouble>(user.dialog(), "pace");
        EXPECT_FALSE(pace.IsShown());
        chooseSelf(user, "Random");
        EXPECT_TRUE(pace.IsShown());
        EXPECT_EQ(pace.GetValue(), 1.0);
        user.fillIn(pace, "30");
    });
    EXPECT_EQ(played().pace, std::chrono::seconds(30));
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
        chooseOpponent(user, "waits_for_stop");
        press(user, "play black");
        const auto& opponent = find<wxWindow>(openMore(user), "opponent options");
        EXPECT_EQ(words(opponent, "book name"), "none");
        EXPECT_FALSE(find<wxButton>(opponent, "no book").IsEnabled());
        auto& button = find<wxButton>(opponent, "choose book");
        EXPECT_EQ(accessibleDescription(button), "No opening book is selected.");
        listenTo(button);
        wxTEST_DIALOG(user.click(button); settle(), ExpectDialog<wxFileDialog>(choose));
        EXPECT_EQ(words(opponent, "book name"), "my book.bin");
        EXPECT_EQ(accessibleDescription(button), "Selected: " + file.string());
        EXPECT_THAT(announcements(), testing::ElementsAre("Selected: " + file.string()));
        EXPECT_THAT(labelsOf(button), testing::Contains("Opening book:"));
    });
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));  // from a player that thinks until it is stopped
    EXPECT_EQ(fen(), "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(toUtf8(thought(Color::White, "player progress").GetLabel()), "from the opening book");
    EXPECT_EQ(specOf(*settings_->settings().newGame, Color::White).book, file);
}

TEST_F(NewGame, RefusesAFileThatIsNoOpeningBook) {
    const std::filesystem::path file =
        home_.write("random.bin", std::string(16, '\xff') + std::string(16, 'x'));
    const auto choose = [&](wxFileDialog& dialog) {
        dialog.SetPath(toWx(file.string()));
        dialog.Show();
        EXPECT_TRUE(pumpUntil([&] { return dialog.GetPath() == toWx(file.string()); }));
    };
    start(PluginSpec{"waits_for_stop", {}, {}, "/books/my book.bin"}, person());
    inDialog([&](DialogUser& user) {
        const auto& opponent = find<wxWindow>(openMore(user), "opponent options");
        wxTEST_DIALOG(user.click(find<wxButton>(opponent, "choose book"));
                      settle(), ExpectDialog<wxFileDialog>(choose), wxExpectModal<wxMessageDialog>(wxID_OK));
        EXPECT_EQ(words(opponent, "book name"), "my book.bin");  // as before
    });
}

TEST_F(NewGame, TakesAnOpeningBookAway) {
    start(PluginSpec{"waits_for_stop", {}, {}, "/books/my book.bin"}, person());
    inDialog([](DialogUser& user) {
        const auto& opponent = find<wxWindow>(openMore(user), "opponent options");
        EXPECT_EQ(words(opponent, "book name"), "my book.bin");
        listenTo(find<wxButton>(opponent, "choose book"));
        user.click(find<wxButton>(opponent, "no book"));
        settle();
        EXPECT_EQ(words(opponent, "book name"), "none");
        EXPECT_THAT(announcements(), testing::ElementsAre("No opening book is selected."));
    });
    EXPECT_TRUE(specOf(played(), Color::White).book.empty());
}

TEST_F(NewGame, SaysThatAnOpeningBookCannotBeUsed) {
    start(PluginSpec{"healthy", {}, {}, home_ / "gone.bin"}, person());
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_THAT(noticeText(), StartsWith("healthy plays without an opening book: Cannot find "));
    EXPECT_THAT(noticeText(), HasSubstr("gone.bin"));
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

TEST_P(NewGameSize, IsTheSameWhoeverIsChosen) {
    start(person(), person());
    visit([](DialogUser& user) {
        settle();
        const wxSize size = user.dialog().GetSize();
        auto& players = find<wxChoice>(find<wxWindow>(user.dialog(), "opponents"), "kind of player");
        for (unsigned at = 0; at < players.GetCount(); ++at) {
            user.chooseByKeys(players, static_cast<int>(at));
            settle();
            EXPECT_EQ(user.dialog().GetSize(), size) << players.GetString(at);
        }
        for (const char* time : {"time 1+0", "time none", "play black"}) {
            press(user, time);
            EXPECT_EQ(user.dialog().GetSize(), size) << time;
        }
        press(user, "time other");
        const wxSize withEditor = user.dialog().GetSize();
        auto& clocks = find<wxChoice>(find<wxWindow>(user.dialog(), "time"), "kind of clock");
        for (unsigned at = 0; at < clocks.GetCount(); ++at) {
            user.chooseByKeys(clocks, static_cast<int>(at));
            settle();
            EXPECT_EQ(user.dialog().GetSize(), withEditor) << clocks.GetString(at);
        }
        user.strike(WXK_ESCAPE);
    });
}

TEST_P(NewGameSize, FitsASmallScreen) {
    constexpr int kMaxWidth = 1024 - 10;  // without what a window manager draws around it
    constexpr int kMaxHeight = 700 - 30;
    inDialog([&](DialogUser& user) {
        EXPECT_LE(user.dialog().GetSize().x, kMaxWidth);
        EXPECT_LE(user.dialog().GetSize().y, kMaxHeight);
        press(user, "time other");
        EXPECT_LE(user.dialog().GetSize().x, kMaxWidth);
        EXPECT_LE(user.dialog().GetSize().y, kMaxHeight);
    });
}

INSTANTIATE_TEST_SUITE_P(Languages, NewGameSize, testing::Values("en", "fr"));

TEST(TallyWords, CountWinsDrawsAndLosses) {
    EXPECT_EQ(toUtf8(tallyWords({10, 4, 7})), "You: +10 =4 −7");
    EXPECT_EQ(toUtf8(tallyWords({})), "");
}

TEST(LevelWords, SayWhatIsMeasuredAndWhatIsNot) {
    const PluginLevels levels{{1, {"Learner", 750, {}}},
                              {2, {"Casual", 1000, PluginLevel::Measurement{1012, 35}}},
                              {3, {"Full strength", {}, {}}}};
    EXPECT_EQ(toUtf8(ratingWords(levels, 1)), "Target rating 750 (computer scale), not measured");
    EXPECT_EQ(toUtf8(ratingWords(levels, 2)), "Rating 1012 ± 35 (computer scale)");
    EXPECT_EQ(toUtf8(ratingWords(levels, 3)), "Strength not measured");
    EXPECT_EQ(toUtf8(levelWords(levels, 3)), "3 · Full strength");
    EXPECT_EQ(toUtf8(levelWords(levels, 4)), "Level 4");
}

}  // namespace
}  // namespace roque::test
