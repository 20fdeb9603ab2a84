#include "plugins/bastion/training/network_parameters.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/bastion/base/little_endian.h"

namespace roque::bastion::training {
namespace {

constexpr std::string_view kParametersMagic = "RoquePar";
/// Added to the bias of hidden values, in their last unit: an odd hidden value loses half of it.
constexpr float kMakesUpForTruncation = 0.5F;
constexpr float kBiasOne = Network::kActiveOne * Network::kOutputOne;

/// A number from -range to range; the standard's distributions differ between libraries.
float drawn(std::mt19937_64& random, float range) {
    constexpr unsigned kBits = 24;
    const auto whole = static_cast<float>(random() >> (64 - kBits));
    return (whole / static_cast<float>(1U << (kBits - 1)) - 1) * range;
}

/// The nearest integer of a row weight.
std::int16_t roundedRowWeight(float weight, float offset = 0) {
    const auto nearest = static_cast<int>(std::lround(weight * Network::kHiddenOne + offset));
    return static_cast<std::int16_t>(std::clamp(nearest, -Network::kMaxRowWeight, Network::kMaxRowWeight));
}

/// Rounds output weights so that their errors cancel: each takes over what the one before has left. Else the
/// errors of 256 weights whose hidden values are much alike would add up to many centipawns.
class OutputRounding {
public:
    std::int16_t operator()(float weight) {
        const float wanted = weight * Network::kOutputOne + left_;
        const int nearest = std::clamp(static_cast<int>(std::lround(wanted)), -Network::kMaxOutputWeight,
                                       Network::kMaxOutputWeight);
        left_ = wanted - static_cast<float>(nearest);
        return static_cast<std::int16_t>(nearest);
    }

private:
    float left_ = 0;
};

}  // namespace

std::unique_ptr<NetworkParameters> NetworkParameters::random(std::uint64_t seed) {
    constexpr float kRowRange = 0.08F;
    constexpr float kFirstBias = 0.2F;       // so that most hidden values are within their limits
    constexpr float kOutputRange = 0.0625F;  // one by the square root of the number of weights
    auto parameters = std::make_unique<NetworkParameters>();
    auto& values = parameters->values;
    std::mt19937_64 random(seed);
    std::generate_n(values.begin(), kBias, [&] { return drawn(random, kRowRange); });
    std::fill_n(values.begin() + kBias, kHidden, kFirstBias);
    std::generate_n(values.begin() + kOutput, 2 * kHidden, [&] { return drawn(random, kOutputRange); });
    for (std::size_t set = 1; set < Network::kOutputs; ++set)
        std::copy_n(values.begin() + kOutput, 2 * kHidden, values.begin() + kOutput + set * 2 * kHidden);
    return parameters;
}

std::unique_ptr<Network> NetworkParameters::rounded(int scale) const {
    auto network = std::make_unique<Network>();
    for (std::size_t input = 0; input < Network::kInputs; ++input) {
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            network->rows[input][unit] = roundedRowWeight(row(input)[unit]);
    }
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        network->bias[unit] = roundedRowWeight(values[kBias + unit], kMakesUpForTruncation);
    const float* weight = values.data() + kOutput;
    for (std::size_t set = 0; set < Network::kOutputs; ++set) {
        OutputRounding rounded;
        for (Network::Row& weights : network->outputs[set])
            for (std::int16_t& each : weights) each = rounded(*weight++);
        network->outputBias[set] =
            static_cast<std::int32_t>(std::lround(values[kOutputBias + set] * kBiasOne));
    }
    network->scale = scale;
    return network;
}

std::unique_ptr<NetworkParameters> NetworkParameters::of(const Network& network) {
    auto parameters = std::make_unique<NetworkParameters>();
    float* value = parameters->values.data();
    const auto takeRow = [&value](const Network::Row& row, int one, float offset = 0) {
        for (const std::int16_t weight : row)
            *value++ = (static_cast<float>(weight) - offset) / static_cast<float>(one);
    };
    for (const Network::Row& row : network.rows) takeRow(row, Network::kHiddenOne);
    takeRow(network.bias, Network::kHiddenOne, kMakesUpForTruncation);
    for (const Network::Output& output : network.outputs)
        for (const Network::Row& weights : output) takeRow(weights, Network::kOutputOne);
    for (const std::int32_t bias : network.outputBias) *value++ = static_cast<float>(bias) / kBiasOne;
    return parameters;
}

bool NetworkParameters::save(const std::filesystem::path& name) const {
    std::string bytes(kParametersMagic);
    std::array<std::uint8_t, sizeof(float)> number{};
    for (const float value : values) {
        putLittleEndian(std::bit_cast<std::uint32_t>(value), number.data());
        bytes.append(number.begin(), number.end());
    }
    std::ofstream file(name, std::ios::binary);
    file << bytes;
    file.close();
    return static_cast<bool>(file);
}

std::unique_ptr<NetworkParameters> NetworkParameters::load(const std::filesystem::path& name) {
    std::ifstream file(name, std::ios::binary);
    const std::vector<char> bytes(std::istreambuf_iterator<char>(file), {});
    const std::string_view text(bytes.data(), bytes.size());
    if (!text.starts_with(kParametersMagic)
        || text.size() != kParametersMagic.size() + kCount * sizeof(float))
        return nullptr;
    auto parameters = std::make_unique<NetworkParameters>();
    const auto* from = reinterpret_cast<const std::uint8_t*>(text.data() + kParametersMagic.size());
    for (float& value : parameters->values)
        value = std::bit_cast<float>(takeLittleEndian<std::uint32_t>(from));
    return parameters;
}

}  // namespace roque::bastion::training
