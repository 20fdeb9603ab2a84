#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <vector>

#include "plugins/bastion/training/network_gradient.h"
#include "plugins/bastion/training/training_set.h"

namespace roque::bastion::training {

/// How a network is trained. The same plan with the same positions gives the same network.
struct TrainingPlan {
    std::uint64_t seed = 1;
    unsigned epochs = 6;
    std::size_t batch = 16'384;  ///< positions of a step
    double rate = 0.002;         ///< of the first steps; it falls to a fiftieth
    Mirrored mirrored =
        Mirrored::No;      ///< whether half of the positions are learnt with left and right exchanged
    unsigned threads = 1;  ///< changes nothing in the network
};

/// Trains a network by gradient descent with AdamW (I. Loshchilov and F. Hutter, "Decoupled weight decay
/// regularization", 2019).
class NetworkTrainer {
public:
    /// The parts of a batch, each with a gradient of its own. Their number is part of the result: it decides
    /// in which order gradients are added.
    static constexpr std::size_t kParts = 8;

    /// `set` must outlive the trainer.
    NetworkTrainer(const TrainingSet& set, const TrainingPlan& plan,
                   std::unique_ptr<NetworkParameters> parameters);

    /// Goes through all positions once, in an order drawn anew. Returns their mean squared error meanwhile.
    double runEpoch();

    /// The mean squared error of the positions held out; 0 if there are none.
    [[nodiscard]] double heldOutError() const;

    [[nodiscard]] const NetworkParameters& parameters() const noexcept { return *parameters_; }

private:
    /// What a part of a batch gives.
    struct Part {
        std::unique_ptr<NetworkParameters> gradient = std::make_unique<NetworkParameters>();
        double error = 0;
    };

    [[nodiscard]] double learnBatch(std::size_t first);
    void learnPart(std::size_t number, std::size_t first);
    void descend();
    [[nodiscard]] double rate() const noexcept;

    const TrainingSet& set_;
    TrainingPlan plan_;
    std::size_t batch_;
    std::unique_ptr<NetworkParameters> parameters_;
    std::unique_ptr<NetworkParameters> mean_;      ///< running mean of the gradients
    std::unique_ptr<NetworkParameters> variance_;  ///< running mean of their squares
    std::array<Part, kParts> parts_;
    std::vector<std::uint32_t> order_;
    std::mt19937_64 random_;
    unsigned epoch_ = 0;
    std::size_t step_ = 0;
    double meanLeft_ = 1;      ///< how much of mean_ is still its beginning, zero
    double varianceLeft_ = 1;  ///< the same of variance_
};

}  // namespace roque::bastion::training
