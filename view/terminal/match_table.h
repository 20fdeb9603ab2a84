#pragma once

#include <optional>
#include <string>

#include "controller/match/match_runner.h"
#include "controller/match/sprt.h"

namespace roque::terminal {

/// One line about a game: its place in the match, the players, the result and why.
[[nodiscard]] std::string gameLine(const match::FinishedGame& game, const match::MatchSettings& settings);

/// The score so far, in lines: a table of the players and, between two, the pairs of games, and how an SPRT
/// stands.
[[nodiscard]] std::string matchTable(const match::MatchScore& score, const match::MatchSettings& settings,
                                     const std::optional<match::SprtHypotheses>& sprt);

/// A difference in strength with its error: "+93 ± 41"; "?" where nothing can be said yet.
[[nodiscard]] std::string eloText(const std::optional<match::EloEstimate>& estimate);

}  // namespace roque::terminal
