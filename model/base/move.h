#pragma once

#include <array>
#include <cstdint>

#include "model/base/piece_type.h"
#include "model/base/square.h"

namespace roque {

/// A move in 16 bits: from (bits 0-5), to (6-11), kind (12-15).
///
/// Castling is stored as "king takes own rook" (from = king, to = rook). This works for both chess and
/// Chess960 and is the encoding of Polyglot books and UCI_Chess960.
class Move {
public:
    enum class Kind : std::uint16_t {
        Normal = 0,
        DoublePush = 1,
        EnPassant = 2,
        Castling = 3,
        PromoteKnight = 8,
        PromoteBishop = 9,
        PromoteRook = 10,
        PromoteQueen = 11,
    };

    /// Leaves the move uninitialised, so that constructing a MoveList costs nothing. Use none() for "no
    /// move".
    Move() = default;
    constexpr Move(Square from, Square to, Kind kind = Kind::Normal) noexcept
        : bits_(static_cast<std::uint16_t>(index(from) | index(to) << 6U
                                           | static_cast<std::uint32_t>(kind) << 12U)) {}

    /// "No move": a1 to a1, which no piece can play.
    [[nodiscard]] static constexpr Move none() noexcept { return {Square::A1, Square::A1}; }
    /// A null move: the side to move passes. Never legal; the trees of games that were read have it. b1 to
    /// b1, which no piece can play.
    [[nodiscard]] static constexpr Move null() noexcept { return {Square::B1, Square::B1}; }
    /// The move whose raw() has this value.
    [[nodiscard]] static constexpr Move fromRaw(std::uint16_t raw) noexcept {
        Move move = none();
        move.bits_ = raw;
        return move;
    }

    [[nodiscard]] constexpr Square from() const noexcept { return Square(bits_ & 63U); }
    [[nodiscard]] constexpr Square to() const noexcept { return Square(bits_ >> 6U & 63U); }
    [[nodiscard]] constexpr Kind kind() const noexcept { return Kind(bits_ >> 12U); }
    [[nodiscard]] constexpr bool isPromotion() const noexcept { return (bits_ & 0x8000U) != 0; }
    [[nodiscard]] constexpr bool isCastling() const noexcept { return kind() == Kind::Castling; }

    /// The piece a pawn is promoted to; None unless isPromotion().
    [[nodiscard]] constexpr PieceType promotion() const noexcept {
        constexpr std::array kTypes{PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen};
        return isPromotion() ? kTypes[bits_ >> 12U & 3U] : PieceType::None;
    }

    [[nodiscard]] constexpr std::uint16_t raw() const noexcept { return bits_; }
    constexpr bool operator==(const Move&) const noexcept = default;

private:
    std::uint16_t bits_;
};

/// The moves of one position, in an array of fixed size: no allocation.
///
/// A position reachable in a game has at most 218 moves (found by Nenad Petrović, 1964; proved maximal in
/// 2024). Positions set up by hand can have more, so Position refuses those (see validity.h), and the
/// capacity leaves a margin.
class MoveList {
public:
    static constexpr std::size_t kCapacity = 256;

    constexpr void push(Move move) noexcept { moves_[size_++] = move; }
    constexpr void clear() noexcept { size_ = 0; }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr Move operator[](std::size_t at) const noexcept { return moves_[at]; }
    [[nodiscard]] constexpr Move& operator[](std::size_t at) noexcept { return moves_[at]; }
    [[nodiscard]] const Move* begin() const noexcept { return moves_.data(); }
    [[nodiscard]] const Move* end() const noexcept { return moves_.data() + size_; }
    [[nodiscard]] Move* begin() noexcept { return moves_.data(); }
    [[nodiscard]] Move* end() noexcept { return moves_.data() + size_; }

    [[nodiscard]] bool contains(Move move) const noexcept {
        for (const Move each : *this) {
            if (each == move) return true;
        }
        return false;
    }

private:
    std::size_t size_ = 0;
    std::array<Move, kCapacity> moves_;
};

}  // namespace roque
