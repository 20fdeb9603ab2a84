#include "plugins/minimax/move_ordering.h"

#include <algorithm>
#include <array>

#include "model/pieces/piece.h"

namespace roque::minimax {

namespace {

int valueOn(const Position& position, Square square) noexcept {
    const Piece* const piece = position.board().pieceAt(square);
    return piece == nullptr ? 0 : piece->value();
}

/// The material that a move wins at once, in centipawns; 0 for a quiet move.
int prize(Move move, const Position& position) noexcept {
    if (move.isCastling()) return 0;  // the "victim" is the own rook
    if (move.kind() == Move::Kind::EnPassant) return Piece::of(Color::White, PieceType::Pawn).value();
    const int promoted = move.isPromotion() ? Piece::of(Color::White, move.promotion()).value() : 0;
    return valueOn(position, move.to()) + promoted;
}

/// The priority of a move: higher is earlier.
int urgency(Move move, const Position& position, Move best) noexcept {
    constexpr int kFirst = 1'000'000;
    constexpr int kVictimBeforeAttacker = 100;
    if (move == best) return kFirst;
    const int won = prize(move, position);
    return won == 0 ? 0 : won * kVictimBeforeAttacker - valueOn(position, move.from());
}

}  // namespace

void order(MoveList& moves, const Position& position, Move best) {
    struct Entry {
        Move move;
        int urgency;
    };
    std::array<Entry, MoveList::kCapacity> entries;
    for (std::size_t at = 0; at < moves.size(); ++at)
        entries[at] = {moves[at], urgency(moves[at], position, best)};
    const auto end = entries.begin() + static_cast<std::ptrdiff_t>(moves.size());
    std::stable_sort(entries.begin(), end,
                     [](const Entry& one, const Entry& other) { return one.urgency > other.urgency; });
    for (std::size_t at = 0; at < moves.size(); ++at) moves[at] = entries[at].move;
}

void keepCapturesAndPromotions(MoveList& moves, const Position& position) {
    MoveList kept;
    for (const Move move : moves) {
        if (prize(move, position) != 0) kept.push(move);
    }
    moves = kept;
}

}  // namespace roque::minimax
