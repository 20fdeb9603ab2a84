#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "controller/game_controller.h"

namespace roque {

/// The moves that a person has entered while an AI player thinks. Each is made when it is the person's turn,
/// if it is legal then; if not, it is dropped with all that follow. Whatever else happens to the game, that
/// a move is taken back, the game paused or a player replaced, drops them all. Knows no toolkit. [ui-thread]
class PremoveQueue {
public:
    /// So many fit: they are numbered by one digit on the board.
    static constexpr std::size_t kMost = 9;

    /// The controller is borrowed.
    explicit PremoveQueue(GameController& controller);

    /// Called when moves were entered or dropped; of those that are made the controller tells.
    std::function<void()> onChanged;

    /// The side that may enter moves: a person's, while an AI player thinks.
    [[nodiscard]] std::optional<Color> side() const noexcept;

    /// What has been entered and not been made yet.
    [[nodiscard]] const std::vector<Move>& moves() const noexcept { return moves_; }

    /// Enters a move for side(); nothing happens without one, or if there are kMost already.
    void add(Move premove);
    void clear();

private:
    void onEvent(const ControllerEvent& event);
    void playFirst();

    GameController& controller_;
    std::vector<Move> moves_;
    const GameNode* thoughtAbout_ = nullptr;  ///< where the other side was to move; only compared
    Subscription subscription_;
};

}  // namespace roque
