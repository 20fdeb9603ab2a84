#include "view/panels/evaluation_bar.h"

#include <cmath>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/intl.h>

#include "view/board/desktop_colors.h"
#include "view/panels/side_colours.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {

EvaluationBar::EvaluationBar(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE,
               "evaluation bar") {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetFont(GetFont().Scaled(0.75F).Bold());
    Bind(wxEVT_PAINT, &EvaluationBar::onPaint, this);
    look_ = barLook(score_, isWhiteBelow_);
    setAccessibleName(*this, _("Evaluation: not known"));
    wxWindow::Show(false);
}

void EvaluationBar::show(const std::optional<WhiteScore>& score) {
    score_ = score;
    update();
}

void EvaluationBar::turn(bool isOn) {
    isOn_ = isOn;
    wxWindow::Show(isOn_ && isWanted_);
}

bool EvaluationBar::Show(bool isShown) {
    isWanted_ = isShown;
    return wxWindow::Show(isOn_ && isWanted_);
}

void EvaluationBar::setWhiteBelow(bool isWhiteBelow) {
    isWhiteBelow_ = isWhiteBelow;
    update();
}

void EvaluationBar::update() {
    const BarLook look = barLook(score_, isWhiteBelow_);
    if (look == std::exchange(look_, look)) return;
    const wxString words = look.number.empty() ? _("Evaluation: not known")
                                               : wxString::Format(_("White %s of 100"), toWx(look.number));
    setAccessibleName(*this, words);
    SetToolTip(words);
    Refresh();
}

void EvaluationBar::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    const wxSize size = GetClientSize();
    const bool isKnown = !look_.number.empty();  // two equal halves would say that the position is balanced
    const wxColour none = wxColourOf(desktopColors().window);
    const wxColour above = !isKnown ? none : look_.isUpperWhite ? whitePart() : blackPart();
    const wxColour below = !isKnown ? none : look_.isUpperWhite ? blackPart() : whitePart();
    const int border = static_cast<int>(std::lround(size.y * look_.upper));
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(below);
    dc.DrawRectangle(0, 0, size.x, size.y);
    dc.SetBrush(above);
    dc.DrawRectangle(0, 0, size.x, border);
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxColourOf(desktopColors().edge));
    dc.DrawRectangle(0, 0, size.x, size.y);
    if (!isKnown) return;
    dc.SetPen(wxPen(halfMark(), FromDIP(2)));
    dc.DrawLine(0, size.y / 2, size.x, size.y / 2);
    dc.SetFont(GetFont());
    dc.SetTextForeground(look_.isNumberAbove == look_.isUpperWhite ? blackPart() : whitePart());
    const int gap = FromDIP(4);
    dc.DrawLabel(toWx(look_.number), wxRect(0, gap, size.x, size.y - 2 * gap),
                 wxALIGN_CENTRE_HORIZONTAL | (look_.isNumberAbove ? wxALIGN_TOP : wxALIGN_BOTTOM));
}

}  // namespace roque
