#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace roque {

/// Replaces the game with the number `place` in a section (PgnSection), and returns the new section. Text
/// around the game stays the same, converted to UTF-8 if necessary; so is the result. Nothing if the section
/// has no such game.
[[nodiscard]] std::optional<std::string> replaceGame(std::string_view section, std::size_t place,
                                                     std::string_view pgn);

/// The number of the game in a section that has a text; 0 if it is in none.
[[nodiscard]] std::size_t placeOfGame(std::string_view section, std::string_view pgn);

}  // namespace roque
