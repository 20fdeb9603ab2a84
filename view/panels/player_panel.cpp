#include "view/panels/player_panel.h"

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
    progress_ = text("player progress");
    line_ = text("player line");
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (wxStaticText* each : {name_, progress_, line_}) column->Add(each, wxSizerFlags().Expand());
    SetSizer(column);
}

void PlayerPanel::showPlayer(const wxString& name, bool isPerson) {
    playerName_ = isPerson ? name : wxString::Format(_("%s (AI)"), name);
    showName();
}

void PlayerPanel::showName() {
    const wxString marker = isHisTurn_ ? toWx("▶ ") : wxString();
    const wxString side = nameOf(color_);
    const wxString text = playerName_ == side ? side : side + ": " + playerName_;
    name_->SetLabelText(marker + text);
}

void PlayerPanel::showTurn(bool isHisTurn, bool isThinking) {
    isHisTurn_ = isHisTurn;
    showName();
    // What he thought is left to be read until it is his turn again, and what he thinks while it is.
    if (isThinking && !isThinking_) showWords(_("thinking ..."), wxString());
    if (!isThinking && (isHisTurn || !hasThought_)) showWords(wxString(), wxString());
    isThinking_ = isThinking;
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

}  // namespace roque
