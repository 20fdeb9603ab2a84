#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace roque::bastion {

/// Writes a number in little-endian order, and returns where the next one goes.
template <std::integral Number>
std::uint8_t* putLittleEndian(Number number, std::uint8_t* to) noexcept {
    auto rest = static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<Number>>(number));
    for (std::size_t byte = 0; byte < sizeof number; ++byte, rest >>= 8U)
        *to++ = static_cast<std::uint8_t>(rest);
    return to;
}

/// Reads a number in little-endian order, and moves on to the next one.
template <std::integral Number>
[[nodiscard]] Number takeLittleEndian(const std::uint8_t*& from) noexcept {
    std::uint64_t number = 0;
    for (std::size_t byte = 0; byte < sizeof(Number); ++byte) number |= std::uint64_t{*from++} << (8 * byte);
    return static_cast<Number>(static_cast<std::make_unsigned_t<Number>>(number));
}

}  // namespace roque::bastion
