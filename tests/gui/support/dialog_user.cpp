#include "tests/gui/support/dialog_user.h"

#include <cstdlib>
#include <utility>

#include <gtest/gtest.h>
#include <wx/modalhook.h>

#include "tests/gui/support/event_pump.h"
#include "tests/gui/support/gtk_call.h"
#include "tests/gui/support/modal_guard.h"

namespace roque::test {
namespace {

/// The control with the keyboard focus in the window of a control.
void* focusedWidget(const wxWindow& control) {
    return call<void*, void*>("gtk_window_get_focus",
                              wxGetTopLevelParent(const_cast<wxWindow*>(&control))->GetHandle());
}

/// Whether the keyboard focus is in a control. It may be in a part of it that is no window of wxWidgets.
bool hasKeyboard(const wxWindow& control) {
    void* const focused = focusedWidget(control);
    void* const widget = control.GetHandle();
    return focused != nullptr
           && (focused == widget || call<int, void*, void*>("gtk_widget_is_ancestor", focused, widget) != 0);
}

bool isOpen(const wxChoice& list) {
    int isShown = 0;
    call<void, void*, const char*, int*, void*>("g_object_get", list.GetHandle(), "popup-shown", &isShown,
                                                nullptr);
    return isShown != 0;
}

/// Acts in the first modal dialog that opens.
class Visitor : public wxModalDialogHook {
public:
    explicit Visitor(const std::function<void(DialogUser&)>& act) : act_(act) { Register(); }
    ~Visitor() override { Unregister(); }

    [[nodiscard]] bool hasLeft() const noexcept { return hasLeft_; }

protected:
    int Enter(wxDialog* dialog) override {
        if (std::exchange(hasEntered_, true)) {
            ADD_FAILURE() << "Another dialog opened: " << dialog->GetTitle().utf8_string();
            return wxID_CANCEL;
        }
        dialog->CallAfter([this, dialog] { visit(*dialog); });
        return wxID_NONE;
    }
    void Exit(wxDialog* /*dialog*/) override {}

private:
    void visit(wxDialog& dialog) {
        dialog.Raise();  // no window manager gives it the focus
        EXPECT_TRUE(pumpUntil([&] { return dialog.IsShownOnScreen() && dialog.IsActive(); }));
        settle();
        DialogUser user(dialog);
        try {
            act_(user);
        } catch (const std::exception& problem) {
            ADD_FAILURE() << problem.what();
        }
        if (!pumpUntil([&] { return !dialog.IsModal(); })) {
            ADD_FAILURE() << "The dialog is still open.";
            dialog.EndModal(wxID_CANCEL);
        }
        hasLeft_ = true;
    }

