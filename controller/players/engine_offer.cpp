#include "controller/players/engine_offer.h"

#include <algorithm>
#include <string>

#include "controller/players/default_opponent.h"

namespace roque {

EngineSpec specOf(const StoredEngine& engine, const EngineProfile& profile) {
    EngineSpec spec;
    spec.name = fullName(engine, profile);
    spec.command = engine.command;
    spec.options = profile.options;
    spec.limits.moveTime = kDefaultThinkTime;
    spec.engineId = engine.id;
    spec.profileId = profile.id;
    return spec;
}

std::vector<EngineOffer> engineOffers(const std::vector<StoredEngine>& engines) {
    std::vector<EngineOffer> offers;
    for (const StoredEngine& engine : engines) {
        if (!engine.isEnabled) continue;
        for (const EngineProfile& profile : engine.profiles)
            offers.push_back({specOf(engine, profile), strengthOf(engine.options), engine.playsChess960});
    }
    return offers;
}

const EngineOffer* findOffer(const std::vector<EngineOffer>& offers, std::string_view id) {
    const auto found = std::ranges::find_if(
        offers, [id](const EngineOffer& offer) { return aiSettingsOf(offer.spec).id == id; });
    return found == offers.end() ? nullptr : &*found;
}

EngineSpec renewed(const EngineOffer& offer, const EngineSpec& before) {
    EngineSpec spec = offer.spec;
    spec.limits = before.limits;
    spec.book = before.book;
    if (offer.strength) offer.strength->copy(before.options, spec.options);
    return spec;
}

}  // namespace roque
