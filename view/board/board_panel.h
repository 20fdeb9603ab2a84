#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include <wx/panel.h>
#include <wx/timer.h>

#include "view/board/drawing/board_geometry.h"
#include "view/board/drawing/board_style.h"
#include "view/board/drawing/move_animation.h"
#include "view/board/input/annotation_input.h"
#include "view/board/input/board_interaction.h"
#include "view/board/piece_set.h"

namespace roque {

/// The board in a window: shows a position, and lets a person move the pieces with clicks, drags and keys,
/// and draw arrows and circles with the right button. BoardInteraction and AnnotationInput handle the input;
/// BoardPainter draws. [ui-thread]
class BoardPanel : public wxPanel {
public:
    /// `pieces` is borrowed and must outlive the panel.
    BoardPanel(wxWindow* parent, PieceSet& pieces);
    ~BoardPanel() override;

    // roque::Move is qualified because wxWindow has a function called Move.

    /// Called with every legal move that the person makes. The board shows it only after setPosition().
    std::function<void(roque::Move)> onMove;
    /// Called with every premove that the person makes. The board shows it only after setPremoves().
    std::function<void(roque::Move)> onPremove;
    /// Called when the person cancels the premoves shown.
    std::function<void()> onPremovesDropped;
    /// Called when the wheel is turned over the board, with the number of steps away from the person.
    std::function<void(int)> onWheel;

    /// Shows a position and the move that led to it; clears the selection and any open question. Pieces slide
    /// to their squares, unless the person has just put them there on this board.
    void setPosition(const Position& position, std::optional<roque::Move> lastMove = std::nullopt,
                     std::vector<roque::Move> premoves = {});
    /// Shows premoves of the side that is not to move.
    void setPremoves(std::vector<roque::Move> premoves);

    /// Sets whose pieces the person may move.
    void setInteractive(MovableSides sides);
    /// Sets for which side the person may make premoves.
    void setPremover(std::optional<Color> color);
    /// Sets how the pointer moves pieces.
    void setPointerInput(PointerInput input);

    /// Shows arrows and circles that belong to the position, below those that the person draws.
    void setAnnotations(BoardAnnotations annotations);

    void setOrientation(Orientation orientation);
    /// Sets how long a piece slides; zero: it arrives at once.
    void setAnimation(std::chrono::milliseconds duration) { animation_.setDuration(duration); }
    void setScheme(TargetScheme scheme);
    /// Hides or shows the pieces.
    void setBlindfold(bool isBlind);
    void setPlacement(const BoardLayout& placement);
    void setCoordinates(Coordinates coordinates);
    void setColors(const BoardColors& colors);

    /// Acts as if the key were pressed on the board.
    void strike(BoardKey key);
    /// Hides the keyboard cursor until the next key.
    void hideCursor();

    /// Clears the selection, drag or open question. Returns whether there was one.
    bool cancel();
    /// Drops the premoves shown. Returns whether there were any.
    bool dropPremoves();

    [[nodiscard]] Orientation orientation() const noexcept { return orientation_; }
    [[nodiscard]] const BoardColors& colors() const noexcept { return colors_; }
    [[nodiscard]] const BoardState& state() const noexcept { return interaction_.state(); }
    /// The current geometry of the squares, in client coordinates.
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

    /// Runs an action on the interaction, shows what has changed, and passes on the resulting move.
    template <typename Action>
    void interact(Action action);
    /// Runs an action on the drawing and shows the result.
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
    AnnotationInput drawing_;
    BoardAnnotations given_;  ///< what belongs to the position
    Orientation orientation_ = Orientation::WhiteBelow;
    BoardLayout placement_;
    Coordinates coordinates_ = Coordinates::InMargin;
    BoardColors colors_;
    MoveAnimation animation_;
    wxTimer frames_;            ///< runs only while pieces are moving
    bool isHandingOn_ = false;  ///< whether the person's own move is being made
    int turned_ = 0;            ///< the fraction of a step that the wheel has turned
    bool showsHand_ = false;    ///< whether the pointer is a hand
};

}  // namespace roque
