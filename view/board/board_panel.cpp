#include "view/board/board_panel.h"

#include <cmath>
#include <memory>
#include <type_traits>
#include <utility>

#include <wx/cursor.h>
#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/intl.h>

#include "view/board/board_key.h"
#include "view/board/drawing/board_painter.h"
#include "view/board/wx_canvas.h"
#include "view/game/premove.h"
#include "view/text/square_description.h"
#include "view/toolkit/accessibility.h"

namespace roque {
namespace {

constexpr int kFrameMilliseconds = 16;
constexpr int kSmallestSquare = 24;  ///< in device-independent pixels
constexpr int kDefaultSquare = 72;
constexpr int kSquaresWithMargin = 9;

/// The board's accessible name while the cursor is hidden.
wxString boardName() {
    return _("Chessboard");
}

}  // namespace

BoardPanel::BoardPanel(wxWindow* parent, PieceSet& pieces)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE | wxBORDER_NONE, "board"),
      pieces_(pieces) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinClientSize(FromDIP(wxSize(kSmallestSquare, kSmallestSquare) * kSquaresWithMargin));
    bindEvents();
    interaction_.show(Position::start());
    setAccessibleName(
        *this, boardName(),
        _("The arrow keys move the cursor, Enter selects a piece and moves it, Escape cancels."));
}

BoardPanel::~BoardPanel() {
    // The window may be closed in the middle of a drag, and wxWidgets does not release the mouse by itself.
    if (HasCapture()) ReleaseMouse();
}

void BoardPanel::bindEvents() {
    Bind(wxEVT_PAINT, &BoardPanel::onPaint, this);
    Bind(wxEVT_LEFT_DOWN, &BoardPanel::onPress, this);
    Bind(wxEVT_LEFT_DCLICK, &BoardPanel::onPress, this);
    Bind(wxEVT_MOTION, &BoardPanel::onMotion, this);
    Bind(wxEVT_LEFT_UP, &BoardPanel::onRelease, this);
    Bind(wxEVT_RIGHT_DOWN, &BoardPanel::onSecondPress, this);
    Bind(wxEVT_RIGHT_DCLICK, &BoardPanel::onSecondPress, this);
    Bind(wxEVT_RIGHT_UP, &BoardPanel::onSecondRelease, this);
    Bind(wxEVT_MOUSEWHEEL, &BoardPanel::onWheelTurned, this);
    Bind(wxEVT_MOUSE_CAPTURE_LOST, &BoardPanel::onCaptureLost, this);
    Bind(wxEVT_KEY_DOWN, &BoardPanel::onKey, this);
    frames_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { onFrame(); });
    Bind(wxEVT_KILL_FOCUS, &BoardPanel::onFocusLost, this);
}

void BoardPanel::setPosition(const Position& position, std::optional<roque::Move> lastMove,
                             std::vector<roque::Move> premoves) {
    draw([&] { drawing_.clear(); });
    const auto now = std::chrono::steady_clock::now();
    const Board after = boardAfter(position.board(), premoves);
    const bool flies = !isHandingOn_ && animation_.start(state().board, after, now);
    if (!flies) animation_.finish();
    interact([&] {
        interaction_.show(position, lastMove, std::move(premoves));
        interaction_.fly(animation_.at(now));
    });
    if (flies) frames_.Start(kFrameMilliseconds);
}

void BoardPanel::setPremoves(std::vector<roque::Move> premoves) {
    interact([&] { interaction_.showPremoves(std::move(premoves)); });
}

/// Puts all pieces on their squares before anything else happens to them.
void BoardPanel::finishAnimation() {
    if (animation_.finish()) onFrame();
}

void BoardPanel::onFrame() {
    interact([&] { interaction_.fly(animation_.at(std::chrono::steady_clock::now())); });
    if (!animation_.isRunning()) frames_.Stop();
}

void BoardPanel::setInteractive(MovableSides sides) {
    interact([&] { interaction_.allow(sides); });
}

void BoardPanel::setPremover(std::optional<Color> color) {
    interact([&] { interaction_.allowPremoves(color); });
}

void BoardPanel::setPointerInput(PointerInput input) {
    interact([&] {
        interaction_.cancel();
        interaction_.use(input);
    });
}

