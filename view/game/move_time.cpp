#include "view/game/move_time.h"

#include <chrono>
#include <optional>

#include "model/game/clock_text.h"

namespace roque {
namespace {

/// Minutes and seconds, and hours if there are any.
std::string wholeText(ClockTime time) {
    const std::string text = clockText(std::chrono::floor<std::chrono::seconds>(time));
    if (time >= std::chrono::hours(1)) return text;
    const std::string minutes = text.substr(text.find(':') + 1);
    return minutes.starts_with('0') ? minutes.substr(1) : minutes;
}

/// Hours only if there are any; tenths only below ten seconds.
std::string shortText(ClockTime time) {
    if (time >= std::chrono::seconds(10)) return wholeText(time);
    const auto tenths = time.count() / 100;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::optional<std::chrono::milliseconds> find(const MoveNotes& notes, std::string_view name) {
    for (const MoveAnnotation& note : notes.annotations) {
        if (note.name == name) return parseClockText(note.value);
    }
    return std::nullopt;
}

/// What a move took by the clock before and after it.
std::optional<ClockTime> usedTime(const GameNode& node, const ClockRule& rule) {
    const auto after = find(node.notes(), "clk");
    if (!after) return std::nullopt;
    constexpr std::size_t kFirstMoves = 2;  // one of each side
    std::optional<ClockTime> before = rule.start;
    if (node.ply() > kFirstMoves) before = find(node.parent()->parent()->notes(), "clk");
    if (!before) return std::nullopt;
    const ClockTime used = *before + rule.increment - *after;
    return used < ClockTime{0} ? std::nullopt : std::optional(used);
}

}  // namespace

std::optional<ClockRule> clockRuleOf(const TimeControl& control) {
    const auto* const staged = std::get_if<StagedTime>(&control);
    if (staged == nullptr || staged->stages.size() != 1) return std::nullopt;
    const TimeStage& stage = staged->stages.front();
    if (stage.moves != 0 || stage.kind != MoveBonus::Increment) return std::nullopt;
    return ClockRule{stage.time, stage.bonus};
}

std::string listedTime(const GameNode& node, const ClockRules& rules) {
    if (const auto used = find(node.notes(), "emt")) return wholeText(*used);
    const auto& rule = rules[~node.position().sideToMove()];
    if (!rule) return timeText(node.notes());
    const auto used = usedTime(node, *rule);
    return used ? wholeText(*used) : std::string();  // what is left would be taken for what was used
}

std::string timeText(const MoveNotes& notes) {
    if (const auto left = find(notes, "clk")) return shortText(*left);
    if (const auto used = find(notes, "emt")) return '+' + shortText(*used);
    return {};
}

}  // namespace roque
