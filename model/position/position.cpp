#include "model/position/position.h"

#include <type_traits>

#include "model/board/attackers.h"
#include "model/rules/en_passant.h"

namespace roque {

static_assert(std::is_trivially_copyable_v<Position>);

namespace {

/// The key of the castling rights of `castlingRooks`, with the kings of `board`.
Key castlingKey(const Board& board, Bitboard castlingRooks) noexcept {
    Key key = 0;
    for (const Square rook : SquaresOf(castlingRooks)) {
        const Color color = rankOf(rook) == Rank::First ? Color::White : Color::Black;
        key ^= zobrist::castling(color, Castling::wing(board.king(color), rook));
    }
    return key;
}

Setup startSetup() noexcept {
    Setup setup;
    constexpr std::array kBackRank{PieceType::Rook, PieceType::Knight, PieceType::Bishop, PieceType::Queen,
                                   PieceType::King, PieceType::Bishop, PieceType::Knight, PieceType::Rook};
    for (std::uint32_t file = 0; file < kBackRank.size(); ++file) {
        for (const Color color : kColors) {
            setup.board.put(color, kBackRank[file], squareAt(File(file), relativeRank(color, Rank::First)));
            setup.board.put(color, PieceType::Pawn, squareAt(File(file), relativeRank(color, Rank::Second)));
        }
    }
    setup.castlingRooks = setup.board.pieces(PieceType::Rook);
    return setup;
}

}  // namespace

Position Position::start() noexcept {
    static const Position kStart = *from(startSetup());
    return kStart;
}

Result<Position, PositionProblems> Position::from(const Setup& setup) {
    if (const PositionProblems problems = validate(setup); !problems.empty()) return problems;
    Position position;
    position.board_ = setup.board;
    position.castlingRooks_ = setup.castlingRooks;
    position.halfmoveClock_ = setup.halfmoveClock;
    position.fullmoveNumber_ = setup.fullmoveNumber;
    position.side_ = static_cast<std::uint8_t>(setup.sideToMove);
    if (setup.enPassant != Square::None) position.allowEnPassant(setup.enPassant);
    position.key_ = position.computeKey();
    return position;
}

Key Position::computeKey() const noexcept {
    Key key = castlingKey(board_, castlingRooks_);
    for (const Color color : kColors) {
        for (const Square square : SquaresOf(board_.pieces(color))) {
            key ^= zobrist::piece(color, board_.typeOn(square), square);
        }
    }
    if (enPassant() != Square::None) key ^= zobrist::enPassant(enPassant());
    if (sideToMove() == Color::White) key ^= zobrist::kWhiteToMove;
    return key;
}

Setup Position::setup() const noexcept {
    return {board_, sideToMove(), castlingRooks_, enPassant(), halfmoveClock_, fullmoveNumber_};
}

bool Position::isCheck() const noexcept {
    const Color us = sideToMove();
    return (attackersTo(board_, board_.king(us), board_.occupied()) & board_.pieces(~us)) != 0;
}

Position Position::after(Move move) const noexcept {
    return sideToMove() == Color::White ? after(kWhite, move) : after(kBlack, move);
}

void Position::loseCastlingRooks(const Position& was, Bitboard lost) noexcept {
    castlingRooks_ = was.castlingRooks_ & ~lost;
    key_ ^= castlingKey(was.board_, lost);
}

void Position::allowEnPassant(Square target) noexcept {
    if (!EnPassant::isPossible(board_, sideToMove(), target)) return;
    enPassant_ = static_cast<std::uint8_t>(target);
    key_ ^= zobrist::enPassant(target);
}

}  // namespace roque
