#pragma once

#include <memory>
#include <random>

#include "plugins/bastion/evaluation/network.h"

namespace roque::bastion::test {

/// A network of random weights, the same for the same seed. Its values mean nothing.
[[nodiscard]] inline std::unique_ptr<Network> randomNetwork(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto drawn = [&random](int limit) {
        return static_cast<std::int16_t>(static_cast<int>(random() % (2U * static_cast<unsigned>(limit) + 1))
                                         - limit);
    };
    auto network = std::make_unique<Network>();
    for (Network::Row& row : network->rows) {
        for (std::int16_t& weight : row) weight = drawn(60);
    }
    for (std::int16_t& weight : network->bias) weight = drawn(60);
    for (Network::Output& output : network->outputs) {
        for (Network::Row& row : output) {
            for (std::int16_t& weight : row) weight = drawn(20);
        }
    }
    for (std::int32_t& bias : network->outputBias) bias = drawn(100);
    network->scale = 190;
    return network;
}

}  // namespace roque::bastion::test
