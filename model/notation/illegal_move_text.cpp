#include "model/notation/illegal_move_text.h"

#include "model/movegen/illegal_reason.h"
#include "model/notation/san_pattern.h"

namespace roque {
namespace {

/// The pieces that a text may mean. A pawn that does not capture stays on its file.
Bitboard meant(const Position& position, const SanPattern& pattern) {
    const Board& board = position.board();
    const Color us = position.sideToMove();
    const bool isSquare = pattern.piece == PieceType::None;
    Bitboard pieces = isSquare ? board.occupied() : board.pieces(us, pattern.piece);
    if (pattern.rank) pieces &= maskOf(*pattern.rank);
    if (pattern.file) return pieces & maskOf(*pattern.file);
    return pattern.piece == PieceType::Pawn ? pieces & maskOf(fileOf(pattern.to)) : pieces;
}

/// Whether a piece never moves like that, wherever it and other pieces stand.
bool isOfMovement(IllegalReason reason) {
    return reason == IllegalReason::Movement || reason == IllegalReason::PawnTooFar
           || reason == IllegalReason::PawnTooFarDiagonally;
}

/// The one reason that holds for all pieces that move like that; if none does, for all pieces meant.
std::optional<Message> commonReason(const Position& position, Bitboard pieces, Square to) {
    std::optional<Message> common;
    std::optional<Message> ofMovement;
    for (const Square from : SquaresOf(pieces)) {
        const auto reason = whyIllegal(position, from, to);
        if (!reason) return std::nullopt;
        const Message words = describe(*reason, position.board().typeOn(from));
        std::optional<Message>& told = isOfMovement(*reason) ? ofMovement : common;
        if (told && !(*told == words)) return std::nullopt;
        told = words;
    }
    return common ? common : ofMovement;
}

}  // namespace

std::optional<Message> illegalMoveText(const Position& position, std::string_view text) {
    for (const auto letterB : {SanPattern::LetterB::File, SanPattern::LetterB::Bishop}) {
        const auto pattern = SanPattern::parse(text, letterB);
        if (!pattern) continue;
        if (pattern->castling) {
            const auto reason = whyNoCastling(position, *pattern->castling);
            return reason ? std::optional(describe(*reason, PieceType::King)) : std::nullopt;
        }
        const Bitboard pieces = meant(position, *pattern);
        if (pieces == kNoSquares) continue;
        return commonReason(position, pieces, pattern->to);
    }
    return std::nullopt;
}

Message refusalText(const Position& position, const MoveError& error) {
    const bool isIllegal = error.kind == MoveError::Kind::Illegal;
    const auto reason = isIllegal ? illegalMoveText(position, error.text) : std::nullopt;
    return reason ? ROQUE_MESSAGE("{0}. {1}", error.describe(), *reason) : error.describe();
}

}  // namespace roque
