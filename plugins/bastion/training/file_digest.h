#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace roque::bastion::training {

/// The SHA-256 of the bytes of some files, one after the other; nothing if one cannot be read.
[[nodiscard]] std::optional<std::array<std::uint8_t, 32>> digestOf(
    const std::vector<std::filesystem::path>& files);

}  // namespace roque::bastion::training
