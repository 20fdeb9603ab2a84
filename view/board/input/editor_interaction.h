#pragma once

#include <optional>
#include <variant>

#include "model/pieces/piece.h"
#include "view/board/drawing/board_geometry.h"
#include "view/board/drawing/board_state.h"
#include "view/board/drawing/pixels.h"
#include "view/board/input/setup_editing.h"

namespace roque {

/// Turns a person's input into changes of a setup. Knows no toolkit; state() tells what to show.
///
/// A piece of the stock is dragged onto the board, or chosen by a click and then placed with each click on a
/// square, and on every square the pointer crosses when the press began on an empty one. Pieces on the board
/// are dragged from square to square, whether one is chosen or not; dropped outside the board they are
/// removed. On the keyboard, a FEN letter places a piece, upper case for White; Enter picks up a piece and
/// puts it down. [ui-thread]
class EditorInteraction {
public:
    /// The pointer's target: a square, a piece of the stock, or anything else.
    using Place = std::variant<std::monostate, Square, const Piece*>;

    /// Edits a setup, which must outlive this object.
    explicit EditorInteraction(SetupEditing& editing) : editing_(editing) { show(); }

    [[nodiscard]] const BoardState& state() const noexcept { return state_; }
    /// The piece of the stock that a click places; nullptr: none.
    [[nodiscard]] const Piece* chosen() const noexcept { return chosen_; }
    /// The piece of the stock being dragged, and the pointer's position; nullptr: none.
    [[nodiscard]] const Piece* carried() const noexcept { return carried_; }
    [[nodiscard]] PixelPoint carriedAt() const noexcept { return at_; }

    /// Shows changes made elsewhere.
    void show();

    // Pointer input. Each function returns whether the setup was changed.

    bool press(const Place& place, PixelPoint at);
    bool move(const Place& place, PixelPoint at);
    bool release(const Place& place);
    /// The right button: removes a piece; where there is none, clears the chosen or dragged one.
    bool pressOther(const Place& place);

    // Keyboard input.

    void moveCursor(Step step, Orientation orientation);
    /// A letter that does not name a piece does nothing.
    bool type(char letter);
    /// Places the chosen piece; or picks up a piece, or puts it down.
    bool enter();
    /// Removes the piece under the cursor.
    bool erase();
    /// Clears the chosen, dragged or picked-up piece. Returns whether there was one.
    bool cancel();
    void hideCursor();

private:
    bool changed();
    bool putChosen(Square square);

    SetupEditing& editing_;
    BoardState state_;
    const Piece* chosen_ = nullptr;
    const Piece* carried_ = nullptr;
    PixelPoint at_;
    std::optional<Square> painted_;  ///< the last square that this press has changed
    bool isPainting_ = false;        ///< the chosen piece is placed on every square that the pointer crosses
    bool hasLeft_ = false;           ///< the dragged piece has been held over another square
    Square lastCursor_ = Square::E4;
};

}  // namespace roque
