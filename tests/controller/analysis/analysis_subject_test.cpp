#include "controller/analysis/analysis_subject.h"

#include <initializer_list>
#include <string>

#include <gmock/gmock.h>

#include "model/game/game_node.h"
#include "model/notation/san.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

/// The node after these moves from another; "--" passes.
GameNode& after(GameNode& node, std::initializer_list<const char*> moves) {
    GameNode* now = &node;
    for (const std::string move : moves)
        now = &now->play(move == "--" ? Move::null() : *parseSan(now->position(), move));
    return *now;
}

TEST(AnalysisSubject, BeginsAfterTheLastMoveThatCannotBeRepeated) {
    GameNode root(Position::start());
    const GameNode& node = after(root, {"e4", "e5", "Nf3", "Nc6", "Ng1", "Nb8"});
    const AnalysisSubject subject = subjectAt(node, Variant::Standard);
    EXPECT_THAT(subject.moves, SizeIs(4));
    EXPECT_EQ(subject.start.halfmoveClock(), 0U);
    EXPECT_EQ(subject.position, node.position());
    Position reached = subject.start;
    for (const Move move : subject.moves) reached = reached.after(move);
    EXPECT_EQ(reached, subject.position);
}

TEST(AnalysisSubject, ContainsNoNullMove) {
    GameNode root(Position::start());
    const AnalysisSubject subject = subjectAt(after(root, {"Nf3", "Nf6", "--", "Ng8"}), Variant::Standard);
    EXPECT_THAT(subject.moves, SizeIs(1));
    EXPECT_EQ(subject.start.sideToMove(), Color::Black);
}

TEST(AnalysisSubject, IsTheStartAtTheStart) {
    EXPECT_THAT(subjectAt(GameNode(Position::start()), Variant::Standard).moves, IsEmpty());
}

TEST(AnalysisSubject, ThreatensForTheOtherSide) {
    GameNode root(Position::start());
    const auto threat = threatIn(subjectAt(after(root, {"e4"}), Variant::Standard));
    ASSERT_TRUE(threat);
    EXPECT_EQ(threat->position.sideToMove(), Color::White);
    EXPECT_TRUE(threat->isThreat);
    EXPECT_THAT(threat->moves, IsEmpty());
}

TEST(AnalysisSubject, HasNoThreatInCheck) {
    AnalysisSubject subject;
    subject.position = positionOf("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    EXPECT_FALSE(threatIn(subject));
}

}  // namespace
}  // namespace roque::test
