#include "controller/analysis/node_budget.h"

#include <gtest/gtest.h>

#include "tests/support/position_of.h"

namespace roque {
namespace {

constexpr std::uint64_t kNodes = 20'000;
constexpr NodeBudget::Seen kEndedAtOnce{.depth = 1, .nodes = 20};
constexpr NodeBudget::Seen kMateAtOnce{.depth = 1, .nodes = 20, .isMate = true};
constexpr NodeBudget::Seen kSearched{.depth = 9, .nodes = kNodes};

class NodeBudgetTest : public testing::Test {
protected:
    [[nodiscard]] bool mustRepeat(const NodeBudget::Seen& seen) {
        return budget_.mustRepeat(kNodes, Position::start(), seen);
    }
    [[nodiscard]] bool givesNodes() const { return budget_.limitsOf(kNodes).nodes == kNodes; }

    NodeBudget budget_;
};

TEST_F(NodeBudgetTest, GivesNodesAtFirst) {
    EXPECT_TRUE(givesNodes());
}

TEST_F(NodeBudgetTest, GivesTimeToAnEngineThatEndsAtOnce) {
    EXPECT_TRUE(mustRepeat(kEndedAtOnce));
    EXPECT_FALSE(givesNodes());
    EXPECT_EQ(budget_.limitsOf(kNodes).moveTime, std::chrono::milliseconds(20));
    EXPECT_FALSE(mustRepeat(kEndedAtOnce)) << "it has had its time";
}

TEST_F(NodeBudgetTest, GivesNodesToAnEngineThatHasSearched) {
    EXPECT_FALSE(mustRepeat(kSearched));
    EXPECT_FALSE(mustRepeat(kEndedAtOnce)) << "it has shown that it knows nodes";
    EXPECT_TRUE(givesNodes());
}

TEST_F(NodeBudgetTest, LearnsNothingFromAMateOrALoneMove) {
    EXPECT_FALSE(mustRepeat(kMateAtOnce));
    const Position oneMove = test::positionOf("7k/8/8/8/8/8/1q6/K7 w - - 0 1");
    EXPECT_FALSE(budget_.mustRepeat(kNodes, oneMove, kEndedAtOnce));
    EXPECT_TRUE(mustRepeat(kEndedAtOnce));
}

TEST_F(NodeBudgetTest, LeavesAnEngineAloneThatTellsNoNodes) {
    EXPECT_FALSE(mustRepeat({.depth = 1, .nodes = 0}));
    EXPECT_TRUE(givesNodes());
}

}  // namespace
}  // namespace roque
