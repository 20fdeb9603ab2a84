#pragma once

#include "model/base/bitboard.h"
#include "model/base/inline.h"
#include "model/base/move.h"
#include "model/rules/promotion.h"

// Sinks: what receives the legal moves of the pieces. Moves arrive as sets of squares, so that counting them
// is a popcount per set and a list is made only where one is wanted. A sink has these members:
//
//   squares(type, from, targets)   one piece and all the squares it may go to; castling excepted
//   pawns(kind, step, targets)     all pawns that may make one step; each comes from target - step
//   promotions(step, targets)      the same on the last rank; each target stands for four moves
//   enPassant(from, target)
//   castling(king, rook)
//   kStopsEarly, isDone()          whether the generator may stop once isDone() is true
namespace roque {

/// Counts the moves.
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

/// Finds out whether there is any move at all; the generator stops at the first.
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

/// Calls a function with each move.
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

/// Passes on only the moves to the squares of `onto`; castling counts as a move to the rook's square.
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

}  // namespace roque
