#include "view/panels/engine_box.h"

#include <wx/frame.h>

#include "tests/gui/support/gui_test.h"

// Where the keyboard goes when the part of an engine's box that has it is hidden.
namespace roque::test {
namespace {

class AnEngineBox : public testing::Test {
protected:
    void SetUp() override {
        box_->setPlayers({"Bastion", "Minimax"}, 0);
        box_->setOn(true, true);
        ASSERT_TRUE(showAndWait(*frame_, *box_));
        frame_->Raise();
    }
    void TearDown() override { destroyAndWait(frame_); }

    [[nodiscard]] wxWindow& part(const char* name) const { return *wxWindow::FindWindowByName(name, frame_); }
    [[nodiscard]] bool hasKeyboard(const char* name) const {
        return pumpUntil([&] { return part(name).HasFocus(); });
    }

    wxFrame* frame_ = new wxFrame(nullptr, wxID_ANY, "Engine", wxDefaultPosition, wxSize(400, 300));
    EngineBox* box_ = new EngineBox(frame_);
};

TEST_F(AnEngineBox, GivesTheKeyboardOfWhatItHidesToItsSwitch) {
    for (const char* const name : {"engine lines", "engine line list"}) {
        box_->setOn(true, true);
        ASSERT_TRUE(focusAndWait(part(name))) << name;
        box_->setOn(false, true);
        EXPECT_TRUE(hasKeyboard("engine switch")) << name;
    }
}

TEST_F(AnEngineBox, GivesTheKeyboardToTheNamesWhereItsSwitchIsDisabled) {
    ASSERT_TRUE(focusAndWait(part("engine line list")));
    box_->setOn(false, false);
    EXPECT_TRUE(hasKeyboard("engine player"));
}

/// A key that is struck twice does not turn off what it has just told to go on.
TEST_F(AnEngineBox, GivesTheKeyboardToTheLinesOnceItGoesOn) {
    box_->showState("It rests", true);
    box_->onGoOn = [this] { box_->showState("It thinks", false); };
    ASSERT_TRUE(focusAndWait(part("engine go on")));
    SimulatedUser user;
    user.strike(WXK_SPACE);
    EXPECT_TRUE(hasKeyboard("engine line list"));
}

/// Its state, while it is hidden, needs as many lines as it would where it is shown.
TEST_F(AnEngineBox, KnowsHowHighItWouldBeWithWhatItHides) {
    const auto heightAt = [this](int width) {
        frame_->SetClientSize(width, 300);
        settle();
        return box_->heightFor(EngineBox::Form::Whole, 3);
    };
    box_->showState("The engine thinks about this position, which it has not seen before, deeply", false);
    const int wide = heightAt(400);
    ASSERT_GT(heightAt(220), wide);
    box_->take(EngineBox::Form::Brief);
    settle();
    ASSERT_FALSE(part("engine state").IsShown());
    EXPECT_EQ(heightAt(400), wide);
}

}  // namespace
}  // namespace roque::test
