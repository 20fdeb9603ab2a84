#pragma once

#include <filesystem>
#include <optional>

#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"

namespace roque {

/// The rating from which AI players are stronger than the people they usually meet, and play as programs do;
/// between Bastion's levels 8 and 9, on the scale of chess programs.
inline constexpr int kBeyondPeople = 2250;

/// The rating of an AI player that people can match: of its level or UCI_Elo, or a guess for a player that
/// came with the program and has neither. Nothing for people, stronger players, and those of unknown
/// strength.
[[nodiscard]] std::optional<int> ratingAmongPeople(const PlayerSpec& player, const PluginRegistry& plugins);

/// The opening book that a player brings, if it is to be used: by one beyond people, without limit of its
/// strength. A book would make the weaker ones stronger than they are meant to be. Empty: none.
[[nodiscard]] std::filesystem::path ownBookOf(const PlayerSpec& player, const PluginRegistry& plugins);

}  // namespace roque
