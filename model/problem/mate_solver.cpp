#include "model/problem/mate_solver.h"

#include <limits>

#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

constexpr std::size_t kAllMoves = std::numeric_limits<std::size_t>::max();

}  // namespace

MateSolver::Answer MateSolver::solve(const Position& position, unsigned moves, MateDetail detail,
                                     const Progress& progress) {
    Answer answer;
    answer.verdict = Verdict::NoMate;
    for (unsigned length = 1; length <= moves; ++length) {
        if (search_.mates(position, length)) {
            answer.verdict = Verdict::Mate;
            answer.solution = describe(position, length, detail);
            break;
        }
        if (search_.wasStopped()) break;
        if (progress) progress(length);
    }
    if (search_.wasStopped()) {
        answer.verdict = Verdict::Stopped;
        answer.solution.reset();
    }
    answer.nodes = search_.nodes();
    return answer;
}

MateSolution MateSolver::describe(const Position& position, unsigned moves, MateDetail detail) {
    MateSolution solution;
    solution.moves = moves;
    solution.keys = matingMoves(position, moves, detail == MateDetail::FirstKey ? 1 : kAllMoves);
    if (search_.wasStopped()) return solution;
    solution.line = longestLine(position, solution.keys.front(), moves);
    if (detail != MateDetail::Tree) return solution;
    branches_ = 0;
    for (const Move key : solution.keys) solution.tree.push_back(branch(position, key, moves, solution));
    return solution;
}

/// The moves, at most `most` of them, after which the defender is mated within `moves` moves, this one
/// counted.
std::vector<Move> MateSolver::matingMoves(const Position& position, unsigned moves, std::size_t most) {
    std::vector<Move> mating;
    for (const Move move : legalMoves(position)) {
        if (!search_.isLost(position.after(move), moves - 1)) continue;
        mating.push_back(move);
        if (mating.size() == most) break;
    }
    return mating;
}

/// The length of the shortest mate of a position known to have one within `atMost` moves.
unsigned MateSolver::shortestMate(const Position& position, unsigned atMost) {
    unsigned length = 1;
    while (length < atMost && !search_.mates(position, length)) ++length;
    return length;
}

std::vector<Move> MateSolver::longestLine(const Position& position, Move key, unsigned moves) {
    std::vector<Move> line{key};
    Position current = position.after(key);
    for (unsigned left = moves - 1; left > 0 && !search_.wasStopped(); --left) {
        Move longest = Move::none();
        unsigned resists = 0;
        for (const Move reply : legalMoves(current)) {
            const unsigned length = shortestMate(current.after(reply), left);
            if (length <= resists) continue;
            resists = length;
            longest = reply;
        }
        if (longest == Move::none()) break;  // mated sooner than it had to be
        line.push_back(longest);
        current = current.after(longest);
        const std::vector<Move> answer = matingMoves(current, resists, 1);
        if (answer.empty()) break;  // stopped
        line.push_back(answer.front());
        current = current.after(answer.front());
        left = resists;
    }
    return line;
}

MateBranch MateSolver::branch(const Position& position, Move move, unsigned moves, MateSolution& solution) {
    MateBranch branch{move, {}};
    if (++branches_ > kLargestTree || search_.wasStopped()) {
        solution.isTreeComplete = false;
        return branch;
    }
    const Position after = position.after(move);
    for (const Move reply : legalMoves(after)) {
        const Position next = after.after(reply);
        MateDefence defence;
        defence.reply = reply;
        defence.moves = shortestMate(next, moves - 1);
        defence.fastest = matingMoves(next, defence.moves, kAllMoves);
        if (defence.fastest.empty()) {  // stopped
            solution.isTreeComplete = false;
            break;
        }
        defence.continuation = this->branch(next, defence.fastest.front(), defence.moves, solution);
        branch.defences.push_back(std::move(defence));
    }
    return branch;
}

}  // namespace roque
