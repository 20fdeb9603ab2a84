#include "model/movegen/legal_moves.h"

#include "model/pieces/sinks.h"

namespace roque {
namespace {

/// Calls a function with the side to move as a constant and the situation of that side.
template <typename Function>
auto withSituation(const Position& position, Function function) {
    if (position.sideToMove() == Color::White) return function(kWhite, situationOf(position.board(), kWhite));
    return function(kBlack, situationOf(position.board(), kBlack));
}

}  // namespace

MoveList legalMoves(const Position& position) {
    return legalMoves(position, kAllSquares);
}

MoveList legalMoves(const Position& position, Bitboard among) {
    MoveList moves;
    withSituation(position, [&](auto us, const Situation& situation) {
        listMoves(position, us, situation, moves, among);
    });
    return moves;
}

MoveList legalMoves(const Position& position, Bitboard among, Bitboard onto) {
    MoveList moves;
    withSituation(position, [&](auto us, const Situation& situation) {
        OntoSink sink{EachSink{[&](Move move) { moves.push(move); }}, onto};
        generate(position, us, situation, sink, among);
    });
    return moves;
}

bool isLegal(const Position& position, Move move) {
    return legalMoves(position, bit(move.from()), bit(move.to())).contains(move);
}

bool hasLegalMove(const Position& position) noexcept {
    return withSituation(position, [&](auto us, const Situation& situation) {
        AnySink sink;
        generate(position, us, situation, sink);
        return sink.isDone();
    });
}

unsigned countLegalMoves(const Position& position) noexcept {
    return withSituation(position, [&](auto us, const Situation& situation) {
        CountSink sink;
        generate(position, us, situation, sink);
        return static_cast<unsigned>(sink.moves);
    });
}

bool isCheckmate(const Position& position) noexcept {
    return position.isCheck() && !hasLegalMove(position);
}

bool isStalemate(const Position& position) noexcept {
    return !position.isCheck() && !hasLegalMove(position);
}

}  // namespace roque
