#include "model/position/repair.h"

#include <algorithm>

#include "model/board/attackers.h"

namespace roque {
namespace {

using enum PositionProblem;

/// An empty square for a king: e1 (e8), or else the first one from its side of the board that is not
/// attacked.
std::optional<Square> placeForKing(const Board& board, Color color) {
    const Square home = squareAt(File::E, relativeRank(color, Rank::First));
    const auto isFree = [&](Square square) {
        return board.isEmpty(square)
               && (attackersTo(board, square, board.occupied()) & board.pieces(~color)) == 0;
    };
    if (isFree(home)) return home;
    for (std::uint32_t rank = 0; rank < 8; ++rank) {
        for (std::uint32_t file = 0; file < 8; ++file) {
            const Square square = squareAt(File(file), relativeRank(color, Rank(rank)));
            if (isFree(square)) return square;
        }
    }
    return std::nullopt;
}

Repair addKing(const Setup& setup, Color color, PositionProblem problem) {
    const auto square = placeForKing(setup.board, color);
    if (!square) return {problem, std::nullopt};
    Setup mended = setup;
    mended.board.put(color, PieceType::King, *square);
    return {problem, mended, bit(*square)};
}

/// The setup without the pieces on some squares.
Repair takeAway(const Setup& setup, Bitboard squares, PositionProblem problem) {
    Setup mended = setup;
    for (const Square square : SquaresOf(squares)) mended.board.remove(square);
    return {problem, mended, squares};
}

/// Keeps one of several kings: the one on its home square, else the one nearest to its side of the board.
Repair keepOneKing(const Setup& setup, Color color, PositionProblem problem) {
    const Bitboard kings = setup.board.pieces(color, PieceType::King);
    const Square home = squareAt(File::E, relativeRank(color, Rank::First));
    const Square nearest = color == Color::White ? firstOf(kings) : lastOf(kings);
    return takeAway(setup, kings & ~bit(contains(kings, home) ? home : nearest), problem);
}

Repair tooMany(unsigned present, unsigned most, PositionProblem problem) {
    return {problem, std::nullopt, kNoSquares, present - std::min(present, most)};
}

/// How many promoted pieces a side has more than it lacks pawns.
unsigned promotionsTooMany(const Board& board, Color color) {
    unsigned promoted = 0;
    for (const auto& [type, inSet] : {std::pair{PieceType::Queen, 1U}, std::pair{PieceType::Rook, 2U},
                                      std::pair{PieceType::Bishop, 2U}, std::pair{PieceType::Knight, 2U}}) {
        const unsigned present = count(board.pieces(color, type));
        promoted += present > inSet ? present - inSet : 0;
    }
    const unsigned missing =
        kPawnsAtStart - std::min(kPawnsAtStart, count(board.pieces(color, PieceType::Pawn)));
    return promoted - std::min(promoted, missing);
}

/// The pieces of the opponent that attack the kings of a color.
Bitboard attackersOfKings(const Board& board, Color color) {
    Bitboard attackers = kNoSquares;
    for (const Square king : SquaresOf(board.pieces(color, PieceType::King)))
        attackers |= attackersTo(board, king, board.occupied()) & board.pieces(~color);
    return attackers;
}

/// Gives the turn to the other side, unless that position is just as impossible.
Repair changeTurn(const Setup& setup) {
    Setup mended = setup;
    mended.sideToMove = ~setup.sideToMove;
    mended.enPassant = Square::None;
    const PositionProblems left = validate(mended);
    if (!left.has(OpponentInCheck) && !left.has(ImpossibleCheck)) return {OpponentInCheck, mended};
    return {OpponentInCheck, std::nullopt, attackersOfKings(setup.board, ~setup.sideToMove)};
}

Repair dropRights(const Setup& setup, PositionProblem problem) {
    Setup mended = setup;
    mended.castlingRooks = repaired(setup).castlingRooks;
    return {problem, mended, setup.castlingRooks & ~mended.castlingRooks};
}

/// Of several rooks with a right on the same wing, keeps the outermost.
Repair keepOuterRooks(const Setup& setup) {
    Setup mended = setup;
    mended.castlingRooks = kNoSquares;
    const Bitboard sound = repaired(setup).castlingRooks;
    for (const Color color : kColors) {
        const Bitboard rooks = sound & rankMask(color, Rank::First);
        const Bitboard below = rooks == 0 ? kNoSquares : bit(setup.board.king(color)) - 1;
        if ((rooks & below) != 0) mended.castlingRooks |= bit(firstOf(rooks & below));
        if ((rooks & ~below) != 0) mended.castlingRooks |= bit(lastOf(rooks & ~below));
    }
    return {SeveralCastlingRooksOnWing, mended, sound & ~mended.castlingRooks};
}

Repair clearEnPassant(const Setup& setup) {
    Setup mended = setup;
    mended.enPassant = Square::None;
    return {EnPassantImpossible, mended};
}

Repair repairOf(const Setup& setup, PositionProblem problem) {
    const Board& board = setup.board;
    const auto ofWhite = [&](PositionProblem white) {
        return problem == white ? Color::White : Color::Black;
    };
    switch (problem) {
        case NoWhiteKing:
        case NoBlackKing:
            return addKing(setup, ofWhite(NoWhiteKing), problem);
        case SeveralWhiteKings:
        case SeveralBlackKings:
            return keepOneKing(setup, ofWhite(SeveralWhiteKings), problem);
        case PawnOnFirstOrLastRank:
            return takeAway(setup, board.pieces(PieceType::Pawn) & (kFirstRank | kEighthRank), problem);
        case TooManyWhitePieces:
        case TooManyBlackPieces:
            return tooMany(count(board.pieces(ofWhite(TooManyWhitePieces))), kPiecesAtStart, problem);
        case TooManyWhitePawns:
        case TooManyBlackPawns:
            return tooMany(count(board.pieces(ofWhite(TooManyWhitePawns), PieceType::Pawn)), kPawnsAtStart,
                           problem);
        case TooManyWhitePromotions:
        case TooManyBlackPromotions:
            return {problem, std::nullopt, kNoSquares,
                    promotionsTooMany(board, ofWhite(TooManyWhitePromotions))};
        case OpponentInCheck:
            return changeTurn(setup);
        case ImpossibleCheck:
            return {problem, std::nullopt, attackersOfKings(board, setup.sideToMove)};
        case CastlingRightWithoutRook:
        case CastlingRightWithoutKing:
            return dropRights(setup, problem);
        case SeveralCastlingRooksOnWing:
            return keepOuterRooks(setup);
        case EnPassantImpossible:
            break;
    }
    return clearEnPassant(setup);
}

}  // namespace

std::vector<Repair> repairsOf(const Setup& setup) {
    std::vector<Repair> repairs;
    for (const PositionProblem problem : validate(setup).list()) repairs.push_back(repairOf(setup, problem));
    return repairs;
}

}  // namespace roque
