#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/bitboard.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "view/board/drawing/board_annotations.h"
#include "view/board/drawing/move_transition.h"
#include "view/board/drawing/pixels.h"
#include "view/board/drawing/promotion_chooser.h"

namespace roque {

/// A piece being dragged, and the position of the pointer.
struct Drag {
    Square from;
    PixelPoint at;

    bool operator==(const Drag&) const = default;
};

/// How to mark the squares that a selected piece may go to.
enum class TargetScheme : std::uint8_t {
    Modern,   ///< a dot, or a ring around a capture
    Classic,  ///< in addition, those squares green and all others red, with a cross
    Hidden,   ///< not at all
};

/// Everything that a board shows, on any output. A plain value: to draw a board, fill one in.
struct BoardState {
    Board board;
    TargetScheme scheme = TargetScheme::Modern;
    Square selected = Square::None;
    Bitboard targets = kNoSquares;   ///< where the selected piece may go
    Bitboard captures = kNoSquares;  ///< the targets with a capture
    Square lastFrom = Square::None;  ///< the origin of the last move
    Square lastTo = Square::None;    ///< its destination
    Square check = Square::None;     ///< the king in check
    Square cursor = Square::None;    ///< the keyboard cursor
    Square hovered = Square::None;   ///< the target under a dragged piece
    std::optional<Drag> drag;
    std::vector<Move> premoves;                ///< shown as if they had been made
    std::optional<MoveTransition> transition;  ///< pieces that are still moving
    std::optional<PromotionChooser> chooser;
    BoardAnnotations annotations;
    bool hidesPieces = false;  ///< for blindfold play

    bool operator==(const BoardState&) const = default;
};

/// The meaning of a square for the selected piece.
enum class TargetKind : std::uint8_t {
    None,       ///< nothing to show
    Quiet,      ///< the piece may go there
    Occupied,   ///< it captures there, or castles with the rook there
    Forbidden,  ///< it may not go there (shown in the classic scheme only)
};

/// Everything that one square shows.
struct SquareLook {
    const Piece* piece = nullptr;
    TargetKind target = TargetKind::None;
    std::optional<std::size_t> choice;    ///< the index of the promotion choice offered here
    std::optional<std::size_t> premove;   ///< the number, from 1, of the last premove that goes there
    std::optional<AnnotationColor> mark;  ///< the colour of the circle
    bool isLastMove = false;
    bool isPremove = false;  ///< a premove starts or ends here
    bool isCheck = false;
    bool isSelected = false;
    bool isCursor = false;
    bool isHovered = false;
    bool isLifted = false;         ///< its piece is being dragged
    bool isFocusedChoice = false;  ///< the promotion choice with the keyboard focus
    bool isShaded = false;         ///< the promotion chooser is open elsewhere

    bool operator==(const SquareLook&) const = default;
};

[[nodiscard]] SquareLook lookOf(const BoardState& state, Square square);

/// The squares that differ between two states, including those under arrows. Ignores dragged and sliding
/// pieces, which may be anywhere.
[[nodiscard]] Bitboard changedSquares(const BoardState& before, const BoardState& after);

/// Puts the pieces of a position on the board, and marks the king in check and the last move.
void showPosition(BoardState& state, const Position& position, std::optional<Move> lastMove = std::nullopt);

/// Marks a move as the last one: for castling, the squares of the king's move.
void markLastMove(BoardState& state, Move move);

/// The square where the moved piece arrives: for castling, the king.
[[nodiscard]] Square arrivalOf(Move move) noexcept;

}  // namespace roque
