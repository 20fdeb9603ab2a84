#include "view/panels/ending_card.h"

#include <wx/sizer.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/lay_out_around.h"

namespace roque {

EndingCard::EndingCard(wxWindow* parent)
    : FramedPanel(parent, "ending card"),
      text_(new WrappedText(this, "ending words")),
      button_(new wxButton(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT,
                           wxDefaultValidator, "ending button")) {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(text_, wxSizerFlags(1).Centre());
    row->Add(button_, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(8)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(row, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    SetSizer(all);
    Hide();
    // Deferred: the handler may hide the button, which is still in use.
    button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (onButton) onButton();
        });
    });
}

void EndingCard::show(const wxString& sentence, const wxString& button, const wxString& tooltip) {
    const bool isSame = IsShown() && sentence == text_->words() && button == button_->GetLabelText();
    if (isSame) return;
    text_->show(sentence);
    button_->SetLabelText(button);
    button_->SetToolTip(tooltip);
    setAccessibleName(*button_, button, tooltip);
    button_->Show(!button.empty());
    Show();
    Layout();
    layOutAround(*this);
}

void EndingCard::dismiss() {
    if (!IsShown()) return;
    Hide();
    layOutAround(*this);
}

}  // namespace roque
