#pragma once

#include <string>
#include <string_view>

#include "controller/analysis/analysis_budget.h"
#include "controller/analysis/game_analysis.h"
#include "model/base/catalogue.h"
#include "model/game/game_record.h"

namespace roque {

/// "0.34,12": a score for other programs, as Lichess and others write it in `[%eval …]`: pawns for White
/// and the depth in plies; "#-3,12" for a mate in three by Black.
[[nodiscard]] std::string evaluationOf(const WhiteScore& score, unsigned depth);

/// "Bastion 1.0, 80000 nodes": the tag Annotator of what an engine annotates with a budget.
[[nodiscard]] std::string annotatorOf(std::string_view engine, const AnalysisBudget& budget);

/// Writes an analysis into a game: evaluation and figures at each move, a sign at those that are judged, and
/// at mistakes what they cost, how hard the position was, and the better line as a variation. The report
/// stands before the first move, and the tag Annotator gets `annotator`. Comments are in the catalogue's
/// language.
///
/// Signs that people have given stay. What an earlier annotation has written is replaced; if only the last
/// moves of the game have been analysed, from these on.
void annotate(GameRecord& game, const GameAnalysis& analysis, const std::string& annotator,
              const Catalogue& catalogue);

}  // namespace roque
