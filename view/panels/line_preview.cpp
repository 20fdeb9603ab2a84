#include "view/panels/line_preview.h"

#include <algorithm>

#include <wx/dcbuffer.h>

#include "view/board/board_image.h"
#include "view/board/desktop_colors.h"

namespace roque {

LinePreview::LinePreview(wxWindow* parent, const BoardSurface& board, PieceSet& pieces)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, "line preview"),
      board_(board),
      pieces_(pieces) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Hide();
    Bind(wxEVT_PAINT, &LinePreview::onPaint, this);
}

void LinePreview::showPosition(const Position& position, roque::Move lastMove, const wxWindow& beside) {
    BoardState state;
    roque::showPosition(state, position, lastMove);
    const wxRect large = board_.GetRect();
    const int side = large.width * 2 / 5 / 8 * 8;
    const double scale = GetContentScaleFactor();
    BoardImageFormat format;
    format.pixels = static_cast<int>(side * scale);
    format.orientation = board_.orientation();
    format.coordinates = Coordinates::Hidden;
    format.colors = board_.colors();
    picture_ = wxBitmap(boardImage(state, format, pieces_), -1, scale);
    const int edge = FromDIP(2);
    const wxPoint top = GetParent()->ScreenToClient(beside.GetScreenPosition());
    const int lowest = std::max(large.y, large.GetBottom() + 1 - side - 2 * edge);
    SetSize(large.GetRight() + 1 - side - 2 * edge, std::clamp(top.y, large.y, lowest), side + 2 * edge,
            side + 2 * edge);
    Raise();
    Show();
    Refresh();
}

void LinePreview::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxColourOf(desktopColors().accent.ground));
    dc.Clear();
    if (picture_.IsOk()) dc.DrawBitmap(picture_, FromDIP(2), FromDIP(2));
}

}  // namespace roque