    const std::function<void(DialogUser&)>& act_;
    bool hasEntered_ = false;
    bool hasLeft_ = false;
};

}  // namespace

void DialogUser::tabTo(const wxWindow& control) {
    tabTo([&] { return hasKeyboard(control); });
    EXPECT_TRUE(control.IsShownOnScreen()) << control.GetName();
}

void DialogUser::tabTo(const std::function<bool()>& isThere) {
    constexpr int kMax = 60;
    for (int times = 0; !isThere(); ++times) {
        if (times == kMax) throw std::runtime_error("Tab does not go everywhere");
        const void* const before = focusedWidget(dialog_);
        strike(WXK_TAB);
        if (!pumpUntil([&] { return focusedWidget(dialog_) != before; }))
            throw std::runtime_error("Tab goes nowhere");
    }
}

void DialogUser::click(const wxWindow& control) {
    EXPECT_TRUE(control.IsShownOnScreen() && control.IsEnabled()) << control.GetName();
    settle();  // otherwise it may be about to move
    clickCentre(control);
}

void DialogUser::clickButton(int id) {
    click(*dialog_.FindWindow(id));
}

void DialogUser::turnToPage(const wxNotebook& pages, int page) {
    const int beside = pages.FromDIP(10);  // the edge of a tab
    wxPoint tab(0, pages.FromDIP(12));
    while (tab.x < pages.GetSize().x && pages.HitTest(tab) != page) ++tab.x;
    click(pages, tab + wxPoint(beside, 0));
    EXPECT_TRUE(pumpUntil([&] { return pages.GetSelection() == page; })) << "page " << page;
    settle();
}

void DialogUser::turnToPageByKeys(const wxNotebook& pages, int page) {
    tabTo([&] { return focusedWidget(pages) == pages.GetHandle(); });
    while (pages.GetSelection() != page) {
        const int before = pages.GetSelection();
        strike(before < page ? WXK_RIGHT : WXK_LEFT);
        if (!pumpUntil([&] { return pages.GetSelection() != before; }))
            throw std::runtime_error("the arrow keys turn no page");
    }
    settle();
}

void DialogUser::chooseByKeys(wxChoice& list, int choice) {
    tabTo(list);
    while (list.GetSelection() != choice) {
        const int before = list.GetSelection();
        strike(before < choice ? WXK_DOWN : WXK_UP);
        if (!pumpUntil([&] { return list.GetSelection() != before; }))
            throw std::runtime_error("the arrow keys choose nothing in " + list.GetName().utf8_string());
    }
}

void DialogUser::choose(wxChoice& list, int choice) {
    click(list);
    EXPECT_TRUE(pumpUntil([&] { return isOpen(list); })) << list.GetName();
    settle();
    const int steps = choice - list.GetSelection();
    for (int step = 0; step < std::abs(steps); ++step) strike(steps > 0 ? WXK_DOWN : WXK_UP);
    settle();
    strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([&] { return list.GetSelection() == choice && !isOpen(list); }))
        << list.GetName() << ": " << list.GetStringSelection();
    settle();
}

void DialogUser::choose(wxChoice& list, const char* title) {
    const int choice = list.FindString(wxString::FromUTF8(title), true);
    if (choice == wxNOT_FOUND) throw std::runtime_error(std::string("there is no choice ") + title);
    choose(list, choice);
}

void DialogUser::slideByKeys(wxSlider& slider, int value) {
    tabTo(slider);
    const bool isNearTop = slider.GetMax() - value < value - slider.GetMin();
    const int end = isNearTop ? slider.GetMax() : slider.GetMin();
    strike(isNearTop ? WXK_END : WXK_HOME);
    EXPECT_TRUE(pumpUntil([&] { return slider.GetValue() == end; })) << slider.GetName();
    for (int step = 0; step < std::abs(value - end); ++step) strike(isNearTop ? WXK_LEFT : WXK_RIGHT);
    EXPECT_TRUE(pumpUntil([&] { return slider.GetValue() == value; }))
        << slider.GetName() << ": " << slider.GetValue();
}

void DialogUser::slide(wxSlider& slider, int value) {
    const wxSize size = slider.GetClientSize();
    const int margin = slider.FromDIP(12);
    const int length = slider.GetMax() - slider.GetMin();
    const auto placeOf = [&](int at) {
        return wxPoint(margin + (size.x - 2 * margin) * (at - slider.GetMin()) / length, size.y - margin);
    };
    const int before = slider.GetValue();
    drag(slider, placeOf(before), placeOf(value));
    const int tolerance = length / 20 + 1;
    EXPECT_TRUE(pumpUntil([&] { return std::abs(slider.GetValue() - value) <= tolerance; }))
        << slider.GetName() << ": " << slider.GetValue() << " instead of " << value;
}

void DialogUser::fillIn(wxWindow& field, std::string_view text) {
    settle();
    const wxSize size = field.GetClientSize();
    SimulatedUser::click(field, wxPoint(field.FromDIP(10), size.y / 2));
    EXPECT_TRUE(pumpUntil([&] { return hasKeyboard(field); })) << field.GetName();
    strike('A', wxMOD_CONTROL);
    type(text);
    settle();
}

void inModalDialog(const std::function<void()>& open, const std::function<void(DialogUser&)>& act) {
    const AllowModalDialogs allow;
    const Visitor visitor(act);
    open();
    EXPECT_TRUE(pumpUntil([&] { return visitor.hasLeft(); })) << "No dialog has opened.";
}

}  // namespace roque::test
