#include <climits>
#include <cstdlib>
#include <filesystem>

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/collpane.h>
#include <wx/dataview.h>
#include <wx/display.h>
#include <wx/radiobut.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "tests/gui/each_page.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/language.h"

// All text has enough room, whatever the desktop's font and the language: ctest runs this with the default
// font, with a larger one, on a screen of double density, in the language of longer texts that
// tests/translation/pseudo-locale makes, and on Wayland in screens of several sizes.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Whether a window needs its best size: it shows a text that is not truncated on purpose.
bool isRigid(const wxWindow& window) {
    if (const auto* text = dynamic_cast<const wxStaticText*>(&window)) {
        constexpr long kShortened = wxST_ELLIPSIZE_START | wxST_ELLIPSIZE_MIDDLE | wxST_ELLIPSIZE_END;
        return !text->GetLabel().empty() && (text->GetWindowStyleFlag() & kShortened) == 0;
    }
    return dynamic_cast<const wxButton*>(&window) != nullptr
           || dynamic_cast<const wxCheckBox*>(&window) != nullptr
           || dynamic_cast<const wxRadioButton*>(&window) != nullptr
           || dynamic_cast<const wxSpinCtrl*>(&window) != nullptr
           || dynamic_cast<const wxChoice*>(&window) != nullptr;
}

std::string nameOf(const wxWindow& window) {
    return toUtf8(window.GetName() + " \"" + window.GetLabel() + '"');
}

/// The columns of a list with truncated titles.
void addNarrowColumns(const wxDataViewCtrl& list, std::vector<std::string>& found) {
    constexpr int kBesideTitle = 12;
    const wxFont bold = list.GetFont().Bold();  // as GTK writes titles
    for (unsigned at = 0; at < list.GetColumnCount(); ++at) {
        const wxDataViewColumn& column = *list.GetColumn(at);
        int width = 0;
        list.GetTextExtent(column.GetTitle(), &width, nullptr, nullptr, nullptr, &bold);
        if (column.GetWidth() < width + kBesideTitle) found.push_back("column " + toUtf8(column.GetTitle()));
    }
}

/// Windows that are smaller than their text needs, or exceed their parent.
void addWithoutRoom(const wxWindow& window, std::vector<std::string>& found) {
    const bool scrolls = dynamic_cast<const wxScrolledWindow*>(&window) != nullptr;
    for (const wxWindow* child : window.GetChildren()) {
        const auto* const pane = dynamic_cast<const wxCollapsiblePane*>(child);
        const bool isFolded = pane != nullptr && pane->IsCollapsed();
        if (child->IsTopLevel() || !child->IsShown() || isFolded) continue;
        if (const auto* list = dynamic_cast<const wxDataViewCtrl*>(child)) addNarrowColumns(*list, found);
        if (isRigid(*child)) {
            const wxSize needed = child->GetBestSize();
            const wxSize around = scrolls ? wxSize(INT_MAX, INT_MAX) : window.GetClientSize();
            const wxRect rect = child->GetRect();
            if (rect.width < needed.x || rect.height < needed.y || rect.GetRight() > around.x
                || rect.GetBottom() > around.y)
                found.push_back(nameOf(*child));
        }
        addWithoutRoom(*child, found);
    }
}

std::vector<std::string> withoutRoom(const wxWindow& window) {
    std::vector<std::string> found;
    addWithoutRoom(window, found);
    return found;
}

