#include "view/window/moves_card.h"

#include <wx/statline.h>

#include "view/board/desktop_colors.h"
#include "view/toolkit/lay_out_around.h"

namespace roque {

MovesCard::MovesCard(wxWindow* parent, ActionRegistry& actions, const LineIcons& icons)
    : FramedPanel(parent, "moves card"),
      heading_(new GameHeading(this)),
      steps_(new ActionButtons(this, "steps", actions, icons,
                               {{Action::ShowFirst, {}},
                                {Action::ShowPrevious, {}},
                                {Action::ShowNext, {}},
                                {Action::ShowLast, {}}},
                               ActionButtons::Words::None)),
      moves_(new MoveListPanel(this)),
      status_(new StatusLine(this)),
      last_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE | wxALIGN_RIGHT, "last move")),
      head_(new wxBoxSizer(wxHORIZONTAL)),
      foot_(new wxBoxSizer(wxHORIZONTAL)) {
    const int edge = FromDIP(10);
    last_->SetMinSize(wxSize(1, -1));
    last_->Hide();  // it would take room from the status
    head_->Add(heading_, wxSizerFlags(1).Centre());
    head_->Add(steps_, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(6)));
    foot_->Add(status_, wxSizerFlags(2).Centre());
    foot_->Add(last_, wxSizerFlags(1).Centre().Border(wxLEFT, FromDIP(6)));
    auto* const rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head_, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, FromDIP(4)));
    rows->Add(new wxStaticLine(this), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 1));
    rows->Add(moves_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(4)));
    rows->Add(new wxStaticLine(this), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 1));
    rows->Add(foot_, wxSizerFlags().Expand().Border(wxALL, edge));
    head_->InsertSpacer(0, edge);
    SetSizer(rows);
    useColors();
    last_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fitLastMove(); });
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        useColors();
        event.Skip();
    });
}

void MovesCard::useColors() {
    last_->SetForegroundColour(wxColourOf(desktopColors().dim));
}

void MovesCard::showLastMove(const wxString& move, const wxString& words) {
    if (move == move_ && words == words_) return;
    move_ = move;
    words_ = words;
    last_->SetToolTip(words);
    const bool isSeen = status_->IsShown() && !words.empty();
    if (last_->IsShown() != isSeen) {
        last_->Show(isSeen);
        layOutAround(*last_);
    }
    fitLastMove();
}

void MovesCard::fitLastMove() {
    const bool fits = last_->GetTextExtent(words_).x <= last_->GetSize().x;
    last_->SetLabelText(fits ? words_ : move_);
}

void MovesCard::hideFoot() {
    showFoot(false);
}

void MovesCard::showFoot(bool isShown) {
    if (status_->IsShown() == isShown) return;
    GetSizer()->Show(foot_, isShown, true);
    last_->Show(isShown && !words_.empty());
    layOutAround(*status_);
}

void MovesCard::setLow(bool isLow) {
    showFoot(true);
    if (heading_->IsShown() != isLow) return;
    // The steps go where the status is.
    wxBoxSizer& from = isLow ? *head_ : *foot_;
    wxBoxSizer& to = isLow ? *foot_ : *head_;
    from.Detach(steps_);
    to.Add(steps_, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(6)));
    GetSizer()->Show(head_, !isLow);
    layOutAround(*steps_);
}

}  // namespace roque
