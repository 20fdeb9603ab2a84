#include "controller/analysis/analysis_subject.h"

#include <algorithm>

namespace roque {

AnalysisSubject subjectAt(const GameNode& node, Variant variant) {
    AnalysisSubject subject;
    subject.position = node.position();
    subject.variant = variant;
    const GameNode* first = &node;
    while (first->parent() != nullptr && first->move() != Move::null()
           && first->position().halfmoveClock() != 0) {
        subject.moves.push_back(first->move());
        first = first->parent();
    }
    std::ranges::reverse(subject.moves);
    subject.start = first->position();
    return subject;
}

std::optional<AnalysisSubject> threatIn(const AnalysisSubject& subject) {
    if (subject.position.isCheck()) return std::nullopt;
    const Position passed = subject.position.afterNull();
    return AnalysisSubject{
        .start = passed, .moves = {}, .position = passed, .variant = subject.variant, .isThreat = true};
}

}  // namespace roque
