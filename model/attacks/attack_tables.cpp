#include "model/attacks/attack_tables.h"

#include <array>
#include <cstdint>

namespace roque::attack_tables {
namespace {

using geometry::Step;
using geometry::stepped;

using Magics = std::array<std::uint64_t, kSquareCount>;

// Found by trial for this project. `fill` does not compile if a number maps two attack sets to one index.
constexpr Magics kStraightMagics{
    0x1080004008801020, 0x0840092002C03000, 0x1900200010400900, 0x0880100008000480, 0x4200100420080200,
    0x8100020100080400, 0x0200040110886200, 0x0200008040220411, 0x0404800084400220, 0x0000401000402000,
    0x0086001081220440, 0x0408800800100280, 0x000A001201040820, 0x8848800200840080, 0x4001000100040200,
    0x0442000102105084, 0x9080010020804100, 0x0040404000201009, 0x0000808010002009, 0x2200090021D00100,
    0x0008008008040080, 0x0004004002010040, 0x0011040008015042, 0x00000A0001768104, 0x0000800080204009,
    0x2010004140002001, 0x9800200280100080, 0x1000100080080080, 0x0442000A00049020, 0x2100040080020080,
    0x0800120400900148, 0x0010040A00128541, 0x2800804000800030, 0x1010002000400041, 0x4000200011004100,
    0x0610008410800800, 0x0400802402800800, 0xC100020080800400, 0x0002000802000401, 0x0182085882000401,
    0x0220204000808000, 0x2860100040024022, 0x0001002004110040, 0x99101042000A0020, 0x0004080004008080,
    0x0010040002008080, 0x2012004881020004, 0x8300842444820011, 0x0088403882010200, 0x0820400080210100,
    0x0110910040A00300, 0x0801100280080480, 0x0242009008200600, 0x1002000489500200, 0x0040800200010080,
    0x0091800041000080, 0x0000209300488001, 0x04C1002414824001, 0x020020000B001041, 0x7000100004200901,
    0x8002002004100802, 0x30010002084C0007, 0x0888221800813004, 0x4000002840840112,
};

constexpr Magics kDiagonalMagics{
    0x0020428400408200, 0x2008010104210004, 0x02D0009200480190, 0x0018158B00010100, 0x02C4042132048008,
    0x020082202000C221, 0x4000421050080009, 0x0210140202022020, 0x00C0101410042248, 0x0405204800D48080,
    0x3800C89200420002, 0x180844124A020440, 0x04403410A8002221, 0x4040209004200400, 0x084004020202A204,
    0x3010002104022000, 0x00200240A9110900, 0x2302800404080210, 0x0204188800240010, 0x8048000C01401200,
    0x120C001A11040900, 0x0000401200500440, 0x00004040840420A0, 0x0020930822880804, 0x4044401090900161,
    0x0034100015210804, 0x8004100009010120, 0x48C8080000820500, 0x0080848004002000, 0x0801004012005044,
    0x000080902C040400, 0x0004009005004100, 0x0B103010048A0200, 0x8004100203181A00, 0x0800140200100080,
    0x8401010800910040, 0x0840010011290040, 0x40100214202E1000, 0x0842040040010840, 0x0028010040010860,
    0x00080202A2051000, 0x4200841008084204, 0x0021120110000D02, 0x48C1004208000084, 0x0010088100414400,
    0x0021101000420580, 0x0010040558401410, 0x200C0C82A1050205, 0x0011108820088000, 0x0001011910120402,
    0x1580008608091248, 0x8010018020880C02, 0x20A1101032088480, 0x0080100408082800, 0x28100401140401C0,
    0x8002102200930012, 0x4001040082080200, 0x082200A498081808, 0x000508610080D003, 0x0052020044842402,
    0x4800A00140C84840, 0x5000000848080820, 0x0101086004240040, 0x0028280808005014,
};

/// The squares in one direction from a square.
struct Ray {
    Bitboard squares = kNoSquares;
    bool rises = false;  ///< each square has a greater index than the one before it

