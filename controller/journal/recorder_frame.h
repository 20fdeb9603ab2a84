#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace roque {

/// A numbered text in memory, whose writer may die at any moment.
struct RecorderFrame {
    std::uint64_t number;
    std::string_view text;  ///< refers to the memory
    std::size_t size;       ///< bytes of memory it takes
};

/// Writes a frame at the beginning of some memory, such that it is either complete or invalid. Returns the
/// bytes it takes, 0 if it does not fit.
std::size_t writeFrame(std::span<std::byte> memory, std::uint64_t number, std::string_view text) noexcept;

/// The frame at the beginning of some memory, if it is complete.
[[nodiscard]] std::optional<RecorderFrame> readFrame(std::span<const std::byte> memory) noexcept;

}  // namespace roque
