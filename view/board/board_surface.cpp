#include "view/board/board_surface.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

namespace roque {

BoardSurface::BoardSurface(wxWindow* parent, PieceSet& pieces, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE | wxBORDER_NONE, name),
      pieces_(pieces) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, &BoardSurface::onPaint, this);
}

BoardSurface::~BoardSurface() {
    // The window may be closed in the middle of a drag, and wxWidgets does not release the mouse by itself.
    holdMouse(false);
}

template <typename Value>
void BoardSurface::change(Value& value, const Value& other) {
    if (value == other) return;
    value = other;
    Refresh(false);
}

void BoardSurface::setOrientation(Orientation orientation) {
    change(orientation_, orientation);
}

void BoardSurface::setPlacement(const BoardLayout& placement) {
    change(placement_, placement);
}

void BoardSurface::setCoordinates(Coordinates coordinates) {
    change(coordinates_, coordinates);
}

void BoardSurface::setColors(const BoardColors& colors) {
    change(colors_, colors);
}

BoardLayout BoardSurface::layoutIn(const wxSize& /*size*/) const {
    return placement_;
}

/// On a small board there is no room for letters beside the pieces.
Coordinates BoardSurface::coordinatesIn(const wxSize& size) const {
    constexpr int kSmallest = 400;
    const bool isSmall = std::min(size.x, size.y) < kSmallest;
    return coordinates_ == Coordinates::InSquares && isSmall ? Coordinates::Hidden : coordinates_;
}

BoardGeometry BoardSurface::geometry() const {
    const wxSize size = GetClientSize();
    return {{static_cast<double>(size.x), static_cast<double>(size.y)},
            orientation_,
            coordinatesIn(size),
            GetContentScaleFactor(),
            layoutIn(size)};
}

wxPoint BoardSurface::centreOf(Square square) const {
    return wxPointOf(geometry().rectOf(square).centre());
}

void BoardSurface::holdMouse(bool isHeld) {
    if (isHeld == HasCapture()) return;
    if (isHeld)
        CaptureMouse();
    else
        ReleaseMouse();
}

void BoardSurface::refreshChanges(const BoardState& before, const BoardState& after) {
    const BoardGeometry where = geometry();
    for (const Square square : SquaresOf(changedSquares(before, after))) refreshRect(where.rectOf(square));
    if (before.drag != after.drag) {
        if (before.drag) refreshRect(where.rectOfPieceAt(before.drag->at));
        if (after.drag) refreshRect(where.rectOfPieceAt(after.drag->at));
    }
    for (const BoardState* state : {&before, &after}) {
        if (!state->transition || before.transition == after.transition) continue;
        for (const MovingPiece& moving : state->transition->pieces)
            refreshRect(rectOf(moving, state->transition->progress, where));
    }
}

/// Repaints a rectangle, with a pixel around it for soft edges.
void BoardSurface::refreshRect(const PixelRect& rect) {
    const auto left = static_cast<int>(std::floor(rect.x)) - 1;
    const auto top = static_cast<int>(std::floor(rect.y)) - 1;
    const auto right = static_cast<int>(std::ceil(rect.right())) + 1;
    const auto bottom = static_cast<int>(std::ceil(rect.bottom())) + 1;
    RefreshRect(wxRect(left, top, right - left, bottom - top), false);
}

void BoardSurface::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetBackgroundColour()));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (!context) return;
    const wxRect damaged = GetUpdateRegion().GetBox();
    const BoardGeometry where = geometry();
    WxCanvas canvas(*context, pieces_, where.squareSideOnDevice());
    paint(canvas, where,
          {static_cast<double>(damaged.x), static_cast<double>(damaged.y), static_cast<double>(damaged.width),
           static_cast<double>(damaged.height)});
}

}  // namespace roque
