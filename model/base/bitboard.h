#pragma once

#include <bit>
#include <cstdint>

#include "model/base/color.h"
#include "model/base/square.h"

namespace roque {

/// A set of squares: bit n stands for the square with number n (A1 = 0, H8 = 63).
using Bitboard = std::uint64_t;

inline constexpr Bitboard kNoSquares = 0;
inline constexpr Bitboard kAllSquares = ~Bitboard{0};
inline constexpr Bitboard kFileA = 0x0101010101010101;
inline constexpr Bitboard kFileH = kFileA << 7U;
inline constexpr Bitboard kFirstRank = 0xFF;
inline constexpr Bitboard kEighthRank = kFirstRank << 56U;
inline constexpr Bitboard kDarkSquares = 0xAA55AA55AA55AA55;

/// The set of one square.
[[nodiscard]] constexpr Bitboard bit(Square square) noexcept {
    return Bitboard{1} << index(square);
}

[[nodiscard]] constexpr bool contains(Bitboard set, Square square) noexcept {
    return (set >> index(square) & 1U) != 0;
}

/// The lowest square of a set; None if the set is empty.
[[nodiscard]] constexpr Square firstOf(Bitboard set) noexcept {
    return Square(static_cast<std::uint32_t>(std::countr_zero(set)));
}

/// The highest square of a non-empty set.
[[nodiscard]] constexpr Square lastOf(Bitboard set) noexcept {
    return Square(63U - static_cast<std::uint32_t>(std::countl_zero(set)));
}

/// Removes the lowest square from a non-empty set and returns it.
constexpr Square popFirst(Bitboard& set) noexcept {
    const Square square = firstOf(set);
    set &= set - 1;
    return square;
}

/// The number of squares in a set.
[[nodiscard]] constexpr unsigned count(Bitboard set) noexcept {
    return static_cast<unsigned>(std::popcount(set));
}

/// Whether a set holds more than one square.
[[nodiscard]] constexpr bool hasSeveral(Bitboard set) noexcept {
    return (set & (set - 1)) != 0;
}

[[nodiscard]] constexpr Bitboard maskOf(File file) noexcept {
    return kFileA << static_cast<std::uint32_t>(file);
}
[[nodiscard]] constexpr Bitboard maskOf(Rank rank) noexcept {
    return kFirstRank << (8U * static_cast<std::uint32_t>(rank));
}

/// The squares of a rank as seen by a side: for Black, First is the eighth rank.
[[nodiscard]] constexpr Bitboard rankMask(Color color, Rank rank) noexcept {
    return maskOf(relativeRank(color, rank));
}

/// The squares of a set, each moved one rank towards the opponent. Squares moved off the board vanish.
[[nodiscard]] constexpr Bitboard forward(Color color, Bitboard set) noexcept {
    return color == Color::White ? set << 8U : set >> 8U;
}

/// The squares of a set, each moved one step diagonally towards the opponent and the a-file.
[[nodiscard]] constexpr Bitboard forwardWest(Color color, Bitboard set) noexcept {
    set &= ~kFileA;
    return color == Color::White ? set << 7U : set >> 9U;
}

/// The squares of a set, each moved one step diagonally towards the opponent and the h-file.
[[nodiscard]] constexpr Bitboard forwardEast(Color color, Bitboard set) noexcept {
    set &= ~kFileH;
    return color == Color::White ? set << 9U : set >> 7U;
}

/// The squares next to those of a set on the same rank.
[[nodiscard]] constexpr Bitboard beside(Bitboard set) noexcept {
    return (set & ~kFileA) >> 1U | (set & ~kFileH) << 1U;
}

/// What one step towards the opponent adds to the number of a square.
[[nodiscard]] constexpr int forwardStep(Color color) noexcept {
    return color == Color::White ? 8 : -8;
}

/// Iterates over the squares of a set, lowest first: `for (const Square square : SquaresOf(set))`.
class SquaresOf {
public:
    explicit constexpr SquaresOf(Bitboard set) noexcept : set_(set) {}

    class Iterator {
    public:
        explicit constexpr Iterator(Bitboard rest) noexcept : rest_(rest) {}
        constexpr Square operator*() const noexcept { return firstOf(rest_); }
        constexpr Iterator& operator++() noexcept {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const noexcept = default;

    private:
        Bitboard rest_;
    };

    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(set_); }
    [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(kNoSquares); }

private:
    Bitboard set_;
};

}  // namespace roque
