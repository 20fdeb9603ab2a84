#include "plugins/bastion/search/node_depth.h"

#include <optional>

#include <gtest/gtest.h>

#include "model/position/position.h"

namespace roque::bastion {
namespace {

class NodeDepthTest : public testing::Test {
protected:
    static constexpr int kDepth = 8;

    [[nodiscard]] Node node(NodeType type = NodeType::Cut) {
        return {.position = position_,
                .frame = frame_,
                .ply = 3,
                .depth = kDepth,
                .alpha = 0,
                .beta = 1,
                .type = type,
                .entry = std::nullopt};
    }
    /// The depth of a node with this evaluation, after a move that was reduced in one with that evaluation.
    [[nodiscard]] int reviewed(Value evaluation, Value before, int reduction) {
        parent_.staticEvaluation = before;
        parent_.currentReduction = reduction;
        Node reduced = node();
        reduced.staticEvaluation = evaluation;
        reviewReduction(reduced, parent_);
        return reduced.depth;
    }
    /// The depth of a node without a table move.
    [[nodiscard]] int reducedDepth(NodeType type) {
        Node without = node(type);
        reduceWithoutTableMove(without);
        return without.depth;
    }

    SearchPosition position_{Position::start()};
    StackFrame frame_;
    StackFrame parent_;
};

TEST_F(NodeDepthTest, IsDeeperWhereAReducedMoveWasNotBad) {
    EXPECT_EQ(reviewed(-20, 10, parameter::kHindsightDeeper), kDepth + 1);
    EXPECT_EQ(reviewed(-20, 10, parameter::kHindsightDeeper - 1), kDepth);
    EXPECT_EQ(reviewed(20, -10, parameter::kHindsightDeeper), kDepth) << "it has lost a little";
}

TEST_F(NodeDepthTest, IsLessDeepWhereAReducedMoveHasLost) {
    EXPECT_EQ(reviewed(parameter::kHindsightMargin + 1, 0, parameter::kHindsightShallower), kDepth - 1);
    EXPECT_EQ(reviewed(parameter::kHindsightMargin, 0, parameter::kHindsightShallower), kDepth);
    EXPECT_EQ(reviewed(parameter::kHindsightMargin + 1, 0, parameter::kHindsightShallower - 1), kDepth);
}

TEST_F(NodeDepthTest, StaysWhereOneOfTheEvaluationsIsUnknown) {
    EXPECT_EQ(reviewed(-20, kNoValue, parameter::kHindsightDeeper), kDepth);
}

TEST_F(NodeDepthTest, LooksAtAReductionOnce) {
    EXPECT_EQ(reviewed(-20, 10, parameter::kHindsightDeeper), kDepth + 1);
    Node again = node();
    again.staticEvaluation = -20;
    reviewReduction(again, parent_);
    EXPECT_EQ(again.depth, kDepth);
}

TEST_F(NodeDepthTest, IsLessWithoutATableMoveButInNodesWhoseMovesAllFail) {
    EXPECT_EQ(reducedDepth(NodeType::Cut), kDepth - 1);
    EXPECT_EQ(reducedDepth(NodeType::Pv), kDepth - 1);
    EXPECT_EQ(reducedDepth(NodeType::All), kDepth);
}

TEST_F(NodeDepthTest, StaysInASingularSearch) {
    frame_.excludedMove = Move(Square::E2, Square::E4);
    EXPECT_EQ(reducedDepth(NodeType::Cut), kDepth);
}

}  // namespace
}  // namespace roque::bastion
