#pragma once

#include <optional>
#include <variant>

#include "model/pieces/piece.h"
#include "view/board/board_geometry.h"
#include "view/board/board_state.h"
#include "view/board/drawing/pixels.h"
#include "view/board/input/setup_editing.h"

namespace roque {

/// What mouse and keyboard do while a position is set up. Knows no toolkit; state() says what is to be shown.
///
/// A piece of the stock is dragged onto the board, or chosen by a click and then put down with each click on
/// a square, and on every square that the pointer crosses from an empty one. Pieces on the board are dragged
/// from square to square, whether one is chosen or not; beside the board they are gone. With the keyboard a
/// letter puts a piece down as FEN writes it, upper case for White; Enter takes a piece up and puts it down.
/// [ui-thread]
class EditorInteraction {
public:
    /// Where the pointer is: on a square, on a piece of the stock, or anywhere else.
    using Place = std::variant<std::monostate, Square, const Piece*>;

    /// Changes a setup, which outlives this object.
    explicit EditorInteraction(SetupEditing& editing) : editing_(editing) { show(); }

    [[nodiscard]] const BoardState& state() const noexcept { return state_; }
    /// The piece of the stock that a click puts down; nullptr: none.
    [[nodiscard]] const Piece* chosen() const noexcept { return chosen_; }
    /// The piece of the stock that is being dragged, and where; nullptr: none.
    [[nodiscard]] const Piece* carried() const noexcept { return carried_; }
    [[nodiscard]] PixelPoint carriedAt() const noexcept { return at_; }

    /// Shows what has been changed otherwise.
    void show();

    // What the pointer does. Each returns whether the setup was changed.

    bool press(const Place& place, PixelPoint at);
    bool move(const Place& place, PixelPoint at);
    bool release(const Place& place);
    /// The other button: takes a piece away; where there is none, forgets what is chosen or dragged.
    bool pressOther(const Place& place);

    // What the keyboard does.

    void moveCursor(Step step, Orientation orientation);
    /// A letter that is no piece's does nothing.
    bool type(char letter);
    /// Puts the chosen piece down; or takes a piece up, or puts it down.
    bool enter();
    /// Takes the piece under the cursor away.
    bool erase();
    /// Forgets what is chosen, dragged or taken up. Returns whether there was anything.
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
    std::optional<Square> painted_;  ///< the square that this press of the button has changed last
    bool isPainting_ = false;        ///< the chosen piece is put on every square that the pointer crosses
    bool hasLeft_ = false;           ///< the piece that is dragged has been held over another place
    Square lastCursor_ = Square::E4;
};

}  // namespace roque
