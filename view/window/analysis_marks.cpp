#include "view/window/analysis_marks.h"

#include <algorithm>
#include <cstddef>

#include "view/board/drawing/board_state.h"

namespace roque {
namespace {

void add(BoardAnnotations& marks, Move move, AnnotationColor color, ArrowStyle style) {
    const Square to = arrivalOf(move);
    if (move.from() != to) marks.arrows.push_back({move.from(), to, color, style});
}

}  // namespace

BoardAnnotations analysisMarks(const std::vector<AnalysisRow>& rows, bool isThreat) {
    BoardAnnotations marks;
    if (rows.empty() || !rows.front().score) return marks;
    if (isThreat) {
        add(marks, rows.front().move, AnnotationColor::Red, ArrowStyle::Dotted);
        return marks;
    }
    if (rows.size() > 1 && rows[1].score) add(marks, rows[1].move, AnnotationColor::Blue, ArrowStyle::Dashed);
    add(marks, rows.front().move, AnnotationColor::Green, ArrowStyle::Thick);
    return marks;
}

}  // namespace roque
