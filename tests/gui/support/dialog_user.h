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

/// A person in a dialog, with mouse and keyboard. Controls are named by their window names.
///
/// Every action waits until its control shows the result, and fails the test if it does not; what the program
/// makes of it may take longer.
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

    /// Presses Tab until a control has the focus.
    void tabTo(const wxWindow& control);

    using SimulatedUser::click;
    /// Clicks a visible control.
    void click(const wxWindow& control);
    /// Clicks one of the dialog's own buttons, such as wxID_OK.
    void clickButton(int id);

    /// Clicks the tab of a page.
    void turnToPage(const wxNotebook& pages, int page);
    /// Tabs to the page tabs, and moves to one of them with the arrow keys.
    void turnToPageByKeys(const wxNotebook& pages, int page);

    /// Moves to a choice of a list with the arrow keys; the list stays closed.
    void chooseByKeys(wxChoice& list, int choice);
    /// Opens a list with a click, and selects a choice with the arrow keys and Enter.
    void choose(wxChoice& list, int choice);
    void choose(wxChoice& list, const char* title);

    /// Moves a slider from one end to a value with the arrow keys.
    void slideByKeys(wxSlider& slider, int value);
    /// Drags a slider with the mouse to about a value.
    void slide(wxSlider& slider, int value);

    /// Clicks a field and replaces its contents by typing ASCII text.
    void fillIn(wxWindow& field, std::string_view text);

private:
    void tabTo(const std::function<bool()>& isThere);

    wxDialog& dialog_;
};

/// Lets a person open a modal dialog with `open`, and act in it, which closes it.
void inModalDialog(const std::function<void()>& open, const std::function<void(DialogUser&)>& act);

}  // namespace roque::test
