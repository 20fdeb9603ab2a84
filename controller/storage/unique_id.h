#pragma once

#include <string>

namespace roque {

/// A random UUID, version 4 (RFC 4122, section 4.4). [any-thread]
[[nodiscard]] std::string uniqueId();

}  // namespace roque
