#pragma once

#include <string_view>

#include "model/base/export.h"

// What may stand in tags. What is read from files need not keep to it.
namespace roque::pgn {

/// Whether a tag can be called so: letters, digits and underscores, a letter first (PGN standard, section
/// 8.1).
[[nodiscard]] ROQUE_MODEL bool isTagName(std::string_view text) noexcept;

/// Whether a text is a date, YYYY.MM.DD, with question marks for what is not known (section 8.1.1.3).
[[nodiscard]] ROQUE_MODEL bool isTagDate(std::string_view text) noexcept;

/// Whether a text is a rating, or says by "-" or "?" that there is none (section 9.1.2).
[[nodiscard]] ROQUE_MODEL bool isTagRating(std::string_view text) noexcept;

}  // namespace roque::pgn
