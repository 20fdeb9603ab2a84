// What bastion-train does: gradients, held-out games, and the same network for the same plan.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <unistd.h>

#include "model/notation/fen.h"
#include "plugins/bastion/evaluation/evaluation.h"
#include "plugins/bastion/evaluation/network_stack.h"
#include "plugins/bastion/training/duel.h"
#include "plugins/bastion/training/file_digest.h"
#include "plugins/bastion/training/network_trainer.h"
#include "plugins/bastion/training/reproducible_math.h"
#include "tests/plugins/bastion/positions.h"

namespace roque::bastion::training {
namespace {

constexpr int kScale = 190;

/// Positions labelled with the hand-crafted evaluation, eight to a game.
std::vector<PackedPosition> labelled(std::size_t wanted) {
    std::vector<PackedPosition> positions;
    Evaluation evaluation;
    for (const Position& position : bastion::test::randomPositions(wanted)) {
        if (position.isCheck()) continue;
        const auto fresh = PackedPosition(position, 0).position();  // without the fifty-move rule
        positions.emplace_back(*fresh, evaluation.valueForMover(*fresh, Accumulator(*fresh)));
        positions.back().game = static_cast<std::uint32_t>(positions.size() / 8);
    }
    return positions;
}

TrainingSet setOf(const std::vector<PackedPosition>& positions, double outcomeShare = 0) {
    TrainingSet set(kScale, outcomeShare);
    set.add(positions);
    return set;
}

TEST(ReproducibleMath, IsAsGoodAsThatOfTheSystem) {
    for (double value = -30; value < 30; value += 0.37) {
        EXPECT_NEAR(exponential(value), std::exp(value), 1e-14 * std::exp(value));
        EXPECT_NEAR(logistic(value), 1 / (1 + std::exp(-value)), 1e-15);
    }
    for (double progress = 0; progress <= 1; progress += 0.01)
        EXPECT_NEAR(halfCosine(progress), (1 + std::cos(M_PI * progress)) / 2, 1e-14);
    EXPECT_EQ(logistic(1e9), 1);
    EXPECT_EQ(logistic(-1e9), 0);
}

TEST(ActiveInputs, AreThoseOfTheNetworkInTheViewOfTheSideToMove) {
    for (const Position& position : bastion::test::randomPositions(50)) {
        std::vector<std::size_t> expected;
        const Board& board = position.board();
        const Color us = position.sideToMove();
        for (const Square square : SquaresOf(board.occupied())) {
            const Color color = contains(board.pieces(us), square) ? us : ~us;
            expected.push_back(Network::inputOf(us, color, board.typeOn(square), square));
        }
        const ActiveInputs active(PackedPosition(position, 0));
        EXPECT_THAT(std::vector<std::size_t>(active.inputs.begin(), active.inputs.begin() + active.count),
                    testing::ElementsAreArray(expected));
    }
}

TEST(ActiveInputs, AreExchangedLeftAndRightIfMirrored) {
    const PackedPosition position(*parseFen("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), 0);
    const PackedPosition mirror(*parseFen("3k4/8/8/8/8/8/7P/3K4 w - - 0 1"), 0);
    const ActiveInputs exchanged(position, Mirrored::Yes);
    const ActiveInputs expected(mirror);
    EXPECT_TRUE(std::is_permutation(exchanged.inputs.begin(), exchanged.inputs.begin() + exchanged.count,
                                    expected.inputs.begin(), expected.inputs.begin() + expected.count));
}

// Each gradient against the slope between two errors nearby (finite differences).
TEST(NetworkGradient, IsTheSlopeOfTheError) {
    constexpr double kTarget = 0.3;
    constexpr float kNearby = 0.01F;
    const auto parameters = NetworkParameters::random(1);
    for (float& weight : parameters->values) weight *= 0.5F;  // all hidden values within their limits
    for (const Position& position : bastion::test::randomPositions(4)) {
        const ActiveInputs active{PackedPosition(position, 0)};
        const auto gradient = std::make_unique<NetworkParameters>();
        const double error = addGradient(*parameters, active, kTarget, *gradient);
        EXPECT_NEAR(error, squaredError(outputOf(*parameters, active), kTarget), 1e-12);
        for (std::size_t number = 0; number < NetworkParameters::kCount; ++number) {
            const bool isInput = number < NetworkParameters::kBias;
            if (isInput && gradient->values[number] == 0 && number % 1009 != 0) continue;
            float& value = parameters->values[number];
            const float was = value;
            const auto errorAt = [&](float nearby) {
                value = nearby;
                return squaredError(outputOf(*parameters, active), kTarget);
            };
            const double slope = (errorAt(was + kNearby) - errorAt(was - kNearby)) / (2.0 * kNearby);
            value = was;
            ASSERT_NEAR(gradient->values[number], slope, 2e-5 + 0.01 * std::abs(slope)) << number;
        }
    }
}

TEST(NetworkParameters, AreReadAsTheyWereWritten) {
    const std::filesystem::path name =
        std::filesystem::path(testing::TempDir()) / ("parameters-" + std::to_string(::getpid()));
    const auto parameters = NetworkParameters::random(3);
    ASSERT_TRUE(parameters->save(name));
    const auto read = NetworkParameters::load(name);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->values, parameters->values);
    std::filesystem::resize_file(name, std::filesystem::file_size(name) - 4);
    EXPECT_FALSE(NetworkParameters::load(name));
    std::filesystem::remove(name);
    EXPECT_FALSE(NetworkParameters::load(name));
}

// In centipawns: the network gives whole ones, which alone is half of one on average.
TEST(NetworkParameters, KeepTheirValuesWhenRounded) {
    const auto parameters = NetworkParameters::random(2);
    const auto network = parameters->rounded(kScale);
    NetworkStack stack(0);
    double sum = 0;
    const auto positions = bastion::test::randomPositions(500);
    for (const Position& position : positions) {
        stack.begin(network.get(), position.board());
        const double exact =
            kScale * double{outputOf(*parameters, ActiveInputs(PackedPosition(position, 0)))};
        const double error = std::abs(stack.valueAt(0, position.board(), position.sideToMove()) - exact);
        ASSERT_LT(error, 4) << toFen(position);
        sum += error;
    }
    EXPECT_LT(sum / static_cast<double>(positions.size()), 1);
}

TEST(NetworkParameters, AreThoseOfTheirNetwork) {
    const auto network = NetworkParameters::random(4)->rounded(kScale);
    const auto again = NetworkParameters::of(*network)->rounded(kScale);
    EXPECT_EQ(again->rows, network->rows);
    EXPECT_EQ(again->bias, network->bias);
    EXPECT_EQ(again->outputs, network->outputs);
    EXPECT_EQ(again->outputBias, network->outputBias);
}

TEST(DuelScore, CountsPairs) {
    DuelScore score;
    for (int pair = 0; pair < 50; ++pair) score.add(pair % 2 == 0 ? 2 : 1);
    EXPECT_EQ(score.pairs(), 50U);
    EXPECT_DOUBLE_EQ(score.share(), 0.75);
    EXPECT_NEAR(score.elo(), 190.8, 0.1);
    EXPECT_NEAR(score.eloError(), 1.96 * 0.25 / std::sqrt(50) * 926.5, 0.5);
}

TEST(Duel, IsLevelAndBalancedWithoutANetwork) {
    Duel duel(nullptr, 50);
    unsigned played = 0;
    for (std::uint64_t seed = 1; played < 3; ++seed) {
        const auto points = duel.playPair(seed);
        if (!points) continue;
        EXPECT_EQ(*points, 1) << "both games of a pair are the same";
        ++played;
    }
}

TEST(Duel, IsLostByARandomNetwork) {
    Duel duel(NetworkParameters::random(1)->rounded(kScale), 200);
    DuelScore score;
    for (std::uint64_t seed = 1; score.pairs() < 4; ++seed) {
        if (const auto points = duel.playPair(seed)) score.add(*points);
    }
    EXPECT_LT(score.share(), 0.3);
}

TEST(TrainingSet, HoldsWholeGamesOut) {
    const auto positions = labelled(1000);
    const TrainingSet set = setOf(positions);
    EXPECT_FALSE(set.heldOut().empty());
    for (const PackedPosition& each : set.heldOut()) EXPECT_EQ(each.game % 16, 15U);
    for (const PackedPosition& each : set.learnt()) EXPECT_NE(each.game % 16, 15U);
}

TEST(TrainingSet, LeavesLoneKingsOut) {
    const TrainingSet set = setOf({PackedPosition(*parseFen("8/8/8/4k3/8/8/8/K6R w - - 0 1"), 500),
                                   PackedPosition(*parseFen("8/8/8/4k3/8/8/p7/K6R w - - 0 1"), 500)});
    EXPECT_EQ(set.learnt().size(), 1U);
}

TEST(TrainingSet, MixesOutcomeAndValueInItsTargets) {
    const TrainingSet set = setOf({}, 0.3);
    PackedPosition position(Position::start(), kScale);
    const double expected = 1 / (1 + std::exp(-1.0));
    EXPECT_NEAR(set.target(position), expected, 1e-12) << "a position of the tree has no outcome";
    position.outcome = Outcome::Lost;
    EXPECT_NEAR(set.target(position), 0.7 * expected, 1e-12);
    position.outcome = Outcome::Won;
    EXPECT_NEAR(set.target(position), 0.3 + 0.7 * expected, 1e-12);
}

TEST(TrainingSet, MeasuresTheHandCraftedEvaluation) {
    EXPECT_EQ(setOf(labelled(500)).handCraftedError(), 0) << "it has given the labels";
    auto positions = labelled(500);
    for (PackedPosition& each : positions) each.value = static_cast<std::int16_t>(each.value + 100);
    EXPECT_GT(setOf(positions).handCraftedError(), 0.001);
}

std::unique_ptr<NetworkParameters> trained(const TrainingSet& set, const TrainingPlan& plan) {
    NetworkTrainer trainer(set, plan, NetworkParameters::random(plan.seed));
    for (unsigned epoch = 0; epoch < plan.epochs; ++epoch) trainer.runEpoch();
    return std::make_unique<NetworkParameters>(trainer.parameters());
}

TEST(NetworkTrainer, GivesTheSameBytesForTheSamePlanOnAnyNumberOfThreads) {
    const TrainingSet set = setOf(labelled(600));
    TrainingPlan plan{.seed = 5, .epochs = 2, .batch = 100, .rate = 0.01, .mirrored = Mirrored::Yes};
    const auto network = trained(set, plan);
    EXPECT_EQ(trained(set, plan)->values, network->values);
    plan.threads = 3;
    EXPECT_EQ(trained(set, plan)->values, network->values);
    plan.seed = 6;
    EXPECT_NE(trained(set, plan)->values, network->values);
}

// The sum of all weights of one small training, on every processor and with every compiler. It changes with
// the trainer, and with the hand-crafted evaluation, which gives the labels here.
TEST(NetworkTrainer, GivesTheSameBytesOnEveryProcessor) {
    auto positions = labelled(400);
    for (std::size_t at = 0; at < positions.size(); ++at)
        positions[at].value = static_cast<std::int16_t>(at * 37 % 801) - 400;
    const auto network = trained(setOf(positions), {.seed = 1, .epochs = 3, .batch = 64, .rate = 0.01});
    double sum = 0;
    for (const float value : network->values) sum += std::abs(double{value});
    EXPECT_EQ(sum, 0x1.f547b8c69438ap+12) << std::hexfloat << sum;
}

TEST(NetworkTrainer, LowersTheErrorOnGamesThatItDoesNotLearnFrom) {
    const TrainingSet set = setOf(labelled(4000));
    NetworkTrainer trainer(set, {.epochs = 10, .batch = 16, .rate = 0.003}, NetworkParameters::random(1));
    const double before = trainer.heldOutError();
    for (int epoch = 0; epoch < 10; ++epoch) trainer.runEpoch();
    EXPECT_LT(trainer.heldOutError(), before * 0.6);
}

TEST(FileDigest, IsThatOfAllFilesTogether) {
    const std::filesystem::path folder = testing::TempDir();
    const std::string number = std::to_string(::getpid());
    const std::filesystem::path one = folder / ("one-" + number);
    const std::filesystem::path two = folder / ("two-" + number);
    std::ofstream(one) << "a";
    std::ofstream(two) << "bc";
    const auto digest = digestOf({one, two});
    ASSERT_TRUE(digest);
    // The example of FIPS 180-4 for "abc".
    EXPECT_THAT(std::vector(digest->begin(), digest->begin() + 4),
                testing::ElementsAre(0xBA, 0x78, 0x16, 0xBF));
    std::filesystem::remove(one);
    EXPECT_FALSE(digestOf({one, two}));
    std::filesystem::remove(two);
}

}  // namespace
}  // namespace roque::bastion::training