void BoardPanel::setAnnotations(BoardAnnotations annotations) {
    if (annotations == given_) return;
    given_ = std::move(annotations);
    showAnnotations();
}

void BoardPanel::setOrientation(Orientation orientation) {
    if (orientation == orientation_) return;
    orientation_ = orientation;
    Refresh();
}

void BoardPanel::setScheme(TargetScheme scheme) {
    interact([&] { interaction_.use(scheme); });
}

void BoardPanel::setBlindfold(bool isBlind) {
    interaction_.hidePieces(isBlind);
    Refresh();
}

void BoardPanel::setPlacement(const BoardLayout& placement) {
    if (placement == placement_) return;
    placement_ = placement;
    Refresh();
}

void BoardPanel::setCoordinates(Coordinates coordinates) {
    if (coordinates == coordinates_) return;
    coordinates_ = coordinates;
    Refresh();
}

void BoardPanel::setColors(const BoardColors& colors) {
    if (colors == colors_) return;
    colors_ = colors;
    Refresh();
}

bool BoardPanel::cancel() {
    bool wasAnything = false;
    interact([&] { wasAnything = interaction_.cancel(); });
    return wasAnything;
}

BoardGeometry BoardPanel::geometry() const {
    const wxSize size = GetClientSize();
    return {{static_cast<double>(size.x), static_cast<double>(size.y)},
            orientation_,
            coordinates_,
            GetContentScaleFactor(),
            placement_};
}

wxPoint BoardPanel::centreOf(Square square) const {
    const PixelPoint centre = geometry().rectOf(square).centre();
    return {static_cast<int>(centre.x), static_cast<int>(centre.y)};
}

wxSize BoardPanel::DoGetBestClientSize() const {
    return FromDIP(wxSize(kDefaultSquare, kDefaultSquare) * kSquaresWithMargin);
}

template <typename Action>
void BoardPanel::interact(Action action) {
    const BoardState before = interaction_.state();
    if constexpr (std::is_void_v<decltype(action())>) {
        action();
        refreshChanges(before);
    } else {
        const std::optional<roque::Move> move = action();
        refreshChanges(before);
        if (move) handOn(*move);
    }
}

void BoardPanel::handOn(roque::Move move) {
    const auto& take = interaction_.makesPremoves() ? onPremove : onMove;
    if (!take) return;
    isHandingOn_ = true;
    take(move);
    isHandingOn_ = false;
}

bool BoardPanel::dropPremoves() {
    if (state().premoves.empty() || !onPremovesDropped) return false;
    onPremovesDropped();
    return true;
}

template <typename Action>
void BoardPanel::draw(Action action) {
    const BoardAnnotations before = drawing_.shown();
    action();
    if (drawing_.shown() != before) showAnnotations();
}

void BoardPanel::showAnnotations() {
    interact([&] { interaction_.annotate(joined(given_, drawing_.shown())); });
}

void BoardPanel::refreshChanges(const BoardState& before) {
    const BoardGeometry where = geometry();
    const BoardState& after = interaction_.state();
    for (const Square square : SquaresOf(changedSquares(before, after))) refreshRect(where.rectOf(square));
    if (before.drag != after.drag) {
        if (before.drag) refreshRect(where.rectOfPieceAt(before.drag->at));
        if (after.drag) refreshRect(where.rectOfPieceAt(after.drag->at));
    }
    for (const BoardState* state : {&before, &after}) {
        if (!state->flight || before.flight == after.flight) continue;
        for (const MovingPiece& moving : state->flight->pieces)
            refreshRect(rectOf(moving, state->flight->progress, where));
    }
    const wxString description = describeCursor(after);
    if (description != describeCursor(before))
        setAccessibleName(*this, description.empty() ? boardName() : description);
}

/// Repaints a rectangle, with a pixel around it for soft edges.
void BoardPanel::refreshRect(const PixelRect& rect) {
    const auto left = static_cast<int>(std::floor(rect.x)) - 1;
    const auto top = static_cast<int>(std::floor(rect.y)) - 1;
    const auto right = static_cast<int>(std::ceil(rect.right())) + 1;
    const auto bottom = static_cast<int>(std::ceil(rect.bottom())) + 1;
    RefreshRect(wxRect(left, top, right - left, bottom - top), false);
}

