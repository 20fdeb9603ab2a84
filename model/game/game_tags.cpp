#include "model/game/game_tags.h"

#include <algorithm>

namespace roque {
namespace {

/// The index in the roster; its length for all other tags.
auto placeInRoster(std::string_view name) noexcept {
    return std::ranges::find(kTagRoster, name) - kTagRoster.begin();
}

}  // namespace

bool TagOrder::operator()(std::string_view left, std::string_view right) const noexcept {
    const auto leftPlace = placeInRoster(left);
    const auto rightPlace = placeInRoster(right);
    return leftPlace != rightPlace ? leftPlace < rightPlace : left < right;
}

std::string_view GameTags::value(std::string_view name) const noexcept {
    const auto found = values_.find(name);
    return found == values_.end() ? std::string_view() : std::string_view(found->second);
}

void GameTags::set(std::string_view name, std::string_view value) {
    const auto found = values_.find(name);
    if (found == values_.end())
        values_.emplace(name, value);
    else
        found->second = value;
}

void GameTags::remove(std::string_view name) {
    const auto found = values_.find(name);
    if (found != values_.end()) values_.erase(found);
}

}  // namespace roque
