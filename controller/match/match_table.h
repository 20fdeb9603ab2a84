#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "controller/match/match_runner.h"
#include "controller/match/sprt.h"
#include "model/base/catalogue.h"

namespace roque::match {

/// One line about a game: its place in the match, the players, the result and `reason`, which is
/// PlayedGame::reason in the reader's language.
[[nodiscard]] std::string gameLine(const FinishedGame& game, const MatchSettings& settings,
                                   std::string_view reason);

/// The score so far, in lines: a table of the players and, between two, the pairs of games, and how an SPRT
/// stands. `language` is the reader's.
[[nodiscard]] std::string matchTable(const MatchScore& score, const MatchSettings& settings,
                                     const std::optional<SprtHypotheses>& sprt, const Catalogue& language);

/// A difference in strength with its error: "+93 ± 41"; "?" if there are too few results.
[[nodiscard]] std::string eloText(const std::optional<EloEstimate>& estimate);

}  // namespace roque::match
