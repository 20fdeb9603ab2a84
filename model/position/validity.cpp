#include "model/position/validity.h"

#include <algorithm>
#include <array>
#include <optional>

#include "model/board/attackers.h"
#include "model/rules/en_passant.h"

namespace roque {
namespace {

using enum PositionProblem;

/// How many more pieces of a type a side has than in the initial set.
unsigned beyondFirstSet(const Board& board, Color color, PieceType type, unsigned inFirstSet) {
    const unsigned present = count(board.pieces(color, type));
    return present > inFirstSet ? present - inFirstSet : 0;
}

/// The least number of pieces of a color that must be promoted pawns.
unsigned promotedAtLeast(const Board& board, Color color) {
    return beyondFirstSet(board, color, PieceType::Queen, 1)
           + beyondFirstSet(board, color, PieceType::Rook, 2)
           + beyondFirstSet(board, color, PieceType::Bishop, 2)
           + beyondFirstSet(board, color, PieceType::Knight, 2);
}

/// Adds the problems with the number of each side's pieces.
void judgeMaterial(const Board& board, PositionProblems& problems) {
    for (const Color color : kColors) {
        const auto add = [&](PositionProblem ofWhite, PositionProblem ofBlack) {
            problems.add(color == Color::White ? ofWhite : ofBlack);
        };
        const unsigned kings = count(board.pieces(color, PieceType::King));
        const unsigned pawns = count(board.pieces(color, PieceType::Pawn));
        if (kings == 0) add(NoWhiteKing, NoBlackKing);
        if (kings > 1) add(SeveralWhiteKings, SeveralBlackKings);
        if (count(board.pieces(color)) > kPiecesAtStart) add(TooManyWhitePieces, TooManyBlackPieces);
        if (pawns > kPawnsAtStart) add(TooManyWhitePawns, TooManyBlackPawns);
        if (promotedAtLeast(board, color) > kPawnsAtStart - std::min(pawns, kPawnsAtStart))
            add(TooManyWhitePromotions, TooManyBlackPromotions);
    }
    if ((board.pieces(PieceType::Pawn) & (kFirstRank | kEighthRank)) != 0)
        problems.add(PawnOnFirstOrLastRank);
}

/// The opponent's pieces that attack the one king of `us`.
Bitboard checkersOf(const Board& board, Color us) {
    return attackersTo(board, board.king(us), board.occupied()) & board.pieces(~us);
}

/// Whether some last move can have given check with these pieces.
///
/// A move gives check with the piece that moved and along one line that it opened, or opens two lines at once
/// (en passant): at most two checkers, and of two at least one a slider. It cannot open two lines from
/// opposite sides of the king, since it would have to start on both sides.
bool isPossibleCheck(const Board& board, Square king, Bitboard checkers) {
    if (!hasSeveral(checkers)) return true;
    if (count(checkers) > 2) return false;
    const Bitboard jumpers = board.pieces(PieceType::Pawn) | board.pieces(PieceType::Knight);
    return (checkers & ~jumpers) != 0
           && !contains(geometry::between(firstOf(checkers), lastOf(checkers)), king);
}

void judgeChecks(const Setup& setup, PositionProblems& problems) {
    const Board& board = setup.board;
    const Color us = setup.sideToMove;
    for (const Square king : SquaresOf(board.pieces(~us, PieceType::King))) {
        if ((attackersTo(board, king, board.occupied()) & board.pieces(us)) != 0)
            problems.add(OpponentInCheck);
    }
    if (count(board.pieces(us, PieceType::King)) != 1) return;
    if (!isPossibleCheck(board, board.king(us), checkersOf(board, us))) problems.add(ImpossibleCheck);
}

/// The problem with the castling right of the rook on a square, if any.
std::optional<PositionProblem> castlingFlaw(const Board& board, Square rook) {
    const Rank rank = rankOf(rook);
    if (rank != Rank::First && rank != Rank::Eighth) return CastlingRightWithoutRook;
    const Color color = rank == Rank::First ? Color::White : Color::Black;
    if (!contains(board.pieces(color, PieceType::Rook), rook)) return CastlingRightWithoutRook;
    constexpr Bitboard kCorners = (kFileA | kFileH) & (kFirstRank | kEighthRank);
    const Bitboard home = rankMask(color, Rank::First) & ~kCorners;
    if ((board.pieces(color, PieceType::King) & home) == 0) return CastlingRightWithoutKing;
    return std::nullopt;
}

void judgeCastling(const Setup& setup, PositionProblems& problems) {
    Bitboard sound = kNoSquares;
    for (const Square rook : SquaresOf(setup.castlingRooks)) {
        if (const auto flaw = castlingFlaw(setup.board, rook))
            problems.add(*flaw);
        else
            sound |= bit(rook);
    }
    for (const Color color : kColors) {
        const Bitboard rooks = sound & rankMask(color, Rank::First);
        const Bitboard below = rooks == 0 ? kNoSquares : bit(setup.board.king(color)) - 1;
        if (hasSeveral(rooks & below) || hasSeveral(rooks & ~below)) problems.add(SeveralCastlingRooksOnWing);
    }
}

/// Whether the last move can have been a double pawn push over the en passant square.
///
/// The pawn's path must be clear and, with the pawn moved back, the side to move must not be in check: it was
/// the opponent's turn then.
bool isEnPassantPossible(const Setup& setup) {
    const Color us = setup.sideToMove;
    const Square target = setup.enPassant;
    if (rankOf(target) != relativeRank(us, Rank::Sixth)) return false;
    const Square origin = shifted(target, forwardStep(us));
    const Square pawn = EnPassant::victim(us, target);
    if (!setup.board.isEmpty(target) || !setup.board.isEmpty(origin)) return false;
    if (!contains(setup.board.pieces(~us, PieceType::Pawn), pawn)) return false;
    Board before = setup.board;
    before.remove(pawn);
    before.put(~us, PieceType::Pawn, origin);
    return before.king(us) == Square::None || checkersOf(before, us) == 0;
}

}  // namespace

std::vector<PositionProblem> PositionProblems::list() const {
    std::vector<PositionProblem> problems;
    for (std::size_t each = 0; each < kPositionProblemCount; ++each) {
        if (set_.test(each)) problems.push_back(PositionProblem(each));
    }
    return problems;
}

Message describe(PositionProblem problem) {
    constexpr std::array<MessagePattern<0>, kPositionProblemCount> kSentences{
        ROQUE_PATTERN("White has no king"),
        ROQUE_PATTERN("Black has no king"),
        ROQUE_PATTERN("White has several kings"),
        ROQUE_PATTERN("Black has several kings"),
        ROQUE_PATTERN("a pawn stands on the first or the last rank"),
        ROQUE_PATTERN("White has more than sixteen pieces"),
        ROQUE_PATTERN("Black has more than sixteen pieces"),
        ROQUE_PATTERN("White has more than eight pawns"),
        ROQUE_PATTERN("Black has more than eight pawns"),
        ROQUE_PATTERN("White has more promoted pieces than pawns are missing"),
        ROQUE_PATTERN("Black has more promoted pieces than pawns are missing"),
        ROQUE_PATTERN("the side that is not to move is in check"),
        ROQUE_PATTERN("no last move can have given this check"),
        ROQUE_PATTERN("a right to castle is claimed where the side has no rook"),
        ROQUE_PATTERN("a right to castle is claimed though the king has left its place"),
        ROQUE_PATTERN("a right to castle is claimed for two rooks on the same side of the king"),
        ROQUE_PATTERN("no pawn can just have passed over the en passant square"),
    };
    return kSentences[static_cast<std::size_t>(problem)];
}

PositionProblems validate(const Setup& setup) {
    PositionProblems problems;
    judgeMaterial(setup.board, problems);
    judgeChecks(setup, problems);
    judgeCastling(setup, problems);
    if (setup.enPassant != Square::None && !isEnPassantPossible(setup)) problems.add(EnPassantImpossible);
    return problems;
}

Setup repaired(Setup setup) {
    for (const Square rook : SquaresOf(setup.castlingRooks)) {
        if (castlingFlaw(setup.board, rook)) setup.castlingRooks &= ~bit(rook);
    }
    if (setup.enPassant != Square::None && !isEnPassantPossible(setup)) setup.enPassant = Square::None;
    setup.halfmoveClock = std::min(setup.halfmoveClock, Setup::kMaxCount);
    setup.fullmoveNumber = std::clamp(setup.fullmoveNumber, std::uint16_t{1}, Setup::kMaxCount);
    return setup;
}

}  // namespace roque
