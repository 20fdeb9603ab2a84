#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "plugins/bastion/evaluation/evaluation.h"
#include "plugins/bastion/evaluation/network_stack.h"
#include "plugins/bastion/search/evaluation_watch.h"
#include "plugins/bastion/training/packed_position.h"
#include "plugins/bastion/training/self_play.h"

namespace roque::bastion::training {

/// Plays games and keeps positions of the search trees, with the value of what evaluates them, a network or
/// the hand-crafted evaluation: what a network has to see before it can replace either. Most of them are far
/// from quiet.
///
/// Or keeps the quiet ones, each with the value of a search of its own: positions as odd as a search meets
/// them, with values that see further than the evaluation.
class TreeSampler final : EvaluationWatch {
public:
    /// What the values of positions are.
    enum class Values : std::uint8_t { Evaluated, Searched };

    /// One of `every` evaluated positions is kept. `nodes` is the limit of each search.
    TreeSampler(std::uint64_t nodes, std::uint32_t every, Values values = Values::Evaluated);

    /// Has a network evaluate positions, or the hand-crafted evaluation.
    void setNetwork(const std::shared_ptr<const Network>& network);

    /// The positions of the game with this seed.
    [[nodiscard]] std::vector<PackedPosition> playGame(std::uint64_t seed);

private:
    void see(const Position& position, Value valueForMover) override;
    [[nodiscard]] bool search(PackedPosition& packed);
    [[nodiscard]] Value evaluate(const Position& position);

    SelfPlay selfPlay_;
    SelfPlay searcher_;
    Evaluation evaluation_;
    std::shared_ptr<const Network> network_;
    NetworkStack stack_{0};
    std::uint32_t every_;
    Values values_;
    std::uint32_t seen_ = 0;  ///< since the last that was kept
    std::vector<PackedPosition> kept_;
};

}  // namespace roque::bastion::training
