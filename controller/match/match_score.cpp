#include "controller/match/match_score.h"

#include <algorithm>
#include <numeric>

namespace roque::match {
namespace {

/// The half points that a colour gets from a game.
std::size_t halfPoints(GameResult result, Color color) {
    if (result == GameResult::Draw) return 1;
    const GameResult win = color == Color::White ? GameResult::WhiteWins : GameResult::BlackWins;
    return result == win ? 2 : 0;
}

}  // namespace

double Tally::score() const noexcept {
    if (games() == 0) return 0;
    return (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(games());
}

void MatchScore::add(const ScoredGame& game) {
    ++games_;
    note(game.white, Color::White, game);
    note(game.black, Color::Black, game);
    if (const auto half = halfPairs_.find(game.pair); half == halfPairs_.end()) {
        halfPairs_.emplace(game.pair, game);
    } else {
        completePair(half->second, game);
        halfPairs_.erase(half);
    }
}

PairCounts MatchScore::pairsBetween(std::size_t first, std::size_t second) const {
    const auto found = meetings_.find(std::minmax(first, second));
    if (found == meetings_.end()) return {};
    return first < second ? found->second : found->second.reversed();
}

std::vector<std::size_t> MatchScore::standings() const {
    std::vector<std::size_t> players(tallies_.size());
    std::iota(players.begin(), players.end(), std::size_t{0});
    std::ranges::stable_sort(players, [&](std::size_t left, std::size_t right) {
        return tallies_[left].score() > tallies_[right].score();
    });
    return players;
}

void MatchScore::note(std::size_t player, Color color, const ScoredGame& game) {
    Tally& tally = tallies_.at(player);
    if (game.culprit == color) {
        if (game.end == GameEnd::TimeLoss) ++tally.timeLosses;
        if (game.end == GameEnd::IllegalMove) ++tally.illegalMoves;
        if (game.end == GameEnd::EngineFailed) ++tally.failures;
    }
    if (game.result == GameResult::Unknown) return;
    const std::size_t points = halfPoints(game.result, color);
    ++(points == 2 ? tally.wins : points == 1 ? tally.draws : tally.losses);
}

void MatchScore::completePair(const ScoredGame& one, const ScoredGame& other) {
    if (one.result == GameResult::Unknown || other.result == GameResult::Unknown) return;
    const auto [first, second] = std::minmax(one.white, one.black);
    const auto pointsOf = [](const ScoredGame& game, std::size_t player) {
        return halfPoints(game.result, game.white == player ? Color::White : Color::Black);
    };
    PairCounts pair;
    pair.add(pointsOf(one, first) + pointsOf(other, first));
    meetings_[{first, second}].add(pair);
    tallies_.at(first).pairs.add(pair);
    tallies_.at(second).pairs.add(pair.reversed());
}

}  // namespace roque::match
