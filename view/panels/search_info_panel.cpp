#include "view/panels/search_info_panel.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/text/game_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Search info with the longest usual texts, which the fields are sized for.
SearchInfo wideThought() {
    SearchInfo info;
    info.depth = 88;
    info.scoreForMover = Score{Score::Kind::Centipawns, 1888};
    info.nodes = 7'885'440'000;
    info.time = std::chrono::milliseconds(88'800);
    return info;
}

std::array<wxString, 4> numbersOf(const SearchInfo& info, Color mover) {
    return {depthWords(info), whiteScoreWords(info, mover), speedWords(info), thinkTimeWords(info)};
}

}  // namespace

SearchInfoPanel::SearchInfoPanel(wxWindow* parent, Color color)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, "thought"), color_(color) {
    const auto text = [this](const char* name) {
        return new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, name);
    };
    words_ = text("player progress");
    const auto wide = numbersOf(wideThought(), Color::White);
    constexpr std::array kNames{"thought depth", "thought score", "thought speed", "thought time"};
    const std::array kHelp{_("How many half-moves ahead it has searched"),
                           _("Its evaluation: how many pawns White is ahead or behind"),
                           _("Positions searched per second"), _("Thinking time for this move")};
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t at = 0; at < kNumbers; ++at) {
        numbers_[at] = text(kNames[at]);
        numbers_[at]->SetMinSize(wxSize(numbers_[at]->GetTextExtent(wide[at]).x, -1));
        numbers_[at]->SetToolTip(kHelp[at]);
        row->Add(numbers_[at], wxSizerFlags().Border(wxRIGHT));
    }
    line_ = text("player line");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(words_, wxSizerFlags().Expand());
    column->Add(row, wxSizerFlags().Expand());
    column->Add(line_, wxSizerFlags().Expand());
    SetSizer(column);
    // Room for both lines is always reserved: the move list above or below must not jump either.
    const int lineHeight = GetTextExtent("Ag").y;
    SetMinSize(wxSize(-1, 2 * lineHeight));
    show(wxString());
    SetCanFocus(false);
}

void SearchInfoPanel::show(const SearchInfo& info) {
    const auto numbers = numbersOf(info, color_);
    for (std::size_t at = 0; at < kNumbers; ++at) numbers_[at]->SetLabelText(numbers[at]);
    moves_ = info.lineText;
    showLine();
    hasThought_ = true;
    if (!showsNumbers_) {
        showsNumbers_ = true;
        words_->Hide();
        for (wxStaticText* each : numbers_) each->Show();
        Layout();
    }
}

void SearchInfoPanel::show(const wxString& words) {
    hasThought_ = false;
    showsNumbers_ = false;
    words_->SetLabelText(words);
    words_->Show();
    for (wxStaticText* each : numbers_) {
        each->SetLabelText(wxString());
        each->Hide();
    }
    moves_.clear();
    showLine();
    Layout();
}

void SearchInfoPanel::showLine() {
    const wxString line = toWx(withPieces(moves_, letters_));
    line_->SetLabelText(line);
    line_->SetToolTip(line);
}

void SearchInfoPanel::setLetters(const PieceLetters& letters) {
    letters_ = letters;
    showLine();
}

void SearchInfoPanel::showBookMove() {
    show(_("from the opening book"));
    hasThought_ = true;
}

}  // namespace roque
