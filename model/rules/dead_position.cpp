#include "model/rules/dead_position.h"

#include <unordered_set>
#include <vector>

#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

/// The number of positions after which a locked position is taken for one that can be opened.
constexpr std::size_t kMostPositions = 20'000;

/// The number of forced moves in a row that are looked at.
constexpr unsigned kMostForcedMoves = 8;

/// Whether the pieces on the board suffice for `side` to give mate if both sides help.
///
/// A queen, a rook or a pawn always do. Two minor pieces do, unless they are bishops on squares of one colour
/// with nothing of the enemy in his king's way. A lone knight needs an enemy piece other than a queen to take
/// a square from the king, a bishop one that stands on squares of the other colour: a pawn, a knight, or the
/// other bishop. The table of such endings is known from helpmate databases.
bool hasMatingMaterial(const Board& board, Color side) {
    const auto pieces = [&](PieceType type) { return board.pieces(type); };
    const Bitboard own = board.pieces(side);
    const Bitboard enemy = board.pieces(~side);
    if ((own & (pieces(PieceType::Pawn) | pieces(PieceType::Rook) | pieces(PieceType::Queen))) != 0)
        return true;
    if ((own & pieces(PieceType::Knight)) != 0) {
        return count(own) > 2 || (enemy & ~(pieces(PieceType::King) | pieces(PieceType::Queen))) != 0;
    }
    if ((own & pieces(PieceType::Bishop)) == 0) return false;
    const Bitboard bishops = pieces(PieceType::Bishop);
    const bool onBothColours = (bishops & kDarkSquares) != 0 && (bishops & ~kDarkSquares) != 0;
    return onBothColours || (pieces(PieceType::Pawn) | pieces(PieceType::Knight)) != 0;
}

/// Whether the board holds only kings, bishops and pawns of which none can advance.
bool isLocked(const Board& board) {
    const Bitboard pawns = board.pieces(PieceType::Pawn);
    if (pawns == 0) return false;
    const Bitboard others = pawns | board.pieces(PieceType::King) | board.pieces(PieceType::Bishop);
    if ((board.occupied() & ~others) != 0) return false;
    for (const Color color : kColors) {
        if ((forward(color, board.pieces(color, PieceType::Pawn)) & ~pawns) != 0) return false;
    }
    return true;
}

/// Visits every position that can arise, up to kMostPositions of them, and looks for a mate by `side`.
bool findsMateBehindWall(const Position& start, Color side) {
    std::unordered_set<Key> seen{start.key()};
    std::vector<Position> open{start};
    while (!open.empty()) {
        const Position position = open.back();
        open.pop_back();
        const MoveList moves = legalMoves(position);
        if (moves.empty() && position.isCheck() && position.sideToMove() != side) return true;
        for (const Move move : moves) {
            const Position next = position.after(move);
            if (!hasMatingMaterial(next.board(), side) || !seen.insert(next.key()).second) continue;
            if (seen.size() > kMostPositions) return true;
            open.push_back(next);
        }
    }
    return false;
}

}  // namespace

bool canMate(const Position& position, Color side) {
    // 7k/8/8/8/8/8/1q6/K7 w - - 0 1: the only move takes the queen, and nobody can mate any longer.
    Position current = position;
    for (unsigned forced = 0; forced < kMostForcedMoves; ++forced) {
        if (!hasMatingMaterial(current.board(), side)) return false;
        const MoveList moves = legalMoves(current);
        if (moves.empty()) return current.isCheck() && current.sideToMove() != side;
        if (moves.size() > 1) break;
        current = current.after(moves[0]);
    }
    return !isLocked(current.board()) || findsMateBehindWall(current, side);
}

bool isDeadPosition(const Position& position) {
    return !canMate(position, Color::White) && !canMate(position, Color::Black);
}

}  // namespace roque
