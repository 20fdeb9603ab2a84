#pragma once

#include <functional>

#include <wx/window.h>

namespace roque {

/// A picture of a player's levels: bars that become higher, up to the selected one filled. A click on a bar
/// selects its level. It stands above a slider, which has the keyboard and is what a screen reader reads.
class LevelBars : public wxWindow {
public:
    /// The levels, both ends included.
    LevelBars(wxWindow* parent, int lowest, int highest);

    /// Called when a bar is clicked.
    std::function<void(int level)> onChosen;

    /// Shows a level.
    void select(int level);

    /// The middle of a level's bar, for clicks.
    [[nodiscard]] wxPoint centreOf(int level) const;

    /// The keyboard goes to the slider.
    bool AcceptsFocus() const override { return false; }

private:
    [[nodiscard]] wxRect columnOf(int level) const;
    [[nodiscard]] wxRect barOf(int level) const;
    void onPaint(wxPaintEvent& event);
    void drawBar(wxDC& dc, int level) const;
    void drawNumber(wxDC& dc, int level) const;
    void onPress(wxMouseEvent& event);

    int lowest_;
    int highest_;
    int level_;
};

}  // namespace roque
