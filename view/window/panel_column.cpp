#include "view/window/panel_column.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace roque {

PanelColumn::PanelColumn(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name),
      sizer_(new wxBoxSizer(wxVERTICAL)) {
    SetSizer(sizer_);
}

void PanelColumn::arrange(const std::vector<Entry>& entries) {
    constexpr int kGap = 12;
    sizer_->Clear();
    yielding_.clear();
    wxWindow* before = nullptr;
    for (const Entry& entry : entries) {
        if (auto* const yielding = dynamic_cast<Yielding*>(entry.panel))
            yielding_.push_back({entry.panel, yielding});
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

/// A panel may have changed its height, which tells nobody but this.
bool PanelColumn::Layout() {
    if (std::exchange(isMakingRoom_, true)) return false;  // a panel takes another form
    makeRoom();
    isMakingRoom_ = false;
    return wxPanel::Layout();
}

/// Gives the panels that can yield the forms and heights that leave the rest some lines more than the least
/// that it can do with.
void PanelColumn::makeRoom() {
    const int moreRest = GetCharHeight() * 9 / 2;  // three more moves
    int lack = sizer_->CalcMin().y + moreRest - GetClientSize().y;
    for (const auto& [panel, yielding] : yielding_) {
        if (panel->IsShown()) lack += yielding->forms().front().wanted - panel->GetEffectiveMinSize().y;
    }
    for (const auto& [panel, yielding] : std::views::reverse(yielding_)) {
        if (!panel->IsShown()) continue;
        const auto forms = yielding->forms();
        std::size_t taken = 0;
        while (lack > forms[taken].wanted - forms[taken].least && taken + 1 < forms.size()) {
            lack += forms[taken + 1].wanted - forms[taken].wanted;
            ++taken;
        }
        const int height = std::max(forms[taken].least, forms[taken].wanted - std::max(lack, 0));
        lack -= forms[taken].wanted - height;
        yielding->take(taken);
        panel->SetMinSize(wxSize(1, height));
    }
}

}  // namespace roque
