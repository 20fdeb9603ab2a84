#include "view/board/board_surface.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include <dlfcn.h>
#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/region.h>

namespace roque {
namespace {

/// A list of rectangles as the graphics library has it (cairo_rectangle_list_t).
struct ClipList {
    int status;  ///< 0: it is one
    PixelRect* rects;
    int count;
};

/// What a window paints anew, in all its rectangles: wxWidgets knows only the one around them. The functions
/// are looked up in the library that wxWidgets has loaded.
Damage damageOf(const wxDC& dc, const wxRegion& region) {
    using Copy = ClipList* (*)(void* context);
    using Free = void (*)(ClipList* list);
    static const auto copy = reinterpret_cast<Copy>(dlsym(RTLD_DEFAULT, "cairo_copy_clip_rectangle_list"));
    static const auto free = reinterpret_cast<Free>(dlsym(RTLD_DEFAULT, "cairo_rectangle_list_destroy"));
    const wxRect box = region.GetBox();
    std::vector<PixelRect> rects{{static_cast<double>(box.x), static_cast<double>(box.y),
                                  static_cast<double>(box.width), static_cast<double>(box.height)}};
    void* const context = dc.GetImpl()->GetCairoContext();
    if (copy == nullptr || free == nullptr || context == nullptr) return Damage(std::move(rects));
    ClipList* const list = copy(context);
    if (list->status == 0) rects.assign(list->rects, list->rects + list->count);
    free(list);
    return Damage(std::move(rects));
}

}  // namespace

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
    const BoardGeometry where = geometry();
    WxCanvas canvas(*context, pieces_, where.squareSideOnDevice());
    paint(canvas, where, damageOf(dc, GetUpdateRegion()));
}

}  // namespace roque
