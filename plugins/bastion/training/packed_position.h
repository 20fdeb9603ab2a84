#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "model/base/result.h"
#include "model/position/position.h"
#include "plugins/bastion/base/value.h"

namespace roque::bastion::training {

/// How a game ended for the side to move of a position.
enum class Outcome : std::uint8_t {
    Lost,
    Drawn,
    Won,
    Unknown,  ///< the position comes from the search tree, not from the game
};

/// A position to learn from: board, side to move, value and outcome. Castling rights, en passant and the
/// counters are left out: no evaluation looks at them. docs/bastion-training.md describes the 32 bytes.
struct PackedPosition {
    static constexpr std::size_t kSize = 32;
    static constexpr std::size_t kMaxPieces = 32;
    using Bytes = std::array<std::uint8_t, kSize>;

    Bitboard occupied = kNoSquares;
    /// For each occupied square from a1 on, half a byte, the lower half first: 0 to 5 for pawn, knight,
    /// bishop, rook, queen and king, and 8 more for Black.
    std::array<std::uint8_t, kMaxPieces / 2> pieces{};
    std::int16_t value = 0;  ///< for the side to move, in centipawns
    Color sideToMove = Color::White;
    Outcome outcome = Outcome::Unknown;
    std::uint32_t game = 0;  ///< number of the game in its file

    PackedPosition() = default;
    /// Packs a position of at most 32 pieces.
    PackedPosition(const Position& position, Value valueForMover);

    /// The half byte of the piece with this number, from 0.
    [[nodiscard]] unsigned piece(std::size_t number) const noexcept {
        return pieces[number / 2] >> (number % 2 * 4) & 0xFU;
    }
    /// Whether it has at most kMaxPieces pieces, each with a code from 0 to 5 (8 more for Black).
    [[nodiscard]] bool isSound() const noexcept;
    /// The position, without castling rights and en passant, as if a pawn had just moved.
    [[nodiscard]] Result<Position, PositionProblems> position() const;

    [[nodiscard]] Bytes bytes() const noexcept;
    /// Reads what bytes() returns. A damaged file yields positions that are not sound, or that position()
    /// refuses.
    [[nodiscard]] static PackedPosition fromBytes(std::span<const std::uint8_t, kSize> bytes) noexcept;

    bool operator==(const PackedPosition&) const = default;
};

}  // namespace roque::bastion::training
