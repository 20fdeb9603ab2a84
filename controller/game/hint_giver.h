#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "controller/game/game_controller.h"
#include "controller/players/ai_player.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Gives a person hints for their move, in steps: the piece to move, its square, the move. The strongest
/// player that came with the program finds them on a thread of its own, and nobody waits for it. A hint goes
/// with its position. The controller is told of each move for which one was taken.
///
/// The player leaves with its game and when the controller closes. It is kept until its thread has ended:
/// once hasLeft(), the object can be destroyed without detaching a thread. [ui-thread]
class HintGiver {
public:
    enum class Step : std::uint8_t { Piece, Square, Move };

    /// What is shown of a hint.
    struct Hint {
        Move move;
        Step step = Step::Piece;
    };

    /// All that is borrowed outlives the object.
    HintGiver(UiDispatcher& dispatcher, GameController& controller, const PluginRegistry& plugins,
              const Deadlines& deadlines);

    /// Called when a hint is found, shows more or is dropped, and when none can be found.
    std::function<void()> onChanged;
    /// Called when hasLeft() may have become true.
    std::function<void()> onLeft;

    /// Whether ask() does anything now: at a person's turn, if there is a player to ask.
    [[nodiscard]] bool canAsk() const;
    /// Looks for a hint, or shows the next step of the one that was found.
    void ask();

    [[nodiscard]] bool isLooking() const noexcept { return isLooking_; }
    [[nodiscard]] const std::optional<Hint>& hint() const noexcept { return hint_; }
    /// Whether no hint could be found for this position.
    [[nodiscard]] bool hasFailed() const noexcept { return hasFailed_; }
    /// Whether no player is here any more: the threads of all have ended, or were detached because they did
    /// not end in time.
    [[nodiscard]] bool hasLeft() const noexcept { return !player_ && leaving_.empty(); }

private:
    void look();
    [[nodiscard]] bool seat();
    void onAnswer(Ticket ticket, const SearchAnswer& answer);
    void onFailure();
    void onEvent(const ControllerEvent& event);
    void drop();
    void dismiss();
    void sweepSoon();
    void tell() const;

    UiDispatcher& dispatcher_;
    GameController& controller_;
    const PluginRegistry& plugins_;
    Deadlines deadlines_;
    std::unique_ptr<AiPlayer> player_;  ///< of the present game, once a hint was taken
    std::vector<std::unique_ptr<AiPlayer>> leaving_;
    Ticket ticket_;
    bool isLooking_ = false;
    bool hasFailed_ = false;
    std::optional<Hint> hint_;
    Subscription subscription_;
    WeakSelf<HintGiver> self_{this};
};

}  // namespace roque
