#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "controller/match/match_score.h"
#include "controller/match/match_settings.h"
#include "model/game/game_tags.h"

// The games of a match as PGN, from which its score can be read again.
namespace roque::match {

/// The tags that all games of a match share.
struct MatchHeader {
    std::string event;     ///< name of the match
    std::string identity;  ///< identityOf() its settings
};

/// The PGN of a game, with tags that say which game of the match it is. Moves the content out of
/// `game.record`.
[[nodiscard]] std::string toPgn(PlayedGame game, const ScoredGame& score, const MatchSettings& settings,
                                const MatchHeader& header, std::chrono::year_month_day today);

/// The game as its tags describe it for the score; nothing if it does not belong to the match.
[[nodiscard]] std::optional<ScoredGame> scoredGameOf(const GameTags& tags, GameResult result,
                                                     const std::vector<MatchPlayer>& players,
                                                     std::string_view identity);

}  // namespace roque::match
