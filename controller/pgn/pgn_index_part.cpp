#include "controller/pgn/pgn_index_part.h"

namespace roque {

GameSummary PgnIndexPart::summary(std::size_t at) const noexcept {
    const Entry& entry = entries_[at];
    return {text(entry.white),
            text(entry.black),
            text(entry.event),
            text(entry.date),
            entry.result,
            entry.plies,
            entry.problem == 0 ? nullptr : &problems_[entry.problem - 1],
            text(entry.round),
            text(entry.eco),
            text(entry.opening),
            entry.whiteElo,
            entry.blackElo};
}

PgnPlace PgnIndexPart::place(std::size_t at) const noexcept {
    const Entry& entry = entries_[at];
    return {entry.offset, entry.length, entry.line, entry.game, entry.isFragment};
}

std::size_t PgnIndexPart::bytes() const noexcept {
    std::size_t inProblems = problems_.capacity() * sizeof(PgnProblem);
    for (const PgnProblem& problem : problems_) {
        inProblems += problem.text.capacity() + problem.tagged.capacity()
                      + problem.fen.problems.capacity() * sizeof(FenProblem);
    }
    return sizeof *this + letters_.capacity() + entries_.capacity() * sizeof(Entry) + inProblems;
}

}  // namespace roque
