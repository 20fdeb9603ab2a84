#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "plugins/bastion/engine.h"
#include "plugins/bastion/training/packed_position.h"

namespace roque::bastion::training {

/// Plays Bastion against itself, at first with the hand-crafted evaluation. A game depends on its seed only,
/// not on the games before.
class SelfPlay {
public:
    /// A game that has been played.
    struct Game {
        std::vector<PackedPosition> quiet;  ///< its quiet positions, perhaps none
        double result = 0.5;                ///< 1 if White won, 0 if Black did
    };

    /// `nodes` is the limit of each move.
    explicit SelfPlay(std::uint64_t nodes);

    /// Has a watch see what both sides evaluate.
    void setEvaluationWatch(EvaluationWatch* watch) noexcept {
        for (Engine& engine : engines_) engine.setEvaluationWatch(watch);
    }

    /// Has a network evaluate positions for a side, or none.
    void setNetwork(Color color, std::shared_ptr<const Network> network) {
        engines_[static_cast<std::size_t>(color)].setNetwork(std::move(network));
    }
    /// Has a network evaluate positions for both sides, or none.
    void setNetwork(const std::shared_ptr<const Network>& network) {
        for (const Color color : kColors) setNetwork(color, network);
    }

    /// The position to which the random moves of a seed lead.
    [[nodiscard]] static Position openingOf(std::uint64_t seed);

    /// Plays a game after some random moves; nothing if they lead to a position that is not balanced.
    [[nodiscard]] std::optional<Game> playGame(std::uint64_t seed);

    /// Plays a game from a position: 1 if White wins, 0.5 for a draw; nothing if the position is not
    /// balanced.
    [[nodiscard]] std::optional<double> playFrom(const Position& position);

    /// Forgets all games.
    void newGame();
    /// The value of a position that has a legal move, for the side to move; nothing if it is not quiet.
    [[nodiscard]] std::optional<Value> valueIfQuiet(const Position& position);

private:
    /// Sees each position of a game, the move played there, and its value for the side to move.
    using Watch = std::function<void(const Position&, Move, Value)>;

    /// The result of a search.
    struct Opinion {
        Move move;
        Value valueForMover;
    };

    [[nodiscard]] std::optional<double> playOut(std::vector<Position> game, const Watch& watch);
    [[nodiscard]] Opinion ask(const std::vector<Position>& game, const std::vector<Move>& moves);

    std::array<Engine, 2> engines_;  ///< of White and of Black
    std::uint64_t nodes_;
};

}  // namespace roque::bastion::training
