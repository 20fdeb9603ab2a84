#include "view/panels/game_heading.h"

#include <wx/intl.h>
#include <wx/sizer.h>

namespace roque {

GameHeading::GameHeading(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "heading") {
    const auto text = [this](const char* name) {
        auto* label = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                       wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, name);
        label->SetMinSize(wxSize(1, -1));  // long names are truncated rather than widening the window
        label->Hide();
        return label;
    };
    study_ = text("study");
    study_->SetFont(GetFont().Bold());
    back_ = new wxButton(this, wxID_ANY, _("Back to the game"), wxDefaultPosition, wxDefaultSize, 0,
                         wxDefaultValidator, "back to the game");
    back_->Hide();
    opening_ = text("opening");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(study_, wxSizerFlags().Expand());
    column->Add(opening_, wxSizerFlags().Expand().ReserveSpaceEvenIfHidden());  // so that nothing jumps
    column->Add(back_, wxSizerFlags().Right().Border(wxTOP | wxBOTTOM));
    SetSizer(column);
    // Deferred: the handler may hide the button, which is still in use.
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (onReturn) onReturn();
        });
    });
}

void GameHeading::showStudy(const wxString& title, bool goesOn) {
    if (back_->IsShown() != goesOn) {
        back_->Show(goesOn);
        GetParent()->Layout();
    }
    setLabel(*study_, title);
}

void GameHeading::showOpening(const wxString& name) {
    setLabel(*opening_, name);
}

void GameHeading::setLabel(wxStaticText& label, const wxString& words) {
    if (label.GetLabelText() == words && label.IsShown() == !words.empty()) return;
    label.SetLabelText(words);
    label.SetToolTip(words);
    label.Show(!words.empty());
    GetParent()->Layout();
}

}  // namespace roque
