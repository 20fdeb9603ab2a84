// The hot loops of bastion-train. They add in a fixed order and this file is compiled without fused
// multiplication, so that the result is the same on every processor, however many numbers it adds at once.

#include "plugins/bastion/training/network_gradient.h"

#include <algorithm>

#include "plugins/bastion/training/processor_clones.h"
#include "plugins/bastion/training/reproducible_math.h"

namespace roque::bastion::training {
namespace {

constexpr std::size_t kHidden = Network::kHidden;
constexpr std::size_t kLanes = 16;  ///< partial sums of the output, added up last

/// The hidden values of both views: the side to move first.
struct Hidden {
    alignas(64) std::array<std::array<float, kHidden>, 2> values;
};

ROQUE_INLINE float limited(float value) noexcept {
    const float positive = value > 0.F ? value : 0.F;
    return positive < 1.F ? positive : 1.F;
}

ROQUE_TRAINING_CLONES float forward(const NetworkParameters& parameters, const ActiveInputs& active,
                                    Hidden& hidden) noexcept {
    auto& [us, them] = hidden.values;
    const float* const bias = parameters.values.data() + NetworkParameters::kBias;
    std::copy_n(bias, kHidden, us.begin());
    std::copy_n(bias, kHidden, them.begin());
    for (std::size_t number = 0; number < active.count; ++number) {
        const float* const own = parameters.row(active.inputs[number]);
        const float* const other = parameters.row(Network::inOtherView(active.inputs[number]));
        for (std::size_t unit = 0; unit < kHidden; ++unit) us[unit] += own[unit];
        for (std::size_t unit = 0; unit < kHidden; ++unit) them[unit] += other[unit];
    }
    const std::size_t set = Network::outputFor(active.count);
    const float* weight = parameters.values.data() + NetworkParameters::outputOf(set);
    std::array<float, kLanes> lanes{};
    for (const auto& view : hidden.values) {
        for (std::size_t unit = 0; unit < kHidden; unit += kLanes, weight += kLanes) {
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const float value = limited(view[unit + lane]);
                lanes[lane] += value * value * weight[lane];
            }
        }
    }
    for (std::size_t width = kLanes / 2; width > 0; width /= 2) {
        for (std::size_t lane = 0; lane < width; ++lane) lanes[lane] += lanes[lane + width];
    }
    return lanes[0] + parameters.values[NetworkParameters::kOutputBias + set];
}

/// Adds the gradient, `slope` times that of the output.
ROQUE_TRAINING_CLONES void backward(const NetworkParameters& parameters, const ActiveInputs& active,
                                    const Hidden& hidden, float slope, NetworkParameters& gradient) noexcept {
    Hidden change;
    const std::size_t set = Network::outputFor(active.count);
    for (std::size_t view = 0; view < 2; ++view) {
        const auto& values = hidden.values[view];
        auto& changes = change.values[view];
        const std::size_t first = NetworkParameters::outputOf(set) + view * kHidden;
        const float* const weights = parameters.values.data() + first;
        float* const weightGradient = gradient.values.data() + first;
        float* const biasGradient = gradient.values.data() + NetworkParameters::kBias;
        for (std::size_t unit = 0; unit < kHidden; ++unit) {
            const float value = limited(values[unit]);
            const bool isWithin = values[unit] > 0.F && values[unit] < 1.F;
            weightGradient[unit] += slope * value * value;
            changes[unit] = isWithin ? slope * 2.F * value * weights[unit] : 0.F;
            biasGradient[unit] += changes[unit];
        }
    }
    gradient.values[NetworkParameters::kOutputBias + set] += slope;
    for (std::size_t number = 0; number < active.count; ++number) {
        float* const own = gradient.row(active.inputs[number]);
        float* const other = gradient.row(Network::inOtherView(active.inputs[number]));
        for (std::size_t unit = 0; unit < kHidden; ++unit) own[unit] += change.values[0][unit];
        for (std::size_t unit = 0; unit < kHidden; ++unit) other[unit] += change.values[1][unit];
    }
}

}  // namespace

ActiveInputs::ActiveInputs(const PackedPosition& position, Mirrored mirrored) noexcept {
    const unsigned flip =
        (position.sideToMove == Color::Black ? 56U : 0U) ^ (mirrored == Mirrored::Yes ? 7U : 0U);
    const unsigned own = position.sideToMove == Color::Black ? 8U : 0U;
    for (const Square square : SquaresOf(position.occupied)) {
        if (count == inputs.size()) break;
        const unsigned code = position.piece(count);
        const unsigned half = (code & 8U) == own ? 0U : Network::kInputs / 2;
        inputs[count++] =
            static_cast<std::uint16_t>(half + (code & 7U) * kSquareCount + (index(square) ^ flip));
    }
}

float outputOf(const NetworkParameters& parameters, const ActiveInputs& active) noexcept {
    Hidden hidden;
    return forward(parameters, active, hidden);
}

double squaredError(float output, double target) noexcept {
    const double error = logistic(output) - target;
    return error * error;
}

double addGradient(const NetworkParameters& parameters, const ActiveInputs& active, double target,
                   NetworkParameters& gradient) noexcept {
    Hidden hidden;
    const float output = forward(parameters, active, hidden);
    const double expected = logistic(output);
    const double error = expected - target;
    const double slope = 2 * error * expected * (1 - expected);
    backward(parameters, active, hidden, static_cast<float>(slope), gradient);
    return error * error;
}

}  // namespace roque::bastion::training
