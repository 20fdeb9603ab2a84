#include "controller/match/pentanomial.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace roque::match {
namespace {

constexpr double kPerDecade = 400;  ///< Elo points for which the odds grow tenfold

}  // namespace

double expectedScore(double elo) noexcept {
    return 1 / (1 + std::pow(10.0, -elo / kPerDecade));
}

double eloOfScore(double score) noexcept {
    return -kPerDecade * std::log10(1 / score - 1);
}

void PairCounts::add(const PairCounts& other) noexcept {
    for (std::size_t at = 0; at < kOutcomes; ++at) counts_[at] += other.counts_[at];
}

std::uint64_t PairCounts::pairs() const noexcept {
    return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

PairCounts PairCounts::reversed() const noexcept {
    PairCounts other;
    for (std::size_t at = 0; at < kOutcomes; ++at) other.counts_[at] = counts_[kOutcomes - 1 - at];
    return other;
}

double PairCounts::score() const noexcept {
    double sum = 0;
    for (std::size_t at = 0; at < kOutcomes; ++at) sum += static_cast<double>(counts_[at]) * scoreOf(at);
    return sum / static_cast<double>(pairs());
}

double PairCounts::variance() const noexcept {
    const double mean = score();
    double sum = 0;
    for (std::size_t at = 0; at < kOutcomes; ++at) {
        const double difference = scoreOf(at) - mean;
        sum += static_cast<double>(counts_[at]) * difference * difference;
    }
    return sum / static_cast<double>(pairs());
}

std::optional<EloEstimate> estimateElo(const PairCounts& counts) noexcept {
    if (counts.pairs() < 2) return std::nullopt;
    const double score = counts.score();
    const double deviation = std::sqrt(counts.variance() / static_cast<double>(counts.pairs()));
    const double low = score - kDeviationsOf95Percent * deviation;
    const double high = score + kDeviationsOf95Percent * deviation;
    if (deviation <= 0 || low <= 0 || high >= 1) return std::nullopt;
    const double superiority = std::erfc((0.5 - score) / deviation / std::numbers::sqrt2) / 2;
    return EloEstimate{eloOfScore(score), eloOfScore(low), eloOfScore(high), superiority};
}

}  // namespace roque::match
