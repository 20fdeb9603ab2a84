#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "model/position/position.h"

// Random positions, the same ones in every run.
namespace roque::test {

/// The number of positions that a property is tested on: 20,000, or the value of the environment variable
/// ROQUE_PROPERTY_POSITIONS.
[[nodiscard]] std::size_t positionCount();

/// Integers from 0, the same in every run and with every standard library.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}

    /// A number smaller than `sides`.
    [[nodiscard]] std::size_t roll(std::size_t sides) { return static_cast<std::size_t>(engine_() % sides); }

private:
    std::mt19937_64 engine_;
};

/// Random games from the start position, the Chess960 starts and the positions of the test data, one after
/// the other. Every third move prefers castling, en passant, promotion and check, or few games would ever see
/// them.
class RandomWalk {
public:
    explicit RandomWalk(std::uint64_t seed);

    /// The next position: after a move of the current game, or the start of another game.
    const Position& next();

private:
    [[nodiscard]] Position nextStart();

    Dice dice_;
    std::vector<std::string> chess960Starts_;
    std::vector<std::string> testPositions_;
    Position position_ = Position::start();
    std::size_t games_ = 0;
    unsigned plies_ = 0;
};

/// Calls `check` with `count` random positions, until one check fails.
void forRandomPositions(std::uint64_t seed, std::size_t count,
                        const std::function<void(const Position&)>& check);

}  // namespace roque::test
