#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/anybutton.h>
#include <wx/panel.h>
#include <wx/tglbtn.h>

#include "view/commands/action.h"
#include "view/panels/player_card_layout.h"
#include "view/toolkit/line_icons.h"

namespace roque {

/// The pages of the program at the left edge of the window: an icon over a word for each, and the settings at
/// the lower end. One page is chosen at a time; the arrow keys go from one to the next. [ui-thread]
class PageRail : public wxPanel {
public:
    /// `icons` has the drawings of the actions.
    PageRail(wxWindow* parent, LineIcons icons);

    /// Called with the action of the button that a person presses.
    std::function<void(Action)> onChosen;

    /// Adds the button of a page.
    void addPage(Action action);
    /// Adds a button at the lower end.
    void addBelow(Action action);
    /// Marks the page that is shown.
    void mark(Action page);
    /// Shows a clock beside the icon of a page, until another one is shown there; nothing takes it away. The
    /// page that is shown has none: its clocks are in sight.
    void showClock(Action page, const std::optional<ClockFace>& clock);
    /// Shows or hides the words below the icons. Buttons added before appear now.
    void setWords(bool hasWords);

    /// The width it takes, with and without words.
    [[nodiscard]] int widthFor(bool hasWords) const;

    /// Moves the keyboard to the page that is shown.
    void takeKeyboard();

private:
    void build();
    wxAnyButton* button(Action action, bool isPage);
    void choose(Action action);
    void onPaint(wxPaintEvent& event);
    void onKey(wxKeyEvent& event);
    void show(std::size_t page, wxToggleButton& button);
    [[nodiscard]] bool hasClock(Action page) const;
    [[nodiscard]] wxBitmapBundle iconOf(Action page, const wxColour& ink) const;

    LineIcons icons_;
    std::vector<Action> pages_;
    std::vector<Action> below_;
    std::vector<wxToggleButton*> buttons_;  ///< of the pages
    Action marked_ = Action::ShowPlayPage;
    Action clockPage_ = Action::ShowPlayPage;
    std::optional<ClockFace> clock_;  ///< beside the icon of that page
    bool hasWords_ = true;
    bool isBuilt_ = false;  ///< there is a button for each action
};

}  // namespace roque
