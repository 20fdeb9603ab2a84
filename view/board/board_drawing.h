#pragma once

#include <optional>

#include "view/board/drawing/board_annotations.h"

namespace roque {

/// The keys that are held while something is drawn.
struct DrawingKeys {
    bool shift = false;
    bool control = false;
    bool alt = false;
};

/// The colour that is drawn with: green, with Shift red, with Control blue, with Alt, or with Shift and
/// Control, yellow. (Where the desktop keeps Alt and the mouse for moving windows, the other two do.)
[[nodiscard]] AnnotationColor drawingColor(const DrawingKeys& keys) noexcept;

/// What a person draws on a board with the second button: an arrow from square to square, or a circle round
/// one. Drawn again in the same colour it disappears, in another it takes that colour. Knows no toolkit.
/// [ui-thread]
class BoardDrawing {
public:
    /// What is drawn; while the button is held also what would be if it were let go.
    [[nodiscard]] const BoardAnnotations& shown() const noexcept { return shown_; }
    /// Whether the button is held.
    [[nodiscard]] bool isDrawing() const noexcept { return stroke_.has_value(); }

    /// The button goes down; nothing begins beside the board.
    void press(std::optional<Square> square, AnnotationColor color);
    /// The pointer moves; beside the board nothing would be drawn.
    void move(std::optional<Square> square);
    /// The button goes up.
    void release(std::optional<Square> square);
    /// What the button was held for is not drawn. Returns whether it was held.
    bool cancel();
    /// Wipes the board. Returns whether there was anything on it.
    bool clear();

private:
    struct Stroke {
        Square from;
        std::optional<Square> to;
        AnnotationColor color;
    };

    /// What is drawn when a stroke is done.
    [[nodiscard]] BoardAnnotations with(const Stroke& stroke) const;

    BoardAnnotations drawn_;
    BoardAnnotations shown_;
    std::optional<Stroke> stroke_;
};

}  // namespace roque
