#pragma once

#include <wx/panel.h>

namespace roque {

/// A panel that looks like a sheet on the window: with round corners and an edge. [ui-thread]
class FramedPanel : public wxPanel {
public:
    FramedPanel(wxWindow* parent, const wxString& name);

    /// The free room inside the edge for the panels in it, in pixels.
    [[nodiscard]] int inset() const;

private:
    void onPaint(wxPaintEvent& event);
    void useColors();
};

}  // namespace roque
