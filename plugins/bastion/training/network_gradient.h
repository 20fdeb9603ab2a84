#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "plugins/bastion/training/network_parameters.h"
#include "plugins/bastion/training/packed_position.h"

namespace roque::bastion::training {

/// Whether a position is learnt as it is, or with left and right exchanged.
enum class Mirrored : std::uint8_t { No, Yes };

/// The inputs of a network that a position turns on, in the view of the side to move.
struct ActiveInputs {
    std::array<std::uint16_t, PackedPosition::kMaxPieces> inputs;
    std::size_t count = 0;

    explicit ActiveInputs(const PackedPosition& position, Mirrored mirrored = Mirrored::No) noexcept;
};

/// The output of a network in floating point; times the scale it is the value for the side to move.
[[nodiscard]] float outputOf(const NetworkParameters& parameters, const ActiveInputs& active) noexcept;

/// The squared difference between the expected score of an output and its target, from 0 to 1.
[[nodiscard]] double squaredError(float output, double target) noexcept;

/// Adds the gradient of the squared error of a position, and returns that error.
double addGradient(const NetworkParameters& parameters, const ActiveInputs& active, double target,
                   NetworkParameters& gradient) noexcept;

}  // namespace roque::bastion::training
