#include "plugins/bastion/training/network_trainer.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <thread>
#include <utility>

#include "plugins/bastion/training/processor_clones.h"
#include "plugins/bastion/training/reproducible_math.h"

namespace roque::bastion::training {
namespace {

constexpr float kMeanDecay = 0.9F;
constexpr float kVarianceDecay = 0.999F;

/// The numbers of one step of AdamW.
struct StepSize {
    float perGradient;  ///< turns the sum of gradients into their mean
    float rate;
    float meanFactor;      ///< makes up for the zero that the mean began with
    float varianceFactor;  ///< the same for the variance
};

/// Moves some parameters by one step. `gradients` holds the gradients of all parts, which are added in order.
ROQUE_TRAINING_CLONES void stepAll(const std::array<const float*, NetworkTrainer::kParts>& gradients,
                                   const StepSize& size, float* __restrict values, float* __restrict means,
                                   float* __restrict variances) noexcept {
    constexpr float kWeightDecay = 0.01F;
    constexpr float kEpsilon = 1e-8F;
    for (std::size_t number = 0; number < NetworkParameters::kCount; ++number) {
        float gradient = 0;
        for (std::size_t part = 0; part < gradients.size(); ++part) gradient += gradients[part][number];
        gradient *= size.perGradient;
        means[number] = kMeanDecay * means[number] + (1 - kMeanDecay) * gradient;
        variances[number] = kVarianceDecay * variances[number] + (1 - kVarianceDecay) * gradient * gradient;
        const float spread = std::sqrt(variances[number] * size.varianceFactor) + kEpsilon;
        const float step = means[number] * size.meanFactor / spread + kWeightDecay * values[number];
        const float moved = values[number] - size.rate * step;
        const float limit = number < NetworkParameters::kOutput ? NetworkParameters::kMaxRowWeight
                                                                : NetworkParameters::kMaxOutputWeight;
        values[number] = std::min(std::max(moved, -limit), limit);
    }
}

/// Half of the positions, other ones in each epoch.
bool isChosen(std::uint32_t number, unsigned epoch) noexcept {
    return ((number * 2'654'435'761U >> 7U ^ epoch) & 1U) != 0;
}

}  // namespace

NetworkTrainer::NetworkTrainer(const TrainingSet& set, const TrainingPlan& plan,
                               std::unique_ptr<NetworkParameters> parameters)
    : set_(set),
      plan_(plan),
      batch_(std::clamp<std::size_t>(plan.batch, 1, std::max<std::size_t>(set.learnt().size(), 1))),
      parameters_(std::move(parameters)),
      mean_(std::make_unique<NetworkParameters>()),
      variance_(std::make_unique<NetworkParameters>()),
      order_(set.learnt().size()),
      random_(plan.seed) {
    std::iota(order_.begin(), order_.end(), 0U);
}

double NetworkTrainer::runEpoch() {
    for (std::size_t last = order_.size(); last > 1; --last)  // std::shuffle differs between libraries
        std::swap(order_[last - 1], order_[random_() % last]);
    double sum = 0;
    const std::size_t batches = order_.size() / batch_;
    for (std::size_t batch = 0; batch < batches; ++batch) sum += learnBatch(batch * batch_);
    ++epoch_;
    return batches == 0 ? 0 : sum / static_cast<double>(batches * batch_);
}

double NetworkTrainer::learnBatch(std::size_t first) {
    const auto learn = [&](unsigned thread) {
        for (std::size_t number = thread; number < kParts; number += plan_.threads) learnPart(number, first);
    };
    {
        std::vector<std::jthread> threads;
        for (unsigned thread = 1; thread < plan_.threads; ++thread) threads.emplace_back(learn, thread);
        learn(0);
    }
    descend();
    return std::accumulate(parts_.begin(), parts_.end(), 0.0,
                           [](double sum, const Part& part) { return sum + part.error; });
}

void NetworkTrainer::learnPart(std::size_t number, std::size_t first) {
    Part& part = parts_[number];
    part.error = 0;
    part.gradient->values.fill(0);
    const std::size_t end = first + batch_ * (number + 1) / kParts;
    for (std::size_t at = first + batch_ * number / kParts; at < end; ++at) {
        constexpr std::size_t kAhead = 8;  // positions lie far apart in memory
        __builtin_prefetch(&set_.learnt()[order_[std::min(at + kAhead, end - 1)]]);
        const PackedPosition& position = set_.learnt()[order_[at]];
        const bool isMirrored = plan_.mirrored == Mirrored::Yes && isChosen(order_[at], epoch_);
        const ActiveInputs active(position, isMirrored ? Mirrored::Yes : Mirrored::No);
        part.error += addGradient(*parameters_, active, set_.target(position), *part.gradient);
    }
}

void NetworkTrainer::descend() {
    ++step_;
    meanLeft_ *= kMeanDecay;
    varianceLeft_ *= kVarianceDecay;
    const StepSize size{.perGradient = 1 / static_cast<float>(batch_),
                        .rate = static_cast<float>(rate()),
                        .meanFactor = static_cast<float>(1 / (1 - meanLeft_)),
                        .varianceFactor = static_cast<float>(1 / (1 - varianceLeft_))};
    std::array<const float*, kParts> gradients{};
    std::ranges::transform(parts_, gradients.begin(),
                           [](const Part& part) { return part.gradient->values.data(); });
    stepAll(gradients, size, parameters_->values.data(), mean_->values.data(), variance_->values.data());
}

/// Grows during the first steps, when means and variances are not yet known, then falls.
double NetworkTrainer::rate() const noexcept {
    constexpr double kWarmUp = 200;
    constexpr double kLeast = 0.02;
    const std::size_t steps = std::max<std::size_t>(order_.size() / batch_ * plan_.epochs, 1);
    const double progress = std::min(1.0, static_cast<double>(step_) / static_cast<double>(steps));
    const double warmth = std::min(1.0, static_cast<double>(step_) / kWarmUp);
    return plan_.rate * warmth * (kLeast + (1 - kLeast) * halfCosine(progress));
}

double NetworkTrainer::heldOutError() const {
    double sum = 0;
    for (const PackedPosition& position : set_.heldOut())
        sum += squaredError(outputOf(*parameters_, ActiveInputs(position)), set_.target(position));
    return set_.heldOut().empty() ? 0 : sum / static_cast<double>(set_.heldOut().size());
}

}  // namespace roque::bastion::training
