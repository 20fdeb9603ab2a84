#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <vector>

#include "plugins/bastion/engine.h"
#include "plugins/bastion/training/sample.h"

namespace roque::bastion::training {

/// Plays Bastion against itself and collects positions for the tuner.
class SelfPlay {
public:
    /// Each seed gives other games. `nodes` is the limit of each move.
    SelfPlay(std::uint64_t seed, std::uint64_t nodes);

    /// Plays a game after some random moves, and returns its quiet positions, perhaps none.
    [[nodiscard]] std::vector<Sample> playGame();

    /// Plays a game from a position: 1 if White wins, 0.5 for a draw; nothing if the position is not
    /// balanced.
    [[nodiscard]] std::optional<double> playFrom(const Position& position);

private:
    /// Sees each position of a game, the move played there, and its value for White.
    using Watch = std::function<void(const Position&, Move, Value)>;

    /// The result of a search.
    struct Opinion {
        Move move;
        Value valueForWhite;
    };

    [[nodiscard]] std::vector<Position> opening();
    [[nodiscard]] std::optional<double> playOut(std::vector<Position> game, const Watch& watch);
    [[nodiscard]] Opinion ask(const std::vector<Position>& game, const std::vector<Move>& moves);

    std::array<Engine, 2> engines_;  ///< of White and of Black
    std::mt19937_64 random_;
    std::uint64_t nodes_;
};

}  // namespace roque::bastion::training
