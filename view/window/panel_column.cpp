#include "view/window/panel_column.h"

namespace roque {

PanelColumn::PanelColumn(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name),
      sizer_(new wxBoxSizer(wxVERTICAL)) {
    SetSizer(sizer_);
}

void PanelColumn::arrange(const std::vector<Entry>& entries) {
    sizer_->Clear();
    for (const Entry& entry : entries) {
        wxSizerFlags flags(entry.height == Height::Rest ? 1 : 0);
        flags.Expand();
        if (entry.gap == Gap::Below) flags.Border(wxBOTTOM);
        if (entry.gap == Gap::Both) flags.Border(wxTOP | wxBOTTOM);
        sizer_->Add(entry.panel, flags);
    }
    Layout();
}

}  // namespace roque
