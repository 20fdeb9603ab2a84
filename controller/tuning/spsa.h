#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "controller/tuning/tuned_parameter.h"

namespace roque::tuning {

/// How fast SPSA moves, and how perturbations and moves get smaller from round to round. The exponents and
/// the stability are those that Spall recommends (1998).
struct SpsaSchedule {
    std::size_t rounds = 1;
    double rate = 0.002;  ///< in the last round: steps by which a parameter moves for each point
    double moveExponent = 0.602;
    double stepExponent = 0.101;
    double stability = 0.1;  ///< as a share of all rounds: damps the moves of the first ones

    bool operator==(const SpsaSchedule&) const = default;
};

/// Simultaneous perturbation stochastic approximation: James C. Spall, "Multivariate Stochastic Approximation
/// Using a Simultaneous Perturbation Gradient Approximation" (1992).
///
/// Each round moves all values at once, by a sign for each, up for one side and down for the other. The sides
/// play; then all values move towards the side that has won. However many parameters there are, a round takes
/// one comparison. Random choices depend on the seed and the number of the round only. [any-thread]
class Spsa {
public:
    /// The value of each parameter, in their order.
    using Values = std::vector<double>;
    /// The same as an option of an engine takes it.
    using WholeValues = std::vector<std::int64_t>;

    /// The two sides of a round, which are to be compared.
    struct Sides {
        WholeValues plus;
        WholeValues minus;
    };

    Spsa(std::vector<TunedParameter> parameters, const SpsaSchedule& schedule, std::uint64_t seed);

    [[nodiscard]] std::span<const TunedParameter> parameters() const noexcept { return parameters_; }
    [[nodiscard]] const SpsaSchedule& schedule() const noexcept { return schedule_; }
    /// The values before the first round.
    [[nodiscard]] Values start() const;

    /// The sides of a round, from 0, around some values. They are rounded at random, so that they are right
    /// on average also where a step is less than 1.
    [[nodiscard]] Sides sides(std::size_t round, const Values& around) const;

    /// The values after a round. `points` are those of the plus side less those of the minus side, with a
    /// point for each game.
    [[nodiscard]] Values moved(Values values, std::size_t round, double points) const;

private:
    /// The random choices for one parameter in one round.
    struct Draw {
        double sign = 1;      ///< 1 or -1
        double rounding = 0;  ///< from 0 to less than 1
    };

    [[nodiscard]] std::vector<Draw> draws(std::size_t round) const;
    [[nodiscard]] double perturbation(const TunedParameter& parameter, std::size_t round) const;
    [[nodiscard]] double gain(const TunedParameter& parameter, std::size_t round) const;

    std::vector<TunedParameter> parameters_;
    SpsaSchedule schedule_;
    std::uint64_t seed_;
};

}  // namespace roque::tuning
