#pragma once

#include <array>
#include <initializer_list>

#include "model/base/bitboard.h"

namespace roque::geometry {

/// A step on the board, in files (towards h) and ranks (towards 8).
struct Step {
    int files;
    int ranks;
};

inline constexpr std::array<Step, 4> kDiagonals{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
inline constexpr std::array<Step, 4> kStraights{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

/// The square one step away; None if that is off the board or `from` is None.
[[nodiscard]] constexpr Square stepped(Square from, Step step) noexcept {
    if (from == Square::None) return Square::None;
    const int file = static_cast<int>(fileOf(from)) + step.files;
    const int rank = static_cast<int>(rankOf(from)) + step.ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return Square::None;
    return squareAt(File(static_cast<std::uint32_t>(file)), Rank(static_cast<std::uint32_t>(rank)));
}

/// The squares a slider attacks in four directions, up to and including the first occupied square in each.
/// Walks square by square: fills the tables, and answers in constant expressions.
[[nodiscard]] constexpr Bitboard slidingAttacks(Square from, Bitboard occupied,
                                                const std::array<Step, 4>& directions) noexcept {
    Bitboard attacked = kNoSquares;
    for (const Step step : directions) {
        for (Square to = stepped(from, step); to != Square::None; to = stepped(to, step)) {
            attacked |= bit(to);
            if (contains(occupied, to)) break;
        }
    }
    return attacked;
}

/// [square]: the squares attacked by a piece that jumps by any of `steps`.
[[nodiscard]] consteval std::array<Bitboard, kSquareCount> leaperTable(std::initializer_list<Step> steps) {
    std::array<Bitboard, kSquareCount> table{};
    for (const Square from : SquaresOf(kAllSquares)) {
        for (const Step step : steps) {
            const Square to = stepped(from, step);
            if (to != Square::None) table[index(from)] |= bit(to);
        }
    }
    return table;
}

/// [a][b]: see between().
[[nodiscard]] consteval std::array<std::array<Bitboard, kSquareCount>, kSquareCount> betweenTable() {
    std::array<std::array<Bitboard, kSquareCount>, kSquareCount> table{};
    for (const Square from : SquaresOf(kAllSquares)) {
        for (const auto& directions : {kDiagonals, kStraights}) {
            for (const Step step : directions) {
                Bitboard path = kNoSquares;
                for (Square to = stepped(from, step); to != Square::None; to = stepped(to, step)) {
                    table[index(from)][index(to)] = path;
                    path |= bit(to);
                }
            }
        }
    }
    return table;
}

inline constexpr auto kBetween = betweenTable();

/// The squares strictly between two squares on one rank, file or diagonal; none if they share no line.
[[nodiscard]] constexpr Bitboard between(Square from, Square to) noexcept {
    return kBetween[index(from)][index(to)];
}

}  // namespace roque::geometry
