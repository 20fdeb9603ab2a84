#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "model/base/bitboard.h"
#include "model/base/export.h"
#include "model/base/inline.h"
#include "model/attacks/geometry.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

/// Where sliders go, by table: the squares that matter for a slider on a square are gathered into an index.
///
/// The index is made by one multiplication with a "magic" number (Lasse Hansen and Pradyumna Kannan,
/// 2006-2007), or, in the copy of the library for processors that have BMI2, by the instruction that gathers
/// bits (pext). All tables are filled by the compiler: nothing is computed when the program starts.
///
/// The two ways have names of their own (inline namespaces). The library copy for newer processors holds both
/// sets of tables, because a plugin built for any processor may have the multiplication compiled into it.
namespace roque::attack_tables {
#ifdef __BMI2__
inline namespace by_gathering {
#else
inline namespace by_multiplication {
#endif

/// How the table of one slider on one square is found. 32 bytes.
struct Slider {
    Bitboard mask;            ///< squares whose occupation matters
    std::uint64_t magic;      ///< unused where pext gathers
    const Bitboard* attacks;  ///< table of this square, 2^count(mask) entries
    std::uint32_t shift;      ///< 64 - count(mask)

    [[nodiscard]] ROQUE_INLINE Bitboard from(Bitboard occupied) const noexcept {
#ifdef __BMI2__
        return attacks[_pext_u64(occupied, mask)];
#else
        return attacks[((occupied & mask) * magic) >> shift];
#endif
    }
};

ROQUE_MODEL extern const std::array<Slider, kSquareCount> kDiagonalSliders;
ROQUE_MODEL extern const std::array<Slider, kSquareCount> kStraightSliders;

}  // inline namespace

/// The squares that a slider sees along diagonals, the first occupied one of each included.
[[nodiscard]] ROQUE_INLINE constexpr Bitboard diagonal(Square from, Bitboard occupied) noexcept {
    if (std::is_constant_evaluated()) return geometry::walk(from, occupied, geometry::kDiagonals);
    return kDiagonalSliders[index(from)].from(occupied);
}

/// The squares that a slider sees along ranks and files, the first occupied one of each included.
[[nodiscard]] ROQUE_INLINE constexpr Bitboard straight(Square from, Bitboard occupied) noexcept {
    if (std::is_constant_evaluated()) return geometry::walk(from, occupied, geometry::kStraights);
    return kStraightSliders[index(from)].from(occupied);
}

}  // namespace roque::attack_tables
