#include "view/window/why_marks.h"

#include "view/board/drawing/board_state.h"

namespace roque {

BoardAnnotations whyMarks(const MoveAnswer& answer) {
    BoardAnnotations marks;
    const bool isMissed = answer.reason && answer.reason->isMissed();
    const std::size_t at = isMissed ? 0 : 1;
    const std::vector<Move>& line = shownLine(answer);
    if (answer.isBest() || line.size() <= at) return marks;
    const Square to = arrivalOf(line[at]);
    if (line[at].from() != to) {
        if (isMissed)
            marks.arrows.push_back({line[at].from(), to, AnnotationColor::Green, ArrowStyle::Thick});
        else
            marks.arrows.push_back({line[at].from(), to, AnnotationColor::Red, ArrowStyle::Dotted});
    }
    if (!answer.reason) return marks;
    for (const PlacedPiece& piece : answer.reason->pieces()) {
        if (piece.square != to) marks.marks.push_back({piece.square, AnnotationColor::Red});
    }
    return marks;
}

}  // namespace roque
