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

// Facts about a game besides its moves, as typed into fields. Knows no toolkit.
namespace roque {

/// A tag as typed.
struct TypedTag {
    std::string name;
    std::string value;

    bool operator==(const TypedTag&) const = default;
};

/// The tags with their own fields.
inline constexpr std::array<std::string_view, 8> kFieldTags{"White", "WhiteElo", "Black", "BlackElo",
                                                            "Event", "Site",     "Date",  "Round"};

/// What is wrong with a typed text.
enum class DetailFault : std::uint8_t {
    Date,          ///< neither YYYY.MM.DD nor empty
    Rating,        ///< neither a number nor empty
    Result,        ///< the rules give a different result
    Name,          ///< not a valid tag name
    TakenName,     ///< the tag has its own field, or follows from the game
    RepeatedName,  ///< the tag exists already
};

/// The text a field shows for a tag: empty if the value is unknown, or is the placeholder for an unnamed
/// person.
[[nodiscard]] std::string_view fieldText(const GameTags& tags, std::string_view name) noexcept;

/// The tags without a field, in their order. Excludes tags that follow from the game: result, start position,
/// variant.
[[nodiscard]] std::vector<TypedTag> otherTags(const GameTags& tags);

/// What is wrong with the text of a field. An unchanged text is never wrong: a file may say what it likes.
[[nodiscard]] std::optional<DetailFault> faultOfField(const GameTags& tags, const TypedTag& field);

/// Whether a result contradicts the one the rules give the game, if any. An unknown result contradicts
/// nothing.
[[nodiscard]] std::optional<DetailFault> faultOfResult(std::optional<GameResult> byRules,
                                                       GameResult chosen) noexcept;

/// The index and fault of a wrong tag without a field.
struct FaultyTag {
    std::size_t at;
    DetailFault fault;

    bool operator==(const FaultyTag&) const = default;
};

/// The first wrong tag among the typed ones without a field. `besides` are further tags that stay unchanged;
/// no typed tag may repeat their names.
[[nodiscard]] std::optional<FaultyTag> faultOfOthers(const GameTags& tags, const std::vector<TypedTag>& typed,
                                                     const std::vector<TypedTag>& besides);

/// The tags with the typed values applied. A tag without a value is removed; untouched tags stay unchanged.
[[nodiscard]] GameTags withDetails(const GameTags& tags, const std::vector<TypedTag>& fields,
                                   const std::vector<TypedTag>& others);

}  // namespace roque
