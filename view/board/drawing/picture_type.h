#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace roque {

/// The kinds of files that pictures of boards are saved as.
enum class PictureType : std::uint8_t { Png, Svg };

/// The kind that the end of a file's name asks for, in capitals or not; nothing if it is none of these.
[[nodiscard]] std::optional<PictureType> pictureTypeOf(const std::filesystem::path& file);

}  // namespace roque
