#pragma once

#include "model/movegen/generator.h"

// What the generator's sets are good for: count them, stop at the first, list them.
namespace roque {

/// Counts moves.
struct CountSink {
    static constexpr bool kStopsEarly = false;
    std::uint64_t moves = 0;

    ROQUE_INLINE void squares(PieceType /*type*/, Square /*from*/, Bitboard targets) {
        moves += count(targets);
    }
    ROQUE_INLINE void pawns(Move::Kind /*kind*/, int /*step*/, Bitboard targets) { moves += count(targets); }
    ROQUE_INLINE void promotions(int /*step*/, Bitboard targets) {
        moves += Promotion::kChoices.size() * count(targets);
    }
    ROQUE_INLINE void enPassant(Square /*from*/, Square /*target*/) { ++moves; }
    ROQUE_INLINE void castling(Square /*king*/, Square /*rook*/) { ++moves; }
};

/// Finds out whether there is any move.
struct AnySink {
    static constexpr bool kStopsEarly = true;
    Bitboard found = kNoSquares;

    [[nodiscard]] ROQUE_INLINE bool isDone() const { return found != 0; }
    ROQUE_INLINE void squares(PieceType /*type*/, Square /*from*/, Bitboard targets) { found |= targets; }
    ROQUE_INLINE void pawns(Move::Kind /*kind*/, int /*step*/, Bitboard targets) { found |= targets; }
    ROQUE_INLINE void promotions(int /*step*/, Bitboard targets) { found |= targets; }
    ROQUE_INLINE void enPassant(Square /*from*/, Square target) { found |= bit(target); }
    ROQUE_INLINE void castling(Square /*king*/, Square rook) { found |= bit(rook); }
};

/// Hands every move, one by one, to a function that takes a Move.
template <typename Function>
struct EachSink {
    static constexpr bool kStopsEarly = false;
    Function function;

    ROQUE_INLINE void squares(PieceType /*type*/, Square from, Bitboard targets) {
        while (targets != 0) function(Move(from, popFirst(targets)));
    }
    ROQUE_INLINE void pawns(Move::Kind kind, int step, Bitboard targets) {
        while (targets != 0) {
            const Square to = popFirst(targets);
            function(Move(shifted(to, -step), to, kind));
        }
    }
    ROQUE_INLINE void promotions(int step, Bitboard targets) {
        while (targets != 0) {
            const Square to = popFirst(targets);
            for (const PieceType choice : Promotion::kChoices) {
                function(Move(shifted(to, -step), to, Promotion::kind(choice)));
            }
        }
    }
    ROQUE_INLINE void enPassant(Square from, Square target) {
        function(Move(from, target, Move::Kind::EnPassant));
    }
    ROQUE_INLINE void castling(Square king, Square rook) { function(Move(king, rook, Move::Kind::Castling)); }
};

template <typename Function>
EachSink(Function) -> EachSink<Function>;

/// Hands on only the moves to some squares; castling goes to the rook's.
template <typename Sink>
struct OntoSink {
    static constexpr bool kStopsEarly = false;
    Sink sink;
    Bitboard onto;

    ROQUE_INLINE void squares(PieceType type, Square from, Bitboard targets) {
        sink.squares(type, from, targets & onto);
    }
    ROQUE_INLINE void pawns(Move::Kind kind, int step, Bitboard targets) {
        sink.pawns(kind, step, targets & onto);
    }
    ROQUE_INLINE void promotions(int step, Bitboard targets) { sink.promotions(step, targets & onto); }
    ROQUE_INLINE void enPassant(Square from, Square target) {
        if (contains(onto, target)) sink.enPassant(from, target);
    }
    ROQUE_INLINE void castling(Square king, Square rook) {
        if (contains(onto, rook)) sink.castling(king, rook);
    }
};

template <typename Sink>
OntoSink(Sink, Bitboard) -> OntoSink<Sink>;

/// Lists moves: the shape a search uses.
template <Wanted Which = Wanted::All, typename Side>
ROQUE_INLINE void listMoves(const Position& position, Side us, const Situation& situation, MoveList& moves,
                            Bitboard among = kAllSquares) {
    EachSink sink{[&](Move move) { moves.push(move); }};
    generate<Which>(position, us, situation, sink, among);
}

}  // namespace roque
