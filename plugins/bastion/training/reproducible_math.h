#pragma once

#include <cmath>

namespace roque::bastion::training {

// Functions whose results do not depend on the processor. Those of the system do, in the last bit; after a
// million steps of training no bit would be the same.

/// e to the power of a number from -700 to 700: 2^k times the Taylor series of what is left.
[[nodiscard]] inline double exponential(double power) noexcept {
    constexpr double kLog2 = 0.693147180559945309417;
    constexpr int kTerms = 14;
    const double halvings = std::floor(power / kLog2 + 0.5);
    const double rest = power - halvings * kLog2;
    double sum = 1;
    for (int term = kTerms; term > 0; --term) sum = 1 + sum * rest / term;
    return std::ldexp(sum, static_cast<int>(halvings));
}

/// The logistic function: the expected score of a position whose value is `value` times the scale.
[[nodiscard]] inline double logistic(double value) noexcept {
    if (value < 0) return 1 - logistic(-value);
    return 1 / (1 + exponential(-std::fmin(value, 700)));
}

/// Falls from 1 to 0 like half a wave of the cosine, while `progress` grows from 0 to 1.
[[nodiscard]] inline double halfCosine(double progress) noexcept {
    constexpr double kPi = 3.14159265358979323846;
    const double angle = kPi / 2 * progress;
    double sine = angle;
    double term = angle;
    for (int number = 2; number < 20; number += 2) {
        term *= -angle * angle / (number * (number + 1));
        sine += term;
    }
    return 1 - sine * sine;  // (1 + cos(2 angle)) / 2
}

}  // namespace roque::bastion::training
