#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/notebook.h>
#include <wx/slider.h>

#include "tests/gui/support/simulated_user.h"

namespace roque::test {

/// A person in a dialog, with mouse and keyboard. A control is called by the name that the program gives it.
///
/// Every action waits until its control shows what was done, and fails the test if it does not; what the
/// program makes of it may take longer.
class DialogUser : public SimulatedUser {
public:
    explicit DialogUser(wxDialog& dialog) : dialog_(dialog) {}

    [[nodiscard]] wxDialog& dialog() const noexcept { return dialog_; }

    /// A control of the dialog, or of a part of it.
    template <typename Control>
    [[nodiscard]] Control& find(const char* name, const wxWindow* part = nullptr) const {
        auto* const found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, part ? part : &dialog_));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }

    /// Strikes Tab until a control has the keyboard.
    void tabTo(const wxWindow& control);

    using SimulatedUser::click;
    /// Clicks a control that is in sight.
    void click(const wxWindow& control);
    /// Clicks one of the dialog's own buttons, such as that of wxID_OK.
    void clickButton(int id);

    /// Clicks the tab of a page.
    void turnToPage(const wxNotebook& pages, int page);
    /// Tabs to the tabs of pages, and takes the arrow keys to one of them.
    void turnToPageByKeys(const wxNotebook& pages, int page);

    /// Takes the arrow keys to a choice of a list, which stays closed.
    void chooseByKeys(wxChoice& list, int choice);
    /// Opens a list by a click, and takes one of its choices by the arrow keys and Enter.
    void choose(wxChoice& list, int choice);
    void choose(wxChoice& list, const char* title);

    /// Takes the arrow keys from one end of a slider to a value.
    void slideByKeys(wxSlider& slider, int value);
    /// Drags a slider by the mouse to about a value.
    void slide(wxSlider& slider, int value);

    /// Clicks a field and types ASCII text instead of what stands there.
    void fillIn(wxWindow& field, std::string_view text);

private:
    void tabTo(const std::function<bool()>& isThere);

    wxDialog& dialog_;
};

/// Has a person open a modal dialog by `open`, and do something in it, which closes it.
void inModalDialog(const std::function<void()>& open, const std::function<void(DialogUser&)>& act);

}  // namespace roque::test
