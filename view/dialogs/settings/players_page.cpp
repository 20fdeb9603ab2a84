#include "view/dialogs/settings/players_page.h"

#include <algorithm>
#include <array>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "controller/plugins/guest_question.h"
#include "view/text/message_text.h"
#include "view/toolkit/data_view_helpers.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/line_breaks.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

using Decision = GuestConsent::Decision;

constexpr std::array kDecisions{Decision::Allowed, Decision::InProcess, Decision::Refused};
constexpr int kHintWidth = 340;  ///< in device-independent pixels
constexpr int kHintLines = 6;

wxString decisionText(Decision decision) {
    switch (decision) {
        case Decision::Allowed:
            return _("May play");
        case Decision::InProcess:
            return _("May play inside the program");
        case Decision::Refused:
            break;
    }
    return _("May not play");
}

wxString decisionText(const GuestConsent& consent) {
    const wxString text = decisionText(consent.decision);
    return consent.isForEveryVersion ? wxString::Format(_("%s, each version"), text) : text;
}

wxString hintFor(Decision decision) {
    if (decision == Decision::Allowed) return messageText(rightsOfGuests(availableConfinement()));
    return decision == Decision::InProcess ? messageText(rightsInProcess()) : wxString();
}

}  // namespace

PlayersPage::PlayersPage(wxWindow* parent, GuestDecisions& decisions)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "players page"),
      decisions_(decisions),
      list_(new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                   wxDV_ROW_LINES | wxDV_SINGLE)),
      decision_(new wxChoice(this, wxID_ANY)),
      forget_(new wxButton(this, wxID_ANY, _("&Forget"), wxDefaultPosition, wxDefaultSize, 0,
                           wxDefaultValidator, "forget player")),
      hint_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE,
                             "players hint")) {
    addParts();
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { showSelected(); });
    decision_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        decide(kDecisions.at(static_cast<std::size_t>(event.GetSelection())));
    });
    forget_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { forget(); });
    showRows();
    decisions_.list(self_.bind(&PlayersPage::show));
}

void PlayersPage::addParts() {
    list_->SetName("decisions");
    setAccessibleName(*list_, _("Decisions"));
    const auto addColumn = [this](const wxString& title, int width) {
        list_->AppendTextColumn(title, wxDATAVIEW_CELL_INERT, roomFor(*this, width), wxALIGN_LEFT,
                                wxDATAVIEW_COL_RESIZABLE);
    };
    addColumn(_("Player"), 90);
    addColumn(_("Decision"), 130);
    addColumn(_("File"), 110);
    showWhatIsCutOff(*list_);
    list_->SetMinSize(roomFor(*this, wxSize(kHintWidth, 120)));
    decision_->SetName("decision");
    for (const Decision decision : kDecisions) decision_->Append(decisionText(decision));
    forget_->SetToolTip(_("You are asked about this player again, at the next start at the latest."));
    hint_->SetMinSize(wxSize(roomFor(*this, kHintWidth), kHintLines * GetTextExtent("Ag").y));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*decision_, _("This player:")), wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(decision_, wxSizerFlags(1).Centre().Border(wxRIGHT));
    row->Add(forget_, wxSizerFlags().Centre());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxBOTTOM));
    column->Add(row, wxSizerFlags().Expand().Border(wxBOTTOM));
    column->Add(hint_, wxSizerFlags().Expand());
    auto* border = new wxBoxSizer(wxVERTICAL);
    border->Add(column, wxSizerFlags(1).Expand().DoubleBorder());
    SetSizer(border);
}

void PlayersPage::show(std::vector<GuestConsent> consents) {
    kept_ = consents;
    shown_ = std::move(consents);
    showRows();
}

void PlayersPage::showRows() {
    list_->DeleteAllItems();
    for (const GuestConsent& each : shown_) {
        wxVector<wxVariant> row(1, toWx(each.name));
        row.push_back(decisionText(each));
        row.push_back(toWx(each.path.string()));
        list_->AppendItem(row);
    }
    if (!shown_.empty()) list_->SelectRow(0);
    showSelected();
}

void PlayersPage::showSelected() {
    const GuestConsent* const consent = selected();
    decision_->Enable(consent != nullptr);
    forget_->Enable(consent != nullptr);
    const auto index =
        consent == nullptr ? kDecisions.end() : std::ranges::find(kDecisions, consent->decision);
    decision_->SetSelection(index == kDecisions.end() ? wxNOT_FOUND
                                                      : static_cast<int>(index - kDecisions.begin()));
    const wxString hint =
        consent == nullptr
            ? _("Players that you add yourself are listed here once you have decided about them.")
            : hintFor(consent->decision);
    showInLines(*hint_, hint, roomFor(*this, kHintWidth));
}

void PlayersPage::decide(Decision decision) {
    GuestConsent* const consent = selected();
    if (consent == nullptr) return;
    consent->decision = decision;
    list_->SetTextValue(decisionText(*consent), static_cast<unsigned>(list_->GetSelectedRow()), 1);
    showSelected();
}

void PlayersPage::forget() {
    if (selected() == nullptr) return;
    shown_.erase(shown_.begin() + list_->GetSelectedRow());
    showRows();
}

GuestConsent* PlayersPage::selected() {
    const int row = list_->GetSelectedRow();
    return row == wxNOT_FOUND ? nullptr : &shown_.at(static_cast<std::size_t>(row));
}

void PlayersPage::keep() {
    std::vector<GuestConsent> changed;
    std::vector<std::string> forgotten;
    for (const GuestConsent& before : kept_) {
        const auto after = std::ranges::find(shown_, before.sha256, &GuestConsent::sha256);
        if (after == shown_.end())
            forgotten.push_back(before.sha256);
        else if (after->decision != before.decision)
            changed.push_back(*after);
    }
    kept_ = shown_;
    decisions_.change(std::move(changed), std::move(forgotten));
}

}  // namespace roque
