#include "view/window/panel_column.h"

namespace roque {

PanelColumn::PanelColumn(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name),
      sizer_(new wxBoxSizer(wxVERTICAL)) {
    SetSizer(sizer_);
}

void PanelColumn::arrange(const std::vector<Entry>& entries) {
    constexpr int kGap = 12;
    sizer_->Clear();
    wxWindow* before = nullptr;
    for (const Entry& entry : entries) {
        wxSizerFlags flags(entry.height == Height::Rest ? 1 : 0);
        flags.Expand();
        // The gap goes with the panel: a hidden one leaves none.
        if (&entry != &entries.back()) flags.Border(wxBOTTOM, FromDIP(kGap));
        if (entry.beside == nullptr) {
            sizer_->Add(entry.panel, flags);
        } else {
            auto* const row = new wxBoxSizer(wxHORIZONTAL);
            row->Add(entry.panel, wxSizerFlags().Expand());
            row->Add(entry.beside, wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(kGap / 2)));
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

}  // namespace roque
