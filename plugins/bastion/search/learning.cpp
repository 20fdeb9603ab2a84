// What a search learns about moves.

#include <algorithm>

#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

int bonusFor(int depth) noexcept {
    return std::min(180 * depth - 80, 1900);
}
int penaltyFor(int depth) noexcept {
    return std::min(200 * depth - 80, 1500);
}

}  // namespace

OrderHints Searcher::hintsFor(const Node& node) noexcept {
    return {.history = history_,
            .tableMove = node.tableMove(),
            .killers = node.frame.killers,
            .continuations = {frameAt(node.ply - 1).continuation, frameAt(node.ply - 2).continuation,
                              frameAt(node.ply - 4).continuation, frameAt(node.ply - 6).continuation},
            .threats = node.threats,
            .pawnKey = node.frame.accumulator.pawnKey()};
}

/// How well a quiet move has done, about -65,000 to 65,000.
int Searcher::quietExperience(const Node& node, Move move) {
    const Arrival arrival = arrivalOf(node.place.board(), node.place.us(), move);
    return 2 * history_.quiet(node.place.us(), node.threats, move).value()
           + (*frameAt(node.ply - 1).continuation)[arrival].value()
           + (*frameAt(node.ply - 2).continuation)[arrival].value();
}

/// A move refuted the one before: it gets a bonus, and what was tried in vain before it the opposite.
void Searcher::learnCutoff(const Node& node, const Progress& progress) {
    const int bonus = bonusFor(node.depth + (progress.best > node.beta + 60 ? 1 : 0));
    const int penalty = penaltyFor(node.depth);
    if (node.place.isNoisy(progress.bestMove)) {
        learnNoisy(node, progress.bestMove, bonus);
    } else {
        std::array<Move, 2>& killers = node.frame.killers;
        if (killers[0] != progress.bestMove) {
            killers[1] = killers[0];
            killers[0] = progress.bestMove;
        }
        // A refutation at once, at little depth, says nothing new.
        if (node.depth > 3 || !progress.quiets.empty()) learnQuiet(node, progress.bestMove, bonus);
        for (const Move quiet : progress.quiets) learnQuiet(node, quiet, -penalty);
    }
    for (const Move noisy : progress.noisy) learnNoisy(node, noisy, -penalty);
}

void Searcher::learnQuiet(const Node& node, Move move, int bonus) {
    const Arrival arrival = arrivalOf(node.place.board(), node.place.us(), move);
    history_.quiet(node.place.us(), node.threats, move).add(bonus);
    history_.inStructure(node.frame.accumulator.pawnKey(), arrival).add(bonus);
    for (const int back : {1, 2, 4, 6}) {
        if (Continuation* const learning = frameAt(node.ply - back).learning)
            (*learning)[arrival].add(back == 6 ? bonus / 2 : bonus);
    }
}

void Searcher::learnNoisy(const Node& node, Move move, int bonus) {
    const Board& board = node.place.board();
    history_.capture(arrivalOf(board, node.place.us(), move), board.typeOn(move.to())).add(bonus);
}

}  // namespace roque::bastion
