#include "model/movegen/legal_moves.h"
#include "model/notation/san.h"
#include "model/notation/san_pattern.h"
#include "model/notation/uci_move.h"
#include "model/rules/castling.h"

namespace roque {
namespace {

using Kind = MoveError::Kind;

/// Whether a text is one of the spellings of "no move".
bool isNullMove(std::string_view text) {
    return text == "--" || text == "Z0" || text == "0000";
}

/// The pieces that match a pattern's type and origin.
Bitboard candidates(const Position& position, const SanPattern& pattern) {
    const Board& board = position.board();
    if (pattern.castling) return board.pieces(position.sideToMove(), PieceType::King);
    Bitboard pieces = board.pieces(position.sideToMove(), pattern.piece);
    if (pattern.file) pieces &= maskOf(*pattern.file);
    if (pattern.rank) pieces &= maskOf(*pattern.rank);
    return pieces;
}

/// Whether a legal move of a candidate matches the pattern.
bool fits(const SanPattern& pattern, Move move) {
    if (move.isCastling()) return pattern.castling == Castling::wing(move.from(), move.to());
    return !pattern.castling && move.to() == pattern.to && move.promotion() == pattern.promotion
           && (!pattern.isEnPassant || move.kind() == Move::Kind::EnPassant);
}

/// The UCI text of a pattern with both squares but no piece.
std::string asUci(const SanPattern& pattern) {
    std::string text;
    if (pattern.file) text += letterOf(*pattern.file);
    if (pattern.rank) text += digitOf(*pattern.rank);
    text += toString(pattern.to);
    if (pattern.promotion != PieceType::None) text += letterOf(pattern.promotion);
    return text;
}

/// The one legal move that matches a pattern, or why there is none.
Result<Move, Kind> find(const Position& position, const SanPattern& pattern) {
    if (!pattern.castling && pattern.piece == PieceType::None) {
        const auto move = parseUciMove(position, asUci(pattern));
        if (!move || (pattern.isEnPassant && move->kind() != Move::Kind::EnPassant)) return Kind::Illegal;
        return *move;
    }
    Move found = Move::none();
    const Bitboard onto = pattern.castling ? kAllSquares : bit(pattern.to);
    for (const Move move : legalMoves(position, candidates(position, pattern), onto)) {
        if (!fits(pattern, move)) continue;
        if (found != Move::none()) return Kind::Ambiguous;
        found = move;
    }
    if (found == Move::none()) return Kind::Illegal;
    return found;
}

/// The move of a text if a leading b is read in one way.
Result<Move, Kind> read(const Position& position, std::string_view text, SanPattern::LetterB letterB) {
    if (isNullMove(text)) return Kind::Illegal;
    const auto pattern = SanPattern::parse(text, letterB);
    if (!pattern) return Kind::Syntax;
    return find(position, *pattern);
}

}  // namespace

Result<Move, MoveError> parseSan(const Position& position, std::string_view text, SanReading reading) {
    const auto fail = [&](Kind kind) { return MoveError{kind, std::string(text)}; };
    const auto move = read(position, text, SanPattern::LetterB::File);
    if (reading == SanReading::Strict) {
        if (!move) return fail(move.error());
        if (toSan(position, *move) != text) return fail(Kind::Syntax);
        return *move;
    }
    if (move) return *move;
    const auto ofBishop = read(position, text, SanPattern::LetterB::Bishop);
    if (ofBishop) return *ofBishop;
    return fail(ofBishop.error() == Kind::Ambiguous ? Kind::Ambiguous : move.error());
}

}  // namespace roque
