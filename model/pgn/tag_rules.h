#pragma once

#include <string_view>

#include "model/base/export.h"

// What tags may contain. Tags read from files need not conform.
namespace roque::pgn {

/// Whether a text is a valid tag name: letters, digits and underscores, beginning with a letter (PGN
/// standard, section 8.1).
[[nodiscard]] ROQUE_MODEL bool isTagName(std::string_view text) noexcept;

/// Whether a text is a date, YYYY.MM.DD, with question marks for unknown digits (section 8.1.1.3).
[[nodiscard]] ROQUE_MODEL bool isTagDate(std::string_view text) noexcept;

/// Whether a text is a rating, or "-" or "?" for none (section 9.1.2).
[[nodiscard]] ROQUE_MODEL bool isTagRating(std::string_view text) noexcept;

}  // namespace roque::pgn
