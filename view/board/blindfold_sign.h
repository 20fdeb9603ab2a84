#pragma once

#include <wx/timer.h>
#include <wx/window.h>

#include "view/board/board_panel.h"

namespace roque {

/// Says on a board without pieces why there are none, while the pointer rests or is elsewhere. It gives way
/// as soon as the pointer moves. [ui-thread]
class BlindfoldSign : public wxWindow {
public:
    /// Lies over the board, as a child of its parent: a board with children would take no keys.
    BlindfoldSign(BoardPanel& board, const wxString& words);

    /// Appears or disappears as the board hides its pieces or not.
    void update();

    bool AcceptsFocus() const override { return false; }

private:
    void giveWay();
    void place();
    void onPaint(wxPaintEvent& event);
    void passOn(wxMouseEvent& event);

    BoardPanel& board_;
    wxString words_;
    wxTimer rest_;  ///< runs while the pointer has moved lately
};

}  // namespace roque
