#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "model/position/position.h"
#include "view/board/board_geometry.h"
#include "view/board/board_state.h"

namespace roque {

/// Whose pieces a person may move with this board, each when it is that side's turn.
enum class MovableSides : std::uint8_t { None, White, Black, Both };

/// What the keyboard can tell a board.
enum class BoardKey : std::uint8_t { Left, Right, Up, Down, Choose, Cancel, Queen, Rook, Bishop, Knight };

/// How pieces are moved with the pointer.
enum class PointerInput : std::uint8_t { ClickAndDrag, Click, Drag };

/// What happens between a person and the pieces until it is a move: selecting, dragging, asking what a pawn
/// becomes. Knows no toolkit; state() says what is to be shown.
///
/// A move is handed out only if it is legal. It is not made: whoever makes it calls show() with what came of
/// it. Castling is done with the king, by moving it two squares or more or onto its own rook; where the king
/// could also simply go to the square where castling would take it (Chess960), it goes.
///
/// While it is the other side's turn, premoves (premove.h) may be made in the same way. [ui-thread]
class BoardInteraction {
public:
    [[nodiscard]] const BoardState& state() const noexcept { return state_; }

    /// Shows a position, and the premoves of the side that is not to move as if they had been made. What was
    /// selected or asked is forgotten, except the piece of a premove that becomes a move.
    void show(const Position& position, std::optional<Move> lastMove = std::nullopt,
              std::vector<Move> premoves = {});

    /// Shows other premoves; what was selected or asked is forgotten.
    void showPremoves(std::vector<Move> premoves);

    /// Says whose pieces may be moved from now on.
    void allow(MovableSides sides);
    /// Says which side may make premoves, whenever it is the other's turn.
    void allowPremoves(std::optional<Color> color);
    /// Whether a move that is made now is a premove, which need not be legal.
    [[nodiscard]] bool makesPremoves() const noexcept {
        return premover_ && *premover_ != position_.sideToMove();
    }

    /// Says how the pointer moves pieces.
    void use(PointerInput input) noexcept { input_ = input; }

    /// Says how the squares are marked that a selected piece may go to.
    void use(TargetScheme scheme) noexcept { state_.scheme = scheme; }

    /// Says whether the pieces are seen.
    void hidePieces(bool isHidden) noexcept { state_.hidesPieces = isHidden; }

    /// Says which arrows and marks are drawn from now on, whatever position is shown.
    void annotate(BoardAnnotations annotations) { state_.annotations = std::move(annotations); }

    /// Shows pieces on their way to the position that is shown; nothing: they have arrived.
    void fly(std::optional<Flight> flight) { state_.flight = std::move(flight); }

    /// Whether the piece on a square may be taken up now.
    [[nodiscard]] bool isMovable(Square square) const noexcept;

    // What the pointer does. The square is the one under it, nothing beside the board.

    /// The button goes down: selects a piece, plays the selected one, or answers the question.
    std::optional<Move> press(std::optional<Square> square, PixelPoint at);
    /// The pointer moves: a piece that was pressed follows it.
    void move(std::optional<Square> square, PixelPoint at);
    /// The button goes up: a dragged piece is put down, or goes back.
    std::optional<Move> release(std::optional<Square> square);

    /// A key is struck. `orientation` is how the board is seen, for the arrows.
    std::optional<Move> strike(BoardKey key, Orientation orientation);

    /// The keyboard is elsewhere: its cursor is hidden until it comes back.
    void hideCursor() noexcept { state_.cursor = Square::None; }

    /// Forgets what is selected, dragged or asked. Returns whether there was anything.
    bool cancel();

private:
    /// A piece on which the button went down and is still held.
    struct Press {
        Square square;
        PixelPoint at;
        bool wasSelected;
    };

    [[nodiscard]] MoveList movesOf(Square square) const;
    [[nodiscard]] bool isCapture(Move move) const noexcept;
    void select(Square square);
    void deselect();
    [[nodiscard]] bool isTarget(std::optional<Square> square) const noexcept;
    [[nodiscard]] std::optional<Move> moveOnto(Square target) const noexcept;
    std::optional<Move> playTo(Square target);
    std::optional<Move> choose(std::size_t choice);
    std::optional<Move> strikeInChooser(BoardKey key, Orientation orientation);
    std::optional<Move> chooseAtCursor();
    void moveCursor(Step step, Orientation orientation);

    BoardState state_;
    Position position_ = Position::start();
    MovableSides movable_ = MovableSides::None;
    std::optional<Color> premover_;
    PointerInput input_ = PointerInput::ClickAndDrag;
    MoveList moves_;  ///< of the selected piece
    std::optional<Press> press_;
    Square lastCursor_ = Square::E2;  ///< where the keyboard was before the pointer took over
};

}  // namespace roque
