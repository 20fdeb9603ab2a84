#pragma once

#include "model/attacks/attack_tables.h"

/// The squares a piece attacks from where it stands (FIDE article 3.1.2), regardless of checks and pins.
///
/// The classes in model/pieces add what else the Laws say of each piece. Board, checks and positions lie
/// below those classes and use these functions directly.
namespace roque::attacks {

inline constexpr auto kKnightTable =
    geometry::leaperTable({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
inline constexpr auto kKingTable =
    geometry::leaperTable({{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}});

/// The squares attacked by any pawn of a set, all of one color.
[[nodiscard]] ROQUE_INLINE constexpr Bitboard pawns(Color color, Bitboard set) noexcept {
    return forwardWest(color, set) | forwardEast(color, set);
}
[[nodiscard]] ROQUE_INLINE constexpr Bitboard pawn(Color color, Square from) noexcept {
    return pawns(color, bit(from));
}
[[nodiscard]] ROQUE_INLINE constexpr Bitboard knight(Square from) noexcept {
    return kKnightTable[index(from)];
}
[[nodiscard]] ROQUE_INLINE constexpr Bitboard king(Square from) noexcept {
    return kKingTable[index(from)];
}

/// The squares a bishop attacks: along each diagonal up to and including the first occupied square.
[[nodiscard]] ROQUE_INLINE constexpr Bitboard diagonal(Square from, Bitboard occupied) noexcept {
    if (std::is_constant_evaluated()) return geometry::slidingAttacks(from, occupied, geometry::kDiagonals);
    return attack_tables::kDiagonalSliders[index(from)].attacksOf(occupied);
}

/// The squares a rook attacks: along rank and file up to and including the first occupied square.
[[nodiscard]] ROQUE_INLINE constexpr Bitboard straight(Square from, Bitboard occupied) noexcept {
    if (std::is_constant_evaluated()) return geometry::slidingAttacks(from, occupied, geometry::kStraights);
    return attack_tables::kStraightSliders[index(from)].attacksOf(occupied);
}

}  // namespace roque::attacks
