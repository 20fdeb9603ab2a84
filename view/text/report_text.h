#pragma once

#include <cstddef>
#include <optional>

#include <wx/string.h>

#include "controller/analysis/game_phase.h"
#include "controller/analysis/move_figures.h"
#include "model/game/game_node.h"

// What is said of a game that has been annotated, in the person's language.
namespace roque {

/// "Opening", "Middlegame" or "Endgame".
[[nodiscard]] wxString phaseName(GamePhase phase);

/// "19… Qxf3: White 69 of 100, blunder": a move, or the start of a game, with what is known of it.
/// `expected` is White's.
[[nodiscard]] wxString scoreWords(const GameNode& node, const std::optional<double>& expected,
                                  MoveJudgement judgement);

/// "19… Qxf3 costs 19 points; 3 of 31 moves keep the score": what a move gave away and how hard it was; only
/// what is known.
[[nodiscard]] wxString costWords(const GameNode& node, const MoveFigures& figures);

/// An accuracy as a whole number; a dash if there is none.
[[nodiscard]] wxString accuracyWords(const std::optional<double>& accuracy);

/// How accuracies and signs are computed.
[[nodiscard]] wxString formulaWords();

}  // namespace roque
