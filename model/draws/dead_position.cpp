#include "model/rules/dead_position.h"

#include <algorithm>

#include "model/movegen/legal_moves.h"
#include "model/rules/pawn_wall.h"

namespace roque {
namespace {

/// How many plies ahead is looked whether play can go on. In endings of up to four pieces all exceptions from
/// the rule of material are found at this depth; the tests compare with tables of some of these endings.
constexpr unsigned kPliesAhead = 8;

/// The number of positions after which the search for a way to go on gives up and takes it that there is one.
constexpr unsigned kMostPositions = 1'000;

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

/// Searches for a way to play on from which mate is still possible.
class Future {
public:
    explicit Future(Color side) : side_(side) {}

    /// Whether there is a mate by the side within some plies, or a way to play that many plies without losing
    /// what a mate takes. In most positions the first moves tried are such a way.
    [[nodiscard]] bool holdsMate(const Position& position, unsigned plies) {
        if (!hasMatingMaterial(position.board(), side_)) return false;
        if (plies == 0 || ++visited_ > kMostPositions) return true;
        const MoveList moves = legalMoves(position);
        if (moves.empty()) return position.isCheck() && position.sideToMove() != side_;
        if (isWalledIn(position)) return false;
        return std::ranges::any_of(moves,
                                   [&](Move move) { return holdsMate(position.after(move), plies - 1); });
    }

private:
    /// Whether pawns that can never move keep the side from ever giving mate.
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
