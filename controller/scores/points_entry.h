#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "model/base/color.h"
#include "model/base/variant.h"
#include "model/game/game.h"
#include "model/game/game_result.h"
#include "model/game/outcome.h"

namespace roque {

/// A finished game in the table of scores.
struct PointsEntry {
    /// In bytes; longer names are cut.
    static constexpr std::size_t kLongestName = 200;

    std::string id;  ///< identifies the game in all databases (a random UUID), so that it is saved once
    std::chrono::sys_seconds ended;  ///< in UTC
    ByColor<std::string> names;      ///< UTF-8
    ByColor<int> points;
    GameResult result = GameResult::Unknown;
    Termination termination = Termination::Aborted;
    Variant variant = Variant::Standard;
    unsigned plies = 0;

    bool operator==(const PointsEntry&) const = default;
};

/// The entry of a finished game, with a new id.
[[nodiscard]] PointsEntry scoreEntryOf(const Game& game, const ByColor<std::string>& names,
                                       std::chrono::sys_seconds ended);

/// The termination as databases store it, such as "checkmate".
[[nodiscard]] std::string_view toText(Termination termination) noexcept;
/// Reads that form; Aborted if the text is invalid.
[[nodiscard]] Termination parseTermination(std::string_view text) noexcept;

[[nodiscard]] std::string_view toText(Variant variant) noexcept;
[[nodiscard]] Variant parseVariant(std::string_view text) noexcept;

}  // namespace roque
