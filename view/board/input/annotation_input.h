#pragma once

#include <optional>

#include "view/board/drawing/board_annotations.h"

namespace roque {

/// The modifier keys that are held while drawing.
struct DrawingKeys {
    bool shift = false;
    bool control = false;
    bool alt = false;
};

/// The drawing colour: green; with Shift red; with Control blue; with Alt, or with Shift and Control, yellow.
/// (Where the desktop reserves Alt and the mouse for moving windows, the other two do.)
[[nodiscard]] AnnotationColor drawingColor(const DrawingKeys& keys) noexcept;

/// The annotations a person draws on a board with the right button: an arrow from square to square, or a
/// circle around one. Drawing the same again in the same colour removes it; in another colour, recolours it.
/// Knows no toolkit. [ui-thread]
class AnnotationInput {
public:
    /// The annotations; while the button is held, also the one that releasing it would draw.
    [[nodiscard]] const BoardAnnotations& shown() const noexcept { return shown_; }
    /// Whether the button is held.
    [[nodiscard]] bool isDrawing() const noexcept { return stroke_.has_value(); }

    /// The button goes down; outside the board nothing starts.
    void press(std::optional<Square> square, AnnotationColor color);
    /// The pointer moves; outside the board nothing would be drawn.
    void move(std::optional<Square> square);
    /// The button goes up.
    void release(std::optional<Square> square);
    /// Cancels the current stroke. Returns whether there was one.
    bool cancel();
    /// Clears the board. Returns whether there was anything on it.
    bool clear();
    /// Clears what was drawn before; the current stroke goes on.
    void clearDrawn();

private:
    struct Stroke {
        Square from;
        std::optional<Square> to;
        AnnotationColor color;
    };

    /// The annotations after a stroke.
    [[nodiscard]] BoardAnnotations with(const Stroke& stroke) const;

    BoardAnnotations drawn_;
    BoardAnnotations shown_;
    std::optional<Stroke> stroke_;
};

}  // namespace roque
