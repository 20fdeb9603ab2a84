#include "view/panels/why_card.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/panels/dim_text.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/small_button.h"

namespace roque {

WhyCard::WhyCard(wxWindow* parent)
    : FramedPanel(parent, "why card"),
      move_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "why move")),
      close_(new SmallButton(this, _("Close"), "why close")),
      reason_(new WrappedText(this, "why reason")),
      cost_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "why cost")),
      lines_(new LineList(this)) {
    lines_->SetName("why line list");
    move_->SetFont(move_->GetFont().Bold());
    move_->SetMinSize(wxSize(1, -1));
    useDimColour(*cost_);
    cost_->SetMinSize(wxSize(1, -1));
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(move_, wxSizerFlags(1).Centre());
    head->Add(close_, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(6)));
    auto* const rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    rows->Add(reason_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
    rows->Add(cost_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
    rows->Add(lines_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(3)));
    SetSizer(rows);
    Hide();
    // Deferred: the handler hides the button, which is still in use.
    close_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (onClosed) onClosed();
        });
    });
}

void WhyCard::show(const Content& content) {
    move_->SetLabelText(content.move);
    reason_->show(content.reason);
    cost_->SetLabelText(content.cost);
    cost_->Show(!content.cost.empty());
    lines_->Show(!content.lines.empty());
    lines_->setRoom(content.lines.size());
    lines_->show(content.lines);
    Show();
    Layout();
    layOutAround(*this);
}

void WhyCard::dismiss() {
    if (!IsShown()) return;
    Hide();
    layOutAround(*this);
}

wxString WhyCard::text() const {
    wxString text = move_->GetLabelText() + ": " + reason_->words();
    if (cost_->IsShown()) text += ". " + cost_->GetLabelText();
    return text;
}

}  // namespace roque
