#pragma once

#include <cstdint>

namespace roque::bastion {

/// A middlegame and an endgame value in centipawns, packed into one word so that one operation adds or
/// multiplies both. Each must fit into 16 bits.
class Tapered {
public:
    constexpr Tapered() noexcept = default;
    constexpr Tapered(int middlegame, int endgame) noexcept
        : packed_(static_cast<std::int32_t>(static_cast<std::uint32_t>(endgame) << 16U) + middlegame) {}

    [[nodiscard]] constexpr int middlegame() const noexcept {
        return static_cast<std::int16_t>(static_cast<std::uint16_t>(static_cast<std::uint32_t>(packed_)));
    }
    [[nodiscard]] constexpr int endgame() const noexcept {
        return static_cast<std::int16_t>(
            static_cast<std::uint16_t>((static_cast<std::uint32_t>(packed_) + 0x8000U) >> 16U));
    }

    constexpr Tapered& operator+=(Tapered other) noexcept {
        packed_ += other.packed_;
        return *this;
    }
    constexpr Tapered& operator-=(Tapered other) noexcept {
        packed_ -= other.packed_;
        return *this;
    }
    [[nodiscard]] friend constexpr Tapered operator*(Tapered value, int times) noexcept {
        value.packed_ *= times;
        return value;
    }
    bool operator==(const Tapered&) const = default;

private:
    std::int32_t packed_ = 0;
};

}  // namespace roque::bastion
