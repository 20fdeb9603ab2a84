#include <gtest/gtest.h>

#include "model/attacks/geometry.h"
#include "model/board/attackers.h"
#include "model/movegen/illegal_reason.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/pieces/piece.h"
#include "tests/property/random_walk.h"

// What is said about a move that may not be made must be true.
namespace roque::test {
namespace {

using Reason = IllegalReason;

/// A move that may not be made, and the board if it were made all the same.
struct Refused {
    const Position& position;
    Square from;
    Square to;

    [[nodiscard]] const Board& board() const { return position.board(); }
    [[nodiscard]] Color us() const { return position.sideToMove(); }
    [[nodiscard]] const Piece& piece() const { return *board().pieceAt(from); }
    [[nodiscard]] bool isCapture() const { return contains(board().pieces(~us()), to); }
    [[nodiscard]] bool reachesOnAnEmptyBoard() const {
        return contains(piece().attacksFrom(from, kNoSquares), to);
    }
    /// The board after the move.
    [[nodiscard]] Board after() const {
        Board made = board();
        made.remove(from);
        if (isCapture()) made.remove(to);
        const bool takesEnPassant = piece().type() == PieceType::Pawn && to == position.enPassant();
        if (takesEnPassant) made.remove(squareAt(fileOf(to), rankOf(from)));
        made.put(us(), piece().type(), to);
        return made;
    }
    [[nodiscard]] Bitboard checkersOn(const Board& made) const {
        return attackersTo(made, made.king(us()), made.occupied()) & made.pieces(~us());
    }
};

bool isSafe(const Refused& move) {
    return move.checkersOn(move.after()) == kNoSquares;
}

/// Whether the piece shields its king: without it there is a check that was none before.
bool isPinned(const Refused& move) {
    Board without = move.board();
    without.remove(move.from);
    return (move.checkersOn(without) & ~move.checkersOn(move.board())) != kNoSquares;
}

int ranksAhead(const Refused& move) {
    const int ranks = static_cast<int>(rankOf(move.to)) - static_cast<int>(rankOf(move.from));
    return move.us() == Color::White ? ranks : -ranks;
}

/// Whether what a reason says about a piece's kind and path holds.
bool isTrueOfThePath(Reason reason, const Refused& move) {
    const bool isPawn = move.piece().type() == PieceType::Pawn;
    const bool isSameFile = fileOf(move.from) == fileOf(move.to);
    const int files = std::abs(static_cast<int>(fileOf(move.to)) - static_cast<int>(fileOf(move.from)));
    const bool isDiagonal = files == ranksAhead(move);
    switch (reason) {
        case Reason::OwnPiece:
            return contains(move.board().pieces(move.us()), move.to);
        case Reason::Movement:
            return isPawn ? !isSameFile && !isDiagonal : !move.reachesOnAnEmptyBoard();
        case Reason::PawnBackwards:
            return isPawn && ranksAhead(move) < 0;
        case Reason::PawnTooFar:
            return isPawn && isSameFile && ranksAhead(move) > 2;
        case Reason::PawnTooFarDiagonally:
            return isPawn && isDiagonal && ranksAhead(move) > 1;
        case Reason::PawnDoubleStep:
            return isPawn && ranksAhead(move) == 2
                   && rankOf(move.from) != relativeRank(move.us(), Rank::Second);
        case Reason::PawnCapturesAhead:
            return isPawn && isSameFile && move.isCapture();
        case Reason::PawnDiagonal:
            return isPawn && !isSameFile && move.board().isEmpty(move.to);
        case Reason::PieceInTheWay:
            return (isPawn || move.reachesOnAnEmptyBoard())
                   && (geometry::between(move.from, move.to) & move.board().occupied()) != kNoSquares;
        default:
            return false;
    }
}

/// Whether what a reason says about the safety of the king holds.
bool isTrueOfTheKing(Reason reason, const Refused& move) {
    const bool isKing = move.piece().type() == PieceType::King;
    const Bitboard checkers = move.checkersOn(move.board());
    switch (reason) {
        case Reason::KingBesideKing:
            return isKing && contains(attacks::king(move.board().king(~move.us())), move.to);
        case Reason::DoubleCheck:
            return !isKing && count(checkers) == 2 && !isSafe(move);
        case Reason::InCheck:
            return !isKing && (move.checkersOn(move.after()) & checkers) != kNoSquares;
        case Reason::Pinned:
            return !isKing && isPinned(move) && !isSafe(move);
        case Reason::ExposesKing:
            return !isSafe(move) && (isKing || !isPinned(move));
        default:
            return isTrueOfThePath(reason, move);
    }
}

/// The squares from one to another on a rank, both included.
Bitboard span(Square from, Square to) {
    return geometry::between(from, to) | bit(from) | bit(to);
}

/// Whether what a reason says about castling holds; the rook is one with a right.
bool isTrueOfCastling(Reason reason, const Refused& move) {
    const Wing wing = move.to > move.from ? Wing::KingSide : Wing::QueenSide;
    Square rook = Square::None;
    for (const Square each : SquaresOf(move.position.castlingRooks() & move.board().pieces(move.us()))) {
        if ((each > move.from) == (wing == Wing::KingSide)) rook = each;
    }
    if (reason == Reason::CastlingRightLost) return rook == Square::None;
    if (rook == Square::None) return false;
    const Square kingTo = Castling::kingTarget(move.us(), wing);
    const Bitboard path = span(move.from, kingTo) | span(rook, Castling::rookTarget(move.us(), wing));
    const bool isBlocked = (path & move.board().occupied() & ~bit(move.from) & ~bit(rook)) != kNoSquares;
    const auto isAttacked = [&](Square square) {
        const Bitboard occupied = move.board().occupied() & ~bit(move.from);
        return (attackersTo(move.board(), square, occupied) & move.board().pieces(~move.us())) != kNoSquares;
    };
    bool isPassingCheck = false;
    for (const Square each : SquaresOf(geometry::between(move.from, kingTo)))
        isPassingCheck = isPassingCheck || isAttacked(each);
    switch (reason) {
        case Reason::CastlingInCheck:
            return move.position.isCheck();
        case Reason::CastlingBlocked:
            return isBlocked;
        case Reason::CastlingThroughCheck:
            return !isBlocked && isPassingCheck;
        default: {
            Board made = move.board();
            made.remove(move.from);
            made.remove(rook);
            made.put(move.us(), PieceType::King, kingTo);
            made.put(move.us(), PieceType::Rook, Castling::rookTarget(move.us(), wing));
            return !isBlocked && move.checkersOn(made) != kNoSquares;
        }
    }
}

bool isTrue(Reason reason, const Refused& move) {
    switch (reason) {
        case Reason::CastlingRightLost:
        case Reason::CastlingInCheck:
        case Reason::CastlingBlocked:
        case Reason::CastlingThroughCheck:
        case Reason::CastlingIntoCheck:
            return move.piece().type() == PieceType::King && isTrueOfCastling(reason, move);
        default:
            return isTrueOfTheKing(reason, move);
    }
}

TEST(IllegalReasons, AreTrueAndToldOnlyOfWhatIsIllegal) {
    forRandomPositions(11, positionCount() / 10, [](const Position& position) {
        const Bitboard own = position.board().pieces(position.sideToMove());
        for (const Square from : SquaresOf(own)) {
            const MoveList legal = legalMoves(position, bit(from));
            for (const Square to : SquaresOf(kAllSquares & ~bit(from))) {
                const auto reason = whyIllegal(position, from, to);
                bool isLegal = false;
                for (const Move move : legal) {
                    const Wing wing = Castling::wing(move.from(), move.to());
                    isLegal =
                        isLegal || move.to() == to
                        || (move.isCastling() && to == Castling::kingTarget(position.sideToMove(), wing));
                }
                EXPECT_EQ(!reason.has_value(), isLegal);
                if (!reason) continue;
                EXPECT_TRUE(isTrue(*reason, {position, from, to}))
                    << toFen(position) << ' ' << toString(from) << toString(to) << ": "
                    << english(describe(*reason, position.board().typeOn(from)));
            }
        }
    });
}

}  // namespace
}  // namespace roque::test
