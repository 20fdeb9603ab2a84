#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "model/base/export.h"

namespace roque {

/// The seven tags every game has, in order (PGN standard, section 8.1.1: the Seven Tag Roster).
inline constexpr std::array<std::string_view, 7> kTagRoster{"Event", "Site",  "Date",  "Round",
                                                            "White", "Black", "Result"};

/// Orders the tags of the roster first, in roster order, then all others in ASCII order.
struct TagOrder {
    using is_transparent = void;
    [[nodiscard]] ROQUE_MODEL bool operator()(std::string_view left, std::string_view right) const noexcept;
};

/// What is known about a game besides its moves: names and values, such as White "Anand, V.". Values are
/// UTF-8.
class ROQUE_MODEL GameTags {
public:
    using Map = std::map<std::string, std::string, TagOrder>;

    /// The value of a tag; empty if it is missing: to a reader, "unknown" and "missing" are the same.
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
