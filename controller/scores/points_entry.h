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

/// One finished game in the table of scores.
struct ScoreEntry {
    /// Longer names are cut.
    static constexpr std::size_t kLongestName = 200;

    std::string id;                  ///< names the game in all databases (a random UUID): it is saved once
    std::chrono::sys_seconds ended;  ///< in UTC
    ByColor<std::string> names;      ///< UTF-8
    ByColor<int> points;
    GameResult result = GameResult::Unknown;
    Termination termination = Termination::Aborted;
    Variant variant = Variant::Standard;
    unsigned plies = 0;

    bool operator==(const ScoreEntry&) const = default;
};

/// The entry of a game that has ended, with an id of its own.
[[nodiscard]] ScoreEntry scoreEntryOf(const Game& game, const ByColor<std::string>& names,
                                      std::chrono::sys_seconds ended);

/// One word for databases, such as "checkmate".
[[nodiscard]] std::string_view toText(Termination termination) noexcept;
/// The same read back; Aborted if it is none of them.
[[nodiscard]] Termination parseTermination(std::string_view text) noexcept;

[[nodiscard]] std::string_view toText(Variant variant) noexcept;
[[nodiscard]] Variant parseVariant(std::string_view text) noexcept;

}  // namespace roque
