#include "view/board/input/editor_interaction.h"

#include <utility>

namespace roque {
namespace {

std::optional<Square> squareOf(const EditorInteraction::Place& place) {
    const auto* square = std::get_if<Square>(&place);
    return square == nullptr ? std::nullopt : std::optional(*square);
}

}  // namespace

void EditorInteraction::show() {
    state_.board = editing_.setup().board;
    if (state_.selected != Square::None && state_.board.isEmpty(state_.selected))
        state_.selected = Square::None;
}

bool EditorInteraction::changed() {
    show();
    return true;
}

bool EditorInteraction::putChosen(Square square) {
    if (editing_.setup().board.pieceAt(square) == chosen_) return false;
    editing_.put(*chosen_, square);
    return changed();
}

bool EditorInteraction::press(const Place& place, PixelPoint at) {
    hideCursor();
    state_.selected = Square::None;
    at_ = at;
    if (const auto* piece = std::get_if<const Piece*>(&place)) {
        chosen_ = chosen_ == *piece ? nullptr : *piece;
        carried_ = *piece;
        return false;
    }
    const auto square = squareOf(place);
    if (!square) return false;
    lastCursor_ = *square;
    if (!state_.board.isEmpty(*square)) {
        state_.drag = Drag{*square, at};
        hasLeft_ = false;
        return false;
    }
    if (chosen_ == nullptr) return false;
    isPainting_ = true;
    painted_ = square;
    return putChosen(*square);
}

bool EditorInteraction::move(const Place& place, PixelPoint at) {
    at_ = at;
    const auto square = squareOf(place);
    if (state_.drag) {
        state_.drag->at = at;
        hasLeft_ = hasLeft_ || square != state_.drag->from;
    }
    const bool isHolding = state_.drag || carried_ != nullptr;
    state_.hovered = isHolding && square ? *square : Square::None;
    if (!isPainting_ || !square || std::exchange(painted_, square) == square) return false;
    return putChosen(*square);
}

bool EditorInteraction::release(const Place& place) {
    const auto drag = std::exchange(state_.drag, std::nullopt);
    const Piece* const carried = std::exchange(carried_, nullptr);
    state_.hovered = Square::None;
    isPainting_ = false;
    painted_.reset();
    const auto square = squareOf(place);
    if (carried != nullptr && square) {
        chosen_ = nullptr;  // it was dragged, not chosen
        editing_.put(*carried, *square);
        return changed();
    }
    if (!drag) return false;
    if (!square) {
        editing_.remove(drag->from);
        return changed();
    }
    if (*square == drag->from) return chosen_ != nullptr && !hasLeft_ && putChosen(*square);
    editing_.move(drag->from, *square);
    return changed();
}

bool EditorInteraction::pressOther(const Place& place) {
    const auto square = squareOf(place);
    const bool isHolding = state_.drag || carried_ != nullptr;
    if (isHolding || !square || state_.board.isEmpty(*square)) {
        cancel();
        return false;
    }
    editing_.remove(*square);
    return changed();
}

void EditorInteraction::moveCursor(Step step, Orientation orientation) {
    lastCursor_ = state_.cursor == Square::None ? lastCursor_ : neighbour(state_.cursor, step, orientation);
    state_.cursor = lastCursor_;
}

bool EditorInteraction::type(char letter) {
    const Piece* const piece = Piece::fromSymbol(letter);
    if (piece == nullptr || state_.cursor == Square::None) return false;
    editing_.put(*piece, state_.cursor);
    return changed();
}

bool EditorInteraction::enter() {
    if (state_.cursor == Square::None) return false;
    if (chosen_ != nullptr) return putChosen(state_.cursor);
    if (state_.selected == Square::None) {
        if (!state_.board.isEmpty(state_.cursor)) state_.selected = state_.cursor;
        return false;
    }
    const Square from = std::exchange(state_.selected, Square::None);
    if (from == state_.cursor) return false;
    editing_.move(from, state_.cursor);
    return changed();
}

bool EditorInteraction::erase() {
    if (state_.cursor == Square::None || state_.board.isEmpty(state_.cursor)) return false;
    editing_.remove(state_.cursor);
    return changed();
}

bool EditorInteraction::cancel() {
    const bool wasAnything =
        chosen_ != nullptr || carried_ != nullptr || state_.drag || state_.selected != Square::None;
    chosen_ = nullptr;
    carried_ = nullptr;
    isPainting_ = false;
    state_.drag.reset();
    state_.selected = Square::None;
    state_.hovered = Square::None;
    return wasAnything;
}

void EditorInteraction::hideCursor() {
    state_.cursor = Square::None;
}

}  // namespace roque
