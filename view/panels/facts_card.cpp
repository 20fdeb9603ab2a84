#include "view/panels/facts_card.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "view/panels/dim_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/lay_out_around.h"

namespace roque {

FactsCard::FactsCard(wxWindow* parent, const wxString& name) : FramedPanel(parent, name) {
    build();
}

void FactsCard::show(const wxString& title, const std::vector<GameFact>& facts) {
    if (title == title_ && facts == facts_) return;
    title_ = title;
    facts_ = facts;
    build();
    layOutAround(*this);
}

void FactsCard::build() {
    DestroyChildren();
    const auto text = [this](const wxString& words, const wxString& name) {
        auto* const made = new wxStaticText(this, wxID_ANY, words, wxDefaultPosition, wxDefaultSize,
                                            wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, name);
        made->SetMinSize(wxSize(1, made->GetBestSize().y));
        return made;
    };
    auto* const title = text(title_, "facts title");
    title->SetFont(GetFont().Bold());
    auto* const rows = new wxFlexGridSizer(2, FromDIP(wxSize(12, 6)));
    rows->AddGrowableCol(1, 2);
    rows->AddGrowableCol(0, 1);
    wxString all = title_;
    for (const GameFact& fact : facts_) {
        auto* const heading = text(fact.heading, "fact heading");
        makeDim(*heading);
        auto* const words = text(fact.words, "fact");
        words->SetToolTip(fact.words);
        rows->Add(heading, wxSizerFlags().Expand().CentreVertical());
        rows->Add(words, wxSizerFlags().Expand());
        all += ", " + fact.heading + ": " + fact.words;
    }
    auto* const column = new wxBoxSizer(wxVERTICAL);
    column->Add(title, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(8)));
    column->Add(rows, wxSizerFlags().Expand());
    auto* const inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(column, wxSizerFlags(1).Expand().Border(wxALL, inset()));
    SetSizer(inside);
    setAccessibleName(*this, all);
}

}  // namespace roque
