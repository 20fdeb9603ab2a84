#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/game/game_result.h"
#include "model/game/game_tags.h"

// What is known about a game beside its moves, as a person types it into fields. Knows no toolkit.
namespace roque {

/// A tag as it is typed.
struct TypedTag {
    std::string name;
    std::string value;

    bool operator==(const TypedTag&) const = default;
};

/// The tags that have fields of their own.
inline constexpr std::array<std::string_view, 8> kFieldTags{"White", "WhiteElo", "Black", "BlackElo",
                                                            "Event", "Site",     "Date",  "Round"};

/// What is wrong with something that was typed.
enum class DetailFault : std::uint8_t {
    Date,          ///< neither YYYY.MM.DD nor empty
    Rating,        ///< neither a number nor empty
    Result,        ///< the rules give another one
    Name,          ///< no tag is called so
    TakenName,     ///< the tag has a field of its own, or follows from the game
    RepeatedName,  ///< there is such a tag already
};

/// What a field shows of a tag: nothing if it is not known. Nor is the name that stands for a person who has
/// none.
[[nodiscard]] std::string_view fieldText(const GameTags& tags, std::string_view name) noexcept;

/// The tags without a field, in their order. Those that follow from the game are none of them: its result,
/// its start position, its variant.
[[nodiscard]] std::vector<TypedTag> otherTags(const GameTags& tags);

/// What is wrong with the text of a field. What is as it was is never wrong: a file may say what it likes.
[[nodiscard]] std::optional<DetailFault> faultOfField(const GameTags& tags, const TypedTag& field);

/// Whether a result contradicts the one that the rules give the game, if they do. One that is not known
/// contradicts nothing.
[[nodiscard]] std::optional<DetailFault> faultOfResult(std::optional<GameResult> byRules,
                                                       GameResult chosen) noexcept;

/// A tag without a field that is wrong: its number and what is wrong.
struct FaultyTag {
    std::size_t at;
    DetailFault fault;

    bool operator==(const FaultyTag&) const = default;
};

/// The first tag that is wrong among those that were typed and have no field. `besides` are there as well,
/// and stay as they are: none of the others has a name of theirs.
[[nodiscard]] std::optional<FaultyTag> faultOfOthers(const GameTags& tags, const std::vector<TypedTag>& typed,
                                                     const std::vector<TypedTag>& besides);

/// The tags as they become when fields and other tags say what was typed. One without a value goes; what
/// nobody has touched stays as it is.
[[nodiscard]] GameTags withDetails(const GameTags& tags, const std::vector<TypedTag>& fields,
                                   const std::vector<TypedTag>& others);

}  // namespace roque
