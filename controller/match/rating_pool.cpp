#include "controller/match/rating_pool.h"

#include <algorithm>

#include <fmt/format.h>

#include "controller/match/pgn_scan.h"

namespace roque::match {
namespace {

double pointsOfWhite(GameResult result) {
    if (result == GameResult::Draw) return 0.5;
    return result == GameResult::WhiteWins ? 1 : 0;
}

/// "12" of "12.1" and of "12.2"; nothing for anything else.
std::string_view pairOf(std::string_view round) {
    const bool isPair = round.ends_with(".1") || round.ends_with(".2");
    return isPair ? round.substr(0, round.size() - 2) : std::string_view();
}

}  // namespace

void RatingPool::add(std::string_view pgn) {
    ++texts_;
    scanPgn(pgn, [&](const GameTags& tags, GameResult result) {
        const std::string_view white = tags.value("White");
        const std::string_view black = tags.value("Black");
        const std::string_view pair = pairOf(tags.value("Round"));
        const auto [first, second] = std::minmax(white, black);
        add(white, black, result,
            pair.empty()
                ? std::string()
                : fmt::format("{}\n{}\n{}\n{}\n{}", texts_, tags.value("MatchId"), pair, first, second));
    });
}

void RatingPool::add(std::string_view white, std::string_view black, GameResult result,
                     const std::string& pair) {
    if (result == GameResult::Unknown || white == black) return;
    const ColorScore game{numberOf(white), numberOf(black), 1, pointsOfWhite(result)};
    ++games_;
    if (const auto half = halfPairs_.find(pair); half != halfPairs_.end()) {
        GameUnit& unit = units_[half->second];
        if (unit.games.front().white == game.black) {
            unit.games.push_back(game);
            halfPairs_.erase(half);
            return;
        }
    }
    if (!pair.empty()) halfPairs_[pair] = units_.size();
    units_.push_back({{game}});
}

std::size_t RatingPool::numberOf(std::string_view player) {
    if (const auto found = numbers_.find(player); found != numbers_.end()) return found->second;
    numbers_.emplace(player, players_.size());
    players_.emplace_back(player);
    return players_.size() - 1;
}

std::vector<ColorScore> totals(const std::vector<GameUnit>& units, const std::vector<double>& weights) {
    std::map<std::pair<std::size_t, std::size_t>, ColorScore> sums;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        const double weight = weights.empty() ? 1 : weights[unit];
        for (const ColorScore& game : units[unit].games) {
            const std::pair players(game.white, game.black);
            ColorScore& sum =
                sums.try_emplace(players, ColorScore{game.white, game.black, 0, 0}).first->second;
            sum.games += weight * game.games;
            sum.points += weight * game.points;
        }
    }
    std::vector<ColorScore> list;
    for (const auto& [players, sum] : sums) list.push_back(sum);
    return list;
}

}  // namespace roque::match
