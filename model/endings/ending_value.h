#pragma once

#include <cstdint>

namespace roque {

/// What best play leads to, as a byte: a draw, or the number of plies to the mate.
///
/// An even number of plies means that the side to move is mated in the end, an odd one that it mates.
class EndingValue {
public:
    constexpr EndingValue() noexcept = default;
    [[nodiscard]] static constexpr EndingValue draw() noexcept { return EndingValue(0); }
    [[nodiscard]] static constexpr EndingValue mateIn(unsigned plies) noexcept {
        return EndingValue(static_cast<std::uint8_t>(plies + 1));
    }
    /// No legal position: two men on a square, the side that has moved in check, the image of another one.
    [[nodiscard]] static constexpr EndingValue none() noexcept { return EndingValue(0xFF); }
    [[nodiscard]] static constexpr EndingValue fromByte(std::uint8_t byte) noexcept {
        return EndingValue(byte);
    }

    [[nodiscard]] constexpr std::uint8_t byte() const noexcept { return byte_; }
    [[nodiscard]] constexpr bool isDraw() const noexcept { return byte_ == 0; }
    [[nodiscard]] constexpr bool isNone() const noexcept { return byte_ == 0xFF; }
    [[nodiscard]] constexpr bool isWon() const noexcept { return !isNone() && byte_ != 0 && byte_ % 2 == 0; }
    [[nodiscard]] constexpr bool isLost() const noexcept { return !isNone() && byte_ % 2 == 1; }
    /// To the mate; only if won or lost.
    [[nodiscard]] constexpr unsigned plies() const noexcept { return byte_ - 1U; }

    bool operator==(const EndingValue&) const noexcept = default;

private:
    explicit constexpr EndingValue(std::uint8_t byte) noexcept : byte_(byte) {}

    std::uint8_t byte_ = 0;
};

}  // namespace roque
