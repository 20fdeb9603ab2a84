#pragma once

#include <wx/window.h>

namespace roque {

/// Gives a window whose need for room has changed what it needs: lays out everything around it, from the
/// outside inwards, and then the window itself.
inline void layOutAround(wxWindow& window) {
    window.InvalidateBestSize();
    wxWindow* const parent = window.GetParent();
    if (parent != nullptr && !window.IsTopLevel()) layOutAround(*parent);
    if (!window.IsTopLevel()) window.Layout();
}

}  // namespace roque
