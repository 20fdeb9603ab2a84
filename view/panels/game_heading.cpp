#include "view/panels/game_heading.h"

#include <wx/sizer.h>

#include "view/toolkit/lay_out_around.h"

namespace roque {

GameHeading::GameHeading(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "heading") {
    const auto text = [this](const char* name) {
        auto* label = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                       wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, name);
        label->SetMinSize(wxSize(1, -1));  // long names are truncated rather than widening the window
        label->SetFont(GetFont().Bold());
        label->Hide();
        return label;
    };
    study_ = text("study");
    opening_ = text("opening");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(study_, wxSizerFlags().Expand());
    column->Add(opening_, wxSizerFlags().Expand());
    SetSizer(column);
    SetCanFocus(false);
}

void GameHeading::showStudy(const wxString& words) {
    setLabel(*study_, words);
}

void GameHeading::showOpening(const wxString& name) {
    setLabel(*opening_, name);
}

void GameHeading::setLabel(wxStaticText& label, const wxString& words) {
    if (label.GetLabelText() == words && label.IsShown() == !words.empty()) return;
    label.SetLabelText(words);
    label.SetToolTip(words);
    label.Show(!words.empty());
    layOutAround(*this);
}

}  // namespace roque
