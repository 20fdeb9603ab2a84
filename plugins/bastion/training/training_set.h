#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "plugins/bastion/training/packed_position.h"

namespace roque::bastion::training {

/// The positions that a network learns from, and those of every sixteenth game, which are held out and only
/// measure: positions of one game are too similar to be divided.
class TrainingSet {
public:
    static constexpr std::uint32_t kGamesPerHeldOut = 16;

    /// `outcomeShare` is the share of the outcome in the target of a position, from 0 to 1; the rest is the
    /// expected score of its value, with this scale in centipawns.
    TrainingSet(int scale, double outcomeShare);

    /// Adds positions; those with a lone king are left out, since no network evaluates them.
    void add(std::span<const PackedPosition> positions);

    [[nodiscard]] const std::vector<PackedPosition>& learnt() const noexcept { return learnt_; }
    [[nodiscard]] const std::vector<PackedPosition>& heldOut() const noexcept { return heldOut_; }

    /// The expected score that a network is to find, from 0 to 1 for the side to move.
    [[nodiscard]] double target(const PackedPosition& position) const noexcept;
    /// The mean squared error of the hand-crafted evaluation on the positions held out.
    [[nodiscard]] double handCraftedError() const;

private:
    double outcomeShare_;
    std::vector<double> expected_;  ///< expected scores of values, from the least 16-bit number on
    std::vector<PackedPosition> learnt_;
    std::vector<PackedPosition> heldOut_;
};

}  // namespace roque::bastion::training
