#pragma once

#include "model/pieces/pieces.h"
#include "model/pieces/sinks.h"

// The legal move generator: each type of piece in turn hands its moves to a sink (pieces/sinks.h). Everything
// here is a template over the side to move, the filter and the sink; every call is inlined and none is
// virtual. docs/generator.md shows how that was verified.
namespace roque {

/// Hands every legal move of `us`, the side to move, to the sink.
///
/// `among` restricts the moves to the pieces on those squares. This answers other questions with the same
/// rules: the moves of one piece, or whether one move is legal.
template <MoveFilter Filter = MoveFilter::All, typename Side, typename Sink>
ROQUE_INLINE void generate(const Position& position, Side us, const ChecksAndPins& checksAndPins, Sink& sink,
                           Bitboard among = kAllSquares) {
    const auto isDone = [&] {
        if constexpr (Sink::kStopsEarly)
            return sink.isDone();
        else
            return false;
    };
    King::generate<Filter>(position, us, checksAndPins, among, sink);
    if (checksAndPins.isDoubleCheck() || isDone()) return;
    Pawn::generate<Filter>(position, us, checksAndPins, among, sink);
    if (isDone()) return;
    Knight::generate<Filter>(position, us, checksAndPins, among, sink);
    if (isDone()) return;
    Bishop::generate<Filter>(position, us, checksAndPins, among, sink);
    Rook::generate<Filter>(position, us, checksAndPins, among, sink);
    Queen::generate<Filter>(position, us, checksAndPins, among, sink);
}

/// Appends the moves to a list: the form a search uses.
template <MoveFilter Filter = MoveFilter::All, typename Side>
ROQUE_INLINE void listMoves(const Position& position, Side us, const ChecksAndPins& checksAndPins,
                            MoveList& moves, Bitboard among = kAllSquares) {
    EachSink sink{[&](Move move) { moves.push(move); }};
    generate<Filter>(position, us, checksAndPins, sink, among);
}

}  // namespace roque
