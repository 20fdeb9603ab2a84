#include "view/terminal/perft/moves_command.h"

#include <algorithm>
#include <vector>

#include <fmt/ostream.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"
#include "view/terminal/command/position_argument.h"

namespace roque::terminal {

ExitCode runMoves(const MovesOptions& options, const Streams& streams) {
    const auto position = readPosition(options.fen, streams);
    if (!position) return ExitCode::BadInput;

    const bool byFile = options.fen && usesShredderCastling(*options.fen);
    const auto fenStyle = byFile ? FenStyle::Shredder : FenStyle::XFen;
    const auto castling =
        options.chess960 || byFile ? CastlingNotation::KingTakesRook : CastlingNotation::KingTwoSquares;
    std::vector<std::string> lines;
    for (const Move move : legalMoves(*position)) {
        lines.push_back(fmt::format("{}\t{}\t{}", toUci(move, *position, castling), toSan(*position, move),
                                    toFen(position->after(move), fenStyle)));
    }
    std::ranges::sort(lines);
    for (const std::string& line : lines) fmt::print(streams.out, "{}\n", line);
    return ExitCode::Success;
}

}  // namespace roque::terminal
