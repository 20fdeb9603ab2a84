#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace roque {

/// A numbered text in memory that may stop being written at any moment.
struct RecorderFrame {
    std::uint64_t number;
    std::string_view text;  ///< borrowed from the memory
    std::size_t size;       ///< how much memory it takes
};

/// Writes a frame at the beginning of some memory, so that it is either whole or none; returns how much it
/// takes, 0 if it does not fit.
std::size_t writeFrame(std::span<std::byte> memory, std::uint64_t number, std::string_view text) noexcept;

/// The frame at the beginning of some memory, if there is a whole one.
[[nodiscard]] std::optional<RecorderFrame> readFrame(std::span<const std::byte> memory) noexcept;

}  // namespace roque
