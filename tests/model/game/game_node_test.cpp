#include "model/game/game_node.h"

#include <memory>

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr Move kE4{Square::E2, Square::E4, Move::Kind::DoublePush};
constexpr Move kNf3{Square::G1, Square::F3};

TEST(GameNode, AddsAMoveOnce) {
    GameNode root(Position::start());
    GameNode& first = root.play(kE4);
    EXPECT_EQ(&root.play(kE4), &first);
    EXPECT_EQ(root.childCount(), 1U);
}

TEST(GameNode, KeepsTheFirstMoveAsTheMainLine) {
    GameNode root(Position::start());
    const GameNode& first = root.play(kE4);
    root.play(kNf3);
    EXPECT_EQ(root.next(), &first);
    EXPECT_EQ(root.childCount(), 2U);
}

TEST(GameNode, NamesItsMoveInSan) {
    GameNode root(Position::start());
    EXPECT_EQ(root.play(kNf3).san(), "Nf3");
    EXPECT_EQ(root.san(), "");
}

TEST(GameNode, PutsItsChildrenInAnotherOrder) {
    GameNode root(Position::start());
    const GameNode& first = root.play(kE4);
    const GameNode& second = root.play(kNf3);
    root.reorder(1, 0);
    EXPECT_EQ(root.next(), &second);
    EXPECT_EQ(root.indexOf(first), 1U);
    root.reorder(0, 1);
    EXPECT_EQ(root.next(), &first);
}

TEST(GameNode, LetsAChildGoAndTakesItBack) {
    GameNode root(Position::start());
    root.play(kE4);
    const GameNode& second = root.play(kNf3);
    auto child = root.detach(0);
    EXPECT_EQ(root.next(), &second);
    root.attach(0, std::move(child));
    EXPECT_EQ(root.next()->move(), kE4);
    EXPECT_EQ(root.childCount(), 2U);
}

TEST(GameNode, HasNotesOnlyWhereSomethingWasNoted) {
    GameNode root(Position::start());
    MoveNotes notes;
    notes.nags = {1};
    root.annotate(notes);
    EXPECT_EQ(root.notes(), notes);
    root.annotate({});
    EXPECT_TRUE(root.notes().empty());
}

TEST(GameNode, OfAVeryLongGameIsTakenApartWithoutExhaustingTheStack) {
    auto root = std::make_unique<GameNode>(Position::start());
    GameNode* node = root.get();
    constexpr std::array kBackAndForth{Move{Square::G1, Square::F3}, Move{Square::G8, Square::F6},
                                       Move{Square::F3, Square::G1}, Move{Square::F6, Square::G8}};
    for (unsigned ply = 0; ply < 200'000; ++ply) node = &node->play(kBackAndForth[ply % 4]);
    EXPECT_EQ(node->ply(), 200'000U);
    root.reset();
}

}  // namespace
}  // namespace roque
