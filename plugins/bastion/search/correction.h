#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "plugins/bastion/evaluation/accumulator.h"
#include "plugins/bastion/value.h"

namespace roque::bastion {

/// By how much the evaluation was wrong in positions with the same pawns, or with the same other pieces of a
/// side, as searches have shown: the next evaluation there is corrected by it. [search-thread]
class Correction {
public:
    void clear() { *tables_ = {}; }

    /// What to add to the evaluation of a position in which `us` are to move.
    [[nodiscard]] Value of(Color us, const Accumulator& accumulator) const noexcept {
        const auto& side = (*tables_)[static_cast<std::size_t>(us)];
        const int sum = 2 * side[0][accumulator.pawnKey() % kEntries]
                        + side[1][accumulator.pieceKey(Color::White) % kEntries]
                        + side[2][accumulator.pieceKey(Color::Black) % kEntries];
        return sum / (4 * kUnit);
    }

    /// Learns that the evaluation was too low by `error`, as a search of `depth` plies says.
    void learn(Color us, const Accumulator& accumulator, int depth, Value error) noexcept {
        auto& side = (*tables_)[static_cast<std::size_t>(us)];
        const int weight = std::min(depth + 1, 16);
        move(side[0][accumulator.pawnKey() % kEntries], error, weight);
        move(side[1][accumulator.pieceKey(Color::White) % kEntries], error, weight);
        move(side[2][accumulator.pieceKey(Color::Black) % kEntries], error, weight);
    }

private:
    static constexpr std::size_t kEntries = 16'384;
    static constexpr int kUnit = 256;  ///< entries are kept in 256ths of a centipawn
    static constexpr int kMost = 96;   ///< centipawns
    static constexpr int kInertia = 256;

    static void move(std::int16_t& entry, Value error, int weight) noexcept {
        const int target = std::clamp(error, -kMost, kMost) * kUnit;
        entry = static_cast<std::int16_t>((entry * (kInertia - weight) + target * weight) / kInertia);
    }

    using Side = std::array<std::array<std::int16_t, kEntries>, 3>;
    std::unique_ptr<std::array<Side, 2>> tables_ = std::make_unique<std::array<Side, 2>>();
};

}  // namespace roque::bastion
