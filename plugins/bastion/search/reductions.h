#pragma once

#include <array>
#include <cstddef>

namespace roque::bastion {

/// How much less deep the later of a place's moves are searched, in 1024ths of a ply ("late move
/// reductions").
class Reductions {
public:
    Reductions();

    /// Before anything that is known of the move itself: the deeper the search and the later the move, the
    /// more.
    [[nodiscard]] int of(int depth, int moveNumber) const noexcept {
        return logarithms_[bounded(depth)] * logarithms_[bounded(moveNumber)] / 1024;
    }

private:
    static constexpr std::size_t kSize = 256;

    [[nodiscard]] static std::size_t bounded(int number) noexcept {
        const auto unsignedNumber = static_cast<std::size_t>(number);
        return unsignedNumber < kSize ? unsignedNumber : kSize - 1;
    }

    std::array<int, kSize>
        logarithms_{};  ///< natural, in 1024ths: whole numbers are the same on every machine
};

}  // namespace roque::bastion
