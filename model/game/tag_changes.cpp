#include "model/game/tag_changes.h"

namespace roque {

TagChanges changesBetween(const GameTags& before, const GameTags& after) {
    TagChanges changes;
    for (const auto& [name, value] : before) {
        if (!after.contains(name)) changes.emplace(name, std::nullopt);
    }
    for (const auto& [name, value] : after) {
        if (!before.contains(name) || before.value(name) != value) changes.emplace(name, value);
    }
    return changes;
}

TagChanges applyChanges(const TagChanges& changes, GameTags& tags) {
    const GameTags before = tags;
    for (const auto& [name, value] : changes) {
        if (value)
            tags.set(name, *value);
        else
            tags.remove(name);
    }
    return changesBetween(tags, before);
}

}  // namespace roque
