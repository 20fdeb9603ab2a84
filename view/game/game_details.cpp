#include "view/game/game_details.h"

#include <algorithm>
#include <set>

#include "model/pgn/comment_text.h"
#include "model/pgn/tag_rules.h"

namespace roque {
namespace {

/// The tags derived from facts that GameRecord stores.
constexpr std::array<std::string_view, 4> kFacts{"Result", "FEN", "SetUp", "Variant"};

bool isIn(const auto& one, const auto& all) noexcept {
    return std::ranges::find(all, one) != all.end();
}

bool isTaken(std::string_view name) noexcept {
    return isIn(name, kFieldTags) || isIn(name, kFacts);
}

std::optional<DetailFault> faultOfName(const GameTags& tags, const std::string& name) noexcept {
    if (isTaken(name)) return DetailFault::TakenName;
    if (!tags.contains(name) && !pgn::isTagName(name)) return DetailFault::Name;
    return std::nullopt;
}

/// The typed text as one line, trimmed.
std::string tidied(std::string_view typed) {
    std::string line;
    appendComment(typed, line);
    return line;
}

void setOrRemove(GameTags& tags, const TypedTag& typed) {
    const std::string value = tidied(typed.value);
    if (value.empty())
        tags.remove(tidied(typed.name));
    else
        tags.set(tidied(typed.name), value);
}

}  // namespace

std::string_view fieldText(const GameTags& tags, std::string_view name) noexcept {
    const std::string_view value = tags.value(name);
    const bool isNobody = value == name && (name == "White" || name == "Black");
    return isNobody || value == "?" || value == "????.??.??" ? std::string_view() : value;
}

std::vector<TypedTag> otherTags(const GameTags& tags) {
    std::vector<TypedTag> others;
    for (const auto& [name, value] : tags) {
        if (!isTaken(name)) others.push_back({name, value});
    }
    return others;
}

std::optional<DetailFault> faultOfField(const GameTags& tags, const TypedTag& field) {
    const std::string value = tidied(field.value);
    if (value.empty() || field.value == fieldText(tags, field.name)) return std::nullopt;
    if (field.name == "Date" && !pgn::isTagDate(value)) return DetailFault::Date;
    if (field.name.ends_with("Elo") && !pgn::isTagRating(value)) return DetailFault::Rating;
    return std::nullopt;
}

std::optional<DetailFault> faultOfResult(std::optional<GameResult> byRules, GameResult chosen) noexcept {
    const bool isOther = byRules && chosen != GameResult::Unknown && chosen != *byRules;
    return isOther ? std::optional(DetailFault::Result) : std::nullopt;
}

std::optional<FaultyTag> faultOfOthers(const GameTags& tags, const std::vector<TypedTag>& typed,
                                       const std::vector<TypedTag>& besides) {
    std::set<std::string> names;
    for (const TypedTag& tag : besides) names.insert(tag.name);
    for (std::size_t at = 0; at < typed.size(); ++at) {
        const std::string name = tidied(typed[at].name);
        if (name.empty() && tidied(typed[at].value).empty()) continue;
        if (const auto fault = faultOfName(tags, name)) return FaultyTag{at, *fault};
        if (!names.insert(name).second) return FaultyTag{at, DetailFault::RepeatedName};
    }
    return std::nullopt;
}

GameTags withDetails(const GameTags& tags, const std::vector<TypedTag>& fields,
                     const std::vector<TypedTag>& others) {
    GameTags result = tags;
    for (const TypedTag& field : fields) {
        if (field.value != fieldText(tags, field.name)) setOrRemove(result, field);
    }
    const std::vector<TypedTag> before = otherTags(tags);
    for (const TypedTag& tag : before) {
        if (!isIn(tag, others)) result.remove(tag.name);
    }
    for (const TypedTag& tag : others) {
        if (!isIn(tag, before)) setOrRemove(result, tag);
    }
    return result;
}

}  // namespace roque
