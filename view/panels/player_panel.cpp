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
    if (isThinking) {
        progress_->SetLabelText(_("thinking ..."));
        line_->SetLabelText(wxString());
    } else if (isHisTurn) {
        progress_->SetLabelText(wxString());
        line_->SetLabelText(wxString());
    }
}

void PlayerPanel::showThought(const SearchInfo& info) {
    progress_->SetLabelText(progressWords(info));
    line_->SetLabelText(toWx(info.lineText));
    line_->SetToolTip(toWx(info.lineText));
}

}  // namespace roque
