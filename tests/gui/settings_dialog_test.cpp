#include "view/dialogs/settings_dialog.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/slider.h>

#include <gmock/gmock.h>

#include "tests/gui/support/modal_guard.h"
#include "tests/gui/window_test.h"
#include "view/language.h"

// What can be set, seen at once and kept or not.
namespace roque::test {
namespace {

class SettingsInTheWindow : public WindowTest {
protected:
    /// Opens the dialog and does something in it before it is closed by a button.
    void inDialog(const std::function<void(wxWindow&)>& act, int button) {
        const AllowModalDialogs allow;
        frame_->CallAfter([&] {
            wxWindow* const dialog = wxWindow::FindWindowByName("settings", frame_);
            ASSERT_NE(dialog, nullptr);
            act(*dialog);
            press(*dialog, button);
        });
        frame_->perform(Action::EditSettings);
    }

    static void press(wxWindow& dialog, int button) {
        wxCommandEvent event(wxEVT_BUTTON, button);
        dialog.GetEventHandler()->ProcessEvent(event);
    }
    static void slide(wxWindow& dialog, const char* name, int value) {
        auto* slider = dynamic_cast<wxSlider*>(wxWindow::FindWindowByName(name, &dialog));
        ASSERT_NE(slider, nullptr) << name;
        slider->SetValue(value);
        wxCommandEvent event(wxEVT_SLIDER, slider->GetId());
        event.SetInt(value);
        slider->ProcessWindowEvent(event);
    }
    static void choose(wxWindow& dialog, const char* name, int choice) {
        auto* list = dynamic_cast<wxChoice*>(wxWindow::FindWindowByName(name, &dialog));
        ASSERT_NE(list, nullptr) << name;
        list->SetSelection(choice);
        wxCommandEvent event(wxEVT_CHOICE, list->GetId());
        event.SetInt(choice);
        list->ProcessWindowEvent(event);
    }
    static void toggle(wxWindow& dialog, const char* name) {
        auto* box = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByName(name, &dialog));
        ASSERT_NE(box, nullptr) << name;
        wxCommandEvent event(wxEVT_CHECKBOX, box->GetId());
        event.SetInt(box->GetValue() ? 0 : 1);
        box->ProcessWindowEvent(event);
    }
    [[nodiscard]] double boardWidth() const { return frame_->board().geometry().frame().width; }
};

TEST_F(SettingsInTheWindow, AreSeenAtOnceAndKept) {
    const double before = boardWidth();
    inDialog(
        [&](wxWindow& dialog) {
            slide(dialog, "board size", 50);
            EXPECT_LT(boardWidth(), before * 0.6);
            slide(dialog, "board x", 0);
            EXPECT_LE(frame_->board().geometry().frame().x, 1);
            choose(dialog, "targets", 2);
            EXPECT_EQ(frame_->board().state().scheme, TargetScheme::Classic);
        },
        wxID_OK);
    EXPECT_EQ(settings_->settings().board.size, 50);
    EXPECT_EQ(settings_->settings().board.x, 0);
    EXPECT_EQ(settings_->settings().appearance.targets, TargetMarks::Classic);
    EXPECT_LT(boardWidth(), before * 0.6);
}

TEST_F(SettingsInTheWindow, AreTakenBackByCancel) {
    const double before = boardWidth();
    const wxSize size = frame_->GetSize();
    inDialog(
        [&](wxWindow& dialog) {
            slide(dialog, "board size", 50);
            slide(dialog, "window width", 800);
            choose(dialog, "coordinates", 0);
        },
        wxID_CANCEL);
    settle();
    EXPECT_TRUE(pumpUntil([&] { return frame_->GetSize() == size; }));
    EXPECT_TRUE(pumpUntil([&] { return boardWidth() == before; }));
    EXPECT_EQ(settings_->settings().board, BoardPlace());
}

TEST_F(SettingsInTheWindow, AreKeptByApplyThoughTheNextAreNot) {
    inDialog(
        [&](wxWindow& dialog) {
            slide(dialog, "board size", 60);
            press(dialog, wxID_APPLY);
            EXPECT_EQ(settings_->settings().board.size, 60);
            slide(dialog, "board size", 40);
        },
        wxID_CANCEL);
    EXPECT_EQ(settings_->settings().board.size, 60);
    EXPECT_NEAR(frame_->board().geometry().frame().width,
                0.6 * std::min(frame_->board().GetClientSize().x, frame_->board().GetClientSize().y), 12);
}

TEST_F(SettingsInTheWindow, MoveTheWindow) {
    inDialog(
        [&](wxWindow& dialog) {
            slide(dialog, "window width", 820);
            slide(dialog, "window height", 640);
        },
        wxID_OK);
    EXPECT_TRUE(pumpUntil([&] { return frame_->GetSize() == frame_->FromDIP(wxSize(820, 640)); }));
}

TEST_F(SettingsInTheWindow, SayHowOnePlays) {
    inDialog(
        [&](wxWindow& dialog) {
            choose(dialog, "move input", 2);
            choose(dialog, "animation", 3);
            choose(dialog, "notation", 1);
            for (const char* name : {"turn board", "sounds", "announce", "describe"}) toggle(dialog, name);
            EXPECT_TRUE(frame_->reader().IsShown());
        },
        wxID_OK);
    const Play& play = settings_->settings().play;
    EXPECT_EQ(play.moveInput, MoveInput::Drag);
    EXPECT_EQ(settings_->settings().appearance.animation, AnimationSpeed::Slow);
    EXPECT_EQ(play.notation, MoveNotation::Figurines);
    EXPECT_TRUE(play.turnsBoardToMover);
    EXPECT_FALSE(play.playsSounds);
    EXPECT_TRUE(play.announcesMoves);
    EXPECT_TRUE(play.describesBoard);
}

TEST_F(SettingsInTheWindow, SayWhetherScoresAreSaved) {
    inDialog(
        [&](wxWindow& dialog) {
            auto* box = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByName("save scores", &dialog));
            ASSERT_NE(box, nullptr);
            EXPECT_TRUE(box->GetValue());
            box->SetValue(false);
            wxCommandEvent event(wxEVT_CHECKBOX, box->GetId());
            box->ProcessWindowEvent(event);
        },
        wxID_OK);
    EXPECT_FALSE(settings_->settings().scores.isOn);
}

TEST_F(SettingsInTheWindow, KeepTheLanguageForTheNextStart) {
    useLanguage("en", std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale");
    inDialog([](wxWindow& dialog) { choose(dialog, "language", 2); }, wxID_OK);
    EXPECT_EQ(settings_->settings().play.language, "fr");
}

}  // namespace
}  // namespace roque::test
