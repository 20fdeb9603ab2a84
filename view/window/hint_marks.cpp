#include "view/window/hint_marks.h"

namespace roque {
namespace {

Square targetOf(Move move) noexcept {
    if (!move.isCastling()) return move.to();
    return squareAt(fileOf(move.to()) > fileOf(move.from()) ? File::G : File::C, rankOf(move.from()));
}

}  // namespace

BoardAnnotations hintMarks(const HintGiver& hints) {
    constexpr AnnotationColor kColor = AnnotationColor::Blue;
    const auto& hint = hints.hint();
    if (!hint) return {};
    const Square from = hint->move.from();
    const Square to = targetOf(hint->move);
    if (hint->step == HintGiver::Step::Move && from != to) return {{{from, to, kColor}}, {}};
    BoardAnnotations marks{{}, {{from, kColor}}};
    if (hint->step != HintGiver::Step::Piece) marks.marks.push_back({to, kColor});
    return marks;
}

}  // namespace roque
