#pragma once

#include <vector>

#include <wx/event.h>
#include <wx/eventfilter.h>
#include <wx/weakref.h>
#include <wx/window.h>

namespace roque {

/// Gives parts of windows a place that GTK has lost. GTK 3 gives all widgets their places in one pass. Within
/// it, wxWidgets sends wxEVT_SIZE, and handlers measure texts anew, which makes the texts ask GTK for a
/// place (gtk_widget_queue_resize(), which its documentation forbids there). At the end of the pass GTK
/// forgets that for the widgets around them, but not for the texts: later they do not even ask, and show
/// nothing, or stay where they were, until the window gets another size. So after such events all parts ask
/// again, from the outside inwards. [ui-thread]
class LayoutRepair : private wxEventFilter {
public:
    LayoutRepair();
    LayoutRepair(const LayoutRepair&) = delete;
    LayoutRepair& operator=(const LayoutRepair&) = delete;
    ~LayoutRepair() override;

private:
    int FilterEvent(wxEvent& event) override;
    void repair();

    wxEvtHandler after_;                        ///< calls repair() after the pass, unless this has ended
    std::vector<wxWeakRef<wxWindow>> changed_;  ///< top-level windows in which a part has got another size
};

}  // namespace roque
