#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/color.h"

namespace roque {

/// A file of the board, from the queenside to the kingside.
enum class File : std::uint32_t { A, B, C, D, E, F, G, H };

/// A rank of the board, counted from White's side.
enum class Rank : std::uint32_t { First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth };

/// A square, numbered rank by rank: A1 = 0, B1 = 1, … H8 = 63. None means "no square".
// clang-format off
enum class Square : std::uint32_t {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
    None
};
// clang-format on

inline constexpr std::size_t kSquareCount = 64;

/// The number of a square as a table index, 0 to 63 (64 for None).
[[nodiscard]] constexpr std::uint32_t index(Square square) noexcept {
    return static_cast<std::uint32_t>(square);
}

/// The square where a file and a rank meet.
[[nodiscard]] constexpr Square squareAt(File file, Rank rank) noexcept {
    return Square(static_cast<std::uint32_t>(rank) * 8 + static_cast<std::uint32_t>(file));
}

[[nodiscard]] constexpr File fileOf(Square square) noexcept {
    return File(index(square) & 7U);
}
[[nodiscard]] constexpr Rank rankOf(Square square) noexcept {
    return Rank(index(square) >> 3U);
}

/// The square whose number is larger by `offset`. The caller ensures that it is on the board.
[[nodiscard]] constexpr Square shifted(Square square, int offset) noexcept {
    return Square(static_cast<std::uint32_t>(static_cast<int>(index(square)) + offset));
}

/// A rank as seen by a side: First is the rank where its king starts.
[[nodiscard]] constexpr Rank relativeRank(Color color, Rank rank) noexcept {
    return color == Color::White ? rank : Rank(7U - static_cast<std::uint32_t>(rank));
}

[[nodiscard]] constexpr char letterOf(File file) noexcept {
    return static_cast<char>('a' + static_cast<int>(file));
}
[[nodiscard]] constexpr char digitOf(Rank rank) noexcept {
    return static_cast<char>('1' + static_cast<int>(rank));
}

/// The file of a letter from 'a' to 'h'; nothing for other characters.
[[nodiscard]] constexpr std::optional<File> fileFromLetter(char letter) noexcept {
    if (letter < 'a' || letter > 'h') return std::nullopt;
    return File(static_cast<std::uint32_t>(letter - 'a'));
}

/// The rank of a digit from '1' to '8'; nothing for other characters.
[[nodiscard]] constexpr std::optional<Rank> rankFromDigit(char digit) noexcept {
    if (digit < '1' || digit > '8') return std::nullopt;
    return Rank(static_cast<std::uint32_t>(digit - '1'));
}

/// The name of a square, such as "e4"; "-" for None, as in FEN.
[[nodiscard]] inline std::string toString(Square square) {
    if (square == Square::None) return "-";
    return {letterOf(fileOf(square)), digitOf(rankOf(square))};
}

/// The square with a name such as "e4"; nothing if the text is not one.
[[nodiscard]] constexpr std::optional<Square> parseSquare(std::string_view name) noexcept {
    if (name.size() != 2) return std::nullopt;
    const auto file = fileFromLetter(name[0]);
    const auto rank = rankFromDigit(name[1]);
    if (!file || !rank) return std::nullopt;
    return squareAt(*file, *rank);
}

}  // namespace roque
