#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "controller/pgn/pgn_index_part.h"

namespace roque {

/// What a list of games is sorted by.
enum class GameKey : std::uint8_t {
    Number,  ///< the order of the file
    White,
    WhiteElo,
    Black,
    BlackElo,
    Result,
    Date,
    Event,
    Round,
    Eco,
    Opening,
    Moves,
    Problem,
};

/// How a list of games is sorted. Games that are equal stay in the order of the file, and those without the
/// key come last in either direction.
struct GameOrder {
    GameKey key = GameKey::Number;
    bool isDescending = false;

    bool operator==(const GameOrder&) const = default;
};

/// The parts of a file's index, in order.
using PgnIndex = std::vector<std::shared_ptr<const PgnIndexPart>>;

/// Sorts games, by their numbers, which come in ascending order. `mayGoOn` is called now and then with the
/// share that is done, from 0 to 1; nothing is returned once it says no. [any-thread]
[[nodiscard]] std::optional<std::vector<std::uint32_t>> sortGames(const PgnIndex& index,
                                                                  std::vector<std::uint32_t> games,
                                                                  const GameOrder& order,
                                                                  const std::function<bool(double)>& mayGoOn);

}  // namespace roque
