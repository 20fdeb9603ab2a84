#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/bitboard.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "view/board/drawing/board_annotations.h"
#include "view/board/flight.h"
#include "view/board/drawing/pixels.h"
#include "view/board/drawing/promotion_chooser.h"

namespace roque {

/// A piece that is being dragged and the place of the pointer.
struct Drag {
    Square from;
    PixelPoint at;

    bool operator==(const Drag&) const = default;
};

/// How the squares are marked that a selected piece may go to.
enum class TargetScheme : std::uint8_t {
    Modern,   ///< a dot, or a ring around what is captured
    Classic,  ///< besides, those squares are green and all others red, with a cross
    Hidden,   ///< not at all
};

/// All that a board shows, whatever shows it. A value: whoever wants to draw a board fills one in.
struct BoardState {
    Board board;
    TargetScheme scheme = TargetScheme::Modern;
    Square selected = Square::None;
    Bitboard targets = kNoSquares;   ///< where the selected piece may go
    Bitboard captures = kNoSquares;  ///< those of the targets where it captures
    Square lastFrom = Square::None;  ///< where the last move began
    Square lastTo = Square::None;    ///< where it ended
    Square check = Square::None;     ///< the king that is in check
    Square cursor = Square::None;    ///< where the keyboard is
    Square hovered = Square::None;   ///< the target that a dragged piece is held over
    std::optional<Drag> drag;
    std::vector<Move> premoves;    ///< those that the board shows as if they had been made
    std::optional<Flight> flight;  ///< pieces that are still on their way
    std::optional<PromotionChooser> chooser;
    BoardAnnotations annotations;
    bool hidesPieces = false;  ///< for people who play blindfold

    bool operator==(const BoardState&) const = default;
};

/// What a square means to the piece that is selected.
enum class TargetKind : std::uint8_t {
    None,       ///< nothing that is shown
    Quiet,      ///< the piece may go there
    Occupied,   ///< it captures there, or castles with the rook that stands there
    Forbidden,  ///< it may not go there (shown in the classic scheme only)
};

/// All that one square shows.
struct SquareLook {
    const Piece* piece = nullptr;
    TargetKind target = TargetKind::None;
    std::optional<std::size_t> choice;    ///< the piece of the promotion chooser that is offered here
    std::optional<std::size_t> premove;   ///< the number, from 1, of the last premove that goes there
    std::optional<AnnotationColor> mark;  ///< the colour of the circle around it
    bool isLastMove = false;
    bool isPremove = false;  ///< a premove begins or ends here
    bool isCheck = false;
    bool isSelected = false;
    bool isCursor = false;
    bool isHovered = false;
    bool isLifted = false;         ///< its piece is being dragged
    bool isFocusedChoice = false;  ///< the keyboard is on the piece that is offered
    bool isShaded = false;         ///< the promotion chooser asks elsewhere

    bool operator==(const SquareLook&) const = default;
};

[[nodiscard]] SquareLook lookOf(const BoardState& state, Square square);

/// The squares that look different in two states, those under an arrow too. Dragged pieces and those on
/// their way, which may be anywhere, are not looked at.
[[nodiscard]] Bitboard changedSquares(const BoardState& before, const BoardState& after);

/// Puts the pieces of a position on the board and marks the king that is in check and the last move.
void showPosition(BoardState& state, const Position& position, std::optional<Move> lastMove = std::nullopt);

/// Marks a move as the last one: for castling, where the king came from and went to.
void markLastMove(BoardState& state, Move move);

/// The square where the piece that a move moves arrives: for castling, the king.
[[nodiscard]] Square arrivalOf(Move move) noexcept;

}  // namespace roque
