#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "model/position/position.h"
#include "view/board/drawing/board_geometry.h"
#include "view/board/drawing/board_state.h"

namespace roque {

/// Whose pieces a person may move on this board, each on that side's turn.
enum class MovableSides : std::uint8_t { None, White, Black, Both };

/// The keys a board understands.
enum class BoardKey : std::uint8_t { Left, Right, Up, Down, Choose, Cancel, Queen, Rook, Bishop, Knight };

/// How the pointer moves pieces.
enum class PointerInput : std::uint8_t { ClickAndDrag, Click, Drag };

/// Turns a person's input into moves: selecting, dragging, choosing a promotion. Knows no toolkit; state()
/// tells what to show.
///
/// It returns only legal moves and does not make them: the caller makes the move and then calls show().
/// Castling is a king move of two squares or more, or onto the own rook; where the king could also simply
/// step to its castling square (Chess960), it steps.
///
/// During the opponent's turn, premoves (premove.h) are made in the same way. [ui-thread]
class BoardInteraction {
public:
    [[nodiscard]] const BoardState& state() const noexcept { return state_; }

    /// Shows a position, with the premoves of the side not to move as if they had been made. Clears the
    /// selection and any open question, but keeps the piece of a premove that becomes a move.
    void show(const Position& position, std::optional<Move> lastMove = std::nullopt,
              std::vector<Move> premoves = {});

    /// Shows other premoves; clears the selection and any open question.
    void showPremoves(std::vector<Move> premoves);

    /// Sets whose pieces may be moved.
    void allow(MovableSides sides);
    /// Sets which side may make premoves, during the other side's turn.
    void allowPremoves(std::optional<Color> color);
    /// Whether a move made now is a premove, which need not be legal.
    [[nodiscard]] bool makesPremoves() const noexcept {
        return premover_ && *premover_ != position_.sideToMove();
    }

    /// Sets how the pointer moves pieces.
    void use(PointerInput input) noexcept { input_ = input; }

    /// Sets how the squares are marked that a selected piece may go to.
    void use(TargetScheme scheme) noexcept { state_.scheme = scheme; }

    /// Hides or shows the pieces.
    void hidePieces(bool isHidden) noexcept { state_.hidesPieces = isHidden; }

    /// Sets the arrows and marks to draw, whatever position is shown.
    void annotate(BoardAnnotations annotations) { state_.annotations = std::move(annotations); }

    /// Shows pieces on their way to the shown position; nothing: they have arrived.
    void showTransition(std::optional<MoveTransition> transition) {
        state_.transition = std::move(transition);
    }

    /// Whether the piece on a square can be picked up now.
    [[nodiscard]] bool isMovable(Square square) const noexcept;

    // Pointer input. The square is the one under the pointer; nothing outside the board.

    /// The button goes down: selects a piece, plays the selected one, or answers the question.
    std::optional<Move> press(std::optional<Square> square, PixelPoint at);
    /// The pointer moves: a pressed piece follows it.
    void move(std::optional<Square> square, PixelPoint at);
    /// The button goes up: a dragged piece is put down or returns.
    std::optional<Move> release(std::optional<Square> square);

    /// A key is pressed. `orientation` is the board's, for the arrow keys.
    std::optional<Move> strike(BoardKey key, Orientation orientation);

    /// Hides the keyboard cursor, because the focus is elsewhere.
    void hideCursor() noexcept { state_.cursor = Square::None; }

    /// Clears the selection, drag or open question. Returns whether there was one.
    bool cancel();

private:
    /// The piece on which the button went down and is still held.
    struct Press {
        Square square;
        PixelPoint at;
        bool wasSelected;
    };

    [[nodiscard]] MoveList movesOf(Square square) const;
    void select(Square square);
    void deselect();
    [[nodiscard]] bool isTarget(std::optional<Square> square) const noexcept;
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
    Square lastCursor_ = Square::E2;  ///< the cursor's square before the pointer took over
};

}  // namespace roque
