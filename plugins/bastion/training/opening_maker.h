#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "plugins/bastion/engine.h"

namespace roque::bastion::training {

/// Finds positions for matches to begin from: a few sensible moves from the start, and nobody stands better.
class OpeningMaker {
public:
    /// A position and what a search says of it, for the side to move.
    struct Opening {
        Position position;
        Value value;
    };

    /// Openings are different for each seed.
    explicit OpeningMaker(std::uint64_t seed) : random_(seed) { engine_.resizeTable(16); }

    /// Draws moves by lot, each among the good ones, and looks closely at what comes of them; nothing if that
    /// is not even enough, or in check.
    [[nodiscard]] std::optional<Opening> make();

private:
    /// A first move and what it is worth.
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
