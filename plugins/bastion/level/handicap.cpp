#include "plugins/bastion/level/handicap.h"

#include <algorithm>
#include <cmath>

namespace roque::bastion {
namespace {

// Rating, nodes, depth, error, attention, carelessness, seesMates, canMateLoneKing, avoidsStalemate. Set by
// matches against engines of known rating (docs/levels.md).
constexpr std::array<Handicap, kLevels - 1> kHandicaps{{
    {250, 3000, 1, 105, 0.60, 0.13, false, false, false},
    {500, 6000, 2, 80, 0.69, 0.082, true, false, false},
    {750, 9000, 3, 62, 0.79, 0.06, true, false, false},
    {1000, 12'000, 4, 47, 0.87, 0.045, true, true, false},
    {1250, 16'000, 5, 35, 0.92, 0.031, true, true, true},
    {1500, 20'000, 5, 19, 0.963, 0.0155, true, true, true},
    {1800, 20'000, 7, 18, 0.967, 0.015, true, true, true},
    {2100, 24'000, 9, 2, 1.0, 0.0025, true, true, true},
    {2400, 6'500, 64, 0, 1.0, 0.0, true, true, true},
    {2700, 15'000, 64, 0, 1.0, 0.0, true, true, true},
    {3000, 48'000, 64, 0, 1.0, 0.0, true, true, true},
}};

double between(double low, double high, double share) noexcept {
    return low + (high - low) * share;
}

std::uint64_t nodesBetween(const Handicap& low, const Handicap& high, double share) noexcept {
    const double bits =
        between(std::log2(static_cast<double>(low.nodes)), std::log2(static_cast<double>(high.nodes)), share);
    return static_cast<std::uint64_t>(std::llround(std::exp2(bits)));
}

/// Where `rating` lies between the ratings of two levels: 0 at the lower, 1 at the higher.
double shareOf(int rating, const Handicap& low, const Handicap& high) noexcept {
    return static_cast<double>(rating - low.rating) / (high.rating - low.rating);
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
    if (low.carelessness > 0 && high.carelessness == 0 && rating < high.rating) {
        // A careless player scores every move, which takes many times the nodes, so there is nothing between
        // the two. Extrapolate from the two levels above.
        const Handicap& next = *(above + 1);
        Handicap found = high;
        found.rating = rating;
        found.nodes = nodesBetween(high, next, shareOf(rating, high, next));
        return found;
    }
    const double share = shareOf(rating, low, high);
    Handicap found = share < 0.5 ? low : high;
    found.rating = rating;
    found.nodes = nodesBetween(low, high, share);
    found.error = static_cast<Value>(std::lround(between(low.error, high.error, share)));
    found.attention = between(low.attention, high.attention, share);
    found.carelessness = between(low.carelessness, high.carelessness, share);
    return found;
}

}  // namespace roque::bastion
