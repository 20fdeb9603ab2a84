#pragma once

#include <cstdint>
#include <vector>

#include "plugins/bastion/evaluation/evaluation.h"
#include "plugins/bastion/search/evaluation_watch.h"
#include "plugins/bastion/training/packed_position.h"
#include "plugins/bastion/training/self_play.h"

namespace roque::bastion::training {

/// Plays games and keeps positions of the search trees, with the value of the hand-crafted evaluation: what
/// a network has to see before it can replace that evaluation. Most of them are far from quiet.
class TreeSampler final : EvaluationWatch {
public:
    /// One of `every` evaluated positions is kept.
    TreeSampler(std::uint64_t nodes, std::uint32_t every);

    /// The positions of the game with this seed.
    [[nodiscard]] std::vector<PackedPosition> playGame(std::uint64_t seed);

private:
    void see(const Position& position, Value valueForMover) override;

    SelfPlay selfPlay_;
    Evaluation evaluation_;
    std::uint32_t every_;
    std::uint32_t seen_ = 0;  ///< since the last that was kept
    std::vector<PackedPosition> kept_;
};

}  // namespace roque::bastion::training
