#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "model/attacks/geometry.h"
#include "model/base/bitboard.h"
#include "model/base/export.h"
#include "model/base/inline.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

/// The tables behind attacks::diagonal() and attacks::straight(): for each square, the attacks for every
/// occupation of the squares that matter.
///
/// The occupation is turned into an index by one multiplication with a "magic" number (Lasse Hansen and
/// Pradyumna Kannan, 2006-2007), or by the bit-gathering instruction `pext` in the copy of the library that
/// is built for processors with BMI2. The compiler fills all tables; nothing is computed at program start.
///
/// The two methods have symbols of their own (inline namespaces). The library copy for newer processors holds
/// both sets of tables, because a plugin built for any processor has the multiplication compiled into it.
namespace roque::attack_tables {
#ifdef __BMI2__
inline namespace by_gathering {
#else
inline namespace by_multiplication {
#endif

/// The attack table of one slider on one square. 32 bytes.
struct Slider {
    Bitboard mask;            ///< squares whose occupation matters
    std::uint64_t magic;      ///< unused with pext
    const Bitboard* attacks;  ///< 2^count(mask) entries
    std::uint32_t shift;      ///< 64 - count(mask)

    [[nodiscard]] ROQUE_INLINE Bitboard attacksOf(Bitboard occupied) const noexcept {
#ifdef __BMI2__
        return attacks[_pext_u64(occupied, mask)];
#else
        return attacks[((occupied & mask) * magic) >> shift];
#endif
    }
};

/// [square]: a bishop's table.
ROQUE_MODEL extern const std::array<Slider, kSquareCount> kDiagonalSliders;
/// [square]: a rook's table.
ROQUE_MODEL extern const std::array<Slider, kSquareCount> kStraightSliders;

}  // inline namespace
}  // namespace roque::attack_tables
