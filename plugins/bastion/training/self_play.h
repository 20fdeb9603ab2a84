#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "plugins/bastion/engine.h"
#include "plugins/bastion/training/sample.h"

namespace roque::bastion::training {

/// Lets Bastion play against itself and picks the positions to learn from.
class SelfPlay {
public:
    /// Games are different for each seed. `nodes` is what each move may cost.
    SelfPlay(std::uint64_t seed, std::uint64_t nodes);

    /// Plays a game after some moves drawn by lot. Returns its quiet positions, perhaps none.
    [[nodiscard]] std::vector<Sample> playGame();

private:
    /// What a search says about a position.
    struct Opinion {
        Move move;
        Value valueForWhite;
    };

    [[nodiscard]] std::vector<Position> opening();
    [[nodiscard]] Opinion ask(const std::vector<Position>& game, const std::vector<Move>& moves);

    std::array<Engine, 2> engines_;  ///< of White and Black
    std::mt19937_64 random_;
    std::uint64_t nodes_;
};

}  // namespace roque::bastion::training
