#include "model/problem/mate_search.h"

#include <algorithm>
#include <utility>

#include "model/movegen/legal_moves.h"
#include "model/problem/mate_in_one.h"

namespace roque {
namespace {

/// The stop flag is polled every 1,024 positions.
constexpr std::uint64_t kPollMask = 1023;

/// The index of a move in the history table.
constexpr std::size_t squares(Move move) noexcept {
    return index(move.from()) * 64U + index(move.to());
}

/// Turns the key of a position into the one for the defender to move; for the attacker the same position is a
/// different question.
constexpr Key asDefender(Key key) noexcept {
    return ~key;
}

/// Whether a move is legal for the side to move.
template <typename Side>
bool isAmong(const Position& position, Side us, const ChecksAndPins& checksAndPins, Move move) {
    if (move == Move::none() || !contains(checksAndPins.own, move.from())) return false;
    bool isFound = false;
    EachSink sink{[&](Move legal) { isFound |= legal == move; }};
    generate(position, us, checksAndPins, sink, bit(move.from()));
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
    const ChecksAndPins checksAndPins = checksAndPinsOf(position.board(), them);
    if (moves == 0) return checksAndPins.isCheck() && !hasReply(position, them, checksAndPins);

    MateFact fact;
    const bool isRemembered = moves >= 2;
    if (isRemembered) {
        fact = table_.find(asDefender(position.key()));
        if (fact.provedWithin <= moves) return true;
        if (fact.disprovedWithin >= moves) return false;
    }
    // One refutation suffices: try what refuted here before, then recent refutations, and only then all other
    // moves.
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
        if (!isAmong(position, them, checksAndPins, reply)) continue;
        if (refutes(reply)) return false;
        if (stopped_) return false;
        tried[triedCount++] = reply;
    }
    MoveList replies;
    listMoves(position, them, checksAndPins, replies);
    if (replies.empty()) return checksAndPins.isCheck();
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
    const ChecksAndPins checksAndPins = checksAndPinsOf(position.board(), us);
    listMoves(position, us, checksAndPins, moves);
    const CheckingSquares checking(position.board(), us);
    CheckSink sink(checking, position.board().king(~us), checks);
    generate(position, us, checksAndPins, sink);
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
    listMoves(position, us, checksAndPinsOf(position.board(), us), moves);
    std::array<std::pair<unsigned, Move>, MoveList::kCapacity> ranked;
    auto* end = ranked.data();
    for (const Move move : moves) {
        const Position next = position.after(us, move);
        const ChecksAndPins checksAndPins = checksAndPinsOf(next.board(), ~us);
        CountSink replies;
        generate(next, ~us, checksAndPins, replies);
        auto rank = static_cast<unsigned>(replies.moves);
        if (!checksAndPins.isCheck()) rank += kQuiet;
        if (move == first) rank = 0;
        *end++ = {rank, move};
    }
    std::stable_sort(ranked.data(), end, [](const auto& a, const auto& b) { return a.first < b.first; });
    moves.clear();
    for (const auto* each = ranked.data(); each != end; ++each) moves.push(each->second);
}

}  // namespace roque
