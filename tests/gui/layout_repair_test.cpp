#include <gtest/gtest.h>
#include <wx/frame.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "tests/gui/support/gtk_call.h"
#include "tests/gui/support/gui_test.h"

// Parts of a window that GTK would not give a place any more. All tests of windows run with a LayoutRepair,
// as the program does: support/gui_test_main.cpp has it.
namespace roque::test {
namespace {

/// A window that measures a text anew whenever it gets another size.
class ARepairedLayout : public testing::Test {
protected:
    void SetUp() override {
        auto* const column = new wxBoxSizer(wxVERTICAL);
        column->Add(text_);
        panel_->SetSizer(column);
        frame_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            panel_->SetSize(frame_->GetClientSize());
            text_->InvalidateBestSize();
            panel_->Layout();
        });
        ASSERT_TRUE(showAndWait(*frame_, *panel_));
        settle();
    }
    void TearDown() override { destroyAndWait(frame_); }

    /// Resizes the window as a person or the window manager does: wxWidgets hears of it from GTK.
    void resize() {
        call<void, void*, int, int>("gtk_window_resize", frame_->GetHandle(), 500, 300);
        ASSERT_TRUE(pumpUntil([this] { return panel_->GetSize().x > 450; }));
        settle();
    }

    /// The width that GTK has given the text, in pixels.
    [[nodiscard]] int placed() const {
        return call<int, void*>("gtk_widget_get_allocated_width", text_->GetHandle());
    }

    wxFrame* frame_ = new wxFrame(nullptr, wxID_ANY, "layout", wxDefaultPosition, wxSize(300, 200));
    wxPanel* panel_ = new wxPanel(frame_);
    wxStaticText* text_ =
        new wxStaticText(panel_, wxID_ANY, "a text", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
};

TEST_F(ARepairedLayout, PlacesWhatIsMeasuredWhileTheWindowGetsASize) {
    resize();
    text_->SetSize(123, text_->GetSize().y);
    EXPECT_TRUE(pumpUntil([this] { return placed() == 123; })) << placed();
}

}  // namespace
}  // namespace roque::test
