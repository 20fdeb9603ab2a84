#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace roque {

/// The result of a recorded game, as a score sheet gives it.
enum class GameResult : std::uint8_t {
    Unknown,  ///< in progress, aborted, or not recorded
    WhiteWins,
    BlackWins,
    Draw,
};

/// The result in PGN: "1-0", "0-1", "1/2-1/2" or "*".
[[nodiscard]] constexpr std::string_view toString(GameResult result) noexcept {
    switch (result) {
        case GameResult::WhiteWins:
            return "1-0";
        case GameResult::BlackWins:
            return "0-1";
        case GameResult::Draw:
            return "1/2-1/2";
        case GameResult::Unknown:
            break;
    }
    return "*";
}

/// Parses exactly the texts of toString(); nothing for others.
[[nodiscard]] constexpr std::optional<GameResult> parseGameResult(std::string_view text) noexcept {
    for (const GameResult result :
         {GameResult::Unknown, GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw}) {
        if (toString(result) == text) return result;
    }
    return std::nullopt;
}

}  // namespace roque
