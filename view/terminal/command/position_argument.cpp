#include "view/terminal/command/position_argument.h"

#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

std::optional<StartPosition> readStart(const std::optional<std::string>& fen, const Streams& streams) {
    if (!fen) return StartPosition();
    const auto start = readStartPosition(*fen);
    if (start) return *start;
    say(streams.error, ROQUE_MESSAGE("This FEN cannot be used: {0}\n{1}", *fen, start.error().describe()));
    return std::nullopt;
}

std::optional<Position> readPosition(const std::optional<std::string>& fen, const Streams& streams) {
    const auto start = readStart(fen, streams);
    return start ? std::optional(start->position) : std::nullopt;
}

}  // namespace roque::terminal
