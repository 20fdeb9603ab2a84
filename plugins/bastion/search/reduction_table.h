#pragma once

#include <array>
#include <cstddef>

#include "plugins/bastion/search/parameters.h"

namespace roque::bastion {

/// Late move reductions by depth and move number, before anything about the move itself, in 1024ths of a ply
/// (T. Romstad, "An Introduction to Late Move Reductions", 2006; the product of logarithms is Stockfish's).
class ReductionTable {
public:
    ReductionTable();

    /// Grows with the depth of the node and with the number of the move, the first being 1.
    [[nodiscard]] int of(int depth, int moveNumber) const noexcept {
        const int product = logarithms_[bounded(depth)] * logarithms_[bounded(moveNumber)] / 1024;
        return parameter::kLmrBase + product * parameter::kLmrSlope / 1024;
    }

private:
    static constexpr std::size_t kSize = 256;

    [[nodiscard]] static std::size_t bounded(int number) noexcept {
        const auto unsignedNumber = static_cast<std::size_t>(number);
        return unsignedNumber < kSize ? unsignedNumber : kSize - 1;
    }

    std::array<int, kSize> logarithms_{};  ///< natural, in 1024ths: integers are the same on every machine
};

}  // namespace roque::bastion
