#include "controller/tuning/tuning_path.h"

#include <gmock/gmock.h>

namespace roque::tuning {
namespace {

using testing::SizeIs;

const Spsa& spsa() {
    static const Spsa made({{"Margin", 100, 0, 400, 20}, {"Weight", 4, 0, 12, 0.5}},
                           {.rounds = 40, .rate = 0.5}, 3);
    return made;
}

/// What the games of a round are made to end with.
int pointsOf(std::size_t round) {
    return static_cast<int>(round * 7 % 5) - 2;
}

/// Begins rounds as soon as possible, and finishes them in the order of `order` when so many are under way.
std::vector<TuningRound> played(std::size_t lag, std::size_t underWay, bool isLastFirst,
                                std::vector<TuningRound> before = {}) {
    TuningPath path(spsa(), lag, before);
    std::vector<TuningRound> rounds = std::move(before);
    std::size_t next = rounds.size();
    std::vector<std::size_t> open;
    std::map<std::size_t, Spsa::Sides> sides;
    while (rounds.size() < 40) {
        for (; open.size() < underWay && next < 40 && path.canBegin(next); ++next) {
            open.push_back(next);
            sides[next] = path.begin(next);
        }
        const std::size_t done = isLastFirst ? open.back() : open.front();
        std::erase(open, done);
        const bool plusIsHigher = sides[done].plus[0] > sides[done].minus[0];
        path.add(done, plusIsHigher ? pointsOf(done) : -pointsOf(done));
        while (auto round = path.next()) rounds.push_back(std::move(*round));
    }
    return rounds;
}

TEST(TuningPath, IsTheSameInWhicheverOrderRoundsEnd) {
    const auto inOrder = played(5, 1, false);
    EXPECT_THAT(inOrder, SizeIs(40));
    EXPECT_EQ(played(5, 3, false), inOrder);
    EXPECT_EQ(played(5, 3, true), inOrder);
}

TEST(TuningPath, IsThatOfSpsaWithoutALag) {
    const auto path = played(1, 1, false);
    Spsa::Values values = spsa().start();
    for (std::size_t round = 0; round < 40; ++round) {
        const auto sides = spsa().sides(round, values);
        const int sign = sides.plus[0] > sides.minus[0] ? 1 : -1;
        values = spsa().moved(values, round, sign * pointsOf(round));
        EXPECT_EQ(path[round].values, values);
    }
}

TEST(TuningPath, GoesOnAsIfItHadNotBeenInterrupted) {
    for (const std::size_t lag : {1U, 5U}) {
        const auto whole = played(lag, 1, false);
        for (const std::size_t interruption : {1U, 4U, 5U, 23U}) {
            const std::vector<TuningRound> before(whole.begin(),
                                                  whole.begin() + static_cast<std::ptrdiff_t>(interruption));
            EXPECT_EQ(played(lag, 1, false, before), whole) << interruption;
        }
    }
}

TEST(TuningPath, WaitsForValuesThatARoundBeginsFrom) {
    TuningPath path(spsa(), 3, {});
    EXPECT_TRUE(path.canBegin(2));
    EXPECT_FALSE(path.canBegin(3));
    path.add(1, 0);
    EXPECT_FALSE(path.next()) << "round 0 is missing";
    path.add(0, 0);
    EXPECT_EQ(path.next()->number, 0U);
    EXPECT_EQ(path.next()->number, 1U);
    EXPECT_FALSE(path.next());
    EXPECT_TRUE(path.canBegin(4));
}

TEST(TuningPath, StaysWhereItIsInAVoidRound) {
    TuningPath path(spsa(), 1, {});
    path.add(0, std::nullopt);
    const auto round = path.next();
    EXPECT_EQ(round->points, std::nullopt);
    EXPECT_EQ(round->values, spsa().start());
}

}  // namespace
}  // namespace roque::tuning
