#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "controller/game/game_controller.h"

namespace roque {

/// The moves that a person has entered while an AI player thinks. On the person's turn the first one is made
/// if it is legal; otherwise it is dropped with all that follow. Any other change to the game (a take-back, a
/// pause, a replaced player) drops them all. Knows no toolkit. [ui-thread]
class PremoveQueue {
public:
    /// The board numbers them with one digit.
    static constexpr std::size_t kMax = 9;

    /// The controller is borrowed.
    explicit PremoveQueue(GameController& controller);

    /// Called when moves are entered or dropped; the controller reports those that are made.
    std::function<void()> onChanged;

    /// Sets whether premoves may be entered.
    void setOn(bool isOn);

    /// The side that may enter premoves: a person's, while an AI player thinks, and until the premoves that
    /// wait are made or dropped.
    [[nodiscard]] std::optional<Color> side() const noexcept;

    /// The moves entered and not made yet.
    [[nodiscard]] const std::vector<Move>& moves() const noexcept { return moves_; }

    /// Enters a move for side(); does nothing without a side, or if kMax moves wait.
    void add(Move premove);
    void clear();

private:
    void onEvent(const ControllerEvent& event);
    void playFirst();

    GameController& controller_;
    bool isOn_ = true;
    std::vector<Move> moves_;
    Color color_ = Color::White;              ///< whose moves wait
    const GameNode* thoughtAbout_ = nullptr;  ///< where the opponent was to move; only compared
    Subscription subscription_;
};

}  // namespace roque
