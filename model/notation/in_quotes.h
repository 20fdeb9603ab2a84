#pragma once

#include <string>
#include <string_view>

#include "model/base/export.h"

namespace roque {

/// The length in bytes of the UTF-8 character at the start of a text; 0 if it does not start with one.
[[nodiscard]] ROQUE_MODEL std::size_t utf8Length(std::string_view text) noexcept;

/// An untrusted text made fit for a message: quoted, on one line, valid UTF-8 whatever the input, and cut
/// after about forty characters. Bytes that cannot be shown become \xNN.
[[nodiscard]] ROQUE_MODEL std::string inQuotes(std::string_view text);

}  // namespace roque
