#pragma once

#include <functional>
#include <optional>

#include "controller/game/game_controller.h"

namespace roque {

/// Holds a person's move back until they confirm it, if they want that. Any other change to the game, such as
/// a take-back, a pause or a fallen flag, withdraws it. Knows no toolkit. [ui-thread]
class MoveConfirmation {
public:
    /// The controller is borrowed.
    explicit MoveConfirmation(GameController& controller);

    /// Called when a move is proposed, confirmed or withdrawn.
    std::function<void()> onChanged;
    /// Called when the proposed move no longer waits.
    std::function<void()> onSettled;

    /// Sets whether moves have to be confirmed.
    void setOn(bool isOn);
    [[nodiscard]] bool isOn() const noexcept { return isOn_; }

    /// The move that waits to be confirmed.
    [[nodiscard]] std::optional<Move> proposed() const noexcept { return proposed_; }

    /// Proposes a legal move; only at the person's turn.
    void propose(Move move);
    /// Withdraws the proposed move. Returns whether there was one.
    bool withdraw();

private:
    void onEvent();

    GameController& controller_;
    bool isOn_ = false;
    std::optional<Move> proposed_;
    const GameNode* from_ = nullptr;  ///< where it was proposed; only compared
    Subscription subscription_;
};

}  // namespace roque
