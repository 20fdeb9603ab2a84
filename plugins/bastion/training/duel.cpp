#include "plugins/bastion/training/duel.h"

#include <cmath>
#include <utility>

namespace roque::bastion::training {

void DuelScore::add(double points) noexcept {
    ++pairs_;
    sum_ += points;
    sumOfSquares_ += points * points;
}

double DuelScore::elo() const noexcept {
    return -400 * std::log10(1 / share() - 1);
}

double DuelScore::eloError() const noexcept {
    const double mean = sum_ / pairs_;
    const double variance = (sumOfSquares_ / pairs_ - mean * mean) / pairs_ / 4;  // of the share
    const double slope = 400 / std::log(10.0) / (share() * (1 - share()));
    return 1.96 * std::sqrt(variance) * slope;
}

Duel::Duel(std::shared_ptr<const Network> network, std::uint64_t nodes)
    : network_(std::move(network)), selfPlay_(nodes) {}

std::optional<double> Duel::playPair(std::uint64_t openingSeed) {
    const Position opening = SelfPlay::openingOf(openingSeed);
    double points = 0;
    for (const Color color : kColors) {
        selfPlay_.setNetwork(color, network_);
        selfPlay_.setNetwork(~color, nullptr);
        const auto result = selfPlay_.playFrom(opening);
        if (!result) return std::nullopt;
        points += color == Color::White ? *result : 1 - *result;
    }
    return points;
}

}  // namespace roque::bastion::training
