#include "plugins/bastion/level/handicap.h"

#include <algorithm>
#include <cmath>

namespace roque::bastion {
namespace {

// Rating, nodes, depth, error, attention, carelessness, whether it sees mates and can give simple ones.
constexpr std::array<Handicap, kLevels - 1> kHandicaps{{
    {250, 200, 1, 220, 0.35, 0.30, false, false},
    {500, 300, 1, 150, 0.45, 0.20, true, false},
    {750, 500, 2, 120, 0.55, 0.14, true, false},
    {1000, 800, 2, 95, 0.65, 0.10, true, true},
    {1250, 1200, 3, 75, 0.75, 0.07, true, true},
    {1500, 2000, 4, 55, 0.85, 0.05, true, true},
    {1800, 3000, 5, 35, 0.95, 0.03, true, true},
    {2100, 4000, 8, 10, 1.0, 0.01, true, true},
    {2400, 2500, 64, 0, 1.0, 0.0, true, true},
    {2700, 10'000, 64, 0, 1.0, 0.0, true, true},
    {3000, 50'000, 64, 0, 1.0, 0.0, true, true},
}};

double between(double low, double high, double share) noexcept {
    return low + (high - low) * share;
}

}  // namespace

std::optional<Handicap> handicapOfLevel(int level) noexcept {
    if (level >= kLevels) return std::nullopt;
    return kHandicaps[static_cast<std::size_t>(std::max(level, 1) - 1)];
}

Handicap handicapForRating(int rating) noexcept {
    rating = std::clamp(rating, kLowestRating, kHighestRating);
    const auto above = std::find_if(kHandicaps.begin() + 1, kHandicaps.end() - 1,
                                    [&](const Handicap& each) { return each.rating >= rating; });
    const Handicap& low = *(above - 1);
    const Handicap& high = *above;
    const double share = static_cast<double>(rating - low.rating) / (high.rating - low.rating);
    Handicap found = share < 0.5 ? low : high;
    found.rating = rating;
    found.nodes = static_cast<std::uint64_t>(std::exp2(between(
        std::log2(static_cast<double>(low.nodes)), std::log2(static_cast<double>(high.nodes)), share)));
    found.error = static_cast<Value>(std::lround(between(low.error, high.error, share)));
    found.attention = between(low.attention, high.attention, share);
    found.carelessness = between(low.carelessness, high.carelessness, share);
    return found;
}

}  // namespace roque::bastion
