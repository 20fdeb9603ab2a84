#include "view/dialogs/settings/settings_dialog.h"

#include <algorithm>
#include <cstdlib>

#include <gmock/gmock.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/display.h>
#include <wx/slider.h>

#include "tests/gui/window_test.h"
#include "view/toolkit/language.h"
#include "view/toolkit/window_place.h"

// The settings: every change takes effect at once, and is kept or not.
namespace roque::test {
namespace {

/// The pages of the dialog.
enum Page : int { kWindow, kLooks, kPlay, kScores };

class SettingsInTheWindow : public WindowTest {
protected:
    /// Opens the dialog by its keys and acts in it, which closes it.
    void inSettings(const std::function<void(DialogUser&)>& act) {
        inModalDialog([this] { user_.strike(',', wxMOD_CONTROL); }, act);
    }

    static void turnTo(DialogUser& user, Page page) {
        user.turnToPage(user.find<wxNotebook>("notebook"), page);
    }
    static void turnByKeysTo(DialogUser& user, Page page) {
        user.turnToPageByKeys(user.find<wxNotebook>("notebook"), page);
    }
    static wxSlider& slider(const DialogUser& user, const char* name) { return user.find<wxSlider>(name); }
    static wxChoice& list(const DialogUser& user, const char* name) { return user.find<wxChoice>(name); }
    static bool isSet(const DialogUser& user, const char* name) {
        return user.find<wxCheckBox>(name).GetValue();
    }

    /// Toggles a check box with the keyboard.
    static void strikeBox(DialogUser& user, const char* name) {
        const bool before = isSet(user, name);
        user.tabTo(user.find<wxCheckBox>(name));
        user.strike(WXK_SPACE);
        EXPECT_TRUE(pumpUntil([&] { return isSet(user, name) != before; })) << name;
    }
    static void clickBox(DialogUser& user, const char* name) {
        const bool before = isSet(user, name);
        user.click(user.find<wxCheckBox>(name));
        EXPECT_TRUE(pumpUntil([&] { return isSet(user, name) != before; })) << name;
    }

