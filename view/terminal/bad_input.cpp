#include "view/terminal/bad_input.h"

#include <fmt/ostream.h>

#include "model/notation/fen.h"

namespace roque::terminal {

std::optional<Position> readPosition(const std::optional<std::string>& fen, const Streams& streams) {
    if (!fen) return Position::start();
    const auto position = parseFen(*fen);
    if (position) return *position;
    fmt::print(streams.error, "This FEN cannot be used: {}\n{}\n", *fen, position.error().describe());
    return std::nullopt;
}

}  // namespace roque::terminal
