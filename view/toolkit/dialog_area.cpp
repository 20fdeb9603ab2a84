#include "view/toolkit/dialog_area.h"

#include <algorithm>

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/toplevel.h>

#include "view/toolkit/window_place.h"

namespace roque {

DialogArea::DialogArea(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL | wxBORDER_NONE, "dialog area") {
    constexpr int kStep = 10;
    SetScrollRate(0, FromDIP(kStep));
}

void DialogArea::fit() {
    const auto& dialog = dynamic_cast<const wxTopLevelWindow&>(*wxGetTopLevelParent(this));
    const int rest = dialog.GetSizer()->CalcMin().y - GetEffectiveMinSize().y;
    wxSize size = GetSizer()->CalcMin();
    constexpr int kMin = 100;  // however small the screen claims to be
    const int most = std::max(withinScreen(dialog, wxSize(size.x, size.y + rest)).y - rest, FromDIP(kMin));
    if (size.y > most) size = wxSize(size.x + wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this), most);
    SetMinSize(size);
    FitInside();
}

}  // namespace roque
