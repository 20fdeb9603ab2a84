#pragma once

#include <wx/scrolwin.h>

namespace roque {

/// What a dialog has above its buttons. It is as large as its contents need, and scrolls where the screen is
/// too small for that. [ui-thread]
class DialogArea : public wxScrolledWindow {
public:
    explicit DialogArea(wxWindow* parent);

    /// Takes the room that its contents need now. Both it and its dialog have their sizers.
    void fit();
};

}  // namespace roque
