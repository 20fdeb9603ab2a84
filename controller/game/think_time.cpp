#include "controller/game/think_time.h"

#include <algorithm>
#include <cmath>

#include "model/board/attackers.h"
#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

using Seconds = std::chrono::duration<double>;

/// The time for a move of usual difficulty, and the most for any.
struct Budget {
    Seconds usual;
    Seconds most;
};

/// From 0, a beginner, to 1, the strongest that people can match.
double skillOf(int rating) {
    constexpr double kBeginner = 250;
    constexpr double kStrong = 2100;
    return std::clamp((rating - kBeginner) / (kStrong - kBeginner), 0.0, 1.0);
}

bool isCapture(const Position& position, Move move) {
    return contains(position.board().pieces(~position.sideToMove()), move.to())
           || move.kind() == Move::Kind::EnPassant;
}

bool isRecapture(const Game& game, Move move) {
    const GameNode* const before = game.current().parent();
    if (before == nullptr || !isCapture(game.position(), move)) return false;
    const Move last = game.current().move();
    return last.to() == move.to() && isCapture(before->position(), last);
}

/// Whether a move leaves the piece to be taken for less than it is worth.
bool losesPiece(const Position& position, Move move) {
    const Board& board = position.board();
    const Color us = position.sideToMove();
    const int worth = pawnsWorth(board.typeOn(move.from()));
    const int gained = isCapture(position, move) ? std::max(1, pawnsWorth(board.typeOn(move.to()))) : 0;
    if (gained >= worth || move.isCastling()) return false;
    const Bitboard attackers =
        attackersTo(board, move.to(), board.occupied() & ~bit(move.from())) & ~bit(move.from());
    const Bitboard theirs = attackers & board.pieces(~us);
    if ((theirs & board.pieces(PieceType::Pawn)) != 0 && worth > 1) return true;
    return theirs != 0 && (attackers & board.pieces(us)) == 0;
}

/// A person settles a forced move at once, and hesitates between many.
double difficulty(const ThinkTask& task) {
    if (task.isFromBook) return 0.3;
    if (legalMoves(task.game.position()).size() == 1) return 0.15;
    if (isRecapture(task.game, task.move)) return 0.35;
    return std::min(0.4 + 0.03 * sensibleMoves(task.game.position()), 1.6);
}

/// The first moves are known, and endgames have fewer plans.
double phaseFactor(const Position& position) {
    constexpr unsigned kKnownMoves = 10;
    constexpr int kEndgamePieces = 12;
    const unsigned number = position.fullmoveNumber();
    if (number < kKnownMoves) return 0.3 + 0.07 * number;
    return count(position.board().occupied()) <= kEndgamePieces ? 0.8 : 1.15;
}

Budget withoutClock(double skill) {
    constexpr Seconds kLongest{6};
    return {Seconds(1.0 + skill), kLongest};
}

Budget forEachMove(ClockTime time, double skill) {
    return {(0.15 + 0.25 * skill) * Seconds(time), 0.6 * Seconds(time)};
}

/// Plans for some forty moves, and for twenty more however long the game has been.
Budget ofClock(const SearchLimits& clock, const Position& position, double skill) {
    constexpr unsigned kPlanned = 42;
    constexpr unsigned kMinMoves = 20;
    constexpr Seconds kScramble{20};
    const Color us = position.sideToMove();
    const Seconds left = *clock.timeLeft[us];
    const Seconds increment = clock.increment[us].value_or(ClockTime{0});
    unsigned moves = kPlanned - std::min(kPlanned - kMinMoves, position.fullmoveNumber() / 2);
    if (clock.movesToGo) moves = std::min(moves, *clock.movesToGo + 1);
    const double share = 0.45 + 0.5 * skill;
    const Seconds most = left < kScramble ? left / 15 : left / 8;
    return {share * (left / moves + 0.8 * increment), std::min(most + 0.5 * increment, left / 6)};
}

Budget budgetOf(const ThinkTask& task, double skill) {
    const Position& position = task.game.position();
    if (task.clock.moveTime) return forEachMove(*task.clock.moveTime, skill);
    return task.clock.timeLeft[position.sideToMove()] ? ofClock(task.clock, position, skill)
                                                      : withoutClock(skill);
}

/// A number between 0 and 1 that a seed and a position decide (S. Vigna, splitmix64, 2015).
double uniform(std::uint64_t seed, std::uint64_t number) {
    std::uint64_t mixed = seed + number * 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30U) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EB;
    return static_cast<double>((mixed ^ mixed >> 31U) >> 11U) * 0x1p-53;
}

/// Spreads times as people do: most are short, some very long. About 1 on average.
double spread(std::uint64_t seed) {
    constexpr double kSigma = 0.55;
    double sum = -2;  // four uniform numbers: nearly a normal distribution, of variance 1/3
    for (std::uint64_t number = 1; number <= 4; ++number) sum += uniform(seed, number);
    return std::exp(kSigma * std::sqrt(3.0) * sum - kSigma * kSigma / 2);
}

}  // namespace

unsigned sensibleMoves(const Position& position) {
    unsigned number = 0;
    for (const Move move : legalMoves(position)) number += losesPiece(position, move) ? 0U : 1U;
    return number;
}

ClockTime thinkTime(const ThinkTask& task, int rating, std::uint64_t seed) {
    constexpr Seconds kGlance{0.3};
    const Position& position = task.game.position();
    const Budget budget = budgetOf(task, skillOf(rating));
    const std::uint64_t lot = seed ^ position.key() ^ std::uint64_t{task.game.current().ply()} << 32U;
    const Seconds drawn = budget.usual * difficulty(task) * phaseFactor(position) * spread(lot);
    const Seconds time = std::min(std::max(drawn, kGlance), budget.most);
    return std::chrono::floor<ClockTime>(time);
}

}  // namespace roque
