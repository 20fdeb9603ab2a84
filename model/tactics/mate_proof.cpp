#include "model/tactics/mate_proof.h"

#include <algorithm>

#include "model/attacks/attacks.h"
#include "model/board/checks_and_pins.h"
#include "model/movegen/legal_moves.h"
#include "model/problem/mate_search.h"

namespace roque {
namespace {

constexpr std::size_t kTableBytes = std::size_t{16} << 20U;

/// Whether a move mates on the back rank at once, or after every reply; two moves at most.
bool isOnBackRank(const Position& position, Move key, unsigned moves) {
    const Position next = position.after(key);
    if (moves == 1) return isBackRankMate(next);
    if (moves > 2) return false;
    for (const Move reply : legalMoves(next)) {
        const Position replied = next.after(reply);
        const MoveList answers = legalMoves(replied);
        if (!std::ranges::any_of(answers, [&](Move move) { return isBackRankMate(replied.after(move)); }))
            return false;
    }
    return true;
}

Move keyOf(MateSearch& search, const Position& position, unsigned moves, Move wished) {
    if (isLegal(position, wished) && search.isLost(position.after(wished), moves - 1)) return wished;
    for (const Move move : MateSearch::orderedMoves(position)) {
        if (search.isLost(position.after(move), moves - 1)) return move;
    }
    return Move::none();
}

}  // namespace

bool isBackRankMate(const Position& position) {
    if (!isCheckmate(position)) return false;
    const Color side = position.sideToMove();
    const Board& board = position.board();
    const ChecksAndPins checks = checksAndPinsOf(board, side);
    const Bitboard rank = rankMask(side, Rank::First);
    const Bitboard before = forward(side, bit(checks.king) | beside(bit(checks.king)));
    return contains(rank, checks.king) && (before & ~board.pieces(side)) == 0
           && (checks.checkers & ~(rank & board.straightSliders(~side))) == 0;
}

std::optional<ProvedMate> proveMate(const Position& position, unsigned moves, Move wished,
                                    std::uint64_t nodes) {
    MateTable table(kTableBytes);
    MateSearch search(table);
    search.stopWhen([&] { return search.nodes() > nodes; });
    for (unsigned length = 1; length <= std::min(moves, MateSearch::kMaxMoves); ++length) {
        if (!search.mates(position, length)) {
            if (search.wasStopped()) return std::nullopt;
            continue;
        }
        const Move key = keyOf(search, position, length, wished);
        if (key == Move::none() || search.wasStopped()) return std::nullopt;
        return ProvedMate{length, key, isOnBackRank(position, key, length)};
    }
    return std::nullopt;
}

}  // namespace roque
