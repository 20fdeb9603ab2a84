#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <type_traits>
#include <vector>

#include "view/board/board_pointer.h"
#include "view/board/board_surface.h"
#include "view/board/drawing/move_animation.h"
#include "view/board/input/board_interaction.h"
#include "view/game/game_browser.h"
#include "view/toolkit/accessible_parts.h"
#include "view/toolkit/frame_ticks.h"

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
    /// Called with every move that the person tries in vain, also to pick up a piece that cannot be moved
    /// now.
    std::function<void(const RefusedMove&)> onRefused;
    /// Called with every premove that the person makes. The board shows it only after setPremoves().
    std::function<void(roque::Move)> onPremove;
    /// Called when the person cancels the premoves shown.
    std::function<void()> onPremovesDropped;
    /// Called when the person confirms the move that the board shows (setConfirming).
    std::function<void()> onConfirmed;
    /// Called with a step through the game that the person takes with the arrow keys, Home or End.
    std::function<void(BrowseStep)> onBrowse;
    /// Called when the arrow keys begin to move the cursor over the squares, and when they no longer do.
    std::function<void(bool)> onCursorWoken;
    /// Called with an arrow or circle that the person has drawn. Returns whether it is kept with the
    /// position; setAnnotations() then shows it. What is not kept goes with the next click or move.
    std::function<bool(const BoardAnnotations&)> onDrawn;
    /// Called when the wheel is turned over the board, with the number of steps away from the person.
    std::function<void(int)> onWheel;

    /// Shows a position and the move that led to it. What is in the hand stays there, as in
    /// BoardInteraction::show(), until setMovers(); so does an arrow that is being drawn. Pieces slide to
    /// their squares, except the one that the person has just dropped there.
    void setPosition(const Position& position, std::optional<roque::Move> lastMove = std::nullopt,
                     std::vector<roque::Move> premoves = {});
    /// Shows premoves of the side that is not to move.
    void setPremoves(std::vector<roque::Move> premoves);

    /// Sets whose pieces the person may move, and for which side they may make premoves.
    void setMovers(MovableSides sides, std::optional<Color> premover = std::nullopt);
    /// Sets how the pointer moves pieces.
    void setPointerInput(PointerInput input);
    /// Sets what happens when a pawn reaches the last rank; with Shift or Alt the person is always asked.
    void setPromotionInput(PromotionInput input) noexcept { promotionInput_ = input; }
    /// Sets whether the board shows a move that is not made yet: the next click, or Enter, confirms it.
    void setConfirming(bool isConfirming) noexcept { isConfirming_ = isConfirming; }

    /// Shows arrows and circles that belong to the position, below those that the person draws.
    void setAnnotations(BoardAnnotations annotations);

    /// Sets how long a piece slides; zero: it arrives at once.
    void setAnimation(std::chrono::milliseconds duration) { animation_.setDuration(duration); }
    void setScheme(TargetScheme scheme);
    /// Hides or shows the pieces.
    void setBlindfold(bool isBlind);

    /// Acts as if the key were pressed on the board while its cursor is awake.
    void strike(BoardKey key);
    /// Acts as if a square were clicked.
    void press(Square square);
    /// Hides the keyboard cursor until the next key.
    void hideCursor();

    /// Clears the selection, drag or open question. Returns whether there was one.
    bool cancel();
    /// Hides the cursor of the squares. Returns whether it was awake.
    bool sleep();
    /// Drops the premoves shown. Returns whether there were any.
    bool dropPremoves();

    [[nodiscard]] const BoardState& state() const noexcept { return interaction_.state(); }

protected:
    wxSize DoGetBestClientSize() const override;
    void paint(WxCanvas& canvas, const BoardGeometry& where, const Damage& damaged) override;

private:
    friend class BoardPointer;

    void onKey(wxKeyEvent& event);
    [[nodiscard]] bool browse(const wxKeyEvent& event);
    [[nodiscard]] bool confirm();
    void usePromotion(const wxKeyboardState& keys);
    template <typename Change>
    void slideTo(const Board& after, Change change);

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
        const auto refused = interaction_.takeRefusal();
        if (move)
            handOn(*move);
        else if (refused && onRefused)
            onRefused(*refused);
    }
    void showChanges(const BoardState& before);
    void nameCursor();
    void addSquares();
    [[nodiscard]] wxString nameOfSquare(Square square) const;
    void showAnnotations();
    void handOn(roque::Move move);
    void finishAnimation();
    void onFrame();

    BoardInteraction interaction_;
    AccessibleParts* squares_ = nullptr;  ///< for those who do not see the board
    BoardPointer pointer_;
    BoardAnnotations given_;  ///< what belongs to the position
    MoveAnimation animation_;
    FrameTicks frames_{*this, [this] { onFrame(); }};  ///< runs only while pieces are moving
    std::optional<roque::Move> dropped_;  ///< the person's own move that is being made, if it was dragged
    PromotionInput promotionInput_ = PromotionInput::Ask;
    bool isConfirming_ = false;
    bool isNamedLater_ = false;  ///< a change of the cursor does not name the board at once
};

}  // namespace roque
