#include "view/window/panel_column.h"

#include <gtest/gtest.h>
#include <wx/frame.h>

#include "tests/gui/support/gui_test.h"

// How the panels of a column share its height.
namespace roque::test {
namespace {

/// A panel in one of two heights.
class AYieldingPanel : public wxWindow, public Yielding {
public:
    explicit AYieldingPanel(wxWindow* parent) : wxWindow(parent, wxID_ANY) { SetMinSize(wxSize(1, 100)); }

    [[nodiscard]] std::vector<Form> forms() const override { return {{100, 100}, {60, 60}}; }
    void take(std::size_t form) override { taken_ = form; }
    [[nodiscard]] int lowest() const override { return 20; }
    [[nodiscard]] std::size_t taken() const { return taken_; }

private:
    std::size_t taken_ = 0;
};

class AColumn : public testing::Test {
protected:
    void SetUp() override {
        rest_->SetMinSize(wxSize(1, 50));
        text_->SetMinSize(wxSize(1, 20));
        column_->arrange({{upper_}, {rest_, PanelColumn::Height::Rest}, {text_}, {lower_}});
    }
    void TearDown() override { destroyAndWait(frame_); }

    /// Lays the column out with so much room beyond what all want, with three moves more for the rest.
    void layOut(int beyond) {
        column_->SetSize(300, 100 + 100 + 50 + 20 + threeMoves() + 3 * column_->FromDIP(12) + beyond);
        column_->Layout();
    }
    [[nodiscard]] int threeMoves() const { return column_->GetCharHeight() * 9 / 2; }

    wxFrame* frame_ = new wxFrame(nullptr, wxID_ANY, "Column");
    PanelColumn* column_ = new PanelColumn(frame_, "column");
    AYieldingPanel* upper_ = new AYieldingPanel(column_);
    wxWindow* rest_ = new wxWindow(column_, wxID_ANY);
    wxWindow* text_ = new wxWindow(column_, wxID_ANY);
    AYieldingPanel* lower_ = new AYieldingPanel(column_);
};

TEST_F(AColumn, HasTheLowestPanelsYieldFirst) {
    layOut(0);
    EXPECT_EQ(lower_->taken(), 0U);
    layOut(-40);
    EXPECT_EQ(lower_->taken(), 1U);
    EXPECT_EQ(upper_->taken(), 0U);
    EXPECT_EQ(rest_->GetSize().y, 50 + threeMoves());
    layOut(-41);
    EXPECT_EQ(upper_->taken(), 1U);
}

TEST_F(AColumn, TakesFromPanelsWhatTheyCanDoWithoutWhereTheRestLacksIt) {
    layOut(-threeMoves() - 100);
    EXPECT_EQ(rest_->GetSize().y, 50);
    EXPECT_EQ(lower_->GetSize().y, 40);
    EXPECT_EQ(upper_->GetSize().y, 60);
}

TEST_F(AColumn, DoesNotComeAndGoWithALineOfText) {
    const auto setTextLines = [this](int lines) {
        text_->SetMinSize(wxSize(1, lines * column_->GetCharHeight()));
        column_->Layout();
    };
    setTextLines(2);
    layOut(2 * column_->GetCharHeight() - 20);
    ASSERT_EQ(lower_->taken(), 0U);
    setTextLines(3);
    ASSERT_EQ(lower_->taken(), 1U);
    setTextLines(2);
    EXPECT_EQ(lower_->taken(), 1U) << "three lines may come back";
    setTextLines(0);
    EXPECT_EQ(lower_->taken(), 0U);
    setTextLines(3);
    ASSERT_EQ(lower_->taken(), 1U);
    column_->SetSize(column_->GetSize() + wxSize(0, column_->GetCharHeight()));
    column_->Layout();
    EXPECT_EQ(lower_->taken(), 0U) << "it has got another size";
}

TEST_F(AColumn, LooksAgainOnceTextsHaveTheirLinesForAnotherWidth) {
    const auto setTextLines = [this](int lines) {
        text_->SetMinSize(wxSize(1, lines * column_->GetCharHeight()));
        column_->Layout();
    };
    const auto rest = [this] {
        wxIdleEvent idle;
        column_->ProcessWindowEvent(idle);
    };
    setTextLines(3);
    layOut(2 * column_->GetCharHeight() - 20);
    rest();
    ASSERT_EQ(lower_->taken(), 1U);
    column_->SetSize(column_->GetSize() + wxSize(100, 0));
    column_->Layout();
    setTextLines(2);
    ASSERT_EQ(lower_->taken(), 1U) << "it does not know of the line yet";
    rest();
    EXPECT_EQ(lower_->taken(), 0U);
    setTextLines(3);
    setTextLines(2);
    rest();
    EXPECT_EQ(lower_->taken(), 1U) << "the size is as it was";
}

}  // namespace
}  // namespace roque::test
