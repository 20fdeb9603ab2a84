#include "view/game/move_time.h"

#include <chrono>
#include <optional>

#include "model/game/clock_text.h"

namespace roque {
namespace {

/// Hours only if there are any; tenths only below ten seconds.
std::string shortText(std::chrono::milliseconds time) {
    using std::chrono::hours;
    using std::chrono::seconds;
    if (time >= seconds(10)) {
        const std::string text = clockText(std::chrono::floor<seconds>(time));
        if (time >= hours(1)) return text;
        const std::string minutes = text.substr(text.find(':') + 1);
        return minutes.starts_with('0') ? minutes.substr(1) : minutes;
    }
    const auto tenths = time.count() / 100;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::optional<std::chrono::milliseconds> find(const MoveNotes& notes, std::string_view name) {
    for (const MoveAnnotation& note : notes.annotations) {
        if (note.name == name) return parseClockText(note.value);
    }
    return std::nullopt;
}

}  // namespace

std::string timeText(const MoveNotes& notes) {
    if (const auto left = find(notes, "clk")) return shortText(*left);
    if (const auto used = find(notes, "emt")) return '+' + shortText(*used);
    return {};
}

}  // namespace roque
