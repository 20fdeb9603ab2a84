#include "view/window/panel_column.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace roque {

PanelColumn::PanelColumn(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name),
      sizer_(new wxBoxSizer(wxVERTICAL)) {
    SetSizer(sizer_);
    Bind(wxEVT_IDLE, &PanelColumn::onIdle, this);
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

/// Texts break their lines for another width after the panels have been laid out for it: what has room only
/// then is shown now.
void PanelColumn::onIdle(wxIdleEvent& event) {
    event.Skip();
    if (!isResized_) return;
    size_ = wxSize();  // as if it had got its size just now
    Layout();
    isResized_ = false;
}

/// Gives the panels that can yield the forms and heights that leave the rest some lines more than the least
/// that it can do with. Unless the column has got another size, a panel shows more again only once there is a
/// line to spare: a text that is now one line, now two makes no panel come and go.
void PanelColumn::makeRoom() {
    const wxSize size = GetClientSize();
    const bool hasOtherSize = std::exchange(size_, size) != size;
    isResized_ = isResized_ || hasOtherSize;
    const int spare = hasOtherSize ? 0 : GetCharHeight() * 3 / 2;
    const int moreRest = GetCharHeight() * 9 / 2;  // three more moves
    int lack = sizer_->CalcMin().y + moreRest - size.y;
    for (const YieldingPanel& each : yielding_) {
        if (each.panel->IsShown())
            lack += each.yielding->forms().front().wanted - each.panel->GetEffectiveMinSize().y;
    }
    for (YieldingPanel& each : std::views::reverse(yielding_)) giveForm(each, lack, spare);
    lack -= moreRest;
    for (YieldingPanel& each : std::views::reverse(yielding_)) {
        if (lack > 0) shrink(each, lack);
    }
}

/// Gives a panel the form and height for a lack of so many pixels, which becomes less by it; a form that
/// shows more than the one before only with so many pixels to spare.
void PanelColumn::giveForm(YieldingPanel& of, int& lack, int spare) {
    const std::size_t before = std::exchange(of.form, 0);
    if (!of.panel->IsShown()) return;
    const auto forms = of.yielding->forms();
    std::size_t taken = 0;
    const auto hasRoom = [&](const Yielding::Form& form) {
        return lack + (taken < before ? spare : 0) <= form.wanted - form.least;
    };
    while (!hasRoom(forms[taken]) && taken + 1 < forms.size()) {
        lack += forms[taken + 1].wanted - forms[taken].wanted;
        ++taken;
    }
    const int height = std::max(forms[taken].least, forms[taken].wanted - std::max(lack, 0));
    lack -= forms[taken].wanted - height;
    of.form = taken;
    of.yielding->take(taken);
    of.panel->SetMinSize(wxSize(1, height));
}

/// Makes a panel lower by what is still lacking, as far as it can be.
void PanelColumn::shrink(YieldingPanel& of, int& lack) {
    if (!of.panel->IsShown()) return;
    const int height = of.panel->GetMinSize().y;
    const int lower = std::clamp(height - lack, std::min(of.yielding->lowest(), height), height);
    lack -= height - lower;
    of.panel->SetMinSize(wxSize(1, lower));
}

}  // namespace roque
