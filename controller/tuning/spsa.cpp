#include "controller/tuning/spsa.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <random>
#include <utility>

namespace roque::tuning {
namespace {

double clamped(double value, const TunedParameter& parameter) {
    return std::clamp(value, static_cast<double>(parameter.least), static_cast<double>(parameter.most));
}

/// `rounding` is drawn evenly, so the whole number is the value on average.
std::int64_t whole(double value, double rounding, const TunedParameter& parameter) {
    return static_cast<std::int64_t>(clamped(std::floor(value + rounding), parameter));
}

}  // namespace

Spsa::Spsa(std::vector<TunedParameter> parameters, const SpsaSchedule& schedule, std::uint64_t seed)
    : parameters_(std::move(parameters)), schedule_(schedule), seed_(seed) {}

Spsa::Values Spsa::start() const {
    Values values;
    for (const TunedParameter& parameter : parameters_) values.push_back(parameter.start);
    return values;
}

Spsa::Sides Spsa::sides(std::size_t round, const Values& around) const {
    assert(around.size() == parameters_.size());
    Sides sides;
    const std::vector<Draw> drawn = draws(round);
    for (std::size_t at = 0; at < parameters_.size(); ++at) {
        const double away = drawn[at].sign * perturbation(parameters_[at], round);
        sides.plus.push_back(whole(around[at] + away, drawn[at].rounding, parameters_[at]));
        sides.minus.push_back(whole(around[at] - away, drawn[at].rounding, parameters_[at]));
    }
    return sides;
}

Spsa::Values Spsa::moved(Values values, std::size_t round, double points) const {
    assert(values.size() == parameters_.size());
    const std::vector<Draw> drawn = draws(round);
    for (std::size_t at = 0; at < parameters_.size(); ++at) {
        const TunedParameter& parameter = parameters_[at];
        const double move = gain(parameter, round) * points * drawn[at].sign / perturbation(parameter, round);
        values[at] = clamped(values[at] + move, parameter);
    }
    return values;
}

std::vector<Spsa::Draw> Spsa::draws(std::size_t round) const {
    // It makes use of 32 bits of each number.
    std::seed_seq numbers{seed_, seed_ >> 32U, std::uint64_t{round}, std::uint64_t{round} >> 32U};
    std::mt19937_64 random(numbers);
    std::vector<Draw> draws;
    for (std::size_t at = 0; at < parameters_.size(); ++at) {
        const std::uint64_t bits = random();
        draws.push_back({(bits & 1U) != 0 ? 1.0 : -1.0, std::ldexp(static_cast<double>(bits >> 11U), -53)});
    }
    return draws;
}

/// Spall's c_k, which is the parameter's step in the last round.
double Spsa::perturbation(const TunedParameter& parameter, std::size_t round) const {
    const double left = static_cast<double>(schedule_.rounds) / static_cast<double>(round + 1);
    return parameter.step * std::pow(left, schedule_.stepExponent);
}

/// Spall's a_k. In the last round, a point moves the parameter by `rate` steps.
double Spsa::gain(const TunedParameter& parameter, std::size_t round) const {
    const auto rounds = static_cast<double>(schedule_.rounds);
    const double damping = schedule_.stability * rounds;
    const double left = (damping + rounds) / (damping + static_cast<double>(round + 1));
    return schedule_.rate * parameter.step * parameter.step * std::pow(left, schedule_.moveExponent);
}

}  // namespace roque::tuning
