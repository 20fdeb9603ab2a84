#include "model/endings/ending_moves.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

using Outcome = EndingMove::Outcome;

constexpr unsigned kFiftyMoves = 100;  // plies

/// A value for ordering, for the side that moved into it: a quick mate first, a late loss before a quick one.
int worth(EndingValue reply) noexcept {
    constexpr int kMate = 1000;
    if (reply.isLost()) return kMate - static_cast<int>(reply.plies());
    return reply.isWon() ? static_cast<int>(reply.plies()) - kMate : 0;
}

/// Whether the mate of a won or lost position comes before the fifty-move rule.
bool isInTime(const Position& position, const EndingValues& values) {
    const auto value = endingValue(position, values);
    return value && isWithinFiftyMoves(position, *value);
}

/// Looks for wins that come in time although the shortest mate does not: by a move that starts the count of
/// the fifty-move rule again.
///
/// Deepens ply by ply and remembers what each position is known for. Until such a move, nothing is captured
/// and no pawn moves, so there are few positions.
class WinInTime {
public:
    explicit WinInTime(const EndingValues& values) noexcept : values_(values) {}

    /// The best among moves of `position` that lead to lost positions; nothing if there is none, or too much
    /// to look at.
    [[nodiscard]] std::optional<Move> find(const Position& position, const std::vector<Move>& winning) {
        const unsigned left = kFiftyMoves - std::min(position.halfmoveClock(), kFiftyMoves);
        for (unsigned plies = 1; plies <= left; plies += 2) {
            for (const Move move : winning) {
                if (isLostInTime(position.after(move), plies - 1)) return move;
                if (seen_ > kMostSeen) return std::nullopt;
            }
        }
        return std::nullopt;
    }

private:
    /// What is known of a position with the opponent to move. More plies and a lower count are better for the
    /// side that wins.
    struct Known {
        unsigned plies = kNever;         ///< the fewest within which it was found lost,
        unsigned halfmoveClock = 0;      ///< and the count at that time
        std::optional<unsigned> held{};  ///< the most plies within which it was found not to be
    };
    static constexpr unsigned kNever = kFiftyMoves + 1;
    /// Positions of the side that loses. With the file on a disk, 1,500 random endings with a count of 20 to
    /// 97 took 14 ms at the 99th percentile, and 105 ms at most.
    static constexpr unsigned kMostSeen = 2'000;

    /// Whether a lost position is lost in time, if within so many plies the count starts again.
    [[nodiscard]] bool isLostInTime(const Position& position, unsigned plies) {
        if (isInTime(position, values_)) return true;
        if (plies < 2) return false;
        Known& known = known_[position.key()];
        if (known.plies <= plies && position.halfmoveClock() <= known.halfmoveClock) return true;
        if (known.held && *known.held >= plies) return false;
        if (++seen_ > kMostSeen) return false;
        const bool isLost = std::ranges::all_of(
            legalMoves(position), [&](Move reply) { return isWonInTime(position.after(reply), plies - 1); });
        if (isLost) {
            known.plies = plies;
            known.halfmoveClock = position.halfmoveClock();
        } else if (seen_ <= kMostSeen) {
            known.held = plies;
        }
        return isLost;
    }

    [[nodiscard]] bool isWonInTime(const Position& position, unsigned plies) {
        if (isInTime(position, values_)) return true;
        return std::ranges::any_of(legalMoves(position), [&](Move move) {
            const Position after = position.after(move);
            const auto value = endingValue(after, values_);
            return value && value->isLost() && isLostInTime(after, plies - 1);
        });
    }

    const EndingValues& values_;
    std::unordered_map<Key, Known> known_;  // references to what it has stay valid
    unsigned seen_ = 0;
};

