#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>

#include "plugins/bastion/evaluation/network.h"

namespace roque::bastion::training {

/// The numbers of a network while it learns, or their gradient. They are several hundred kilobytes: keep them
/// by make_unique.
struct NetworkParameters {
    static constexpr std::size_t kHidden = Network::kHidden;
    static constexpr std::size_t kBias = Network::kInputs * kHidden;  ///< where the hidden bias begins
    static constexpr std::size_t kOutput = kBias + kHidden;           ///< where the output weights begin
    static constexpr std::size_t kOutputBias = kOutput + 2 * kHidden * Network::kOutputs;
    static constexpr std::size_t kCount = kOutputBias + Network::kOutputs;
    static constexpr float kMaxRowWeight = 1.94F;      ///< of rows and their bias
    static constexpr float kMaxOutputWeight = 0.495F;  ///< of the output and its bias

    alignas(64) std::array<float, kCount> values{};

    /// Where a set of output weights begins.
    [[nodiscard]] static constexpr std::size_t outputOf(std::size_t set) noexcept {
        return kOutput + 2 * kHidden * set;
    }
    [[nodiscard]] float* row(std::size_t input) noexcept { return values.data() + input * kHidden; }
    [[nodiscard]] const float* row(std::size_t input) const noexcept {
        return values.data() + input * kHidden;
    }

    /// Random parameters to begin with, the same for the same seed.
    [[nodiscard]] static std::unique_ptr<NetworkParameters> random(std::uint64_t seed);

    /// The network of integers. `scale` is in centipawns.
    [[nodiscard]] std::unique_ptr<Network> rounded(int scale) const;
    /// The parameters of a network, as far as rounding has left them: a training can go on from there.
    [[nodiscard]] static std::unique_ptr<NetworkParameters> of(const Network& network);

    /// Writes the parameters, for a training that goes on from them. False if that fails.
    [[nodiscard]] bool save(const std::filesystem::path& name) const;
    /// Reads them; null if the file has something else.
    [[nodiscard]] static std::unique_ptr<NetworkParameters> load(const std::filesystem::path& name);
};

}  // namespace roque::bastion::training
