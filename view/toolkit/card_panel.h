#pragma once

#include <wx/panel.h>

namespace roque {

/// A part of a window with an edge and round corners, in the color of lists: a card. Its children belong
/// inside its edge.
class CardPanel : public wxPanel {
public:
    CardPanel(wxWindow* parent, const wxString& name);

    /// The free room inside the edge, in pixels.
    [[nodiscard]] int inset() const;

private:
    void onPaint(wxPaintEvent& event);
};

/// A text in small, dim letters, such as the heading of a figure. They follow the desktop's colors.
void makeDim(wxWindow& text);

}  // namespace roque
