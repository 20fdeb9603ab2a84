#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace roque {

/// A section of a file of games (PgnSection) in which one of its games has been exchanged for another, in
/// PGN. What stands around it stays; what is not UTF-8 becomes it. Nothing if there are not so many games.
[[nodiscard]] std::optional<std::string> withGame(std::string_view section, std::size_t place,
                                                  std::string_view pgn);

}  // namespace roque
