#include "view/board/input/board_interaction.h"

#include <cmath>
#include <utility>

#include "model/pieces/piece.h"
#include "view/game/premove.h"

namespace roque {
namespace {

/// How far the pointer moves, in logical pixels, before a press becomes a drag: hands are not perfectly
/// still.
constexpr double kDragThreshold = 4.0;

double distance(PixelPoint a, PixelPoint b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// The squares on which a move may be dropped, for a king or any other piece.
Bitboard targetsOf(Move move, const MoveList& moves) {
    if (!move.isCastling()) return bit(move.to());
    const Square arrival = arrivalOf(move);
    const bool isPlainToo = arrival == move.from() || moves.contains(Move(move.from(), arrival));
    return isPlainToo ? bit(move.to()) : bit(move.to()) | bit(arrival);
}

/// The move that is made by putting the piece down on a square.
std::optional<Move> moveOnto(Square target, const MoveList& moves) {
    for (const Move move : moves) {
        if (contains(targetsOf(move, moves), target)) return move;
    }
    return std::nullopt;
}

bool isCapture(Move move, const Board& board) {
    if (move.kind() == Move::Kind::EnPassant) return true;
    return !move.isCastling() && !board.isEmpty(move.to());
}

std::optional<Step> stepOf(BoardKey key) {
    switch (key) {
        case BoardKey::Left:
            return Step::Left;
        case BoardKey::Right:
            return Step::Right;
        case BoardKey::Up:
            return Step::Up;
        case BoardKey::Down:
            return Step::Down;
        default:
            return std::nullopt;
    }
}

std::optional<PieceType> pieceOf(BoardKey key) {
    switch (key) {
        case BoardKey::Queen:
            return PieceType::Queen;
        case BoardKey::Rook:
            return PieceType::Rook;
        case BoardKey::Bishop:
            return PieceType::Bishop;
        case BoardKey::Knight:
            return PieceType::Knight;
        default:
            return std::nullopt;
    }
}

bool allows(MovableSides sides, Color color) {
    return sides == MovableSides::Both
           || sides == (color == Color::White ? MovableSides::White : MovableSides::Black);
}

}  // namespace

/// Makes a change after which the same or another piece may stand on the square of the selected one.
template <typename Change>
void BoardInteraction::changeBoard(Change change) {
    const Square held = state_.selected;
    const Piece* const piece = held == Square::None ? nullptr : state_.board.pieceAt(held);
    change();
    if (held == Square::None) return;
    // Between two players, allow() tells whose turn it is.
    const bool isUsable = isMovable(held) || movable_ != MovableSides::Both;
    if (piece == state_.board.pieceAt(held) && isUsable)
        refreshHand();
    else
        cancel();
}

void BoardInteraction::show(const Position& position, std::optional<Move> lastMove,
                            std::vector<Move> premoves) {
    changeBoard([&] {
        position_ = position;
        state_.transition.reset();
        showPosition(state_, position, lastMove);
        state_.premoves = std::move(premoves);
        state_.board = boardAfter(state_.board, state_.premoves);
    });
}

void BoardInteraction::showPremoves(std::vector<Move> premoves) {
    if (premoves == state_.premoves) return;
    changeBoard([&] {
        state_.premoves = std::move(premoves);
        state_.board = boardAfter(position_.board(), state_.premoves);
    });
}

void BoardInteraction::allow(MovableSides sides, std::optional<Color> premover) {
    movable_ = sides;
    premover_ = premover;
    if (state_.selected == Square::None) return;
    if (isMovable(state_.selected))
        refreshHand();
    else
        cancel();
}

void BoardInteraction::use(PointerInput input) {
    if (std::exchange(input_, input) != input) cancel();
}

/// The piece in the hand may have other moves now.
void BoardInteraction::refreshHand() {
    select(state_.selected);
    if (state_.drag) state_.hovered = isTarget(under_) ? *under_ : Square::None;
    if (!state_.chooser) return;
    const auto move = moveOnto(state_.chooser->to, moves_);
    if (!move || !move->isPromotion()) state_.chooser.reset();
}

bool BoardInteraction::isMovable(Square square) const noexcept {
    if (makesPremoves()) return contains(state_.board.pieces(*premover_), square);
    const Color us = position_.sideToMove();
    return allows(movable_, us) && contains(position_.board().pieces(us), square);
}

std::optional<Move> BoardInteraction::press(std::optional<Square> square, PixelPoint at) {
    state_.cursor = Square::None;
    if (state_.chooser) {
        const auto choice = square ? state_.chooser->choiceOn(*square) : std::nullopt;
        if (choice) return choose(*choice);
        cancel();
        return std::nullopt;
    }
    press_.reset();
    wasDropped_ = false;
    if (square) lastCursor_ = *square;
    if (isTarget(square) && input_ != PointerInput::Drag) return playTo(*square);
    if (square && isMovable(*square)) {
        press_ = Press{*square, at, state_.selected == *square};
        select(*square);
    } else {
        refuse(square);
        deselect();
    }
    return std::nullopt;
}

void BoardInteraction::move(std::optional<Square> square, PixelPoint at) {
    if (!press_ || input_ == PointerInput::Click) return;
    if (!state_.drag && distance(press_->at, at) < kDragThreshold) return;
    state_.drag = Drag{press_->square, at};
    under_ = square;
    state_.hovered = isTarget(square) ? *square : Square::None;
}

std::optional<Move> BoardInteraction::release(std::optional<Square> square) {
    const auto press = std::exchange(press_, std::nullopt);
    if (!press) return std::nullopt;
    const bool wasDragged = state_.drag.has_value();
    state_.drag.reset();
    state_.hovered = Square::None;
    if (square == press->square && input_ != PointerInput::Drag) {
        if (press->wasSelected && !wasDragged) deselect();
        return std::nullopt;
    }
    if (input_ == PointerInput::Click) return std::nullopt;  // the pressed piece stays selected
    wasDropped_ = wasDragged;
    if (isTarget(square)) return playTo(*square);
    if (square != press->square) refuse(square);
    deselect();
    return std::nullopt;
}

std::optional<Move> BoardInteraction::press(Square square) {
    state_.drag.reset();  // nothing is left in the hand of a mouse
    state_.hovered = Square::None;
    const PointerInput usual = std::exchange(input_, PointerInput::Click);
    auto move = press(square, PixelPoint{});
    if (!move) move = release(square);
    input_ = usual;
    return move;
}

std::optional<Move> BoardInteraction::strike(BoardKey key, Orientation orientation) {
    if (key == BoardKey::Cancel) {
        if (!cancel()) hideCursor();
        return std::nullopt;
    }
    if (state_.chooser) return strikeInChooser(key, orientation);
    wasDropped_ = false;
    if (const auto step = stepOf(key)) moveCursor(*step, orientation);
    if (key == BoardKey::Choose) return chooseAtCursor();
    return std::nullopt;
}

bool BoardInteraction::cancel() {
    const bool wasAnything = state_.selected != Square::None;
    press_.reset();
    state_.drag.reset();
    state_.hovered = Square::None;
    state_.chooser.reset();
    deselect();
    return wasAnything;
}

MoveList BoardInteraction::movesOf(Square square) const {
    if (!makesPremoves()) {
        const Piece* const piece = position_.board().pieceAt(square);
        return piece == nullptr ? MoveList() : piece->legalMoves(position_, square);
    }
    return premovesOf(state_.board, castlingRooksAfter(position_, state_.premoves), square);
}

void BoardInteraction::select(Square square) {
    state_.selected = square;
    moves_ = movesOf(square);
    state_.targets = state_.captures = kNoSquares;
    for (const Move move : moves_) {
        state_.targets |= targetsOf(move, moves_);
        if (isCapture(move, state_.board)) state_.captures |= bit(move.to());
    }
}

/// Notes that the piece in the hand cannot go to a square, or that the piece there cannot be picked up.
void BoardInteraction::refuse(std::optional<Square> square) {
    if (!square) return;
    if (state_.selected != Square::None)
        refusal_ = RefusedMove{state_.selected, square};
    else if (!state_.board.isEmpty(*square))
        refusal_ = RefusedMove{*square, std::nullopt};
}

void BoardInteraction::deselect() {
    state_.selected = Square::None;
    state_.targets = state_.captures = kNoSquares;
    moves_.clear();
}

bool BoardInteraction::isTarget(std::optional<Square> square) const noexcept {
    return square && contains(state_.targets, *square);
}

std::optional<Move> BoardInteraction::playTo(Square target) {
    const auto move = moveOnto(target, moves_);
    if (move && move->isPromotion() && promotionInput_ == PromotionInput::Ask) {
        state_.chooser = PromotionChooser{move->from(), move->to()};
        return std::nullopt;
    }
    deselect();
    return move;
}

std::optional<Move> BoardInteraction::choose(std::size_t choice) {
    const PromotionChooser chooser = *state_.chooser;
    std::optional<Move> chosen;
    for (const Move move : moves_) {
        if (move.to() == chooser.to && move.promotion() == PromotionChooser::kChoices[choice]) chosen = move;
    }
    cancel();
    return chosen;
}

std::optional<Move> BoardInteraction::strikeInChooser(BoardKey key, Orientation orientation) {
    PromotionChooser& chooser = *state_.chooser;
    if (key == BoardKey::Choose) return choose(chooser.focused);
    if (const auto piece = pieceOf(key)) {
        for (std::size_t choice = 0; choice < PromotionChooser::kChoices.size(); ++choice) {
            if (PromotionChooser::kChoices[choice] == *piece) return choose(choice);
        }
    }
    if (const auto step = stepOf(key)) {
        const Square beside = neighbour(chooser.squareOf(chooser.focused), *step, orientation);
        chooser.focused = chooser.choiceOn(beside).value_or(chooser.focused);
    }
    return std::nullopt;
}

std::optional<Move> BoardInteraction::chooseAtCursor() {
    if (state_.cursor == Square::None) {
        state_.cursor = lastCursor_;
        return std::nullopt;
    }
    if (isTarget(state_.cursor)) return playTo(state_.cursor);
    if (state_.cursor != state_.selected && isMovable(state_.cursor)) {
        select(state_.cursor);
    } else {
        if (state_.cursor != state_.selected) refuse(state_.cursor);
        deselect();
    }
    return std::nullopt;
}

void BoardInteraction::moveCursor(Step step, Orientation orientation) {
    // The first arrow key only shows where the cursor is.
    if (state_.cursor != Square::None) lastCursor_ = neighbour(lastCursor_, step, orientation);
    state_.cursor = lastCursor_;
}

}  // namespace roque
