#include "controller/analysis/accuracy.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace roque {
namespace {

/// Of the expected scores in a window, in points of 100.
double deviation(const double* first, std::size_t count) {
    double mean = 0;
    for (std::size_t at = 0; at < count; ++at) mean += first[at];
    mean /= static_cast<double>(count);
    double variance = 0;
    for (std::size_t at = 0; at < count; ++at) variance += (first[at] - mean) * (first[at] - mean);
    return 100 * std::sqrt(variance / static_cast<double>(count));
}

}  // namespace

double moveAccuracy(double loss) noexcept {
    const double points = 100 * std::max(loss, 0.0);
    if (points <= 0) return 100;
    const double accuracy =
        103.1668100711649 * std::exp(-0.04354415386753951 * points) - 3.166924740191411 + 1;
    return std::clamp(accuracy, 0.0, 100.0);
}

std::vector<double> moveWeights(const std::vector<double>& expected) {
    if (expected.size() < 2) return {};
    const std::size_t moves = expected.size() - 1;
    const std::size_t window = std::min(std::clamp<std::size_t>(moves / 10, 2, 8), expected.size());
    std::vector<double> weights;
    weights.reserve(moves);
    // The window of a move ends behind it; the first moves share the first window.
    for (std::size_t move = 0; move < moves; ++move) {
        const std::size_t end = std::max(move + 2, window);
        weights.push_back(std::clamp(deviation(&expected[end - window], window), 0.5, 12.0));
    }
    return weights;
}

std::optional<double> jointAccuracy(const std::vector<WeightedAccuracy>& moves) {
    if (moves.empty()) return std::nullopt;
    double sum = 0;
    double weights = 0;
    double inverse = 0;
    for (const auto& [accuracy, weight] : moves) {
        sum += accuracy * weight;
        weights += weight;
        inverse += 1 / std::max(accuracy, 1.0);  // one move of no accuracy must not outweigh a game
    }
    return (sum / weights + static_cast<double>(moves.size()) / inverse) / 2;
}

}  // namespace roque