    /// Those up to and including the first occupied one.
    [[nodiscard]] constexpr Bitboard until(Bitboard occupied) const {
        const Bitboard there = occupied & squares;
        if (there == kNoSquares) return squares;
        return squares & (rises ? there ^ (there - 1) : kAllSquares << index(lastOf(there)));
    }
};

constexpr std::array<Ray, 4> raysFrom(Square from, const std::array<Step, 4>& directions) {
    std::array<Ray, 4> rays;
    for (std::size_t at = 0; at < rays.size(); ++at) {
        for (Square to = stepped(from, directions[at]); to != Square::None;
             to = stepped(to, directions[at])) {
            rays[at].squares |= bit(to);
            rays[at].rises = index(to) > index(from);
        }
    }
    return rays;
}

/// The squares whose occupation changes the attacks of a slider: all it attacks on an empty board except the
/// last square in each direction.
constexpr Bitboard relevantSquares(Square from, const std::array<Step, 4>& directions) {
    const Bitboard ranks = (kFirstRank | kEighthRank) & ~maskOf(rankOf(from));
    const Bitboard files = (kFileA | kFileH) & ~maskOf(fileOf(from));
    Bitboard attacked = kNoSquares;
    for (const Ray& ray : raysFrom(from, directions)) attacked |= ray.squares;
    return attacked & ~(ranks | files);
}

constexpr std::size_t tableSize(const std::array<Step, 4>& directions) {
    std::size_t size = 0;
    for (const Square from : SquaresOf(kAllSquares)) {
        size += std::size_t{1} << count(relevantSquares(from, directions));
    }
    return size;
}

/// The index that Slider::attacksOf computes for the `number`th occupation, from 0, of the squares that
/// matter.
constexpr std::size_t indexOf([[maybe_unused]] std::size_t number, [[maybe_unused]] Bitboard occupied,
                              [[maybe_unused]] std::uint64_t magic, [[maybe_unused]] std::uint32_t shift) {
#ifdef __BMI2__
    return number;
#else
    return (occupied * magic) >> shift;
#endif
}

/// The tables of all squares, one after the other.
template <std::size_t Size>
struct Tables {
    std::array<Bitboard, Size> attacks{};
    std::array<std::size_t, kSquareCount> start{};  ///< [square]: where its table begins
};

template <std::size_t Size>
consteval Tables<Size> fill(const std::array<Step, 4>& directions, const Magics& magics) {
    Tables<Size> tables;
    std::size_t start = 0;
    for (const Square from : SquaresOf(kAllSquares)) {
        const std::array<Ray, 4> rays = raysFrom(from, directions);
        const Bitboard mask = relevantSquares(from, directions);
        const std::size_t size = std::size_t{1} << count(mask);
        const std::uint32_t shift = 64U - count(mask);
        const std::uint64_t magic = magics[index(from)];
        tables.start[index(from)] = start;
        Bitboard occupied = kNoSquares;  // every subset of the mask, the least number first
        for (std::size_t number = 0; number < size; ++number) {
            Bitboard& entry = tables.attacks[start + indexOf(number, occupied, magic, shift)];
            Bitboard attacked = kNoSquares;
            for (const Ray& ray : rays) attacked |= ray.until(occupied);
            if (entry != kNoSquares && entry != attacked) throw "this magic number is not one";
            entry = attacked;
            occupied = (occupied - mask) & mask;
        }
        start += size;
    }
    return tables;
}

template <std::size_t Size>
consteval std::array<Slider, kSquareCount> sliders(const Tables<Size>& tables,
                                                   const std::array<Step, 4>& directions,
                                                   const Magics& magics) {
    std::array<Slider, kSquareCount> all{};
    for (const Square from : SquaresOf(kAllSquares)) {
        const Bitboard mask = relevantSquares(from, directions);
        all[index(from)] = {mask, magics[index(from)], tables.attacks.data() + tables.start[index(from)],
                            64U - count(mask)};
    }
    return all;
}

constexpr auto kDiagonalTables = fill<tableSize(geometry::kDiagonals)>(geometry::kDiagonals, kDiagonalMagics);
constexpr auto kStraightTables = fill<tableSize(geometry::kStraights)>(geometry::kStraights, kStraightMagics);

}  // namespace

#ifdef __BMI2__
inline namespace by_gathering {
#else
inline namespace by_multiplication {
#endif

constinit const std::array<Slider, kSquareCount> kDiagonalSliders =
    sliders(kDiagonalTables, geometry::kDiagonals, kDiagonalMagics);
constinit const std::array<Slider, kSquareCount> kStraightSliders =
    sliders(kStraightTables, geometry::kStraights, kStraightMagics);

}  // inline namespace

}  // namespace roque::attack_tables
