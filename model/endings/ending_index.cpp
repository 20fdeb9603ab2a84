#include "model/endings/ending_index.h"

#include <algorithm>
#include <array>
#include <vector>

#include "model/attacks/attacks.h"

namespace roque {
namespace {

/// The images of the board, by bits: files mirrored, ranks mirrored, then files and ranks exchanged.
constexpr unsigned kFiles = 1;
constexpr unsigned kRanks = 2;
constexpr unsigned kDiagonal = 4;
constexpr unsigned kSymmetries = 8;

constexpr auto kImages = [] {
    std::array<std::array<std::uint8_t, kSquareCount>, kSymmetries> images{};
    for (unsigned symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        for (unsigned square = 0; square < kSquareCount; ++square) {
            unsigned file = square & 7U;
            unsigned rank = square >> 3U;
            if ((symmetry & kFiles) != 0) file = 7 - file;
            if ((symmetry & kRanks) != 0) rank = 7 - rank;
            images[symmetry][square] =
                static_cast<std::uint8_t>((symmetry & kDiagonal) != 0 ? file * 8 + rank : rank * 8 + file);
        }
    }
    return images;
}();

constexpr bool isOnDiagonal(unsigned square) noexcept {
    return (square & 7U) == square >> 3U;
}
constexpr bool isAboveDiagonal(unsigned square) noexcept {
    return (square & 7U) < square >> 3U;
}

}  // namespace

/// The pairs of squares of the two kings, numbered.
class KingPairs {
public:
    struct Pair {
        std::uint16_t number = 0;
        std::uint8_t symmetry = 0;  ///< which image of the board has the number
        bool isOnDiagonal = false;  ///< both kings: the image in the diagonal has the same number
    };

    explicit KingPairs(bool hasPawns) {
        for (unsigned white = 0; white < kSquareCount; ++white) {
            for (unsigned black = 0; black < kSquareCount; ++black) {
                if (white == black || contains(attacks::king(Square(white)), Square(black))) continue;
                pairs_[white][black].symmetry = symmetryOf(white, black, hasPawns);
                if (pairs_[white][black].symmetry != 0) continue;
                pairs_[white][black].number = static_cast<std::uint16_t>(squares_.size());
                pairs_[white][black].isOnDiagonal = !hasPawns && isOnDiagonal(white) && isOnDiagonal(black);
                squares_.push_back({Square(white), Square(black)});
            }
        }
        for (unsigned white = 0; white < kSquareCount; ++white) {
            for (unsigned black = 0; black < kSquareCount; ++black) {
                Pair& pair = pairs_[white][black];
                if (pair.symmetry == 0) continue;
                const Pair& image = pairs_[kImages[pair.symmetry][white]][kImages[pair.symmetry][black]];
                pair.number = image.number;
                pair.isOnDiagonal = image.isOnDiagonal;
            }
        }
    }

    [[nodiscard]] Pair pair(Square white, Square black) const noexcept {
        return pairs_[index(white)][index(black)];
    }
    [[nodiscard]] const std::array<Square, 2>& squares(std::size_t number) const noexcept {
        return squares_[number];
    }
    [[nodiscard]] std::size_t size() const noexcept { return squares_.size(); }

    [[nodiscard]] static const KingPairs& of(bool hasPawns) {
        static const KingPairs without(false);
        static const KingPairs with(true);
        return hasPawns ? with : without;
    }

private:
    /// Brings White's king to the files a to d; without pawns into the triangle a1, d1, d4, and Black's king
    /// below the diagonal if White's stands on it.
    static std::uint8_t symmetryOf(unsigned white, unsigned black, bool hasPawns) noexcept {
        unsigned symmetry = 0;
        if ((white & 7U) > 3) symmetry |= kFiles;
        if (hasPawns) return static_cast<std::uint8_t>(symmetry);
        if (white >> 3U > 3) symmetry |= kRanks;
        const unsigned corner = kImages[symmetry][white];
        const unsigned other = kImages[symmetry][black];
        if (isAboveDiagonal(corner) || (isOnDiagonal(corner) && isAboveDiagonal(other)))
            symmetry |= kDiagonal;
        return static_cast<std::uint8_t>(symmetry);
    }

    std::array<std::array<Pair, kSquareCount>, kSquareCount> pairs_{};
    std::vector<std::array<Square, 2>> squares_;
};

EndingIndex::EndingIndex(const EndingMaterial& material)
    : pairs_(&KingPairs::of(material.pawns() > 0)),
      isSingle_(material.size() < kMaxEndingMen),
      hasTwins_(!isSingle_ && material.man(2) == material.man(3)),
      rowSize_(isSingle_ ? kSquareCount : kSquareCount * kSquareCount),
      size_(pairs_->size() * rowSize_) {}

std::size_t EndingIndex::inRow(const Placement& placement, unsigned symmetry) const noexcept {
    const auto& image = kImages[symmetry];
    std::size_t first = image[index(placement[2])];
    if (isSingle_) return first;
    std::size_t second = image[index(placement[3])];
    if (hasTwins_ && first > second) std::swap(first, second);
    return first * kSquareCount + second;
}

std::size_t EndingIndex::of(const Placement& placement) const noexcept {
    const auto pair = pairs_->pair(placement[0], placement[1]);
    std::size_t place = inRow(placement, pair.symmetry);
    if (pair.isOnDiagonal) [[unlikely]]
        place = std::min(place, inRow(placement, pair.symmetry ^ kDiagonal));
    return pair.number * rowSize_ + place;
}

Placement EndingIndex::placement(std::size_t number) const noexcept {
    const auto& kings = pairs_->squares(number / rowSize_);
    const auto place = static_cast<std::uint32_t>(number % rowSize_);
    if (isSingle_) return {kings[0], kings[1], Square(place), Square::None};
    return {kings[0], kings[1], Square(place / kSquareCount), Square(place % kSquareCount)};
}

}  // namespace roque
