#include "model/movegen/illegal_reason.h"

#include <cstdlib>

#include "model/attacks/attacks.h"
#include "model/attacks/geometry.h"
#include "model/board/attackers.h"
#include "model/board/checks_and_pins.h"
#include "model/movegen/legal_moves.h"
#include "model/pieces/piece.h"
#include "model/rules/castling.h"
#include "model/rules/promotion.h"

namespace roque {
namespace {

using Reason = IllegalReason;

int fileStep(Square from, Square to) {
    return static_cast<int>(fileOf(to)) - static_cast<int>(fileOf(from));
}

/// How many ranks a move goes ahead, as its side sees it.
int rankStep(Color us, Square from, Square to) {
    const int ranks = static_cast<int>(rankOf(to)) - static_cast<int>(rankOf(from));
    return us == Color::White ? ranks : -ranks;
}

/// The square on which a castling king is put: on its rook or where it arrives.
bool isCastlingTo(Move move, Square to, Color us) {
    const Square arrival = Castling::kingTarget(us, Castling::wing(move.from(), move.to()));
    return move.isCastling() && (move.to() == to || arrival == to);
}

bool isLegalBetween(const Position& position, Square from, Square to) {
    for (const Move move : legalMoves(position, bit(from))) {
        const bool isPlain = !move.isCastling() && move.to() == to;
        if (isPlain || isCastlingTo(move, to, position.sideToMove())) return true;
    }
    return false;
}

/// One attempted move of a piece of the side to move, asked about step by step.
class Attempt {
public:
    Attempt(const Position& position, Square from, Square to)
        : position_(position),
          board_(position.board()),
          us_(position.sideToMove()),
          from_(from),
          to_(to),
          piece_(*board_.pieceAt(from)),
          checksAndPins_(checksAndPinsOf(board_, us_)) {}

    [[nodiscard]] Reason reason() const {
        if (isCastling()) return castlingReason(Castling::wing(from_, to_));
        if (contains(checksAndPins_.own, to_)) return Reason::OwnPiece;
        if (const auto reason = piece_.type() == PieceType::Pawn ? pawnReason() : movementReason())
            return *reason;
        return piece_.type() == PieceType::King ? kingReason() : shieldReason();
    }

    [[nodiscard]] Reason castlingReason(Wing wing) const {
        Square rook = Square::None;
        for (const Square each : SquaresOf(ownCastlingRooks())) {
            if (Castling::wing(from_, each) == wing) rook = each;
        }
        if (rook == Square::None) return Reason::CastlingRightLost;
        if (checksAndPins_.isCheck()) return Reason::CastlingInCheck;
        if (Castling::candidates(bit(rook), us_, checksAndPins_) == kNoSquares)
            return Reason::CastlingBlocked;
        const Square arrival = Castling::kingTarget(us_, wing);
        const Bitboard onTheWay = CastlingPath::of(from_, rook).king & ~bit(arrival);
        return (onTheWay & dangerToKing()) != kNoSquares ? Reason::CastlingThroughCheck
                                                         : Reason::CastlingIntoCheck;
    }

private:
    /// Whether a king is meant to castle rather than to step.
    [[nodiscard]] bool isCastling() const {
        if (piece_.type() != PieceType::King || from_ == to_) return false;
        if (rankOf(from_) != relativeRank(us_, Rank::First) || rankOf(to_) != rankOf(from_)) return false;
        if (contains(ownCastlingRooks(), to_)) return true;
        if (contains(checksAndPins_.own, to_)) return false;
        const bool isArrival = to_ == Castling::kingTarget(us_, Castling::wing(from_, to_));
        const bool mayBeMeant = fileOf(from_) == File::E || ownCastlingRooks() != kNoSquares;
        return isArrival && mayBeMeant && std::abs(fileStep(from_, to_)) >= 2;
    }

    [[nodiscard]] Bitboard ownCastlingRooks() const { return position_.castlingRooks() & checksAndPins_.own; }

