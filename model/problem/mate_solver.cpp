#include "model/problem/mate_solver.h"

#include <algorithm>

#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

/// Sets an atomic number to `to` if that is less.
void lower(std::atomic<std::size_t>& number, std::size_t to) noexcept {
    std::size_t seen = number.load();
    while (to < seen && !number.compare_exchange_weak(seen, to)) {
    }
}

/// The length of the shortest mate, for a position known to have one within `atMost` moves.
unsigned shortestMate(MateSearch& search, const Position& position, unsigned atMost) {
    unsigned length = 1;
    while (length < atMost && !search.mates(position, length)) ++length;
    return length;
}

/// The moves after which the defender is mated within `moves` moves, counting this one.
std::vector<Move> matingMoves(MateSearch& search, const Position& position, unsigned moves) {
    std::vector<Move> mating;
    for (const Move move : legalMoves(position)) {
        if (search.isLost(position.after(move), moves - 1)) mating.push_back(move);
    }
    return mating;
}

/// Builds the tree below one reply to a key with a search and a limit of its own, so that the result does not
/// depend on who builds the others.
class TreeBuilder {
public:
    explicit TreeBuilder(MateSearch& search) noexcept : search_(search) {}

    /// The attacker's answer to a reply, with mate known within `atMost` moves.
    [[nodiscard]] MateDefence defence(const Position& after, Move reply, unsigned atMost) {
        const Position next = after.after(reply);
        MateDefence defence;
        defence.reply = reply;
        defence.moves = shortestMate(search_, next, atMost);
        defence.fastest = matingMoves(search_, next, defence.moves);
        if (defence.fastest.empty())  // stopped
            isComplete_ = false;
        else
            defence.continuation = branch(next, defence.fastest.front(), defence.moves);
        return defence;
    }

    /// Whether the tree is complete.
    [[nodiscard]] bool isComplete() const noexcept { return isComplete_; }

private:
    [[nodiscard]] MateBranch branch(const Position& position, Move move, unsigned moves) {
        MateBranch branch{move, {}};
        if (++branches_ > MateSolver::kMaxTreeBranches || search_.wasStopped()) {
            isComplete_ = false;
            return branch;
        }
        const Position after = position.after(move);
        for (const Move reply : legalMoves(after))
            branch.defences.push_back(defence(after, reply, moves - 1));
        return branch;
    }

    MateSearch& search_;
    std::size_t branches_ = 0;
    bool isComplete_ = true;
};

}  // namespace

MateSolver::MateSolver(MateTable& table, const std::atomic<bool>& stop, Workers& workers)
    : table_(table), stop_(stop), workers_(workers) {
    for (std::size_t worker = 0; worker < workers_.count(); ++worker) searches_.emplace_back(table);
}

MateSolver::Answer MateSolver::solve(const Position& position, unsigned moves, MateDetail detail,
                                     const Progress& progress) {
    Answer answer;
    answer.verdict = Verdict::NoMate;
    for (unsigned length = 1; length <= moves; ++length) {
        table_.grow();
        const Move key = firstMatingMove(position, length);
        if (key != Move::none()) {
            answer.verdict = Verdict::Mate;
            answer.solution = describe(position, key, length, detail);
            break;
        }
        if (isStopped()) break;
        if (progress) progress(length);
    }
    if (isStopped() && answer.verdict == Verdict::NoMate) answer.verdict = Verdict::Stopped;
    for (const MateSearch& search : searches_) answer.nodes += search.nodes();
    return answer;
}

/// The first move, in the order of MateSearch, after which the defender is mated within `moves` moves,
/// counting this one. A worker gives up once an earlier move than its own is found to mate, never for a later
/// one, so the answer does not depend on who was faster.
Move MateSolver::firstMatingMove(const Position& position, unsigned moves) {
    const MoveList ordered = MateSearch::orderedMoves(position);
    std::atomic<std::size_t> first{ordered.size()};
    workers_.share(ordered.size(), [&](std::size_t at, std::size_t worker) {
        const auto isNeedless = [&] { return isStopped() || first.load(std::memory_order_relaxed) < at; };
        if (isNeedless()) return;
        MateSearch& search = searches_[worker];
        search.stopWhen(isNeedless);
        if (search.isLost(position.after(ordered[at]), moves - 1)) lower(first, at);
        search.stopWhen({});
    });
    return first == ordered.size() ? Move::none() : ordered[first];
}

/// All moves, in the generator's order, after which the defender is mated within `moves` moves, counting this
/// one.
std::vector<Move> MateSolver::allMatingMoves(const Position& position, unsigned moves) {
    const MoveList legal = legalMoves(position);
    std::vector<char> mates(legal.size());
    workers_.share(legal.size(), [&](std::size_t at, std::size_t worker) {
        MateSearch& search = searches_[worker];
        search.stopWhen([this] { return isStopped(); });
        mates[at] = search.isLost(position.after(legal[at]), moves - 1) ? 1 : 0;
    });
    std::vector<Move> mating;
    for (std::size_t at = 0; at < legal.size(); ++at) {
        if (mates[at] != 0) mating.push_back(legal[at]);
    }
    return mating;
}

MateSolution MateSolver::describe(const Position& position, Move key, unsigned moves, MateDetail detail) {
    const MateSolution proved{moves, {key}, {key}, {}, false};
    MateSolution solution = proved;
    solution.isTreeComplete = true;
    if (detail != MateDetail::FirstKey) solution.keys = allMatingMoves(position, moves);
    if (isStopped()) return proved;
    solution.line = longestLine(position, solution.keys.front(), moves);
    if (detail != MateDetail::Tree) return isStopped() ? proved : solution;
    for (const Move each : solution.keys)
        solution.tree.push_back(tree(position, each, moves, solution.isTreeComplete));
    return isStopped() ? proved : solution;
}

/// A line of longest resistance.
std::vector<Move> MateSolver::longestLine(Position position, Move key, unsigned moves) {
    MateSearch& search = searches_.front();
    search.stopWhen([this] { return isStopped(); });
    std::vector<Move> line{key};
    position = position.after(key);
    for (unsigned left = moves - 1; left > 0; --left) {
        const MoveList replies = legalMoves(position);
        const Move* longest = std::ranges::find_if(
            replies, [&](Move reply) { return left == 1 || !search.mates(position.after(reply), left - 1); });
        if (longest == replies.end()) break;  // stopped
        position = position.after(*longest);
        const MoveList ordered = MateSearch::orderedMoves(position);
        const Move* answer = std::ranges::find_if(
            ordered, [&](Move move) { return search.isLost(position.after(move), left - 1); });
        if (answer == ordered.end()) break;  // stopped
        line.insert(line.end(), {*longest, *answer});
        position = position.after(*answer);
    }
    return line;
}

/// A key and all answers of the defender; the workers share the answers.
MateBranch MateSolver::tree(const Position& position, Move key, unsigned moves, bool& isComplete) {
    const Position after = position.after(key);
    const MoveList replies = legalMoves(after);
    MateBranch branch{key, std::vector<MateDefence>(replies.size())};
    std::atomic<bool> isWhole{true};
    workers_.share(replies.size(), [&](std::size_t at, std::size_t worker) {
        MateSearch& search = searches_[worker];
        search.stopWhen([this] { return isStopped(); });
        TreeBuilder builder(search);
        branch.defences[at] = builder.defence(after, replies[at], moves - 1);
        if (!builder.isComplete()) isWhole = false;
    });
    if (!isWhole) isComplete = false;
    return branch;
}

}  // namespace roque
