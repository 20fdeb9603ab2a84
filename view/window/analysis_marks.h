#pragma once

#include <vector>

#include "controller/analysis/line_table.h"
#include "view/board/drawing/board_annotations.h"

namespace roque {

/// What the board shows of an analysis: a thick arrow for the best move and a dashed one for the second, if
/// both have exact scores; or a dotted one for a threat. Castling is shown as the king's move. Knows no
/// toolkit.
[[nodiscard]] BoardAnnotations analysisMarks(const std::vector<AnalysisRow>& rows, bool isThreat);

}  // namespace roque
