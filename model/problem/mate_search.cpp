#include "model/problem/mate_search.h"

#include <algorithm>
#include <utility>

#include "model/movegen/legal_moves.h"
#include "model/problem/mate_in_one.h"

namespace roque {
namespace {

/// How often the stop flag is polled, in positions.
constexpr std::uint64_t kPollMask = 1023;

/// Where in a history a move has its place.
constexpr std::size_t squares(Move move) noexcept {
    return index(move.from()) * 64U + index(move.to());
}

/// Makes the key of what is known of a defender out of the key of a position; as an attacker's, the same
/// position is another question.
constexpr Key asDefender(Key key) noexcept {
    return ~key;
}

/// Whether a move is among the legal ones of the side to move.
template <typename Side>
bool isAmong(const Position& position, Side us, const Situation& situation, Move move) {
    if (move == Move::none() || !contains(situation.own, move.from())) return false;
    bool isFound = false;
    EachSink sink{[&](Move legal) { isFound |= legal == move; }};
    generate(position, us, situation, sink, bit(move.from()));
    return isFound;
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

MoveList MateSearch::orderedMoves(const Position& position) {
    MoveList moves;
    if (position.sideToMove() == Color::White)
        listByReplies(position, kWhite, moves, Move::none());
    else
        listByReplies(position, kBlack, moves, Move::none());
    return moves;
}

bool MateSearch::shouldStop() {
    if ((++nodes_ & kPollMask) == 0 && shouldStop_ && shouldStop_()) stopped_ = true;
    return stopped_;
}

template <typename Side>
bool MateSearch::attack(const Position& position, Side us, unsigned moves) {
    if (shouldStop()) return false;
    if (moves == 1) return mateInOne(position, us) != Move::none();

    MateFact fact = table_.find(position.key());
    if (fact.provedWithin <= moves) return true;
    if (fact.disprovedWithin >= moves) return false;

    MoveList list;
    if (moves == 2)
        listChecksFirst(position, us, list, fact.best);
    else
        listByReplies(position, us, list, fact.best);
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
bool MateSearch::defend(const Position& position, Side them, unsigned moves) {
    const Situation situation = situationOf(position.board(), them);
    if (moves == 0) return situation.isCheck() && !hasReply(position, them, situation);

    MateFact fact;
    const bool isRemembered = moves >= 2;
    if (isRemembered) {
        fact = table_.find(asDefender(position.key()));
        if (fact.provedWithin <= moves) return true;
        if (fact.disprovedWithin >= moves) return false;
    }
    // One refutation is enough: what refuted here before, then what refuted other attempts lately, and only
    // then all others.
    const auto refutes = [&](Move reply) {
        if (attack(position.after(them, reply), ~them, moves) || stopped_) return false;
        auto& recent = refutations_[moves];
        if (reply != recent[0]) recent = {reply, recent[0]};
        history_[squares(reply)] += moves * moves;
        if (isRemembered) {
            fact.disprovedWithin = moves;
            fact.best = reply;
            table_.store(asDefender(position.key()), fact);
        }
        return true;
    };
    std::array<Move, 3> tried{};
    std::size_t triedCount = 0;
    for (const Move reply : {fact.best, refutations_[moves][0], refutations_[moves][1]}) {
        if (!isAmong(position, them, situation, reply)) continue;
        if (refutes(reply)) return false;
        if (stopped_) return false;
        tried[triedCount++] = reply;
    }
    MoveList replies;
    listMoves(position, them, situation, replies);
    if (replies.empty()) return situation.isCheck();
    for (Move* reply = replies.begin(); reply != replies.end(); ++reply) {
        std::iter_swap(reply, std::max_element(reply, replies.end(), [&](Move a, Move b) {
                           return history_[squares(a)] < history_[squares(b)];
                       }));
        if (std::find(tried.begin(), tried.begin() + triedCount, *reply) != tried.begin() + triedCount)
            continue;
        if (refutes(*reply)) return false;
        if (stopped_) return false;
    }
    if (isRemembered) {
        fact.provedWithin = moves;
        table_.store(asDefender(position.key()), fact);
    }
    return true;
}

/// Lists the attacker's moves: `first`, then checks, then the others.
template <typename Side>
void MateSearch::listChecksFirst(const Position& position, Side us, MoveList& moves, Move first) {
    MoveList checks;
    const Situation situation = situationOf(position.board(), us);
    listMoves(position, us, situation, moves);
    const CheckingSquares checking(position.board(), us);
    CheckSink sink(checking, position.board().king(~us), checks);
    generate(position, us, situation, sink);
    Move* front = moves.begin();
    if (Move* found = std::find(front, moves.end(), first); found != moves.end())
        std::iter_swap(front++, found);
    for (const Move check : checks) {
        if (Move* found = std::find(front, moves.end(), check); found != moves.end())
            std::iter_swap(front++, found);
    }
}

/// Lists the attacker's moves: `first`, then those that leave the defender the fewest replies, checks before
/// others.
template <typename Side>
void MateSearch::listByReplies(const Position& position, Side us, MoveList& moves, Move first) {
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
