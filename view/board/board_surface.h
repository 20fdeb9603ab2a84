#pragma once

#include <wx/panel.h>

#include "view/board/drawing/board_geometry.h"
#include "view/board/drawing/board_state.h"
#include "view/board/drawing/board_style.h"
#include "view/board/drawing/damage.h"
#include "view/board/piece_set.h"
#include "view/board/wx_canvas.h"

namespace roque {

/// A window with a board: where its squares are and how they look. Derived classes draw the contents and
/// handle the input. [ui-thread]
class BoardSurface : public wxPanel {
public:
    void setOrientation(Orientation orientation);
    void setPlacement(const BoardLayout& placement);
    void setCoordinates(Coordinates coordinates);
    void setColors(const BoardColors& colors);

    [[nodiscard]] Orientation orientation() const noexcept { return orientation_; }
    [[nodiscard]] const BoardColors& colors() const noexcept { return colors_; }
    /// The current geometry of the squares, in client coordinates.
    [[nodiscard]] BoardGeometry geometry() const;
    /// The middle of a square, in client coordinates.
    [[nodiscard]] wxPoint centreOf(Square square) const;

    bool AcceptsFocus() const override { return true; }

protected:
    /// `pieces` is borrowed and must outlive the window.
    BoardSurface(wxWindow* parent, PieceSet& pieces, const wxString& name);
    ~BoardSurface() override;

    /// Draws at least what lies inside `damaged`.
    virtual void paint(WxCanvas& canvas, const BoardGeometry& where, const Damage& damaged) = 0;
    /// Where the board is in a window of a size, in pixels; the whole window, as placed, by default.
    [[nodiscard]] virtual BoardLayout layoutIn(const wxSize& size) const;

    /// Has the squares and pieces repainted in which two states differ.
    void refreshChanges(const BoardState& before, const BoardState& after);
    /// Takes and returns the mouse, as often as one likes.
    void holdMouse(bool isHeld);

private:
    [[nodiscard]] Coordinates coordinatesIn(const wxSize& size) const;
    void onPaint(wxPaintEvent& event);
    void refreshRect(const PixelRect& rect);
    template <typename Value>
    void change(Value& value, const Value& other);

    PieceSet& pieces_;
    Orientation orientation_ = Orientation::WhiteBelow;
    BoardLayout placement_;
    Coordinates coordinates_ = Coordinates::InMargin;
    BoardColors colors_;
};

}  // namespace roque
