#pragma once

#include <cstdint>
#include <random>

#include "model/position/position.h"

namespace roque::test {

/// A player who takes what seems to be free, and otherwise moves at random: enough for whole games.
class SimplePlayer {
public:
    /// The same seed makes the same moves.
    explicit SimplePlayer(std::uint64_t seed) : random_(seed) {}

    /// A legal move; there is one.
    [[nodiscard]] Move choose(const Position& position);

private:
    std::mt19937_64 random_;
};

}  // namespace roque::test
