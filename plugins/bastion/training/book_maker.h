#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "model/position/position.h"
#include "plugins/bastion/engine.h"
#include "plugins/bastion/training/self_play.h"

namespace roque::bastion::training {

/// Makes an opening book from games that Bastion plays against itself. Each opening is drawn among the moves
/// that it thinks nearly equal; a move's weight is the points that the side that played it has scored.
class BookMaker {
public:
    /// How much the player thinks, in nodes.
    struct Effort {
        std::uint64_t look = 60'000;  ///< to compare the moves of a book position
        std::uint64_t move = 2'000;   ///< for each move after the opening
    };

    /// Each seed gives other games. The first games of a longer series are those of a shorter one.
    explicit BookMaker(std::uint64_t seed, const Effort& effort);

    /// Plays a game, and adds the moves of its opening.
    void playGame();

    [[nodiscard]] std::size_t positions() const noexcept { return points_.size(); }

    /// The book in Polyglot's format. Leaves out moves that have never scored.
    [[nodiscard]] std::string bytes() const;

private:
    [[nodiscard]] const std::vector<Move>& goodMoves(const Position& position);

    Effort effort_;
    Engine engine_;
    SelfPlay selfPlay_;
    std::mt19937_64 random_;
    std::map<Key, std::vector<Move>> good_;  ///< by position: what has been looked at
    /// By position and move, as Polyglot numbers moves: two for a win, one for a draw.
    std::map<Key, std::map<std::uint16_t, unsigned>> points_;
};

}  // namespace roque::bastion::training
