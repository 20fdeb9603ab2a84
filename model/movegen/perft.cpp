#include "model/movegen/perft.h"

#include "model/movegen/legal_moves.h"
#include "model/movegen/sinks.h"

namespace roque {
namespace {

template <typename Side>
std::uint64_t countLeaves(const Position& position, Side us, unsigned depth);

/// Visits the successors of a position as the generator finds them; nothing is listed.
template <typename Side>
struct Visitor {
    static constexpr bool kStopsEarly = false;
    const Position& position;
    Side us;
    unsigned depth;
    std::uint64_t leaves = 0;

    template <typename Change>
    ROQUE_INLINE void visit(Change change) {
        Position next = position;
        change(next);
        leaves += countLeaves(next, ~us, depth - 1);
    }

    ROQUE_INLINE void squares(PieceType type, Square from, Bitboard targets) {
        while (targets != 0) {
            const Square to = popFirst(targets);
            visit([&](Position& next) { next.step(position, us, type, from, to, IgnoreChanges{}); });
        }
    }
    ROQUE_INLINE void pawns(Move::Kind kind, int step, Bitboard targets) {
        while (targets != 0) {
            const Square to = popFirst(targets);
            const Square from = shifted(to, -step);
            visit([&](Position& next) {
                if (kind == Move::Kind::DoublePush)
                    next.doublePush(position, us, from, to, IgnoreChanges{});
                else
                    next.step(position, us, PieceType::Pawn, from, to, IgnoreChanges{});
            });
        }
    }
    void promotions(int step, Bitboard targets) {
        for (const Square to : SquaresOf(targets)) {
            for (const PieceType choice : Promotion::kChoices) {
                visit([&](Position& next) {
                    next.promote(position, us, choice, shifted(to, -step), to, IgnoreChanges{});
                });
            }
        }
    }
    void enPassant(Square from, Square target) {
        visit([&](Position& next) { next.takeEnPassant(position, us, from, target, IgnoreChanges{}); });
    }
    void castling(Square king, Square rook) {
        visit([&](Position& next) { next.castle(position, us, king, rook, IgnoreChanges{}); });
    }
};

template <typename Side>
std::uint64_t countLeaves(const Position& position, Side us, unsigned depth) {
    const Situation situation = situationOf(position.board(), us);
    if (depth == 1) {
        CountSink sink;
        generate(position, us, situation, sink);
        return sink.moves;
    }
    Visitor<Side> visitor{position, us, depth};
    generate(position, us, situation, visitor);
    return visitor.leaves;
}

}  // namespace

std::uint64_t perft(const Position& position, unsigned depth) {
    if (depth == 0) return 1;
    return position.sideToMove() == Color::White ? countLeaves(position, kWhite, depth)
                                                 : countLeaves(position, kBlack, depth);
}

std::vector<std::pair<Move, std::uint64_t>> perftDivided(const Position& position, unsigned depth) {
    std::vector<std::pair<Move, std::uint64_t>> divided;
    for (const Move move : legalMoves(position))
        divided.emplace_back(move, perft(position.after(move), depth - 1));
    return divided;
}

}  // namespace roque
