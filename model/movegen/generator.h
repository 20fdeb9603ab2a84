#pragma once

#include "model/position/position.h"
#include "model/rules/en_passant.h"
#include "model/rules/promotion.h"

namespace roque {

// The legal move generator.
//
// It is a template over the side to move, the moves wanted and a *sink*, which receives legal moves as sets:
//
//   squares(type, from, targets)   one piece and all the squares it may go to
//   pawns(kind, step, targets)     all pawns that may make one step; each came from target - step
//   promotions(step, targets)      the same on the last rank; each target stands for four moves
//   enPassant(from, target)
//   castling(king, rook)
//   kStopsEarly, isDone()          whether the sink may have seen enough
//
// So counting moves is a popcount for each set, and listing them is a loop only where a list is wanted. The
// sinks are in sinks.h. No call here is virtual, and every one is inlined: docs/generator.md shows how that
// was checked.

template <typename Self, PieceType Type>
template <Wanted Which, typename Side, typename Sink>
void Officer<Self, Type>::generate(const Position& position, Side us, const Situation& situation,
                                   Bitboard among, Sink& sink) {
    const Bitboard target = landing<Which>(situation) & situation.evasion;
    Bitboard movers = position.board().pieces(us, Type) & among;
    if (!situation.isAnyPinned()) [[likely]] {
        while (movers != 0) {
            const Square from = popFirst(movers);
            sink.squares(Type, from, Self::attacks(us, from, situation.occupied) & target);
        }
        return;
    }
    movers = Self::mobile(movers, situation);
    while (movers != 0) {
        const Square from = popFirst(movers);
        sink.squares(Type, from,
                     Self::confine(from, situation, Self::attacks(us, from, situation.occupied) & target));
    }
}

/// A pawn on a diagonal pin never advances; one on a straight pin stays on its line, which only a file
/// allows.
template <Wanted Which, typename Side, typename Sink>
void Pawn::generatePushes(Side us, const Situation& situation, Bitboard pawns, Sink& sink) {
    const Bitboard empty = ~situation.occupied;
    const Bitboard last = Promotion::rank(us);
    const Bitboard able = pawns & ~situation.pinDiagonal;
    Bitboard one = (forward(us, able & ~situation.pinStraight)
                    | (forward(us, able & situation.pinStraight) & situation.pinStraight))
                   & empty;
    const Bitboard two = forward(us, one & rankMask(us, Rank::Third)) & empty & situation.evasion;
    one &= situation.evasion;
    if constexpr (Which != Wanted::Noisy) {
        sink.pawns(Move::Kind::Normal, forwardStep(us), one & ~last);
        sink.pawns(Move::Kind::DoublePush, 2 * forwardStep(us), two);
    }
    if constexpr (Which != Wanted::Quiet) {
        if ((one & last) != 0) sink.promotions(forwardStep(us), one & last);
    }
}

/// A pawn on a straight pin never captures; one on a diagonal pin captures only along it.
template <typename Side, typename Sink>
void Pawn::generateCaptures(Side us, const Situation& situation, Bitboard pawns, Sink& sink) {
    const Bitboard enemy = situation.enemy & situation.evasion;
    const Bitboard last = Promotion::rank(us);
    const Bitboard free = pawns & ~(situation.pinStraight | situation.pinDiagonal);
    const Bitboard tied = pawns & situation.pinDiagonal & ~situation.pinStraight;
    const Bitboard west = (forwardWest(us, free) | (forwardWest(us, tied) & situation.pinDiagonal)) & enemy;
    const Bitboard east = (forwardEast(us, free) | (forwardEast(us, tied) & situation.pinDiagonal)) & enemy;
    sink.pawns(Move::Kind::Normal, forwardStep(us) - 1, west & ~last);
    sink.pawns(Move::Kind::Normal, forwardStep(us) + 1, east & ~last);
    if (((west | east) & last) != 0) {
        sink.promotions(forwardStep(us) - 1, west & last);
        sink.promotions(forwardStep(us) + 1, east & last);
    }
}

template <Wanted Which, typename Side, typename Sink>
void Pawn::generate(const Position& position, Side us, const Situation& situation, Bitboard among,
                    Sink& sink) {
    const Bitboard pawns = position.board().pieces(us, PieceType::Pawn) & among;
    generatePushes<Which>(us, situation, pawns, sink);
    if constexpr (Which != Wanted::Quiet) {
        generateCaptures(us, situation, pawns, sink);
        if (position.enPassant() != Square::None) [[unlikely]] {
            EnPassant::generate(position.board(), us, position.enPassant(), among, sink);
        }
    }
}

/// What the enemy attacks is worked out only if the king has a square to go to or a rook to castle with.
template <Wanted Which, typename Side, typename Sink>
void King::generate(const Position& position, Side us, const Situation& situation, Bitboard among,
                    Sink& sink) {
    if (!contains(among, situation.king)) return;
    const Bitboard targets = attacks(situation.king) & landing<Which>(situation);
    const Bitboard castlers =
        Which == Wanted::Noisy ? kNoSquares : Castling::candidates(position.castlers(), us, situation);
    if ((targets | castlers) == 0) return;
    const Bitboard danger = attackedBy(position.board(), ~us, situation.occupied ^ bit(situation.king));
    sink.squares(PieceType::King, situation.king, targets & ~danger);
    if (castlers != 0) Castling::generate(castlers, situation, danger, sink);
}

/// Hands every legal move of `us`, the side to move, to the sink. `among` restricts it to the pieces that
/// stand there: the moves of one piece, or whether one move is legal, are asked of the same text of the
/// rules.
template <Wanted Which = Wanted::All, typename Side, typename Sink>
ROQUE_INLINE void generate(const Position& position, Side us, const Situation& situation, Sink& sink,
                           Bitboard among = kAllSquares) {
    const auto isDone = [&] {
        if constexpr (Sink::kStopsEarly)
            return sink.isDone();
        else
            return false;
    };
    King::generate<Which>(position, us, situation, among, sink);
    if (situation.isDoubleCheck() || isDone()) return;
    Pawn::generate<Which>(position, us, situation, among, sink);
    if (isDone()) return;
    Knight::generate<Which>(position, us, situation, among, sink);
    if (isDone()) return;
    Bishop::generate<Which>(position, us, situation, among, sink);
    Rook::generate<Which>(position, us, situation, among, sink);
    Queen::generate<Which>(position, us, situation, among, sink);
}

}  // namespace roque
