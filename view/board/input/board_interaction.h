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

/// What happens when a pawn reaches the last rank.
enum class PromotionInput : std::uint8_t {
    Ask,    ///< the person chooses on the board
    Queen,  ///< it becomes a queen at once
};

/// What a person tried in vain.
struct RefusedMove {
    Square from;
    std::optional<Square> to;  ///< nothing: the piece cannot even be picked up

    bool operator==(const RefusedMove&) const = default;
};

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

    /// Shows a position, with the premoves of the side not to move as if they had been made. What is in the
    /// person's hand stays there if it still stands on its square: a selected or dragged piece, and the
    /// choice of a promotion that is still possible. allow() has to follow if other pieces may be moved now;
    /// it drops what may not.
    void show(const Position& position, std::optional<Move> lastMove = std::nullopt,
              std::vector<Move> premoves = {});

    /// Shows other premoves; what is in the hand stays there as in show().
    void showPremoves(std::vector<Move> premoves);

    /// The position shown, without premoves.
    [[nodiscard]] const Position& position() const noexcept { return position_; }

    /// Sets whose pieces may be moved, and which side may make premoves during the other side's turn. A piece
    /// in the hand that may still be moved stays there.
    void allow(MovableSides sides, std::optional<Color> premover = std::nullopt);
    /// Whether a move made now is a premove, which need not be legal. While premoves wait, so is the next
    /// move.
    [[nodiscard]] bool makesPremoves() const noexcept {
        return premover_ && (*premover_ != position_.sideToMove() || !state_.premoves.empty());
    }

    /// Sets how the pointer moves pieces. Another way puts back what is in the hand.
    void use(PointerInput input);

    /// Sets what happens when a pawn reaches the last rank.
    void use(PromotionInput input) noexcept { promotionInput_ = input; }

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

    /// A square is pressed by something that has neither pointer nor cursor, such as a screen reader: as by a
    /// click, whatever the pointer is for.
    std::optional<Move> press(Square square);

    /// A key is pressed. `orientation` is the board's, for the arrow keys.
    std::optional<Move> strike(BoardKey key, Orientation orientation);

    /// Hides the keyboard cursor, because the person uses something else.
    void hideCursor() noexcept { state_.cursor = Square::None; }

    /// Clears the selection, drag or open question. Returns whether there was one.
    bool cancel();

    /// Whether the last move returned was dragged to its square, where the piece lies already.
    [[nodiscard]] bool wasDropped() const noexcept { return wasDropped_; }

    /// What the last input tried in vain, if anything; asked once.
    [[nodiscard]] std::optional<RefusedMove> takeRefusal() noexcept {
        return std::exchange(refusal_, std::nullopt);
    }

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
    void refuse(std::optional<Square> square);
    void refreshHand();
    template <typename Change>
    void changeBoard(Change change);
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
    PromotionInput promotionInput_ = PromotionInput::Ask;
    MoveList moves_;  ///< of the selected piece
    std::optional<Press> press_;
    std::optional<Square> under_;  ///< the square under a dragged piece
    std::optional<RefusedMove> refusal_;
    bool wasDropped_ = false;
    Square lastCursor_ = Square::E2;  ///< the cursor's square before the pointer took over
};

}  // namespace roque
