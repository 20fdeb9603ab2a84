#pragma once

#include <string>
#include <string_view>

#include "model/base/export.h"

namespace roque {

/// The number of bytes of the UTF-8 character that a text begins with; 0 if it does not begin with one.
[[nodiscard]] ROQUE_MODEL std::size_t utf8Length(std::string_view text) noexcept;

/// A text from outside, fit to be shown in a message: in quotation marks, on one line, valid UTF-8 whatever
/// it was, and cut after some forty characters. What cannot be shown is written \xNN.
[[nodiscard]] ROQUE_MODEL std::string inQuotes(std::string_view text);

}  // namespace roque
