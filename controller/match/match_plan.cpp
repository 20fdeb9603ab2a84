#include "controller/match/match_plan.h"

#include <numeric>
#include <random>
#include <utility>

namespace roque::match {

MatchPlan::MatchPlan(std::size_t players, MatchMode mode, std::size_t rounds, std::size_t openings,
                     std::uint64_t seed)
    : rounds_(rounds), openings_(openings), seed_(seed) {
    for (std::size_t first = 0; first < (mode == MatchMode::Gauntlet ? 1 : players); ++first) {
        for (std::size_t second = first + 1; second < players; ++second) meetings_.push_back({first, second});
    }
    std::iota(openings_.begin(), openings_.end(), std::size_t{0});
    // std::shuffle() may differ from one library to another.
    std::mt19937_64 random(seed);
    for (std::size_t last = openings_.size(); last > 1; --last)
        std::swap(openings_[last - 1], openings_[random() % last]);
}

GamePair MatchPlan::pair(std::size_t number) const {
    const Meeting& meeting = meetings_[number % meetings_.size()];
    const std::size_t round = number / meetings_.size();
    return {meeting.first, meeting.second, openings_[round % openings_.size()]};
}

std::uint64_t MatchPlan::seedOf(std::size_t pair, unsigned game, std::size_t player) const {
    constexpr std::uint64_t kMax = 1'000'000'000;
    // It makes use of 32 bits of each number.
    std::seed_seq numbers{seed_,
                          seed_ >> 32U,
                          std::uint64_t{pair},
                          std::uint64_t{pair} >> 32U,
                          std::uint64_t{game},
                          std::uint64_t{player}};
    std::mt19937_64 random(numbers);
    return random() % kMax + 1;
}

}  // namespace roque::match
