#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "controller/engines/stored_engine.h"
#include "controller/players/engine_strength.h"
#include "controller/players/game_setup.h"

namespace roque {

/// A chess program of the person's list that can be chosen as a player, with one of its profiles.
struct EngineOffer {
    EngineSpec spec;
    std::optional<EngineStrength> strength;
    bool playsChess960 = false;
};

/// An engine and a profile as a player, with the default time for a move.
[[nodiscard]] EngineSpec specOf(const StoredEngine& engine, const EngineProfile& profile);

/// Every profile of every engine that is enabled, in the order of the list.
[[nodiscard]] std::vector<EngineOffer> engineOffers(const std::vector<StoredEngine>& engines);

/// The offer with an identifier (AiSettings::id); nullptr if there is none.
[[nodiscard]] const EngineOffer* findOffer(const std::vector<EngineOffer>& offers, std::string_view id);

/// The player of an offer, with the limits, the book and the strength that it had before. What else belongs
/// to the profile may have been changed since.
[[nodiscard]] EngineSpec renewed(const EngineOffer& offer, const EngineSpec& before);

}  // namespace roque
