#include "view/panels/player_panel.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/text/game_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// A red that stands out beside the given text. wxWidgets' knowledge of the desktop's colours does not follow
/// when the person switches to dark ones.
wxColour warningColour(const wxWindow& words) {
    constexpr double kHalf = 0.5;
    const bool isDark = words.GetForegroundColour().GetLuminance() > kHalf;
    return isDark ? wxColour(255, 128, 118) : wxColour(184, 16, 16);
}

}  // namespace

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
    clockNote_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0,
                                  "player clock note");
    thought_ = new SearchInfoPanel(this, color);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(name_, wxSizerFlags(1).Centre());
    head->Add(clock_, wxSizerFlags().Centre().Border(wxLEFT));
    column->Add(head, wxSizerFlags().Expand());
    auto* below = new wxBoxSizer(wxHORIZONTAL);
    below->Add(captures_, wxSizerFlags(1).Centre());
    below->Add(clockNote_, wxSizerFlags().Centre().Border(wxLEFT));
    column->Add(below, wxSizerFlags().Expand());
    column->Add(thought_, wxSizerFlags().Expand().ReserveSpaceEvenIfHidden());
    SetSizer(column);
}

void PlayerPanel::showPerson(const wxString& name) {
    playerName_ = name;
    showName();
}

void PlayerPanel::showAi(const wxString& name, std::optional<std::int64_t> level) {
    playerName_ = level ? wxString::Format(_("%s, level %lld"), name, static_cast<long long>(*level))
                        : wxString::Format(_("%s (AI)"), name);
    showName();
}

void PlayerPanel::showName() {
    const wxString marker = turn_ == Turn::NotHis ? wxString() : toWx("▶ ");
    const wxString side = nameOf(color_);
    const wxString words = playerName_.empty() ? side : wxString::Format(_("%s: %s"), side, playerName_);
    name_->SetLabelText(marker + words);
    name_->SetToolTip(words);  // beside a clock, the panel may be too narrow for all of it
}

void PlayerPanel::showTurn(Turn turn) {
    const Turn before = std::exchange(turn_, turn);
    showName();
    // The last search info stays until it is the player's turn again, and through that turn.
    if (turn == Turn::Thinking && before != Turn::Thinking) thought_->show(_("thinking…"));
    if (turn == Turn::His || (turn == Turn::NotHis && !thought_->hasThought())) thought_->show(wxString());
}

void PlayerPanel::showCaptures(const wxString& words) {
    if (words != captures_->GetLabelText()) captures_->SetLabelText(words);
}

void PlayerPanel::showClock(const wxString& words, ClockLook look) {
    if (words == clock_->GetLabelText() && look == clockLook_) return;
    const bool isOtherSize = words.length() != clock_->GetLabelText().length();
    clockLook_ = look;
    clock_->SetForegroundColour(look == ClockLook::Short ? warningColour(*name_) : wxColour());
    clock_->SetLabelText(words);
    if (isOtherSize) Layout();
}

void PlayerPanel::showClockNote(const wxString& words) {
    if (words == clockNote_->GetLabelText()) return;
    clockNote_->SetLabelText(words);
    Layout();
}

void PlayerPanel::showThought(const SearchInfo& info) {
    thought_->show(info);
}

void PlayerPanel::setThoughtShown(bool isShown) {
    thought_->Show(isShown);
}

void PlayerPanel::setLetters(const PieceLetters& letters) {
    thought_->setLetters(letters);
}

void PlayerPanel::showBookMove() {
    thought_->showBookMove();
}

void PlayerPanel::forgetThought() {
    thought_->show(turn_ == Turn::Thinking ? _("thinking…") : wxString());
}

}  // namespace roque
