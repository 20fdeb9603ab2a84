#include "plugins/bastion/training/training_set.h"

#include <limits>

#include "plugins/bastion/evaluation/evaluation.h"
#include "plugins/bastion/training/reproducible_math.h"

namespace roque::bastion::training {
namespace {

constexpr int kLowestValue = std::numeric_limits<std::int16_t>::min();
constexpr int kHighestValue = std::numeric_limits<std::int16_t>::max();

bool hasOnlyAKing(const PackedPosition& position) noexcept {
    std::size_t black = 0;
    const auto all = static_cast<std::size_t>(count(position.occupied));
    for (std::size_t number = 0; number < all; ++number) black += position.piece(number) >> 3U;
    return black <= 1 || all - black <= 1;
}

}  // namespace

TrainingSet::TrainingSet(int scale, double outcomeShare) : outcomeShare_(outcomeShare) {
    for (int value = kLowestValue; value <= kHighestValue; ++value)
        expected_.push_back(logistic(static_cast<double>(value) / scale));
}

void TrainingSet::add(std::span<const PackedPosition> positions) {
    for (const PackedPosition& position : positions) {
        if (hasOnlyAKing(position)) continue;
        const bool isHeldOut = position.game % kGamesPerHeldOut == kGamesPerHeldOut - 1;
        (isHeldOut ? heldOut_ : learnt_).push_back(position);
    }
}

double TrainingSet::target(const PackedPosition& position) const noexcept {
    const double expected = expected_[static_cast<std::size_t>(position.value - kLowestValue)];
    if (position.outcome == Outcome::Unknown) return expected;
    const double points = static_cast<double>(position.outcome) / 2;
    return outcomeShare_ * points + (1 - outcomeShare_) * expected;
}

double TrainingSet::handCraftedError() const {
    Evaluation evaluation;
    double sum = 0;
    std::size_t measured = 0;
    for (const PackedPosition& packed : heldOut_) {
        const auto position = packed.position();
        if (!position) continue;
        const Value value = evaluation.valueForMover(*position, Accumulator(*position));
        const double error = expected_[static_cast<std::size_t>(value - kLowestValue)] - target(packed);
        sum += error * error;
        ++measured;
    }
    return measured == 0 ? 0 : sum / static_cast<double>(measured);
}

}  // namespace roque::bastion::training
