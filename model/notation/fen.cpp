#include "model/notation/fen.h"

#include "model/notation/fen_reader.h"
#include "model/pieces/piece.h"

namespace roque {
namespace {

/// A letter in the case FEN uses for a color.
char cased(char lower, Color color) {
    return color == Color::White ? static_cast<char>(lower - 'a' + 'A') : lower;
}

void appendRank(std::string& fen, const Board& board, Rank rank) {
    char empty = '0';
    const auto appendEmpty = [&] {
        if (empty != '0') fen += empty;
        empty = '0';
    };
    for (const Square square : SquaresOf(maskOf(rank))) {
        if (const Piece* piece = board.pieceAt(square)) {
            appendEmpty();
            fen += piece->symbol();
        } else {
            ++empty;
        }
    }
    appendEmpty();
}

/// The letter of one right: of its wing if X-FEN allows it, otherwise of the rook's file.
char letterOfRight(const Board& board, Color color, Square rook, FenStyle style) {
    const Bitboard home = rankMask(color, Rank::First);
    const Bitboard king = board.pieces(color, PieceType::King) & home;
    const Bitboard rooks = board.pieces(color, PieceType::Rook) & home;
    if (style == FenStyle::XFen && king != 0 && contains(rooks, rook)) {
        if (rook == lastOf(rooks) && bit(rook) > king) return cased('k', color);
        if (rook == firstOf(rooks) && bit(rook) < king) return cased('q', color);
    }
    return cased(letterOf(fileOf(rook)), color);
}

void appendCastling(std::string& fen, const Setup& setup, FenStyle style) {
    const std::size_t before = fen.size();
    for (const Color color : kColors) {
        Bitboard rooks = setup.castlingRooks & rankMask(color, Rank::First);
        while (rooks != 0) {  // kingside first, as in KQkq
            const Square rook = lastOf(rooks);
            rooks &= ~bit(rook);
            fen += letterOfRight(setup.board, color, rook, style);
        }
    }
    if (fen.size() == before) fen += '-';
}

}  // namespace

Result<Position, FenError> parseFen(std::string_view fen) {
    FenReader reader(fen);
    if (reader.error().problems.empty()) {
        if (const auto position = Position::from(repaired(reader.setup()))) return *position;
    }
    reader.judgePosition();
    return reader.error();
}

Result<Setup, FenError> parseFenSetup(std::string_view fen) {
    const FenReader reader(fen);
    if (!reader.error().problems.empty()) return reader.error();
    return reader.setup();
}

std::string toFen(const Position& position, FenStyle style) {
    return toFen(position.setup(), style);
}

std::string toFen(const Setup& setup, FenStyle style) {
    std::string fen;
    for (std::uint32_t rank = 8; rank-- > 0;) {
        appendRank(fen, setup.board, Rank(rank));
        if (rank > 0) fen += '/';
    }
    fen += setup.sideToMove == Color::White ? " w " : " b ";
    appendCastling(fen, setup, style);
    fen += ' ' + toString(setup.enPassant);
    fen += ' ' + std::to_string(setup.halfmoveClock) + ' ' + std::to_string(setup.fullmoveNumber);
    return fen;
}

bool usesShredderCastling(std::string_view fen) noexcept {
    constexpr std::string_view kBlanks = " \t\r\n\v\f";
    for (int field = 0; field < 3; ++field) {
        fen.remove_prefix(std::min(fen.find_first_not_of(kBlanks), fen.size()));
        const std::string_view word = fen.substr(0, fen.find_first_of(kBlanks));
        if (field == 2) return !word.empty() && word.find_first_not_of("ABCDEFGHabcdefgh") == word.npos;
        fen.remove_prefix(word.size());
    }
    return false;
}

}  // namespace roque
