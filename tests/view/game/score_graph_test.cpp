#include "view/game/score_graph.h"

#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "view/game/graph_layout.h"

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

ScoreGraph graphOf(const std::string& pgn) {
    const ReadGame game = std::move(readPgn(pgn).at(0));
    return scoreGraphOf(*game.record.root, figuresOf(*game.record.root));
}

/// 1. e4 keeps 50, 1... g5 gives 20, 2. d4 gives 7 back, 2... f6 gives 12.
ScoreGraph usual() {
    return graphOf(
        "{[%points 50]} 1. e4 {[%points 50,0]} g5 {[%points 70,20]} 2. d4 {[%points 63,7]} f6 "
        "{[%points 75,12]} *");
}

TEST(ScoreGraph, HasAScoreForEachPlyAndTheStart) {
    const ScoreGraph graph = usual();
    EXPECT_EQ(graph.lastPly(), 4U);
    EXPECT_THAT(graph.expected, ElementsAre(0.50, 0.50, 0.70, 0.63, 0.75));
    EXPECT_EQ(graph.judgements[2], MoveJudgement::Blunder);
    EXPECT_TRUE(graph.isKnown());
}

TEST(ScoreGraph, OfAGameWithoutScoresShowsNothing) {
    EXPECT_FALSE(graphOf("1. e4 e5 *").isKnown());
    EXPECT_FALSE(graphOf("[Event \"?\"]\n\n*").isKnown());
}

TEST(ScoreGraph, FindsTheMistakesInBothDirections) {
    const ScoreGraph graph = usual();
    EXPECT_EQ(graph.mistakeAfter(0), 2U);
    EXPECT_EQ(graph.mistakeAfter(2), 3U);
    EXPECT_EQ(graph.mistakeAfter(3), 4U);
    EXPECT_EQ(graph.mistakeAfter(4), std::nullopt);
    EXPECT_EQ(graph.mistakeBefore(4), 3U);
    EXPECT_EQ(graph.mistakeBefore(2), std::nullopt);
    EXPECT_EQ(graph.mistakeBefore(99), 4U);
}

TEST(ScoreGraph, KnowsWhereThePhasesBegin) {
    EXPECT_THAT(usual().phases, ElementsAre(ScoreGraph::PhaseStart{GamePhase::Opening, 0}));
    const ScoreGraph ending = graphOf("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *");
    EXPECT_THAT(ending.phases, ElementsAre(ScoreGraph::PhaseStart{GamePhase::Endgame, 0}));
}

TEST(GraphLayout, SpreadsThePliesBetweenItsEdges) {
    const GraphLayout layout(110, 40, 5, 10);
    EXPECT_EQ(layout.xOf(0), 5);
    EXPECT_EQ(layout.xOf(10), 105);
    EXPECT_EQ(layout.yOf(1), 0) << "White's success is above";
    EXPECT_EQ(layout.yOf(0), 40);
}

TEST(GraphLayout, FindsThePlyAtEveryPlace) {
    const GraphLayout layout(110, 40, 5, 10);
    for (std::size_t ply = 0; ply <= 10; ++ply) {
        EXPECT_EQ(layout.plyAt(layout.xOf(ply) + 4.9), ply);
        EXPECT_EQ(layout.plyAt(layout.xOf(ply) - 4.9), ply);
    }
    EXPECT_EQ(layout.plyAt(-100), 0U);
    EXPECT_EQ(layout.plyAt(1000), 10U);
    EXPECT_EQ(GraphLayout(8, 40, 5, 10).plyAt(7), 0U) << "there is no room";
    EXPECT_EQ(GraphLayout(110, 40, 5, 0).plyAt(100), 0U);
}

TEST(GraphLayout, DrawsACurveInPiecesWhereScoresAreMissing) {
    const ScoreGraph graph = graphOf("1. e4 {[%points 50]} e5 2. d4 {[%points 50]} d5 {[%points 0]} *");
    const auto pieces = GraphLayout(50, 40, 5, 4).curve(graph);
    ASSERT_THAT(pieces, SizeIs(2));
    EXPECT_THAT(pieces[0], ElementsAre(GraphPoint{10, 20}, GraphPoint{20, 20}))
        << "one ply alone is seen, too";
    EXPECT_THAT(pieces[1], ElementsAre(GraphPoint{35, 20}, GraphPoint{45, 40}));
}

TEST(GraphLabels, StandWhereTheyBelongIfThereIsRoom) {
    EXPECT_THAT(placeLabels({0, 100, 200}, {50, 50, 50}, 5, 300), ElementsAre(0, 100, 200));
}

TEST(GraphLabels, GiveWayToThoseAfterThemAndToTheEdge) {
    EXPECT_THAT(placeLabels({0, 240, 290}, {50, 50, 50}, 5, 300), ElementsAre(0, 195, 250));
    EXPECT_THAT(placeLabels({0, 10, 20}, {50, 50, 50}, 5, 300), ElementsAre(0, 55, 110));
}

TEST(GraphLabels, OverlapNoneEvenWithoutRoom) {
    EXPECT_THAT(placeLabels({0, 10, 20}, {50, 50, 50}, 5, 100), ElementsAre(0, 55, 110));
}

TEST(GraphMarks, DifferByTheirShape) {
    EXPECT_THAT(markCorners(MoveJudgement::Inaccuracy, {5, 5}, 2), IsEmpty());
    EXPECT_THAT(markCorners(MoveJudgement::Mistake, {5, 5}, 2), SizeIs(3));
    EXPECT_THAT(markCorners(MoveJudgement::Blunder, {5, 5}, 2), SizeIs(4));
}

}  // namespace
}  // namespace roque
