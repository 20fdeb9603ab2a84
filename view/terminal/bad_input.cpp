#include "view/terminal/bad_input.h"

#include <fmt/ostream.h>

#include "model/notation/fen.h"

namespace roque::terminal {

std::optional<Position> readPosition(std::string_view fen, const Streams& streams) {
    if (fen.empty()) return Position::start();
    const auto position = parseFen(fen);
    if (position) return *position;
    fmt::print(streams.error, "This FEN cannot be used: {}\n{}\n", fen, position.error().describe());
    return std::nullopt;
}

}  // namespace roque::terminal
