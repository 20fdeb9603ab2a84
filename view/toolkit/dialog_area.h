#pragma once

#include <wx/scrolwin.h>

namespace roque {

/// The part of a dialog above its buttons. It is as large as its contents need, and scrolls if the screen is
/// too narrow or too low for that, by bars that stay in sight. [ui-thread]
class DialogArea : public wxScrolledWindow {
public:
    explicit DialogArea(wxWindow* parent);

    /// Resizes to its current contents. Both it and its dialog must have their sizers.
    void fit();

    /// Lays the contents out in what they need now, even if they have grown since: GTK complains of controls
    /// that are squeezed.
    bool Layout() override;
};

}  // namespace roque
