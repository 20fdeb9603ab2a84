#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace roque {

/// The file types for pictures of boards.
enum class PictureType : std::uint8_t { Png, Svg };

/// The type that a file name's extension asks for, in upper or lower case; nothing if it is neither.
[[nodiscard]] std::optional<PictureType> pictureTypeOf(const std::filesystem::path& file);

}  // namespace roque
