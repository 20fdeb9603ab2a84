#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace roque {

/// Replaces the game with the number `place` in a section (PgnSection), and returns the new section. Text
/// around the game stays the same, converted to UTF-8 if necessary. Nothing if the section has no such game.
[[nodiscard]] std::optional<std::string> replaceGame(std::string_view section, std::size_t place,
                                                     std::string_view pgn);

}  // namespace roque
