#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace roque::terminal {

/// The known word that somebody who typed `word` probably meant: it differs by two letters at most, and by
/// half of them at most. Nothing if none is so near.
[[nodiscard]] std::optional<std::string> nearestWord(std::string_view word,
                                                     std::span<const std::string> known);

}  // namespace roque::terminal
