#include "view/game/known_opponents.h"

#include <algorithm>

namespace roque {
namespace {

/// Finds the players with the identifier of a player.
auto isSameAs(std::string_view id) {
    return [id](const PlayerSpec& each) { return aiSettingsOf(each).id == id; };
}

}  // namespace

KnownOpponents::KnownOpponents(const std::vector<PlayerSpec>& latestFirst) {
    for (const PlayerSpec& each : latestFirst) {
        if (find(aiSettingsOf(each).id) == nullptr) remember(each);
    }
}

const PlayerSpec* KnownOpponents::find(std::string_view id) const {
    const auto found = std::ranges::find_if(players_, isSameAs(id));
    return found == players_.end() ? nullptr : &*found;
}

void KnownOpponents::remember(const PlayerSpec& player) {
    if (isPerson(player)) return;
    const std::string id = aiSettingsOf(player).id;
    const auto found = std::ranges::find_if(players_, isSameAs(id));
    if (found != players_.end())
        *found = player;
    else if (players_.size() < kMaxCount)
        players_.push_back(player);
}

void KnownOpponents::meet(const PlayerSpec& player) {
    if (isPerson(player)) return;
    const std::string id = aiSettingsOf(player).id;
    std::erase_if(players_, isSameAs(id));
    players_.insert(players_.begin(), player);
    if (players_.size() > kMaxCount) players_.pop_back();
}

}  // namespace roque
