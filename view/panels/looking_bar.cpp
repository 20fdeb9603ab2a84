#include "view/panels/looking_bar.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/board/desktop_colors.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/small_button.h"

namespace roque {

LookingBar::LookingBar(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "looking") {
    text_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, "looking text");
    text_->SetMinSize(wxSize(1, -1));
    back_ = new SmallButton(this, _("Back to the game"), "back to the game");
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(text_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8)));
    rows->Add(back_, wxSizerFlags().Right().Border(wxALL, FromDIP(4)));
    SetSizer(rows);
    useColors();
    Hide();
    back_->Hide();
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        useColors();
        event.Skip();
    });
    // Deferred: the handler may hide the button, which is still in use.
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (onReturn) onReturn();
        });
    });
}

void LookingBar::useColors() {
    const ColorPair& colors = desktopColors().notice;
    SetOwnBackgroundColour(wxColourOf(colors.ground));
    text_->SetForegroundColour(wxColourOf(colors.ink));
}

void LookingBar::show(const wxString& words) {
    const bool isShown = !words.empty();
    if (isShown && words != text_->GetLabelText()) {
        text_->SetLabelText(words);
        text_->SetToolTip(words);
        setAccessibleName(*this, words);
    }
    if (IsShown() == isShown) return;
    Show(isShown);
    back_->Show(isShown);
    layOutAround(*this);
}

}  // namespace roque
