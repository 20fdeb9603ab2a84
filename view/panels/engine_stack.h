#pragma once

#include <vector>

#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include "view/panels/engine_box.h"

namespace roque {

/// The boxes of all engines that analyse, one below the other. They scroll where they get less height than
/// they want, which is their maximum. What has the keyboard is in sight. [ui-thread]
class EngineStack : public wxScrolledWindow {
public:
    explicit EngineStack(wxWindow* parent);

    /// Adds a box below the others. It lives until remove(), or as long as the stack.
    EngineBox& add();
    /// Removes a box, though not the first, and destroys it: not to be called by its own events.
    void remove(EngineBox& box);

    /// Wants the height that the boxes need now; several want a part of the column.
    void fit();

private:
    void number();
    void onColumnSize(wxSizeEvent& event);
    void onChildFocus(wxChildFocusEvent& event);

    wxBoxSizer* rows_;
    std::vector<EngineBox*> boxes_;
};

}  // namespace roque
