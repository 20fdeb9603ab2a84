#pragma once

#include <chrono>
#include <optional>

#include "controller/game/game_controller.h"
#include "controller/threads/ui_dispatcher.h"

namespace roque {

/// Measures how long each side thinks about its moves in the game on the board, with or without a clock.
/// Pauses do not count; moves that are taken back do. Knows no toolkit. [ui-thread]
class TimeUsed {
public:
    using Times = ByColor<std::chrono::milliseconds>;

    /// Both outlive the measurement.
    TimeUsed(GameController& controller, const UiDispatcher& dispatcher);

    /// The time that each side has used; nothing for a game that began in an earlier run of the program.
    [[nodiscard]] std::optional<Times> times() const;

private:
    void onEvent(const ControllerEvent& event);

    GameController& controller_;
    const UiDispatcher& dispatcher_;
    Times times_{};
    bool isWhole_ = true;
    std::optional<Color> thinking_;
    std::chrono::steady_clock::time_point since_;
    Subscription subscription_;
};

}  // namespace roque