/// The positions that a game has had so often that the next time is the third.
class Repetitions {
public:
    explicit Repetitions(std::span<const Position> game) {
        const Position& now = game.back();
        const std::size_t since = std::min<std::size_t>(now.halfmoveClock() + std::size_t{1}, game.size());
        const auto late = game.last(since);
        for (std::size_t at = 0; at < late.size(); ++at) {
            const auto before = late.first(at);
            if (std::ranges::any_of(before, [&](const Position& each) { return each.isSameAs(late[at]); }))
                twice_.push_back(late[at]);
        }
    }

    [[nodiscard]] bool isThird(const Position& position) const noexcept {
        return std::ranges::any_of(twice_, [&](const Position& each) { return each.isSameAs(position); });
    }
    /// Whether a move leads to a position that has been twice.
    [[nodiscard]] bool canBeThird(const Position& position) const {
        return !twice_.empty() && std::ranges::any_of(legalMoves(position), [&](Move move) {
            return isThird(position.after(move));
        });
    }

private:
    std::vector<Position> twice_;
};

Outcome outcomeOf(const Position& after, EndingValue reply, const Repetitions& repetitions) {
    if (reply.isDraw()) return Outcome::Draws;
    const bool isInTime = isWithinFiftyMoves(after, reply);
    if (reply.isWon()) {
        if (repetitions.isThird(after)) return Outcome::Draws;
        return isInTime ? Outcome::Loses : Outcome::MayLose;
    }
    const bool isMate = reply.plies() == 0;
    const bool isClaimed = !isMate && (repetitions.isThird(after) || repetitions.canBeThird(after));
    return isInTime && !isClaimed ? Outcome::Wins : Outcome::MayWin;
}

/// Puts a win that comes in time only after a capture or a pawn move first, if there is one.
void findWinInTime(const Position& position, const Repetitions& repetitions, const EndingValues& values,
                   std::vector<EndingMove>& moves) {
    if (moves.empty() || moves.front().outcome != Outcome::MayWin) return;
    std::vector<Move> winning;
    for (const EndingMove& each : moves) {
        const Position after = position.after(each.move);
        const bool isClaimed = repetitions.isThird(after) || repetitions.canBeThird(after);
        if (each.outcome == Outcome::MayWin && !isClaimed) winning.push_back(each.move);
    }
    const auto found = WinInTime(values).find(position, winning);
    if (!found) return;
    const auto best = std::ranges::find(moves, *found, &EndingMove::move);
    best->outcome = Outcome::Wins;
    std::rotate(moves.begin(), best, best + 1);
}

}  // namespace

std::vector<EndingMove> rankedEndingMoves(std::span<const Position> game, const EndingValues& values) {
    const Position& position = game.back();
    if (!endingValue(position, values)) return {};
    const Repetitions repetitions(game);
    std::vector<EndingMove> moves;
    for (const Move move : legalMoves(position)) {
        const Position after = position.after(move);
        const auto reply = endingValue(after, values);
        if (!reply) return {};
        moves.push_back({move, outcomeOf(after, *reply, repetitions), *reply});
    }
    std::ranges::stable_sort(moves, [](const EndingMove& first, const EndingMove& second) {
        return std::tuple(first.outcome, -worth(first.reply))
               < std::tuple(second.outcome, -worth(second.reply));
    });
    findWinInTime(position, repetitions, values, moves);
    return moves;
}

std::vector<Move> lineToMate(const Position& position, const EndingValues& values) {
    std::vector<Move> line;
    Position at = position;
    auto value = endingValue(at, values);
    while (value && !value->isDraw() && value->plies() > 0) {
        std::optional<Move> best;
        std::optional<EndingValue> after;
        for (const Move move : legalMoves(at)) {
            const auto reply = endingValue(at.after(move), values);
            if (!reply) return {};
            if (after && worth(*reply) <= worth(*after)) continue;
            best = move;
            after = reply;
        }
        // Values that contradict each other are not believed.
        if (!best || after->isDraw() || after->plies() + 1 != value->plies()) return {};
        line.push_back(*best);
        at = at.after(*best);
        value = after;
    }
    return line;
}

}  // namespace roque
