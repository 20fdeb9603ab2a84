#pragma once

#include <cstdint>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/result.h"
#include "model/board/board.h"
#include "model/position/setup.h"
#include "model/position/validity.h"
#include "model/position/zobrist.h"
#include "model/rules/castling.h"

namespace roque {

/// Observes the changes a move makes to the pieces. This one ignores them; a search derives an observer of
/// its own to update its evaluation incrementally.
struct IgnoreChanges {
    ROQUE_INLINE void put(Color /*color*/, PieceType /*type*/, Square /*on*/) noexcept {}
    ROQUE_INLINE void remove(Color /*color*/, PieceType /*type*/, Square /*from*/) noexcept {}
    ROQUE_INLINE void move(Color /*color*/, PieceType /*type*/, Square /*from*/, Square /*to*/) noexcept {}
};

/// A legal position: the board, the side to move, castling rights, the en passant square and the two counters
/// of FEN.
///
/// A trivially copyable value of 88 bytes. A move creates a new position (`after`) and nothing is ever
/// undone: to keep an old position, keep the value. Each move updates the key incrementally. [any-thread]
class Position {
public:
    /// The start position of standard chess.
    [[nodiscard]] ROQUE_MODEL static Position start() noexcept;

    /// The position of a setup without problems; otherwise all its problems. The en passant square is kept
    /// only if a capture there is legal.
    [[nodiscard]] ROQUE_MODEL static Result<Position, PositionProblems> from(const Setup& setup);

    [[nodiscard]] ROQUE_INLINE const Board& board() const noexcept { return board_; }
    [[nodiscard]] ROQUE_INLINE Color sideToMove() const noexcept { return Color(side_); }
    /// The rooks of both sides that still have a castling right.
    [[nodiscard]] ROQUE_INLINE Bitboard castlingRooks() const noexcept { return castlingRooks_; }
    /// The square on which an en passant capture is legal now; None if there is none.
    [[nodiscard]] ROQUE_INLINE Square enPassant() const noexcept { return Square(enPassant_); }
    /// The Zobrist key, as Polyglot defines it. Equal positions (isSameAs) have equal keys.
    [[nodiscard]] ROQUE_INLINE Key key() const noexcept { return key_; }
    /// Plies since the last capture or pawn move, for FIDE articles 9.3 and 9.6.2.
    [[nodiscard]] ROQUE_INLINE unsigned halfmoveClock() const noexcept { return halfmoveClock_; }
    /// The number of the next move, from 1; it grows after Black's move.
    [[nodiscard]] ROQUE_INLINE unsigned fullmoveNumber() const noexcept { return fullmoveNumber_; }

    /// Whether the side to move is in check.
    [[nodiscard]] ROQUE_MODEL bool isCheck() const noexcept;

    /// Whether two positions are the same under the repetition rule (FIDE article 9.2.3): same pieces, side
    /// to move, castling rights and en passant captures. The counters do not matter.
    [[nodiscard]] bool isSameAs(const Position& other) const noexcept {
        return key_ == other.key_ && board_ == other.board_ && side_ == other.side_
               && castlingRooks_ == other.castlingRooks_ && enPassant_ == other.enPassant_;
    }
    bool operator==(const Position&) const noexcept = default;

    /// The key computed from scratch; tests compare it with the incremental one.
    [[nodiscard]] ROQUE_MODEL Key computeKey() const noexcept;

    /// The setup that describes this position.
    [[nodiscard]] ROQUE_MODEL Setup setup() const noexcept;

    /// The position after a legal move of `us`, the side to move: kWhite or kBlack where that is known at
    /// compile time. Initialise a new object with the result, so that it is built in place; assigning it to
    /// an existing one costs 2.5 times as much.
    template <typename Side, typename Observer = IgnoreChanges>
    [[nodiscard]] ROQUE_INLINE Position after(Side us, Move move, Observer&& observer = {}) const noexcept {
        Position next = *this;
        const PieceType mover = board_.typeOn(move.from());
        switch (move.kind()) {
            case Move::Kind::Normal:
                next.step(*this, us, mover, move.from(), move.to(), observer);
                break;
            case Move::Kind::DoublePush:
                next.doublePush(*this, us, move.from(), move.to(), observer);
                break;
            case Move::Kind::EnPassant:
                next.takeEnPassant(*this, us, move.from(), move.to(), observer);
                break;
            case Move::Kind::Castling:
                next.castle(*this, us, move.from(), move.to(), observer);
                break;
            default:
                next.promote(*this, us, move.promotion(), move.from(), move.to(), observer);
                break;
        }
        return next;
    }
    /// The position after a legal move.
    [[nodiscard]] ROQUE_MODEL Position after(Move move) const noexcept;

    /// The position after a null move: the side to move passes. Not a chess move, but a device of searches.
    [[nodiscard]] Position afterNull() const noexcept {
        Position next = *this;
        next.passTurn(*this);
        return next;
    }

    // The five kinds of moves, for sinks that already know which kind they have (perft). Each turns a copy of
    // `was` into its successor. They read only `was`: reading the copy right after writing parts of it would
    // stall on store forwarding (measured: a third of the speed).

