#include "view/board/blindfold_sign.h"

#include <wx/dcbuffer.h>

#include "view/board/desktop_colors.h"
#include "view/toolkit/accessibility.h"

namespace roque {

BlindfoldSign::BlindfoldSign(BoardPanel& board, const wxString& words)
    : wxWindow(board.GetParent(), wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE,
               "blindfold sign"),
      board_(board),
      words_(words) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetFont(GetFont().Bold());
    Hide();
    setAccessibleName(*this, words);
    Bind(wxEVT_PAINT, &BlindfoldSign::onPaint, this);
    for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_RIGHT_DOWN, wxEVT_MOTION})
        Bind(type, &BlindfoldSign::passOn, this);
    board_.Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        giveWay();
        event.Skip();
    });
    board_.Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        giveWay();
        event.Skip();
    });
    board_.Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        if (IsShown()) place();
        event.Skip();
    });
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { update(); });
}

void BlindfoldSign::update() {
    const bool isShown = board_.state().hidesPieces && !rest_.IsRunning();
    if (isShown && !IsShown()) place();
    Show(isShown);
}

void BlindfoldSign::giveWay() {
    constexpr int kRest = 1500;  // milliseconds
    if (!board_.state().hidesPieces) return;
    rest_.StartOnce(kRest);
    Hide();
}

void BlindfoldSign::place() {
    const wxSize text = GetTextExtent(words_);
    const wxSize size(text.x + FromDIP(36), text.y + FromDIP(18));
    SetSize(wxRect(size).CentreIn(board_.GetRect()));
    Raise();
    Refresh();
}

/// A click goes to the square that the sign covered.
void BlindfoldSign::passOn(wxMouseEvent& event) {
    giveWay();
    if (event.GetEventType() == wxEVT_MOTION) return;
    wxMouseEvent below(event);
    below.SetPosition(event.GetPosition() + GetPosition() - board_.GetPosition());
    below.SetEventObject(&board_);
    board_.ProcessWindowEvent(below);
}

void BlindfoldSign::onPaint(wxPaintEvent& /*event*/) {
    const ColorPair& colors = desktopColors().clockToMove;
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(wxColourOf(colors.ground)));
    dc.Clear();
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxColourOf(colors.ink));
    dc.DrawLabel(words_, GetClientRect(), wxALIGN_CENTRE);
}

}  // namespace roque
