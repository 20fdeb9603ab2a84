#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "plugins/bastion/engine.h"

namespace roque::bastion::training {

/// Finds balanced openings for matches: positions a few sensible moves from the start.
class OpeningMaker {
public:
    /// A position and its value for the side to move.
    struct Opening {
        Position position;
        Value value;
    };

    /// Each seed gives other openings.
    explicit OpeningMaker(std::uint64_t seed) : random_(seed) { engine_.resizeTable(16); }

    /// Plays random good moves and searches the position they lead to; nothing if it is not balanced or in
    /// check.
    [[nodiscard]] std::optional<Opening> make();

private:
    /// A first move and its value.
    struct Line {
        Move move;
        Value value;
    };

    [[nodiscard]] std::vector<Line> look(const Position& position, unsigned lines, std::uint64_t nodes);

    Engine engine_;
    std::mt19937_64 random_;
};

/// An opening as a line of EPD with the number of its moves and its value ("ce").
[[nodiscard]] std::string toEpd(const OpeningMaker::Opening& opening);

}  // namespace roque::bastion::training
