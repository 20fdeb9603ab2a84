#pragma once

#include <map>
#include <optional>
#include <string>

#include "model/base/export.h"
#include "model/game/game_tags.h"

namespace roque {

/// Changes to the tags of a game: new values by name, nothing for a removed tag.
using TagChanges = std::map<std::string, std::optional<std::string>, TagOrder>;

/// The changes that turn `before` into `after`.
[[nodiscard]] ROQUE_MODEL TagChanges changesBetween(const GameTags& before, const GameTags& after);

/// Applies changes and returns those that revert them.
ROQUE_MODEL TagChanges applyChanges(const TagChanges& changes, GameTags& tags);

}  // namespace roque