    template <typename Side, typename Observer>
    ROQUE_INLINE void step(const Position& was, Side us, PieceType mover, Square from, Square to,
                           Observer&& observer) noexcept {
        passTurn(was);
        if (contains(was.board_.pieces(~us), to)) {
            remove(~us, was.board_.typeOn(to), to, observer);
            halfmoveClock_ = 0;
        }
        if (mover == PieceType::Pawn) halfmoveClock_ = 0;
        Bitboard lost = bit(to);
        if (mover == PieceType::Rook) lost |= bit(from);
        if (mover == PieceType::King) lost |= rankMask(us, Rank::First);
        lost &= was.castlingRooks_;
        if (lost != 0) loseCastlingRooks(was, lost);
        relocate(us, mover, from, to, observer);
    }

    template <typename Side, typename Observer>
    ROQUE_INLINE void doublePush(const Position& was, Side us, Square from, Square to,
                                 Observer&& observer) noexcept {
        passTurn(was);
        halfmoveClock_ = 0;
        relocate(us, PieceType::Pawn, from, to, observer);
        if ((beside(bit(to)) & was.board_.pieces(~us, PieceType::Pawn)) != 0) {
            allowEnPassant(Square((index(from) + index(to)) / 2));
        }
    }

    template <typename Side, typename Observer>
    ROQUE_INLINE void takeEnPassant(const Position& was, Side us, Square from, Square to,
                                    Observer&& observer) noexcept {
        passTurn(was);
        halfmoveClock_ = 0;
        remove(~us, PieceType::Pawn, shifted(to, -forwardStep(us)), observer);
        relocate(us, PieceType::Pawn, from, to, observer);
    }

    template <typename Side, typename Observer>
    ROQUE_INLINE void castle(const Position& was, Side us, Square king, Square rook,
                             Observer&& observer) noexcept {
        passTurn(was);
        loseCastlingRooks(was, was.castlingRooks_ & rankMask(us, Rank::First));
        const Wing wing = Castling::wing(king, rook);
        remove(us, PieceType::King, king,
               observer);  // both first: in Chess960 one may arrive where the other was
        remove(us, PieceType::Rook, rook, observer);
        put(us, PieceType::King, Castling::kingTarget(us, wing), observer);
        put(us, PieceType::Rook, Castling::rookTarget(us, wing), observer);
    }

    template <typename Side, typename Observer>
    ROQUE_INLINE void promote(const Position& was, Side us, PieceType promoted, Square from, Square to,
                              Observer&& observer) noexcept {
        passTurn(was);
        halfmoveClock_ = 0;
        if (contains(was.board_.pieces(~us), to)) remove(~us, was.board_.typeOn(to), to, observer);
        const Bitboard lost = was.castlingRooks_ & bit(to);
        if (lost != 0) loseCastlingRooks(was, lost);
        remove(us, PieceType::Pawn, from, observer);
        put(us, promoted, to, observer);
    }

private:
    ROQUE_INLINE void passTurn(const Position& was) noexcept {
        if (was.enPassant() != Square::None) {
            key_ ^= zobrist::enPassant(was.enPassant());
            enPassant_ = static_cast<std::uint8_t>(Square::None);
        }
        halfmoveClock_ = static_cast<std::uint16_t>(was.halfmoveClock_ + 1);
        fullmoveNumber_ = static_cast<std::uint16_t>(was.fullmoveNumber_ + was.side_);
        side_ = was.side_ ^ 1U;
        key_ ^= zobrist::kWhiteToMove;
    }
    template <typename Observer>
    ROQUE_INLINE void put(Color color, PieceType type, Square on, Observer& observer) noexcept {
        board_.toggle(color, type, bit(on));
        key_ ^= zobrist::piece(color, type, on);
        observer.put(color, type, on);
    }
    template <typename Observer>
    ROQUE_INLINE void remove(Color color, PieceType type, Square from, Observer& observer) noexcept {
        board_.toggle(color, type, bit(from));
        key_ ^= zobrist::piece(color, type, from);
        observer.remove(color, type, from);
    }
    template <typename Observer>
    ROQUE_INLINE void relocate(Color color, PieceType type, Square from, Square to,
                               Observer& observer) noexcept {
        board_.toggle(color, type, bit(from) | bit(to));
        key_ ^= zobrist::piece(color, type, from) ^ zobrist::piece(color, type, to);
        observer.move(color, type, from, to);
    }

    /// Removes the castling rights of `lost`. `was` still has the kings on their old squares.
    ROQUE_MODEL void loseCastlingRooks(const Position& was, Bitboard lost) noexcept;
    /// Sets the en passant square if the side to move can legally capture there. Rare, so not inlined.
    ROQUE_MODEL void allowEnPassant(Square target) noexcept;

    Board board_;
    Bitboard castlingRooks_ = kNoSquares;
    Key key_ = 0;
    std::uint16_t halfmoveClock_ = 0;
    std::uint16_t fullmoveNumber_ = 1;
    std::uint8_t enPassant_ = static_cast<std::uint8_t>(Square::None);
    std::uint8_t side_ = 0;
};

static_assert(sizeof(Position) == 88);

}  // namespace roque
