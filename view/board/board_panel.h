#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <type_traits>
#include <vector>

#include <wx/timer.h>

#include "view/board/board_pointer.h"
#include "view/board/board_surface.h"
#include "view/board/drawing/move_animation.h"
#include "view/board/input/board_interaction.h"

namespace roque {

/// The board in a window: shows a position, and lets a person move the pieces with clicks, drags and keys,
/// and draw arrows and circles with the right button. BoardPointer takes the mouse, BoardInteraction makes
/// moves of the input, BoardPainter draws. [ui-thread]
class BoardPanel : public BoardSurface {
public:
    /// `pieces` is borrowed and must outlive the panel.
    BoardPanel(wxWindow* parent, PieceSet& pieces);

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

    /// Sets whose pieces the person may move, and for which side they may make premoves.
    void setMovers(MovableSides sides, std::optional<Color> premover = std::nullopt);
    /// Sets how the pointer moves pieces.
    void setPointerInput(PointerInput input);

    /// Shows arrows and circles that belong to the position, below those that the person draws.
    void setAnnotations(BoardAnnotations annotations);

    /// Sets how long a piece slides; zero: it arrives at once.
    void setAnimation(std::chrono::milliseconds duration) { animation_.setDuration(duration); }
    void setScheme(TargetScheme scheme);
    /// Hides or shows the pieces.
    void setBlindfold(bool isBlind);

    /// Acts as if the key were pressed on the board.
    void strike(BoardKey key);
    /// Hides the keyboard cursor until the next key.
    void hideCursor();

    /// Clears the selection, drag or open question. Returns whether there was one.
    bool cancel();
    /// Drops the premoves shown. Returns whether there were any.
    bool dropPremoves();

    [[nodiscard]] const BoardState& state() const noexcept { return interaction_.state(); }

protected:
    wxSize DoGetBestClientSize() const override;
    void paint(WxCanvas& canvas, const BoardGeometry& where, const PixelRect& damaged) override;

private:
    friend class BoardPointer;

    void onKey(wxKeyEvent& event);

    /// Runs an action on the interaction, shows what has changed, and passes on the resulting move.
    template <typename Action>
    void interact(Action action) {
        const BoardState before = state();
        std::optional<roque::Move> move;
        if constexpr (std::is_void_v<decltype(action())>)
            action();
        else
            move = action();
        showChanges(before);
        if (move) handOn(*move);
    }
    void showChanges(const BoardState& before);
    void showAnnotations();
    void handOn(roque::Move move);
    void finishAnimation();
    void onFrame();

    BoardInteraction interaction_;
    BoardPointer pointer_;
    BoardAnnotations given_;  ///< what belongs to the position
    MoveAnimation animation_;
    wxTimer frames_;            ///< runs only while pieces are moving
    bool isHandingOn_ = false;  ///< whether the person's own move is being made
};

}  // namespace roque
