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

/// What stands above every game of a match.
struct MatchHeader {
    std::string event;     ///< name of the match
    std::string identity;  ///< identityOf() its settings
};

/// A game with the tags that say which one of the match it is. `game.record` loses its moves to the text.
[[nodiscard]] std::string toPgn(PlayedGame game, const ScoredGame& score, const MatchSettings& settings,
                                const MatchHeader& header, std::chrono::year_month_day today);

/// What the tags of a game say for the score; nothing if it is no game of the match.
[[nodiscard]] std::optional<ScoredGame> scoredGameOf(const GameTags& tags, GameResult result,
                                                     const std::vector<MatchPlayer>& players,
                                                     std::string_view identity);

}  // namespace roque::match
