#include <gtest/gtest.h>

#include "model/game/tree_edit.h"
#include "model/movegen/legal_moves.h"
#include "model/pgn/pgn_writer.h"
#include "tests/property/random_record.h"

namespace roque {
namespace {

GameNode& randomNode(GameRecord& game, test::Dice& dice) {
    GameNode* node = game.root.get();
    for (std::size_t plies = dice.roll(40); plies > 0 && node->childCount() > 0; --plies)
        node = &node->child(dice.roll(node->childCount()));
    return *node;
}

void editSomething(GameRecord& game, TreeEdit& edit, test::Dice& dice) {
    GameNode& node = randomNode(game, dice);
    const MoveList moves = legalMoves(node.position());
    MoveNotes notes;
    switch (dice.roll(6)) {
        case 0:
            if (node.parent() != nullptr && dice.roll(4) == 0) edit.remove(node);
            break;
        case 1:
            edit.promote(node);
            break;
        case 2:
            edit.promoteToMainLine(node);
            break;
        case 3:
            notes.comment = "edited";
            edit.annotate(node, notes);
            break;
        default:
            if (!moves.empty()) edit.play(node, moves[dice.roll(moves.size())]);
            break;
    }
}

TEST(TreeEdit, ComesBackToEveryStateOfTheTree) {
    test::Dice dice(4);
    for (std::size_t count = 0; count < test::positionCount() / 200; ++count) {
        GameRecord game = test::randomRecord(dice);
        TreeEdit edit;
        const std::string first = toPgn(game);
        for (unsigned step = 0; step < 30; ++step) editSomething(game, edit, dice);
        const std::string last = toPgn(game);
        std::vector<std::string> states;
        while (edit.canUndo()) {
            states.push_back(toPgn(game));
            edit.undo();
        }
        ASSERT_EQ(toPgn(game), first);
        for (; edit.canRedo(); states.pop_back()) {
            edit.redo();
            ASSERT_EQ(toPgn(game), states.back());
        }
        ASSERT_EQ(toPgn(game), last);
    }
}

TEST(TreeEdit, BecomesEveryRevisedCopyAndComesBack) {
    test::Dice dice(5);
    for (std::size_t count = 0; count < test::positionCount() / 200; ++count) {
        GameRecord game = test::randomRecord(dice);
        const GameRecord revised = copyOf(game);
        TreeEdit changes;
        for (unsigned step = 0; step < 30; ++step) editSomething(game, changes, dice);
        TreeEdit edit;
        const std::string before = toPgn(game);
        const bool isChanged = edit.takeOver(game, revised);
        ASSERT_EQ(toPgn(game), toPgn(revised));
        ASSERT_EQ(isChanged, before != toPgn(revised));
        if (!isChanged) continue;
        edit.undo();
        ASSERT_EQ(toPgn(game), before);
        edit.redo();
        ASSERT_EQ(toPgn(game), toPgn(revised));
    }
}

}  // namespace
}  // namespace roque