    [[nodiscard]] std::optional<Reason> pawnReason() const {
        if (const auto reason = whyNoPawnMove(us_, from_, to_)) return reason;
        if (fileOf(from_) != fileOf(to_)) {
            const bool isCapture = contains(checksAndPins_.enemy, to_) || to_ == position_.enPassant();
            return isCapture ? std::nullopt : std::optional(Reason::PawnDiagonal);
        }
        if ((geometry::between(from_, to_) & checksAndPins_.occupied) != kNoSquares)
            return Reason::PieceInTheWay;
        return contains(checksAndPins_.enemy, to_) ? std::optional(Reason::PawnCapturesAhead) : std::nullopt;
    }

    [[nodiscard]] std::optional<Reason> movementReason() const {
        if (!contains(piece_.attacksFrom(from_, kNoSquares), to_)) return Reason::Movement;
        if (!contains(piece_.attacksFrom(from_, checksAndPins_.occupied), to_)) return Reason::PieceInTheWay;
        return std::nullopt;
    }

    [[nodiscard]] Reason kingReason() const {
        return contains(attacks::king(board_.king(~us_)), to_) ? Reason::KingBesideKing : Reason::ExposesKing;
    }

    /// The piece moves as it should, so its king is in check afterwards.
    [[nodiscard]] Reason shieldReason() const {
        if (checksAndPins_.isDoubleCheck()) return Reason::DoubleCheck;
        const bool takesEnPassant = piece_.type() == PieceType::Pawn && to_ == position_.enPassant();
        const bool answersCheck = contains(checksAndPins_.checkMask, to_) || takesEnPassant;
        if (checksAndPins_.isCheck() && !answersCheck) return Reason::InCheck;
        const Bitboard pins = checksAndPins_.pinStraight | checksAndPins_.pinDiagonal;
        return contains(pins, from_) ? Reason::Pinned : Reason::ExposesKing;
    }

    /// The squares on which the king would be in check.
    [[nodiscard]] Bitboard dangerToKing() const {
        return attackedBy(board_, ~us_, checksAndPins_.occupied ^ bit(checksAndPins_.king));
    }