void BoardPanel::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetBackgroundColour()));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (!context) return;
    const wxRect damaged = GetUpdateRegion().GetBox();
    const BoardGeometry where = geometry();
    WxCanvas canvas(*context, pieces_, where.squareSideOnDevice());
    BoardPainter(canvas, where, colors_)
        .paint(interaction_.state(),
               {static_cast<double>(damaged.x), static_cast<double>(damaged.y),
                static_cast<double>(damaged.width), static_cast<double>(damaged.height)});
}

void BoardPanel::onPress(wxMouseEvent& event) {
    SetFocus();
    finishAnimation();
    draw([&] { drawing_.clear(); });
    const PixelPoint at = pixelPoint(event.GetPosition());
    const auto square = geometry().squareAt(at);
    interact([&] { return interaction_.press(square, at); });
    const bool mayBeDragged = square && state().selected == *square;
    if (mayBeDragged && !HasCapture()) CaptureMouse();
    showPointer(square);
    Update();  // a response to the mouse does not wait for the next frame
}

void BoardPanel::onMotion(wxMouseEvent& event) {
    const PixelPoint at = pixelPoint(event.GetPosition());
    const auto square = geometry().squareAt(at);
    draw([&] { drawing_.move(square); });
    interact([&] { interaction_.move(square, at); });
    showPointer(square);
}

void BoardPanel::onRelease(wxMouseEvent& event) {
    if (HasCapture()) ReleaseMouse();
    const auto square = geometry().squareAt(pixelPoint(event.GetPosition()));
    interact([&] { return interaction_.release(square); });
    showPointer(square);
    Update();
}

/// A touchpad turns by less than a step at a time.
void BoardPanel::onWheelTurned(wxMouseEvent& event) {
    if (event.GetWheelDelta() == 0 || event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL) return;
    turned_ += event.GetWheelRotation();
    const int steps = turned_ / event.GetWheelDelta();
    turned_ %= event.GetWheelDelta();
    if (steps != 0 && onWheel) onWheel(steps);
}

/// Cancels the current action; if there is none, starts an arrow or a circle.
void BoardPanel::onSecondPress(wxMouseEvent& event) {
    finishAnimation();
    if (cancel() || dropPremoves()) return;
    const DrawingKeys keys{event.ShiftDown(), event.ControlDown(), event.AltDown()};
    const auto square = geometry().squareAt(pixelPoint(event.GetPosition()));
    draw([&] { drawing_.press(square, drawingColor(keys)); });
    if (drawing_.isDrawing() && !HasCapture()) CaptureMouse();
}

void BoardPanel::onSecondRelease(wxMouseEvent& event) {
    if (!drawing_.isDrawing()) return;
    if (HasCapture()) ReleaseMouse();
    draw([&] { drawing_.release(geometry().squareAt(pixelPoint(event.GetPosition()))); });
}

void BoardPanel::onCaptureLost(wxMouseCaptureLostEvent& /*event*/) {
    cancel();
    draw([&] { drawing_.cancel(); });
}

void BoardPanel::onKey(wxKeyEvent& event) {
    finishAnimation();
    if (HandleAsNavigationKey(event)) return;
    const bool isEscape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
    if (isEscape && state().selected == Square::None && dropPremoves()) return;
    const auto key = boardKeyOf(event, state());
    if (!key) {
        event.Skip();
        return;
    }
    strike(*key);
    Update();
}

void BoardPanel::strike(BoardKey key) {
    finishAnimation();
    interact([&] { return interaction_.strike(key, orientation_); });
}

void BoardPanel::hideCursor() {
    interact([&] { interaction_.hideCursor(); });
}

void BoardPanel::onFocusLost(wxFocusEvent& event) {
    hideCursor();
    event.Skip();
}

/// Shows a hand over pieces that can be moved and over the pieces to choose from.
void BoardPanel::showPointer(std::optional<Square> square) {
    const auto& chooser = state().chooser;
    const bool hand = square
                      && (chooser ? chooser->choiceOn(*square).has_value()
                                  : interaction_.isMovable(*square) || contains(state().targets, *square));
    if (hand == showsHand_) return;
    showsHand_ = hand;
    SetCursor(hand ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
}

}  // namespace roque
