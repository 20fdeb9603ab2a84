// What beta cutoffs teach the histories.

#include <algorithm>

#include "plugins/bastion/search/parameters.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

int scaled(int slope, int offset, int most, int depth) noexcept {
    return std::min(slope * depth - offset, most);
}
int bonusAt(int depth) noexcept {
    return scaled(parameter::kHistoryBonusSlope, parameter::kHistoryBonusOffset, parameter::kHistoryBonusMax,
                  depth);
}
int malusAt(int depth) noexcept {
    return scaled(parameter::kHistoryMalusSlope, parameter::kHistoryMalusOffset, parameter::kHistoryMalusMax,
                  depth);
}

}  // namespace

OrderHints Searcher::hintsFor(const Node& node, const CheckingSquares* checks) noexcept {
    return {.history = history_,
            .tableMove = node.tableMove(),
            .killers = node.frame.killers,
            .continuations = {frameAt(node.ply - 1).continuation, frameAt(node.ply - 2).continuation,
                              frameAt(node.ply - 4).continuation, frameAt(node.ply - 6).continuation},
            .threats = node.threats,
            .pawnKey = node.frame.accumulator.pawnKey(),
            .ply = node.ply,
            .escapesEarly = !hasWeakness(),
            .checks = hasWeakness() ? nullptr : checks};
}

/// How well a quiet move has done, from about -65,000 to 65,000.
int Searcher::quietHistory(const Node& node, Move move) {
    const PieceTo pieceTo = pieceToOf(node.position.board(), node.position.us(), move);
    return 2 * history_.quiet(node.position.us(), node.threats, move).value()
           + (*frameAt(node.ply - 1).continuation)[pieceTo].value()
           + (*frameAt(node.ply - 2).continuation)[pieceTo].value();
}

/// Gives the best move a bonus and the moves tried before it a malus; the best move becomes a killer if it is
/// quiet.
void Searcher::updateHistories(const Node& node, const TriedMoves& tried) {
    const bool isClear = tried.bestValue > node.beta + parameter::kHistoryBetaMargin;
    const int bonus = bonusAt(node.depth + (isClear ? 1 : 0));
    const int malus = malusAt(node.depth);
    if (node.position.isNoisy(tried.bestMove)) {
        updateCapture(node, tried.bestMove, bonus);
    } else {
        std::array<Move, 2>& killers = node.frame.killers;
        if (killers[0] != tried.bestMove) {
            killers[1] = killers[0];
            killers[0] = tried.bestMove;
        }
        // At low depth, a cutoff by the first quiet move is no news.
        if (node.depth > parameter::kHistoryQuietDepth || !tried.quiets.empty())
            updateQuiet(node, tried.bestMove, bonus);
        for (const Move quiet : tried.quiets) updateQuiet(node, quiet, -malus);
    }
    for (const Move noisy : tried.noisy) updateCapture(node, noisy, -malus);
}

/// Learns from the full search of a quiet move that its reduced search has found good: whether it was (known
/// from Stockfish).
void Searcher::updateAfterReduction(const Node& node, int depth, bool hasRaisedAlpha) {
    const int bonus = hasRaisedAlpha ? bonusAt(depth) : -malusAt(depth);
    updateContinuations(node.ply, node.frame.currentPieceTo, bonus);
}

/// A table move that causes a cutoff without a search has done well once more (known from Stockfish).
void Searcher::updateAfterTableCutoff(Node& node) {
    const Move move = node.tableMove();
    if (move == Move::none() || node.position.isNoisy(move)) return;
    findThreats(node);
    updateQuiet(node, move,
                scaled(parameter::kTableBonusSlope, parameter::kTableBonusOffset, parameter::kTableBonusMax,
                       node.depth));
    punishMoveBefore(node);
}

/// What a node says about the quiet move that led to it: if all replies fail low, it was good, and it has no
/// node of its own that would say so; if one refutes it although it was tried first, it was not (both known
/// from Stockfish).
void Searcher::updateMoveBefore(const Node& node, const TriedMoves& tried) {
    if (tried.bestMove == Move::none())
        updateMoveBefore(node, scaled(parameter::kBeforeBonusSlope, parameter::kBeforeBonusOffset,
                                      parameter::kBeforeBonusMax, node.depth));
    else if (tried.bestValue >= node.beta)
        punishMoveBefore(node);
}

void Searcher::punishMoveBefore(const Node& node) {
    if (frameAt(node.ply - 1).currentNumber <= parameter::kBeforeMalusMoves)
        updateMoveBefore(node, -scaled(parameter::kBeforeMalusSlope, parameter::kBeforeMalusOffset,
                                       parameter::kBeforeMalusMax, node.depth));
}

void Searcher::updateMoveBefore(const Node& node, int bonus) {
    const StackFrame& before = frameAt(node.ply - 1);
    if (before.currentMove == Move::none() || !before.isCurrentQuiet) return;
    updateContinuations(node.ply - 1, before.currentPieceTo, bonus);
    history_.quiet(~node.position.us(), before.threats, before.currentMove).add(bonus / 2);
}

void Searcher::updateQuiet(const Node& node, Move move, int bonus) {
    const PieceTo pieceTo = pieceToOf(node.position.board(), node.position.us(), move);
    history_.quiet(node.position.us(), node.threats, move).add(bonus);
    history_.ofPawns(node.frame.accumulator.pawnKey())[pieceTo].add(bonus);
    if (node.ply < HistoryTables::kLowPlies) history_.lowPly(node.ply, move).add(bonus);
    updateContinuations(node.ply, pieceTo, bonus);
}

/// Updates the histories of what follows the moves before a ply.
void Searcher::updateContinuations(int ply, PieceTo pieceTo, int bonus) {
    for (const int pliesBefore : {1, 2, 4, 6}) {
        if (ContinuationHistory* const continuation = frameAt(ply - pliesBefore).continuationToUpdate)
            (*continuation)[pieceTo].add(pliesBefore == 6 ? bonus / 2 : bonus);
    }
}

void Searcher::updateCapture(const Node& node, Move move, int bonus) {
    const Board& board = node.position.board();
    history_.capture(pieceToOf(board, node.position.us(), move), board.typeOn(move.to())).add(bonus);
}

}  // namespace roque::bastion
