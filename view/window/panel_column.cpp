#include "view/window/panel_column.h"

#include <algorithm>

namespace roque {

PanelColumn::PanelColumn(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name),
      sizer_(new wxBoxSizer(wxVERTICAL)) {
    SetSizer(sizer_);
}

void PanelColumn::arrange(const std::vector<Entry>& entries) {
    constexpr int kGap = 12;
    sizer_->Clear();
    scrolling_ = nullptr;
    wxWindow* before = nullptr;
    for (const Entry& entry : entries) {
        if (entry.height == Height::Scrolls) scrolling_ = entry.panel;
        wxSizerFlags flags(entry.height == Height::Rest ? 1 : 0);
        flags.Expand();
        // The gap goes with the panel: a hidden one leaves none.
        if (&entry != &entries.back()) flags.Border(wxBOTTOM, FromDIP(kGap));
        if (entry.beside == nullptr) {
            sizer_->Add(entry.panel, flags);
        } else {
            auto* const row = new wxBoxSizer(wxHORIZONTAL);
            // The gap goes with the panel: what stands beside it has all of the width while that is hidden.
            row->Add(entry.panel, wxSizerFlags().Expand().Border(wxRIGHT, FromDIP(kGap / 2)));
            row->Add(entry.beside, wxSizerFlags(1).Expand());
            sizer_->Add(row, flags);
        }
        if (before != nullptr) entry.panel->MoveAfterInTabOrder(before);
        before = entry.panel;
        if (entry.beside == nullptr) continue;
        entry.beside->MoveAfterInTabOrder(before);
        before = entry.beside;
    }
    Layout();
}

/// A panel that does not scroll may have changed its height, which tells nobody but this.
bool PanelColumn::Layout() {
    if (scrolling_ != nullptr && scrolling_->IsShown()) limitHeight(*scrolling_);
    return wxPanel::Layout();
}

/// Gives a panel the height that it wants at most (its maximum), but leaves the rest some lines more than the
/// least that it can do with. Its head stays in sight.
void PanelColumn::limitHeight(wxWindow& panel) {
    constexpr int kMoreRest = 3;  // lines of text: two more moves
    constexpr int kLeast = 5;
    const int wanted = panel.GetMaxHeight();
    panel.SetMinSize(wxSize(1, wanted));
    const int lack = sizer_->CalcMin().y + kMoreRest * GetCharHeight() - GetClientSize().y;
    if (lack <= 0) return;
    panel.SetMinSize(wxSize(1, std::max(wanted - lack, std::min(wanted, kLeast * GetCharHeight()))));
}

}  // namespace roque
