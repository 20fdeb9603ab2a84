#include "model/problem/mate_search.h"

#include <algorithm>
#include <utility>

#include "model/movegen/sinks.h"
#include "model/problem/checking_moves.h"

namespace roque {
namespace {

/// How often the stop flag is polled, in positions.
constexpr std::uint64_t kPollMask = 1023;

template <typename Side>
bool hasReply(const Position& position, Side us, const Situation& situation) {
    AnySink sink;
    generate(position, us, situation, sink);
    return sink.isDone();
}

}  // namespace

bool MateSearch::mates(const Position& position, unsigned moves) {
    return position.sideToMove() == Color::White ? attack(position, kWhite, moves)
                                                 : attack(position, kBlack, moves);
}

bool MateSearch::isLost(const Position& position, unsigned moves) {
    return position.sideToMove() == Color::White ? defend(position, kWhite, moves)
                                                 : defend(position, kBlack, moves);
}

bool MateSearch::shouldStop() noexcept {
    if ((++nodes_ & kPollMask) == 0 && stop_.load(std::memory_order_relaxed)) stopped_ = true;
    return stopped_;
}

template <typename Side>
bool MateSearch::attack(const Position& position, Side us, unsigned moves) {
    if (shouldStop()) return false;
    if (moves == 1) return matesAtOnce(position, us);

    MateFact fact = table_.find(position.key());
    if (fact.provedWithin <= moves) return true;
    if (fact.disprovedWithin >= moves) return false;

    MoveList list;
    orderAttack(position, us, list, fact.best);
    for (const Move move : list) {
        const Position next = position.after(us, move);
        if (!defend(next, ~us, moves - 1)) {
            if (stopped_) return false;
            continue;
        }
        fact.provedWithin = moves;
        fact.best = move;
        table_.store(position.key(), fact);
        return true;
    }
    fact.disprovedWithin = moves;
    table_.store(position.key(), fact);
    return false;
}

template <typename Side>
bool MateSearch::matesAtOnce(const Position& position, Side us) {
    MoveList checks;
    CheckSink sink(position, us, checks);
    generate(position, us, situationOf(position.board(), us), sink);
    for (const Move move : checks) {
        const Position next = position.after(us, move);
        const Situation situation = situationOf(next.board(), ~us);
        if (situation.isCheck() && !hasReply(next, ~us, situation)) return true;
    }
    return false;
}

template <typename Side>
bool MateSearch::defend(const Position& position, Side them, unsigned moves) {
    const Situation situation = situationOf(position.board(), them);
    if (moves == 0) return situation.isCheck() && !hasReply(position, them, situation);

    MoveList replies;
    listMoves(position, them, situation, replies);
    if (replies.empty()) return situation.isCheck();

    // The replies that refuted other attempts lately come first: one refutation is enough.
    auto& recent = refutations_[moves];
    Move* front = replies.begin();
    for (const Move refutation : recent) {
        if (Move* found = std::find(front, replies.end(), refutation); found != replies.end()) {
            std::iter_swap(front++, found);
        }
    }
    for (const Move reply : replies) {
        const Position next = position.after(them, reply);
        if (attack(next, ~them, moves)) continue;
        if (!stopped_ && reply != recent[0]) recent = {reply, recent[0]};
        return false;
    }
    return true;
}

/// Lists the attacker's moves: `first`, then those that leave the defender the fewest replies, checks before
/// others.
template <typename Side>
void MateSearch::orderAttack(const Position& position, Side us, MoveList& moves, Move first) const {
    constexpr unsigned kQuiet = 256;
    listMoves(position, us, situationOf(position.board(), us), moves);
    std::array<std::pair<unsigned, Move>, MoveList::kCapacity> ranked;
    auto* end = ranked.data();
    for (const Move move : moves) {
        const Position next = position.after(us, move);
        const Situation situation = situationOf(next.board(), ~us);
        CountSink replies;
        generate(next, ~us, situation, replies);
        auto rank = static_cast<unsigned>(replies.moves);
        if (!situation.isCheck()) rank += kQuiet;
        if (move == first) rank = 0;
        *end++ = {rank, move};
    }
    std::stable_sort(ranked.data(), end, [](const auto& a, const auto& b) { return a.first < b.first; });
    moves.clear();
    for (const auto* each = ranked.data(); each != end; ++each) moves.push(each->second);
}

}  // namespace roque
