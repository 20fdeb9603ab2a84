#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// Text from a plugin is unchecked: it may be missing, endless, binary, or span several lines.
namespace roque {

/// The text behind a plugin's pointer, if the pointer is not null and the text ends within `limit` bytes.
[[nodiscard]] std::optional<std::string_view> boundedText(const char* text, std::size_t limit) noexcept;

/// Whether a text is valid UTF-8 without control characters and line separators, so that it can be shown on
/// one line as it is.
[[nodiscard]] bool isOneLine(std::string_view text) noexcept;

/// The text made fit for one line: bytes that are not UTF-8 become U+FFFD, control characters become blanks,
/// and everything after `limit` bytes is cut off.
[[nodiscard]] std::string shownText(std::string_view text, std::size_t limit);

}  // namespace roque
