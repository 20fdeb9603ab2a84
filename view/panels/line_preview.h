#pragma once

#include <wx/bitmap.h>
#include <wx/window.h>

#include "view/board/board_surface.h"
#include "view/board/piece_set.h"

namespace roque {

/// A small board over the large one, which shows where a line of an engine leads while the pointer rests on
/// it. It looks like the large board and takes no input. [ui-thread]
class LinePreview : public wxWindow {
public:
    /// Hidden at first. All that is borrowed outlives it.
    LinePreview(wxWindow* parent, const BoardSurface& board, PieceSet& pieces);

    /// Shows a position and the move that led to it, at the right edge of the board, as high as a window.
    void showPosition(const Position& position, roque::Move lastMove, const wxWindow& beside);

private:
    void onPaint(wxPaintEvent& event);

    const BoardSurface& board_;
    PieceSet& pieces_;
    wxBitmap picture_;
};

}  // namespace roque
