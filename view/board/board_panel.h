#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include <wx/panel.h>
#include <wx/timer.h>

#include "view/board/board_drawing.h"
#include "view/board/board_geometry.h"
#include "view/board/board_interaction.h"
#include "view/board/drawing/board_style.h"
#include "view/board/move_animation.h"
#include "view/board/piece_set.h"

namespace roque {

/// The board in a window: shows a position and lets a person move the pieces by clicks, by dragging and by
/// keyboard, and draw arrows and circles with the second button. What happens in between is
/// BoardInteraction's and BoardDrawing's; how it looks, BoardPainter's. [ui-thread]
class BoardPanel : public wxPanel {
public:
    /// `pieces` is borrowed and outlives the panel.
    BoardPanel(wxWindow* parent, PieceSet& pieces);
    ~BoardPanel() override;

    // roque::Move in full, since a wxWindow has a function called Move.

    /// Called with every legal move that the person makes. The board shows it only when setPosition() says
    /// so.
    std::function<void(roque::Move)> onMove;
    /// Called with every premove that the person makes. The board shows it only when setPremoves() says so.
    std::function<void(roque::Move)> onPremove;
    /// Called when the person wants the premoves that are shown forgotten.
    std::function<void()> onPremovesDropped;
    /// Called when the wheel is turned over the board, with so many steps away from the person.
    std::function<void(int)> onWheel;

    /// Shows a position and the move that led to it; what was selected or asked is forgotten. Pieces slide
    /// to their squares, unless the person has just put them there on this board.
    void setPosition(const Position& position, std::optional<roque::Move> lastMove = std::nullopt,
                     std::vector<roque::Move> premoves = {});
    /// Shows premoves, those of the side that is not to move.
    void setPremoves(std::vector<roque::Move> premoves);

    /// Says whose pieces the person may move.
    void setInteractive(MovableSides sides);
    /// Says which side's premoves the person may make.
    void setPremover(std::optional<Color> color);
    /// Says how the pointer moves pieces.
    void setPointerInput(PointerInput input);

    /// Shows arrows and circles that belong to the position, under those that the person draws.
    void setAnnotations(BoardAnnotations annotations);

    void setOrientation(Orientation orientation);
    /// How long a piece slides; zero: it is there at once.
    void setAnimation(std::chrono::milliseconds duration) { animation_.setDuration(duration); }
    void setScheme(TargetScheme scheme);
    /// Says whether the pieces are seen.
    void setBlindfold(bool isBlind);
    void setPlacement(const BoardPlacement& placement);
    void setCoordinates(Coordinates coordinates);
    void setColors(const BoardColors& colors);

    /// Does what a key would do that is struck on the board.
    void strike(BoardKey key);
    /// Hides the cursor of the keyboard until the next key.
    void hideCursor();

    /// Forgets what is selected, dragged or asked. Returns whether there was anything.
    bool cancel();
    /// Has the premoves forgotten that are shown. Returns whether there were any.
    bool dropPremoves();

    [[nodiscard]] Orientation orientation() const noexcept { return orientation_; }
    [[nodiscard]] const BoardColors& colors() const noexcept { return colors_; }
    [[nodiscard]] const BoardState& state() const noexcept { return interaction_.state(); }
    /// Where the squares are now, in client coordinates.
    [[nodiscard]] BoardGeometry geometry() const;
    /// The middle of a square, in client coordinates.
    [[nodiscard]] wxPoint centreOf(Square square) const;

    bool AcceptsFocus() const override { return true; }

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void bindEvents();
    void onPaint(wxPaintEvent& event);
    void onPress(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onRelease(wxMouseEvent& event);
    void onSecondPress(wxMouseEvent& event);
    void onSecondRelease(wxMouseEvent& event);
    void onWheelTurned(wxMouseEvent& event);
    void onCaptureLost(wxMouseCaptureLostEvent& event);
    void onKey(wxKeyEvent& event);
    void onFocusLost(wxFocusEvent& event);

    /// Lets something happen to the interaction, shows what has changed and hands on the move that came of
    /// it.
    template <typename Action>
    void interact(Action action);
    /// Lets something happen to the drawing and shows it.
    template <typename Action>
    void draw(Action action);
    void showAnnotations();
    void handOn(roque::Move move);
    void finishAnimation();
    void onFrame();
    void refreshChanges(const BoardState& before);
    void refreshRect(const PixelRect& rect);
    void showPointer(std::optional<Square> square);

    PieceSet& pieces_;
    BoardInteraction interaction_;
    BoardDrawing drawing_;
    BoardAnnotations given_;  ///< what belongs to the position, whoever drew it
    Orientation orientation_ = Orientation::WhiteBelow;
    BoardPlacement placement_;
    Coordinates coordinates_ = Coordinates::InMargin;
    BoardColors colors_;
    MoveAnimation animation_;
    wxTimer frames_;            ///< runs only while pieces are on their way
    bool isHandingOn_ = false;  ///< whether the person's own move is being made
    int turned_ = 0;            ///< by how much less than a step the wheel has been turned
    bool showsHand_ = false;    ///< whether the pointer says that a piece may be taken up
};

}  // namespace roque
