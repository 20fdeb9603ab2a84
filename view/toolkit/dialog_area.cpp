#include "view/toolkit/dialog_area.h"

#include <algorithm>

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/toplevel.h>

#include "view/toolkit/gtk_function.h"
#include "view/toolkit/window_place.h"

namespace roque {
namespace {

/// Keeps scroll bars in sight. GTK hides them until the pointer moves, and what is cut off looks like all.
void showScrollBars(wxWindow& area) {
    const auto set =
        gtkFunction<void (*)(void* widget, int isOverlay)>("gtk_scrolled_window_set_overlay_scrolling");
    if (set != nullptr) set(area.GetHandle(), 0);
}

}  // namespace

DialogArea::DialogArea(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxHSCROLL | wxTAB_TRAVERSAL | wxBORDER_NONE, "dialog area") {
    constexpr int kStep = 10;
    SetScrollRate(FromDIP(kStep), FromDIP(kStep));
    showScrollBars(*this);
}

void DialogArea::fit() {
    const auto& dialog = dynamic_cast<const wxTopLevelWindow&>(*wxGetTopLevelParent(this));
    const int rest = dialog.GetSizer()->CalcMin().y - GetEffectiveMinSize().y;
    wxSize size = GetSizer()->CalcMin();
    constexpr int kMin = 100;  // however small the screen claims to be
    constexpr int kAnySize = 100'000;
    const wxSize screen = withinScreen(dialog, wxSize(kAnySize, kAnySize));
    const wxSize most(std::max(screen.x, FromDIP(kMin)), std::max(screen.y - rest, FromDIP(kMin)));
    const wxSize needed = size;
    if (needed.y > most.y) size.x += wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this);
    if (needed.x > most.x) size.y += wxSystemSettings::GetMetric(wxSYS_HSCROLL_Y, this);
    size.DecTo(most);
    SetMinSize(size);
    FitInside();
}

bool DialogArea::Layout() {
    if (GetSizer() != nullptr) {
        const wxSize needed = GetSizer()->CalcMin();
        const wxSize room = GetVirtualSize();
        if (needed.x > room.x || needed.y > room.y) FitInside();
    }
    return wxScrolledWindow::Layout();
}

}  // namespace roque
