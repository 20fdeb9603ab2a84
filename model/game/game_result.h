#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace roque {

/// How a recorded game ended, as far as a score sheet says it.
enum class GameResult : std::uint8_t {
    Unknown,  ///< still going on, broken off, or not written down
    WhiteWins,
    BlackWins,
    Draw,
};

/// As PGN writes it: "1-0", "0-1", "1/2-1/2" or "*".
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

/// The result of exactly that text.
[[nodiscard]] constexpr std::optional<GameResult> parseGameResult(std::string_view text) noexcept {
    for (const GameResult result :
         {GameResult::Unknown, GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw}) {
        if (toString(result) == text) return result;
    }
    return std::nullopt;
}

}  // namespace roque
