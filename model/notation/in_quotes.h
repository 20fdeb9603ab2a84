#pragma once

#include <string>
#include <string_view>

#include "model/base/export.h"

namespace roque {

/// An untrusted text made fit for a message: quoted, on one line, valid UTF-8 whatever the input, and cut
/// after about forty characters. Bytes that cannot be shown become \xNN.
[[nodiscard]] ROQUE_MODEL std::string inQuotes(std::string_view text);

}  // namespace roque
