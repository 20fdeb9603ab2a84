#include "model/movegen/legal_moves.h"

#include "model/movegen/generator.h"

namespace roque {
namespace {

/// Calls `function(us, checksAndPins)` with the side to move as a compile-time constant.
template <typename Function>
auto withChecksAndPins(const Position& position, Function function) {
    if (position.sideToMove() == Color::White)
        return function(kWhite, checksAndPinsOf(position.board(), kWhite));
    return function(kBlack, checksAndPinsOf(position.board(), kBlack));
}

}  // namespace

MoveList legalMoves(const Position& position) {
    return legalMoves(position, kAllSquares);
}

MoveList legalMoves(const Position& position, Bitboard among) {
    MoveList moves;
    withChecksAndPins(position, [&](auto us, const ChecksAndPins& checksAndPins) {
        listMoves(position, us, checksAndPins, moves, among);
    });
    return moves;
}

MoveList legalMoves(const Position& position, Bitboard among, Bitboard onto) {
    MoveList moves;
    withChecksAndPins(position, [&](auto us, const ChecksAndPins& checksAndPins) {
        OntoSink sink{EachSink{[&](Move move) { moves.push(move); }}, onto};
        generate(position, us, checksAndPins, sink, among);
    });
    return moves;
}

bool isLegal(const Position& position, Move move) {
    return legalMoves(position, bit(move.from()), bit(move.to())).contains(move);
}

bool hasLegalMove(const Position& position) noexcept {
    return withChecksAndPins(position, [&](auto us, const ChecksAndPins& checksAndPins) {
        AnySink sink;
        generate(position, us, checksAndPins, sink);
        return sink.isDone();
    });
}

unsigned countLegalMoves(const Position& position) noexcept {
    return withChecksAndPins(position, [&](auto us, const ChecksAndPins& checksAndPins) {
        CountSink sink;
        generate(position, us, checksAndPins, sink);
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
