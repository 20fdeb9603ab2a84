#include "model/draws/dead_position.h"

#include <algorithm>

#include "model/draws/pawn_wall.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

/// How many plies ahead the search looks. In endings of up to four pieces, all exceptions to the material
/// rule show at this depth; the tests compare some of these endings with complete tables.
constexpr unsigned kPliesAhead = 8;

/// The number of positions after which the search gives up and assumes that play can go on.
constexpr unsigned kMaxPositions = 1'000;

/// Whether the material suffices for `side` to checkmate with the opponent's help.
///
/// A queen, a rook or a pawn always suffices. So do two minor pieces, except bishops on squares of one color
/// when the opponent has nothing that can take a square from their own king. A lone knight needs an enemy
/// piece other than a queen to take a square from the king; a lone bishop needs one that can stand on the
/// other color: a pawn, a knight, or a bishop of that color. Helpmate databases list these endings.
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
    const bool onBothColors = (bishops & kDarkSquares) != 0 && (bishops & ~kDarkSquares) != 0;
    return onBothColors || (pieces(PieceType::Pawn) | pieces(PieceType::Knight)) != 0;
}

/// Searches for a continuation after which mate is still possible.
class Future {
public:
    explicit Future(Color side) : side_(side) {}

    /// Whether the side can mate within `plies`, or some line of that length keeps its mating material. In
    /// most positions the first moves tried are such a line.
    [[nodiscard]] bool holdsMate(const Position& position, unsigned plies) {
        if (!hasMatingMaterial(position.board(), side_)) return false;
        if (plies == 0 || ++visited_ > kMaxPositions) return true;
        const MoveList moves = legalMoves(position);
        if (moves.empty()) return position.isCheck() && position.sideToMove() != side_;
        if (isWalledIn(position)) return false;
        return std::ranges::any_of(moves,
                                   [&](Move move) { return holdsMate(position.after(move), plies - 1); });
    }

private:
    /// Whether immobile pawns keep the side from ever giving mate.
    [[nodiscard]] bool isWalledIn(const Position& position) const noexcept {
        if (!PawnWall::isBlocked(position)) return false;
        const PawnWall wall(position.board());
        return !wall.canBeOpened() && !wall.allowsMateBy(side_);
    }

    Color side_;
    unsigned visited_ = 0;
};

}  // namespace

bool canMate(const Position& position, Color side) {
    return Future(side).holdsMate(position, kPliesAhead);
}

bool isDeadPosition(const Position& position) {
    return !canMate(position, Color::White) && !canMate(position, Color::Black);
}

}  // namespace roque
