#pragma once

#include <optional>

#include <wx/event.h>

#include "view/board/input/annotation_input.h"

namespace roque {

class BoardPanel;

/// The mouse on a board: the left button moves pieces, the right one draws arrows and circles or cancels, the
/// wheel goes through the moves. [ui-thread]
class BoardPointer {
public:
    /// Handles the board's events from now on. It is a part of the board.
    explicit BoardPointer(BoardPanel& board);

    /// The arrows and circles drawn.
    [[nodiscard]] const BoardAnnotations& drawn() const noexcept { return drawing_.shown(); }
    /// Clears them.
    void clear();
    /// Clears them, but not one that is just being drawn.
    void clearDrawn();

private:
    void onPress(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onRelease(wxMouseEvent& event);
    void onSecondPress(wxMouseEvent& event);
    void onSecondRelease(wxMouseEvent& event);
    void onWheel(wxMouseEvent& event);
    void onCaptureLost(wxMouseCaptureLostEvent& event);

    /// Runs an action on the drawing and shows the result.
    template <typename Action>
    void draw(Action action);
    [[nodiscard]] std::optional<Square> squareAt(const wxMouseEvent& event) const;
    void showCursor(std::optional<Square> square);

    BoardPanel& board_;
    AnnotationInput drawing_;
    int turned_ = 0;          ///< the fraction of a step that the wheel has turned
    bool showsHand_ = false;  ///< whether the cursor is a hand
};

}  // namespace roque