    [[nodiscard]] PixelRect boardFrame() const { return board().geometry().frame(); }
    [[nodiscard]] double boardWidth() const { return boardFrame().width; }
    [[nodiscard]] wxRect window() const {
        return {frame_->ToDIP(frame_->GetPosition()), frame_->ToDIP(frame_->GetClientSize())};
    }
};

TEST_F(SettingsInTheWindow, LeaveTheBoardInSight) {
    const wxRect shown = board().GetScreenRect();
    inSettings([&](DialogUser& user) {
        const wxRect dialog = wxGetTopLevelParent(&slider(user, "board x"))->GetScreenRect();
        const int besideIt = std::max(0, wxDisplay(frame_).GetClientArea().GetRight() - shown.GetRight());
        const int covered = std::max(0, dialog.width - besideIt);
        EXPECT_LE(shown.Intersect(dialog).width, covered + frame_->FromDIP(20)) << "the edges of a window";
        EXPECT_LT(shown.Intersect(dialog).width, shown.width / 2);
        user.strike(WXK_ESCAPE);
    });
}

TEST_F(SettingsInTheWindow, AreSeenAtOnceAndKept) {
    const double before = boardWidth();
    inSettings([&](DialogUser& user) {
        turnByKeysTo(user, kLooks);
        user.chooseByKeys(list(user, "targets"), 2);
        EXPECT_TRUE(pumpUntil([&] { return board().state().scheme == TargetScheme::Classic; }));
        turnByKeysTo(user, kWindow);
        user.slideByKeys(slider(user, "board x"), 0);
        user.slideByKeys(slider(user, "board size"), 22);
        EXPECT_TRUE(pumpUntil([&] { return boardWidth() < before * 0.6 && boardFrame().x <= 1; }));
        user.strike(WXK_RETURN);  // which is OK
    });
    EXPECT_EQ(settings_->settings().board.size, 22);
    EXPECT_EQ(settings_->settings().board.x, 0);
    EXPECT_EQ(settings_->settings().appearance.targets, TargetMarks::Classic);
    EXPECT_LT(boardWidth(), before * 0.6);
}

TEST_F(SettingsInTheWindow, AreTakenBackByEscape) {
    const double before = boardWidth();
    const wxRect place = window();
    const Settings kept = settings_->settings();
    inSettings([&](DialogUser& user) {
        user.slideByKeys(slider(user, "board size"), 22);
        user.slide(slider(user, "window width"), 800);
        EXPECT_TRUE(pumpUntil([&] { return boardWidth() < before * 0.5 && window() != place; }));
        turnTo(user, kLooks);
        user.choose(list(user, "coordinates"), 0);
        EXPECT_TRUE(pumpUntil([&] { return board().geometry().coordinates() == Coordinates::Hidden; }));
        turnTo(user, kPlay);
        clickBox(user, "describe");
        EXPECT_TRUE(pumpUntil([&] { return reader().IsShown(); }));
        turnTo(user, kScores);
        clickBox(user, "save scores");
        user.strike(WXK_ESCAPE);
    });
    EXPECT_TRUE(pumpUntil([&] { return window() == place; }));
    EXPECT_TRUE(pumpUntil([&] { return boardWidth() == before; }));
    EXPECT_FALSE(reader().IsShown());
    EXPECT_EQ(settings_->settings(), kept);
}

TEST_F(SettingsInTheWindow, AreKeptByApplyThoughTheNextAreNot) {
    inSettings([&](DialogUser& user) {
        user.slideByKeys(slider(user, "board size"), 24);
        turnTo(user, kPlay);
        user.choose(list(user, "notation"), 1);
        clickBox(user, "sounds");
        turnTo(user, kScores);
        clickBox(user, "save scores");
        user.clickButton(wxID_APPLY);
        EXPECT_TRUE(pumpUntil([&] { return settings_->settings().board.size == 24; }));
        clickBox(user, "save scores");
        turnTo(user, kLooks);
        user.choose(list(user, "coordinates"), 2);
        turnTo(user, kWindow);
        user.slideByKeys(slider(user, "board size"), 99);
        user.clickButton(wxID_CANCEL);
    });
    EXPECT_EQ(settings_->settings().board.size, 24);
    EXPECT_EQ(settings_->settings().play.notation, MoveNotation::Figurines);
    EXPECT_FALSE(settings_->settings().play.playsSounds);
    EXPECT_FALSE(settings_->settings().scores.isOn);
    EXPECT_EQ(settings_->settings().appearance.coordinates, Appearance().coordinates);
    EXPECT_NEAR(boardWidth(), 0.24 * std::min(board().GetClientSize().x, board().GetClientSize().y), 12);
}

TEST_F(SettingsInTheWindow, MoveTheWindow) {
    const std::pair<const char*, std::function<int()>> kNumbers[]{
        {"window width", [this] { return window().width; }},  // first, to make room for moving
        {"window height", [this] { return window().height; }},
        {"window x", [this] { return window().x; }},
        {"window y", [this] { return window().y; }}};
    inSettings([&](DialogUser& user) {
        for (const auto& [name, number] : kNumbers) {
            wxSlider& moved = slider(user, name);
            const auto isSeen = [&] { return number() == moved.GetValue(); };
            const int middle = (moved.GetMin() + moved.GetMax()) / 2;
            user.slide(moved, middle);
            EXPECT_TRUE(pumpUntil(isSeen)) << name << ": " << number();
            for (const int key : {WXK_RIGHT, WXK_LEFT, WXK_LEFT}) {
                const int before = moved.GetValue();
                user.strike(key);  // the mouse has left the keyboard there
                EXPECT_TRUE(pumpUntil([&] { return moved.GetValue() != before && isSeen(); })) << name;
            }
        }
        user.slideByKeys(slider(user, "window x"), 3);
        user.slideByKeys(slider(user, "window y"), 4);
        EXPECT_TRUE(pumpUntil([&] { return window().GetPosition() == wxPoint(3, 4); }));
        user.clickButton(wxID_OK);
    });
    EXPECT_EQ(settings_->settings().window.x, 3);
    EXPECT_EQ(settings_->settings().window.y, 4);
    EXPECT_EQ(settings_->settings().window.width, window().width);
    EXPECT_EQ(settings_->settings().window.height, window().height);
}

TEST_F(SettingsInTheWindow, PlaceTheBoard) {
    inSettings([&](DialogUser& user) {
        const std::pair<const char*, std::function<double()>> kNumbers[]{
            {"board size", [this] { return boardFrame().width; }},
            {"board x", [this] { return boardFrame().x; }},
            {"board y", [this] { return boardFrame().y; }}};
        for (const auto& [name, number] : kNumbers) {
            wxSlider& moved = slider(user, name);
            double before = number();
            user.slide(moved, 30);
            EXPECT_TRUE(pumpUntil([&, number = number] { return number() < before; })) << name;
            before = number();
            for (int times = 0; times < 4; ++times) user.strike(WXK_RIGHT);
            EXPECT_TRUE(pumpUntil([&, number = number] { return number() > before; })) << name;
        }
        user.slideByKeys(slider(user, "board size"), 97);
        user.slideByKeys(slider(user, "board x"), 100);
        user.slideByKeys(slider(user, "board y"), 98);
        user.strike(WXK_RETURN);
    });
    EXPECT_EQ(settings_->settings().board, (BoardLayoutSetting{97, 100, 98}));
}

TEST_F(SettingsInTheWindow, SayHowOnePlays) {
    inSettings([&](DialogUser& user) {
        turnByKeysTo(user, kPlay);
        user.chooseByKeys(list(user, "move input"), 2);
        user.choose(list(user, "animation"), 3);
        user.chooseByKeys(list(user, "notation"), 1);
        strikeBox(user, "turn board");
        clickBox(user, "always queen");
        strikeBox(user, "confirm moves");
        clickBox(user, "premoves");
        strikeBox(user, "try moves");
        clickBox(user, "sounds");
        strikeBox(user, "announce");
        strikeBox(user, "describe");
        EXPECT_TRUE(pumpUntil([&] { return reader().IsShown(); }));
        user.strike(WXK_RETURN);
    });
    const PlaySettings& play = settings_->settings().play;
    EXPECT_EQ(play.moveInput, MoveInput::Drag);
    EXPECT_EQ(settings_->settings().appearance.animation, AnimationSpeed::Slow);
    EXPECT_EQ(play.notation, MoveNotation::Figurines);
    EXPECT_TRUE(play.turnsBoardToMover);
    EXPECT_FALSE(play.playsSounds);
    EXPECT_TRUE(play.announcesMoves);
    EXPECT_TRUE(play.describesBoard);
    EXPECT_TRUE(play.alwaysPromotesToQueen);
    EXPECT_TRUE(play.confirmsMoves);
    EXPECT_FALSE(play.allowsPremoves);
    EXPECT_TRUE(play.triesMovesWhileClockRuns);
}

TEST_F(SettingsInTheWindow, SayHowLoudTheSoundsAre) {
    std::size_t heard = 0;
    inSettings([&](DialogUser& user) {
        turnByKeysTo(user, kPlay);
        heard = sounds_.size();
        user.slideByKeys(user.find<wxSlider>("volume"), 98);
        EXPECT_TRUE(pumpUntil([&] { return sounds_.size() == heard + 2; })) << "each step is heard";
        clickBox(user, "sounds");
        EXPECT_FALSE(user.find<wxSlider>("volume").IsEnabled());
        clickBox(user, "sounds");
        user.strike(WXK_RETURN);
    });
    EXPECT_EQ(settings_->settings().play.volume, 98);
}

TEST_F(SettingsInTheWindow, PlayNoSoundWhenTheVolumeReturnsToWhatItWas) {
    std::size_t heard = 0;
    inSettings([&](DialogUser& user) {
        turnByKeysTo(user, kPlay);
        heard = sounds_.size() + 2;
        user.slideByKeys(user.find<wxSlider>("volume"), 98);
        EXPECT_TRUE(pumpUntil([&] { return sounds_.size() == heard; }));
        user.strike(WXK_ESCAPE);
    });
    settle();
    EXPECT_EQ(sounds_.size(), heard);
}

TEST_F(SettingsInTheWindow, SayWhetherScoresAreSaved) {
    inSettings([&](DialogUser& user) {
        turnByKeysTo(user, kScores);
        EXPECT_TRUE(isSet(user, "save scores"));
        strikeBox(user, "save scores");
        user.strike(WXK_RETURN);
    });
    EXPECT_FALSE(settings_->settings().scores.isOn);
}

TEST_F(SettingsInTheWindow, KeepTheLanguageForTheNextStart) {
    useLanguage("en", std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale");
    inSettings([](DialogUser& user) {
        wxChoice& languages = list(user, "language");
        user.chooseByKeys(languages, languages.FindString(toWx("Français")));
        user.clickButton(wxID_OK);
    });
    EXPECT_EQ(settings_->settings().play.language, "fr");
}

/// ctest runs this on Wayland too, where nobody can simulate keys in the window.
class SettingsOnWayland : public SettingsInTheWindow {};

TEST_F(SettingsOnWayland, GreyTheWindowsPlaceAndSayWhy) {
    const bool isGreyed = !canBePlaced();
    inModalDialog([this] { perform(Action::EditSettings); },
                  [&](const DialogUser& user) {
                      for (const char* name : {"window x", "window y"}) {
                          const wxSlider& place = slider(user, name);
                          EXPECT_EQ(place.IsEnabled(), !isGreyed) << name;
                          const std::string why = accessibleName(place);
                          EXPECT_EQ(why.find("places windows by itself") != std::string::npos, isGreyed)
                              << why;
                      }
                      EXPECT_TRUE(slider(user, "window width").IsEnabled());
                      user.dialog().EndModal(wxID_CANCEL);
                  });
    EXPECT_EQ(std::getenv("WAYLAND_DISPLAY") != nullptr, isGreyed);
}

}  // namespace
}  // namespace roque::test