class Room : public WindowTest {
protected:
    void SetUp() override {
        if (const char* const catalogues = std::getenv("ROQUE_PSEUDO_LOCALE")) useLanguage("eo", catalogues);
        if (const char* const language = std::getenv("ROQUE_ROOM_LANGUAGE"))
            useLanguage(language, std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale");
        WindowTest::SetUp();
    }
};

TEST_F(Room, IsThereInTheMainWindow) {
    notice().dismissNotice();  // about the plugins that are bad on purpose
    settle();
    EXPECT_THAT(withoutRoom(*frame_), IsEmpty());
}

TEST_F(Room, IsThereInTheNotices) {
    notice().showNotice(
        "/home/somebody/.local/share/roque/plugins/a_player_that_somebody_made.so: It is made for version 2 "
        "of the "
        "plugin interface, this program has version 1.\nThe game could not be saved.");
    question().showQuestion("Minimax offers a draw.", {{"Accept", [] {}}, {"Decline", [] {}}});
    settle();
    EXPECT_THAT(withoutRoom(*frame_), IsEmpty());
}

TEST_F(Room, IsThereInTheResult) {
    start(PersonSpec{"Ada"}, PluginSpec{"bastion", {{"Level", "6"}}, {}});
    frame_->controller().resign(Color::White);
    settle();
    notice().dismiss();
    settle();
    ASSERT_TRUE(isOnScreen("result card"));
    EXPECT_THAT(withoutRoom(*frame_), IsEmpty());
}

/// The window as at the first start.
class FirstRoom : public Room {
protected:
    FirstRoom() { isWelcomed_ = false; }
};

TEST_F(FirstRoom, IsThereInTheWelcome) {
    notice().dismiss();
    settle();
    ASSERT_TRUE(isOnScreen("welcome card"));
    EXPECT_THAT(withoutRoom(*frame_), IsEmpty());
}

TEST_F(Room, IsThereInEveryDialog) {
    onEachDialog(*frame_, [](const wxDialog& dialog) { EXPECT_THAT(withoutRoom(dialog), IsEmpty()); });
}

TEST(DialogArea, ScrollsWhereTheScreenIsTooSmall) {
    wxDialog dialog(nullptr, wxID_ANY, "Room");
    auto* area = new DialogArea(&dialog);
    auto* content = new wxWindow(area, wxID_ANY);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(content);
    area->SetSizer(inside);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(area, wxSizerFlags(1).Expand());
    all->Add(new wxButton(&dialog, wxID_OK));
    dialog.SetSizer(all);
    const auto show = [&](const wxSize& size) {
        content->SetMinSize(size);
        fitDialogAround(*content);
    };
    show(wxSize(300, 200));
    EXPECT_EQ(area->GetClientSize(), wxSize(300, 200));
    const wxSize screen = wxDisplay(&dialog).GetClientArea().GetSize();
    show(wxSize(300, screen.y * 2));
    EXPECT_LT(dialog.GetSize().y, screen.y);
    EXPECT_EQ(area->GetVirtualSize().y, screen.y * 2);
    EXPECT_GE(area->GetClientSize().x, 300);
    show(wxSize(screen.x * 2, 200));
    EXPECT_LE(dialog.GetSize().x, screen.x);
    EXPECT_EQ(area->GetVirtualSize().x, screen.x * 2);
    EXPECT_GE(area->GetClientSize().y, 200);
    show(wxSize(300, 200));
    EXPECT_EQ(area->GetClientSize(), wxSize(300, 200));
}

TEST(DialogArea, StaysOnTheScreenWhenItGrows) {
    wxDialog dialog(nullptr, wxID_ANY, "Room");
    auto* content = new wxWindow(&dialog, wxID_ANY);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(content);
    dialog.SetSizer(all);
    const wxRect screen = wxDisplay(&dialog).GetClientArea();
    dialog.Move(screen.GetRight() - 150, screen.GetBottom() - 150);
    content->SetMinSize(wxSize(400, 300));
    fitDialogAround(*content);
    EXPECT_TRUE(screen.Contains(dialog.GetScreenRect()));
}

TEST(WithoutRoom, NamesATextThatIsTooNarrowAndOneThatReachesOut) {
    wxFrame frame(nullptr, wxID_ANY, "Room");
    frame.SetClientSize(200, 100);
    const auto add = [&frame](const char* name, const wxPoint& at) {
        return new wxStaticText(&frame, wxID_ANY, "A text", at, wxDefaultSize, 0, name);
    };
    add("good", wxPoint(0, 0));
    add("narrow", wxPoint(0, 20))->SetSize(wxSize(10, 10));
    add("outside", wxPoint(190, 40));
    EXPECT_THAT(withoutRoom(frame), ElementsAre("narrow \"A text\"", "outside \"A text\""));
}

}  // namespace
}  // namespace roque::test
