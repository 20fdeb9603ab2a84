#include "model/movegen/legal_moves.h"
#include "model/notation/null_move.h"
#include "model/notation/san.h"
#include "model/rules/castling.h"

namespace roque {
namespace {

/// What distinguishes a piece from others of its type that may go to the same square: its file, else its
/// rank, else both (PGN standard, 8.2.3.4). Pinned pieces that may not go there do not count.
std::string origin(const Position& position, Move move, PieceType type) {
    const Bitboard others = position.board().pieces(position.sideToMove(), type) & ~bit(move.from());
    Bitboard rivals = kNoSquares;
    if (others != 0) {
        for (const Move other : legalMoves(position, others, bit(move.to()))) rivals |= bit(other.from());
    }
    if (rivals == 0) return "";
    if ((rivals & maskOf(fileOf(move.from()))) == 0) return {letterOf(fileOf(move.from()))};
    if ((rivals & maskOf(rankOf(move.from()))) == 0) return {digitOf(rankOf(move.from()))};
    return toString(move.from());
}

/// The SAN without + and #.
std::string movement(const Position& position, Move move) {
    if (move.isCastling()) return Castling::wing(move.from(), move.to()) == Wing::KingSide ? "O-O" : "O-O-O";
    const PieceType type = position.board().typeOn(move.from());
    const bool isCapture = !position.board().isEmpty(move.to()) || move.kind() == Move::Kind::EnPassant;
    std::string text;
    if (type != PieceType::Pawn)
        text = upperLetterOf(type) + origin(position, move, type);
    else if (isCapture)
        text = letterOf(fileOf(move.from()));
    if (isCapture) text += 'x';
    text += toString(move.to());
    if (move.isPromotion()) {
        text += '=';
        text += upperLetterOf(move.promotion());
    }
    return text;
}

}  // namespace

std::string toSan(const Position& position, Move move) {
    if (move == Move::null()) return std::string(kNullMoveText);
    std::string text = movement(position, move);
    const Position next = position.after(move);
    if (next.isCheck()) text += hasLegalMove(next) ? '+' : '#';
    return text;
}

}  // namespace roque