    const Position& position_;
    const Board& board_;
    Color us_;
    Square from_;
    Square to_;
    const Piece& piece_;
    ChecksAndPins checksAndPins_;
};

Message movementText(PieceType type) {
    switch (type) {
        case PieceType::Knight:
            return ROQUE_MESSAGE("A knight moves two squares straight and one to the side");
        case PieceType::Bishop:
            return ROQUE_MESSAGE("A bishop moves diagonally");
        case PieceType::Rook:
            return ROQUE_MESSAGE("A rook moves straight");
        case PieceType::Queen:
            return ROQUE_MESSAGE("A queen moves straight or diagonally");
        case PieceType::King:
            return ROQUE_MESSAGE("A king moves one square at a time");
        default:
            return ROQUE_MESSAGE("A pawn moves straight ahead and captures diagonally");
    }
}

Message pinText(PieceType type) {
    switch (type) {
        case PieceType::Knight:
            return ROQUE_MESSAGE("The knight is pinned to the king");
        case PieceType::Bishop:
            return ROQUE_MESSAGE("The bishop is pinned to the king");
        case PieceType::Rook:
            return ROQUE_MESSAGE("The rook is pinned to the king");
        case PieceType::Queen:
            return ROQUE_MESSAGE("The queen is pinned to the king");
        default:
            return ROQUE_MESSAGE("The pawn is pinned to the king");
    }
}

Message castlingText(Reason reason) {
    switch (reason) {
        case Reason::CastlingRightLost:
            return ROQUE_MESSAGE("Castling: there is no right to castle on this side");
        case Reason::CastlingInCheck:
            return ROQUE_MESSAGE("Castling: the king is in check");
        case Reason::CastlingBlocked:
            return ROQUE_MESSAGE("Castling: a piece is in the way");
        case Reason::CastlingThroughCheck:
            return ROQUE_MESSAGE("Castling: the king would pass through an attacked square");
        default:
            return ROQUE_MESSAGE("Castling: the king would be in check afterwards");
    }
}

}  // namespace

std::optional<IllegalReason> whyIllegal(const Position& position, Square from, Square to) {
    const Piece* const piece = position.board().pieceAt(from);
    if (piece == nullptr) return Reason::NoPiece;
    if (piece->color() != position.sideToMove())
        return position.sideToMove() == Color::White ? Reason::WhitesTurn : Reason::BlacksTurn;
    if (isLegalBetween(position, from, to)) return std::nullopt;
    return Attempt(position, from, to).reason();
}

std::optional<IllegalReason> whyNoCastling(const Position& position, Wing wing) {
    const Square king = position.board().king(position.sideToMove());
    for (const Move move : legalMoves(position, bit(king))) {
        if (move.isCastling() && Castling::wing(move.from(), move.to()) == wing) return std::nullopt;
    }
    return Attempt(position, king, king).castlingReason(wing);
}

std::optional<IllegalReason> whyNoPawnMove(Color us, Square from, Square to) noexcept {
    const int files = std::abs(fileStep(from, to));
    const int ranks = rankStep(us, from, to);
    if (ranks < 0) return Reason::PawnBackwards;
    if (ranks == 0) return Reason::Movement;
    if (files == ranks) return ranks > 1 ? std::optional(Reason::PawnTooFarDiagonally) : std::nullopt;
    if (files != 0) return Reason::Movement;
    if (ranks > 2) return Reason::PawnTooFar;
    const bool isAtHome = rankOf(from) == relativeRank(us, Rank::Second);
    return ranks == 2 && !isAtHome ? std::optional(Reason::PawnDoubleStep) : std::nullopt;
}

Message describe(IllegalReason reason, PieceType type) {
    switch (reason) {
        case Reason::NoPiece:
            return ROQUE_MESSAGE("There is no piece on this square");
        case Reason::WhitesTurn:
            return ROQUE_MESSAGE("It is White's turn");
        case Reason::BlacksTurn:
            return ROQUE_MESSAGE("It is Black's turn");
        case Reason::OwnPiece:
            return ROQUE_MESSAGE("A piece of your own stands there");
        case Reason::Movement:
            return movementText(type);
        case Reason::PawnBackwards:
            return ROQUE_MESSAGE("A pawn cannot move backwards");
        case Reason::PawnTooFar:
            return ROQUE_MESSAGE("A pawn moves one square, or two as its first move");
        case Reason::PawnDoubleStep:
            return ROQUE_MESSAGE("A pawn moves two squares only as its first move");
        case Reason::PawnCapturesAhead:
            return ROQUE_MESSAGE("A pawn cannot capture straight ahead");
        case Reason::PawnDiagonal:
            return ROQUE_MESSAGE("A pawn moves diagonally only to capture");
        case Reason::PawnTooFarDiagonally:
            return ROQUE_MESSAGE("A pawn captures only one square diagonally ahead");
        case Reason::PieceInTheWay:
            return ROQUE_MESSAGE("A piece is in the way");
        case Reason::KingBesideKing:
            return ROQUE_MESSAGE("The kings cannot stand side by side");
        case Reason::DoubleCheck:
            return ROQUE_MESSAGE("You are in double check: only the king can move");
        case Reason::InCheck:
            return ROQUE_MESSAGE("You are in check");
        case Reason::Pinned:
            return pinText(type);
        case Reason::ExposesKing:
            return ROQUE_MESSAGE("That would leave your king in check");
        default:
            return castlingText(reason);
    }
}

Message illegalMoveText(const Position& position, Square from, Square to) {
    const auto reason = whyIllegal(position, from, to);
    return reason ? describe(*reason, position.board().typeOn(from)) : Message();
}

}  // namespace roque
