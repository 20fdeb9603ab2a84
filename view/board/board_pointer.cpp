#include "view/board/board_pointer.h"

#include <wx/cursor.h>

#include "view/board/board_panel.h"

namespace roque {

BoardPointer::BoardPointer(BoardPanel& board) : board_(board) {
    board.Bind(wxEVT_LEFT_DOWN, &BoardPointer::onPress, this);
    board.Bind(wxEVT_LEFT_DCLICK, &BoardPointer::onPress, this);
    board.Bind(wxEVT_MOTION, &BoardPointer::onMotion, this);
    board.Bind(wxEVT_LEFT_UP, &BoardPointer::onRelease, this);
    board.Bind(wxEVT_RIGHT_DOWN, &BoardPointer::onSecondPress, this);
    board.Bind(wxEVT_RIGHT_DCLICK, &BoardPointer::onSecondPress, this);
    board.Bind(wxEVT_RIGHT_UP, &BoardPointer::onSecondRelease, this);
    board.Bind(wxEVT_MOUSEWHEEL, &BoardPointer::onWheel, this);
    board.Bind(wxEVT_MOUSE_CAPTURE_LOST, &BoardPointer::onCaptureLost, this);
}

void BoardPointer::clear() {
    draw([&] { drawing_.clear(); });
}

void BoardPointer::clearDrawn() {
    draw([&] { drawing_.clearDrawn(); });
}

template <typename Action>
void BoardPointer::draw(Action action) {
    const BoardAnnotations before = drawing_.shown();
    action();
    if (drawing_.shown() != before) board_.showAnnotations();
}

std::optional<Square> BoardPointer::squareAt(const wxMouseEvent& event) const {
    return board_.geometry().squareAt(pixelPoint(event.GetPosition()));
}

void BoardPointer::onPress(wxMouseEvent& event) {
    board_.SetFocus();
    board_.finishAnimation();
    clear();
    if (board_.confirm()) return;
    const auto square = squareAt(event);
    board_.usePromotion(event);
    board_.interact([&] { return board_.interaction_.press(square, pixelPoint(event.GetPosition())); });
    const bool mayBeDragged = square && board_.state().selected == *square;
    if (mayBeDragged) board_.holdMouse(true);
    showCursor(square);
    board_.Update();  // a response to the mouse does not wait for the next frame
}

void BoardPointer::onMotion(wxMouseEvent& event) {
    const auto square = squareAt(event);
    draw([&] { drawing_.move(square); });
    board_.interact([&] { board_.interaction_.move(square, pixelPoint(event.GetPosition())); });
    showCursor(square);
}

void BoardPointer::onRelease(wxMouseEvent& event) {
    board_.holdMouse(false);
    const auto square = squareAt(event);
    if (board_.state().drag)
        board_.finishAnimation();  // the opponent's, which may end where this piece is put
    board_.usePromotion(event);
    board_.interact([&] { return board_.interaction_.release(square); });
    showCursor(square);
    board_.Update();
}

/// Cancels the current action; if there is none, starts an arrow or a circle.
void BoardPointer::onSecondPress(wxMouseEvent& event) {
    board_.finishAnimation();
    if (board_.cancel() || board_.dropPremoves()) return;
    const DrawingKeys keys{event.ShiftDown(), event.ControlDown(), event.AltDown()};
    draw([&] { drawing_.press(squareAt(event), drawingColor(keys)); });
    if (drawing_.isDrawing()) board_.holdMouse(true);
}

void BoardPointer::onSecondRelease(wxMouseEvent& event) {
    if (!drawing_.isDrawing()) return;
    board_.holdMouse(false);
    draw([&] { drawing_.release(squareAt(event)); });
    if (drawing_.shown() == BoardAnnotations{} || !board_.onDrawn) return;
    if (board_.onDrawn(drawing_.shown())) clear();
}

/// A touchpad turns by less than a step at a time.
void BoardPointer::onWheel(wxMouseEvent& event) {
    if (event.GetWheelDelta() == 0 || event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL) return;
    turned_ += event.GetWheelRotation();
    const int steps = turned_ / event.GetWheelDelta();
    turned_ %= event.GetWheelDelta();
    if (steps != 0 && board_.onWheel) board_.onWheel(steps);
}

void BoardPointer::onCaptureLost(wxMouseCaptureLostEvent& /*event*/) {
    board_.cancel();
    draw([&] { drawing_.cancel(); });
}

/// Shows a hand over pieces that can be moved and over the pieces to choose from.
void BoardPointer::showCursor(std::optional<Square> square) {
    const BoardState& state = board_.state();
    const bool hand =
        square
        && (state.chooser ? state.chooser->choiceOn(*square).has_value()
                          : board_.interaction_.isMovable(*square) || contains(state.targets, *square));
    if (hand == showsHand_) return;
    showsHand_ = hand;
    board_.SetCursor(hand ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
}

}  // namespace roque
