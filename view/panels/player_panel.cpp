#include "view/panels/player_panel.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/game_words.h"
#include "view/text.h"

namespace roque {

PlayerPanel::PlayerPanel(wxWindow* parent, Color color)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL,
              color == Color::White ? "player white" : "player black"),
      color_(color) {
    const auto text = [this](const char* name) {
        return new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, name);
    };
    name_ = text("player name");
    name_->SetFont(GetFont().Bold().Larger());
    clock_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "player clock");
    clock_->SetFont(GetFont().Bold().Larger().Larger());
    captures_ = text("player captures");
    captures_->SetFont(GetFont().Larger());
    progress_ = text("player progress");
    line_ = text("player line");
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(name_, wxSizerFlags(1).Centre());
    head->Add(clock_, wxSizerFlags().Centre().Border(wxLEFT));
    column->Add(head, wxSizerFlags().Expand());
    for (wxStaticText* each : {captures_, progress_, line_}) column->Add(each, wxSizerFlags().Expand());
    SetSizer(column);
}

void PlayerPanel::showPerson(const wxString& name) {
    playerName_ = name;
    showName();
}

void PlayerPanel::showAi(const wxString& name) {
    playerName_ = wxString::Format(_("%s (AI)"), name);
    showName();
}

void PlayerPanel::showName() {
    const wxString marker = turn_ == Turn::NotHis ? wxString() : toWx("▶ ");
    const wxString side = nameOf(color_);
    name_->SetLabelText(marker + (playerName_.empty() ? side : side + ": " + playerName_));
}

void PlayerPanel::showTurn(Turn turn) {
    const Turn before = std::exchange(turn_, turn);
    showName();
    // What he thought is left to be read until it is his turn again, and what he thinks while it is.
    if (turn == Turn::Thinking && before != Turn::Thinking) showWords(_("thinking ..."), wxString());
    if (turn == Turn::His || (turn == Turn::NotHis && !hasThought_)) showWords(wxString(), wxString());
}

void PlayerPanel::showCaptures(const wxString& words) {
    if (words != captures_->GetLabelText()) captures_->SetLabelText(words);
}

void PlayerPanel::showClock(const wxString& words, ClockLook look) {
    if (words == clock_->GetLabelText() && look == clockLook_) return;
    const bool isOtherSize = words.length() != clock_->GetLabelText().length();
    clockLook_ = look;
    clock_->SetForegroundColour(look == ClockLook::Short ? wxColour(200, 24, 24) : GetForegroundColour());
    clock_->SetLabelText(words);
    if (isOtherSize) Layout();
}

void PlayerPanel::showWords(const wxString& progress, const wxString& line) {
    hasThought_ = false;
    progress_->SetLabelText(progress);
    line_->SetLabelText(line);
    line_->SetToolTip(line);
}

void PlayerPanel::showThought(const SearchInfo& info) {
    showWords(progressWords(info), toWx(info.lineText));
    hasThought_ = true;
}

void PlayerPanel::forgetThought() {
    showWords(turn_ == Turn::Thinking ? _("thinking ...") : wxString(), wxString());
}

}  // namespace roque
