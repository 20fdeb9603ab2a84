#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "plugins/bastion/base/huge_pages.h"
#include "plugins/bastion/base/value.h"
#include "plugins/bastion/evaluation/accumulator.h"
#include "plugins/bastion/search/parameters.h"

namespace roque::bastion {

/// How far the evaluation was from the value of the search, in positions with the same pawns, or with the
/// same other pieces of a side. The next evaluation there is corrected by it (known from Caissa and
/// Stockfish, 2023). [search-thread]
class CorrectionHistory {
public:
    void clear() { *tables_ = {}; }

    /// The centipawns to add to the evaluation of a position with `us` to move.
    [[nodiscard]] Value correction(Color us, const Accumulator& accumulator) const noexcept {
        const auto& side = (*tables_)[static_cast<std::size_t>(us)];
        const int sum =
            parameter::kCorrectionPawns * side[0][accumulator.pawnKey() % kEntries]
            + parameter::kCorrectionPieces * side[1][accumulator.pieceKey(Color::White) % kEntries]
            + parameter::kCorrectionPieces * side[2][accumulator.pieceKey(Color::Black) % kEntries];
        return sum / (4 * kUnit);
    }

    /// Learns that the evaluation was too low by `error` centipawns, as a search of `depth` plies has shown.
    void update(Color us, const Accumulator& accumulator, int depth, Value error) noexcept {
        auto& side = (*tables_)[static_cast<std::size_t>(us)];
        const int weight = std::min(depth + 1, parameter::kCorrectionMaxWeight);
        approach(side[0][accumulator.pawnKey() % kEntries], error, weight);
        approach(side[1][accumulator.pieceKey(Color::White) % kEntries], error, weight);
        approach(side[2][accumulator.pieceKey(Color::Black) % kEntries], error, weight);
    }

private:
    static constexpr std::size_t kEntries = 16'384;
    static constexpr int kUnit = 256;  ///< entries are in 256ths of a centipawn

    /// Moves an entry towards an error.
    static void approach(std::int16_t& entry, Value error, int weight) noexcept {
        const int target = std::clamp(error, -parameter::kCorrectionMax, parameter::kCorrectionMax) * kUnit;
        entry = static_cast<std::int16_t>((entry * (parameter::kCorrectionInertia - weight) + target * weight)
                                          / parameter::kCorrectionInertia);
    }

    using Side = std::array<std::array<std::int16_t, kEntries>, 3>;
    std::unique_ptr<std::array<Side, 2>, Unmap> tables_ = makeOnHugePages<std::array<Side, 2>>();
};

}  // namespace roque::bastion
