#include "view/board/drawing/board_state.h"

#include "model/rules/castling.h"

namespace roque {
namespace {

TargetKind targetKind(const BoardState& state, Square square) {
    if (state.selected == Square::None || state.selected == square) return TargetKind::None;
    if (state.scheme == TargetScheme::Hidden) return TargetKind::None;
    if (!contains(state.targets, square))
        return state.scheme == TargetScheme::Classic ? TargetKind::Forbidden : TargetKind::None;
    const Bitboard marked = state.captures | state.board.occupied();
    return contains(marked, square) ? TargetKind::Occupied : TargetKind::Quiet;
}

}  // namespace

SquareLook lookOf(const BoardState& state, Square square) {
    SquareLook look;
    look.piece =
        state.transition ? state.transition->pieceOn(square, state.board) : state.board.pieceAt(square);
    look.target = targetKind(state, square);
    look.isLastMove = square == state.lastFrom || square == state.lastTo;
    look.isCheck = square == state.check;
    look.isSelected = square == state.selected;
    look.isCursor = square == state.cursor;
    look.isHovered = square == state.hovered;
    look.isLifted = state.drag && state.drag->from == square;
    for (std::size_t at = 0; at < state.premoves.size(); ++at) {
        const bool isArrival = square == arrivalOf(state.premoves[at]);
        look.isPremove = look.isPremove || isArrival || square == state.premoves[at].from();
        if (isArrival) look.premove = at + 1;
    }
    for (const SquareMark& mark : state.annotations.marks) {
        if (mark.square == square) look.mark = mark.color;
    }
    if (state.chooser) {
        look.choice = state.chooser->choiceOn(square);
        look.isFocusedChoice = look.choice == state.chooser->focused;
        look.isShaded = !look.choice;
    }
    return look;
}

Bitboard changedSquares(const BoardState& before, const BoardState& after) {
    Bitboard changed = kNoSquares;
    for (const Square square : SquaresOf(kAllSquares)) {
        if (lookOf(before, square) != lookOf(after, square)) changed |= bit(square);
    }
    if (before.annotations.arrows == after.annotations.arrows) return changed;
    for (const BoardState* state : {&before, &after}) {
        for (const BoardArrow& arrow : state->annotations.arrows) changed |= squaresAround(arrow);
    }
    return changed;
}

void showPosition(BoardState& state, const Position& position, std::optional<Move> lastMove) {
    state.board = position.board();
    state.check = position.isCheck() ? position.board().king(position.sideToMove()) : Square::None;
    state.lastFrom = state.lastTo = Square::None;
    if (lastMove) markLastMove(state, *lastMove);
}

void markLastMove(BoardState& state, Move move) {
    state.lastFrom = move.from();
    state.lastTo = arrivalOf(move);
}

Square arrivalOf(Move move) noexcept {
    if (!move.isCastling()) return move.to();
    const Color color = rankOf(move.from()) == Rank::First ? Color::White : Color::Black;
    return Castling::kingTarget(color, Castling::wing(move.from(), move.to()));
}

}  // namespace roque
