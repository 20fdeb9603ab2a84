#pragma once

#include <optional>
#include <string>

#include "model/base/color.h"
#include "model/game/game_node.h"
#include "model/game/move_notes.h"
#include "model/game/time_control.h"

namespace roque {

/// How a clock runs on which it can be told what a move took: the time for the whole game, and what each move
/// adds.
struct ClockRule {
    ClockTime start{0};
    ClockTime increment{0};

    bool operator==(const ClockRule&) const = default;
};

/// The rules of both clocks; nothing: not known, or another kind of clock.
using ClockRules = ByColor<std::optional<ClockRule>>;

/// The rule of a time control, if it has one.
[[nodiscard]] std::optional<ClockRule> clockRuleOf(const TimeControl& control);

/// The time beside a move in a list: what the move took ("0:05"), if the notes or the clocks of the moves
/// before tell, else empty; without a rule, what was left on the clock, as in timeText().
[[nodiscard]] std::string listedTime(const GameNode& node, const ClockRules& rules);

/// The time beside a move, if its notes have one: what was left on the clock ("9:58", "1:02:03", "4.7"), else
/// what the move took ("+0:12"); else empty.
[[nodiscard]] std::string timeText(const MoveNotes& notes);

}  // namespace roque
