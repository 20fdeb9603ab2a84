#pragma once

#include <map>
#include <optional>
#include <string>

#include "model/base/export.h"
#include "model/game/game_tags.h"

namespace roque {

/// What becomes of the tags of a game: new values by name, nothing where a tag goes.
using TagChanges = std::map<std::string, std::optional<std::string>, TagOrder>;

/// What makes the tags `after` of the tags `before`.
[[nodiscard]] ROQUE_MODEL TagChanges changesBetween(const GameTags& before, const GameTags& after);

/// Changes tags and returns what takes that back.
ROQUE_MODEL TagChanges applyChanges(const TagChanges& changes, GameTags& tags);

}  // namespace roque
