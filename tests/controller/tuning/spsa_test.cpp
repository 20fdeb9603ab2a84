#include "controller/tuning/spsa.h"

#include <algorithm>
#include <cmath>
#include <random>

#include <gmock/gmock.h>

namespace roque::tuning {
namespace {

using testing::AllOf;
using testing::DoubleNear;
using testing::Each;
using testing::ElementsAre;
using testing::Ge;
using testing::Le;

/// A player whose strength in Elo falls with the square of the distance from the best values.
class Hill {
public:
    explicit Hill(Spsa::Values top) : top_(std::move(top)) {}

    [[nodiscard]] double strength(const Spsa::WholeValues& values,
                                  std::span<const TunedParameter> all) const {
        double strength = 0;
        for (std::size_t at = 0; at < values.size(); ++at) {
            const double steps = (static_cast<double>(values[at]) - top_[at]) / all[at].step;
            strength -= 5 * steps * steps;
        }
        return strength;
    }

    /// The points of a pair of games, each won or lost at random as strengths have it.
    [[nodiscard]] double points(const Spsa& spsa, const Spsa::Sides& sides) {
        const double difference =
            strength(sides.plus, spsa.parameters()) - strength(sides.minus, spsa.parameters());
        const double expected = 1 / (1 + std::pow(10, -difference / 400));
        double points = 0;
        for (int game = 0; game < 2; ++game) points += chance_(random_) < expected ? 1 : -1;
        return points;
    }

private:
    Spsa::Values top_;
    std::mt19937_64 random_{1};
    std::uniform_real_distribution<double> chance_{0, 1};
};

std::vector<TunedParameter> parameters() {
    return {{"Margin", 100, 0, 400, 20}, {"Divisor", 30, 1, 64, 4}, {"Weight", 4, 0, 12, 0.5}};
}

Spsa::Values tuned(const Spsa& spsa, Hill hill) {
    Spsa::Values values = spsa.start();
    for (std::size_t round = 0; round < spsa.schedule().rounds; ++round)
        values = spsa.moved(values, round, hill.points(spsa, spsa.sides(round, values)));
    return values;
}

TEST(Spsa, FindsTheTopOfANoisyHill) {
    const Spsa spsa(parameters(), {.rounds = 20'000, .rate = 0.02}, 1);
    const auto found = tuned(spsa, Hill({180, 18, 6.5}));
    EXPECT_THAT(found, ElementsAre(DoubleNear(180, 20), DoubleNear(18, 4), DoubleNear(6.5, 0.5)))
        << "a step each";
}

TEST(Spsa, StaysAtTheTop) {
    const Spsa spsa(parameters(), {.rounds = 20'000, .rate = 0.02}, 2);
    const auto found = tuned(spsa, Hill({100, 30, 4}));
    EXPECT_THAT(found, ElementsAre(DoubleNear(100, 20), DoubleNear(30, 4), DoubleNear(4, 0.5)));
}

TEST(Spsa, TakesTheSamePathForTheSameSeed) {
    const SpsaSchedule schedule{.rounds = 100};
    const auto path = [&](std::uint64_t seed) {
        return tuned(Spsa(parameters(), schedule, seed), Hill({180, 18, 6.5}));
    };
    EXPECT_EQ(path(7), path(7));
    EXPECT_NE(path(7), path(8));
}

TEST(Spsa, PutsItsSidesAStepAwayInTheLastRound) {
    const Spsa spsa({{"Margin", 100, 0, 400, 20}}, {.rounds = 50}, 1);
    const auto sides = spsa.sides(49, {100});
    EXPECT_EQ(std::abs(sides.plus[0] - 100), 20);
    EXPECT_EQ(sides.minus[0], 200 - sides.plus[0]);
    const auto first = spsa.sides(0, {100});
    EXPECT_GT(std::abs(first.plus[0] - 100), 25) << "farther in the first";
}

TEST(Spsa, MovesByTheRateInTheLastRoundTowardsTheWinner) {
    const Spsa spsa({{"Margin", 100, 0, 400, 20}}, {.rounds = 50, .rate = 0.01}, 1);
    const double side = spsa.sides(49, {100}).plus[0] > 100 ? 1 : -1;
    EXPECT_DOUBLE_EQ(spsa.moved({100}, 49, 2)[0], 100 + side * 0.4);
    EXPECT_DOUBLE_EQ(spsa.moved({100}, 49, -1)[0], 100 - side * 0.2);
    EXPECT_DOUBLE_EQ(spsa.moved({100}, 49, 0)[0], 100);
}

TEST(Spsa, StaysWithinTheRange) {
    const Spsa spsa({{"Margin", 398, 0, 400, 20}}, {.rounds = 50, .rate = 1}, 1);
    for (std::size_t round = 0; round < 50; ++round) {
        const auto sides = spsa.sides(round, {398});
        EXPECT_THAT(sides.plus, Each(AllOf(Ge(0), Le(400))));
        EXPECT_THAT(sides.minus, Each(AllOf(Ge(0), Le(400))));
        EXPECT_THAT(spsa.moved({398}, round, 2), Each(AllOf(Ge(0), Le(400))));
    }
}

TEST(Spsa, StaysWithinTheRangeHoweverLargeTheStep) {
    const Spsa spsa({{"Margin", 200, 0, 400, 1e300}}, {.rounds = 50}, 1);
    const auto sides = spsa.sides(0, {200});
    EXPECT_EQ(std::max(sides.plus[0], sides.minus[0]), 400);
    EXPECT_EQ(std::min(sides.plus[0], sides.minus[0]), 0);
}

TEST(Spsa, IsRightOnAverageWhereStepsAreSmall) {
    const Spsa spsa({{"Weight", 2.25, 0, 12, 0.2}}, {.rounds = 10'000}, 1);
    double sum = 0;
    for (std::size_t round = 0; round < 10'000; ++round) {
        const auto sides = spsa.sides(round, {2.25});
        sum += static_cast<double>(sides.plus[0] + sides.minus[0]) / 2;
    }
    EXPECT_NEAR(sum / 10'000, 2.25, 0.02);
}

}  // namespace
}  // namespace roque::tuning
