#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/position/position.h"

namespace roque::bastion {

/// Notes what a move does to the pieces, as an observer of Position::after(): at most two come and two go.
class PieceChanges {
public:
    /// A piece on a square.
    struct Place {
        Color color;
        PieceType type;
        Square square;
    };
    static constexpr std::size_t kMax = 2;

    ROQUE_INLINE void clear() noexcept { cameCount_ = wentCount_ = 0; }

    ROQUE_INLINE void put(Color color, PieceType type, Square on) noexcept {
        came_[cameCount_++] = packed(color, type, on);
    }
    ROQUE_INLINE void remove(Color color, PieceType type, Square from) noexcept {
        went_[wentCount_++] = packed(color, type, from);
    }
    ROQUE_INLINE void move(Color color, PieceType type, Square from, Square to) noexcept {
        remove(color, type, from);
        put(color, type, to);
    }

    [[nodiscard]] std::size_t cameCount() const noexcept { return cameCount_; }
    [[nodiscard]] std::size_t wentCount() const noexcept { return wentCount_; }
    /// The piece that came, by a number from 0.
    [[nodiscard]] Place came(std::size_t number) const noexcept { return unpacked(came_[number]); }
    /// The piece that went, by a number from 0.
    [[nodiscard]] Place went(std::size_t number) const noexcept { return unpacked(went_[number]); }

private:
    using Packed = std::uint16_t;  ///< square, type, color in 6, 3 and 1 bits: moves note it fast

    ROQUE_INLINE static Packed packed(Color color, PieceType type, Square square) noexcept {
        return static_cast<Packed>(static_cast<unsigned>(color) << 9U | index(type) << 6U | index(square));
    }
    static Place unpacked(Packed piece) noexcept {
        return {Color(piece >> 9U), PieceType(piece >> 6U & 7U), Square(piece & 63U)};
    }

    std::array<Packed, kMax> came_{};
    std::array<Packed, kMax> went_{};
    std::uint8_t cameCount_ = 0;
    std::uint8_t wentCount_ = 0;
};

}  // namespace roque::bastion
