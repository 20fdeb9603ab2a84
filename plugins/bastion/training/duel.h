#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "plugins/bastion/training/self_play.h"

namespace roque::bastion::training {

/// The result of a match in pairs of games with the same opening and colors exchanged. The error is that of
/// pairs: their two games are not independent.
class DuelScore {
public:
    /// Adds a pair: the points of both games, 0 to 2.
    void add(double points) noexcept;

    [[nodiscard]] unsigned pairs() const noexcept { return pairs_; }
    /// Points by games, from 0 to 1. Only if there is a pair.
    [[nodiscard]] double share() const noexcept { return sum_ / pairs_ / 2; }
    /// The difference in Elo of this share; infinite if all games were won or lost.
    [[nodiscard]] double elo() const noexcept;
    /// Its error, 95 %.
    [[nodiscard]] double eloError() const noexcept;

private:
    unsigned pairs_ = 0;
    double sum_ = 0;
    double sumOfSquares_ = 0;
};

/// A match of a network against the hand-crafted evaluation, both with the same search and the same number of
/// nodes for each move: so other work on the machine changes nothing.
class Duel {
public:
    Duel(std::shared_ptr<const Network> network, std::uint64_t nodes);

    /// Plays a pair from the opening with this seed: the points of the network. Nothing if the opening is not
    /// balanced.
    [[nodiscard]] std::optional<double> playPair(std::uint64_t openingSeed);

private:
    std::shared_ptr<const Network> network_;
    SelfPlay selfPlay_;
};

}  // namespace roque::bastion::training
