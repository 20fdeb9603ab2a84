#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "model/base/export.h"

namespace roque {

/// The seven tags that every game has, in their order (PGN standard, section 8.1.1: the Seven Tag Roster).
inline constexpr std::array<std::string_view, 7> kTagRoster{"Event", "Site",  "Date",  "Round",
                                                            "White", "Black", "Result"};

/// Puts the tags of the roster first, in their order, then the others in that of ASCII.
struct TagOrder {
    using is_transparent = void;
    [[nodiscard]] ROQUE_MODEL bool operator()(std::string_view left, std::string_view right) const noexcept;
};

/// What is known about a game beside its moves: names with their values, such as White "Anand, V.".
/// Values are UTF-8.
class ROQUE_MODEL GameTags {
public:
    using Map = std::map<std::string, std::string, TagOrder>;

    /// The value of a tag, empty if there is none: "not known" and "not there" mean the same to a reader.
    [[nodiscard]] std::string_view value(std::string_view name) const noexcept;
    [[nodiscard]] bool contains(std::string_view name) const noexcept { return values_.contains(name); }

    /// Adds a tag or replaces its value.
    void set(std::string_view name, std::string_view value);
    void remove(std::string_view name);

    [[nodiscard]] std::size_t size() const noexcept { return values_.size(); }
    [[nodiscard]] Map::const_iterator begin() const noexcept { return values_.begin(); }
    [[nodiscard]] Map::const_iterator end() const noexcept { return values_.end(); }

    bool operator==(const GameTags&) const = default;

private:
    Map values_;
};

}  // namespace roque
