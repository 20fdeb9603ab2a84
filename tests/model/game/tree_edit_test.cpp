#include "model/game/tree_edit.h"

#include <gtest/gtest.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"

namespace roque {
namespace {

/// A game tree whose moves are compared as text.
class TreeEditing : public testing::Test {
protected:
    void begin(std::string_view moves) { game_ = std::move(readPgn(moves).at(0).record); }

    /// The node at a path of child indices from the root.
    GameNode& at(std::initializer_list<std::size_t> path) {
        GameNode* node = game_.root.get();
        for (const std::size_t place : path) node = &node->child(place);
        return *node;
    }

    [[nodiscard]] std::string moves() const {
        const std::string text = toPgn(game_);
        const std::size_t begin = text.find("]\n\n") + 3;
        return text.substr(begin, text.size() - begin - 2);
    }

    GameRecord game_;
    TreeEdit edit_;
};

TEST_F(TreeEditing, PlaysAMoveAsTheLastVariation) {
    begin("1. e4 e5 *");
    GameNode& node = edit_.play(at({0}), {Square::C7, Square::C5, Move::Kind::DoublePush});
    EXPECT_EQ(&node, &at({0, 1}));
    EXPECT_EQ(moves(), "1. e4 e5 (1... c5) *");
    edit_.undo();
    EXPECT_EQ(moves(), "1. e4 e5 *");
    edit_.redo();
    EXPECT_EQ(moves(), "1. e4 e5 (1... c5) *");
}

TEST_F(TreeEditing, MakesNoStepOfAMoveThatIsThere) {
    begin("1. e4 e5 *");
    edit_.play(at({0}), {Square::E7, Square::E5, Move::Kind::DoublePush});
    EXPECT_FALSE(edit_.canUndo());
}

TEST_F(TreeEditing, RemovesAMoveWithAllThatFollows) {
    begin("1. e4 e5 (1... c5 2. Nf3) 2. d4 *");
    edit_.remove(at({0, 0}));
    EXPECT_EQ(moves(), "1. e4 c5 2. Nf3 *");
    edit_.undo();
    EXPECT_EQ(moves(), "1. e4 e5 (1... c5 2. Nf3) 2. d4 *");
}

TEST_F(TreeEditing, PromotesAVariationByOnePlace) {
    begin("1. e4 (1. d4 d5) (1. c4 c5) *");
    EXPECT_TRUE(edit_.promote(at({2, 0})));
    EXPECT_EQ(moves(), "1. e4 (1. c4 c5) (1. d4 d5) *");
    EXPECT_TRUE(edit_.promote(at({1})));
    EXPECT_EQ(moves(), "1. c4 (1. e4) (1. d4 d5) 1... c5 *");
    EXPECT_FALSE(edit_.promote(at({0, 0})));
    edit_.undo();
    edit_.undo();
    EXPECT_EQ(moves(), "1. e4 (1. d4 d5) (1. c4 c5) *");
}

TEST_F(TreeEditing, PromotesToTheMainLineThroughAllVariations) {
    begin("1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3))) 1... e5 *");
    EXPECT_TRUE(edit_.promoteToMainLine(at({1, 1, 1})));
    EXPECT_EQ(moves(), "1. d4 (1. e4 e5) 1... Nf6 (1... d5) 2. Nf3 (2. c4) *");
    EXPECT_FALSE(edit_.promoteToMainLine(at({0, 0})));
    edit_.undo();
    EXPECT_EQ(moves(), "1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3))) 1... e5 *");
}

TEST_F(TreeEditing, ChangesTagsAndTheResult) {
    begin("[White \"Ada\"]\n[ECO \"B20\"]\n\n1. e4 c5 *");
    EXPECT_TRUE(edit_.describe(game_, {{"White", "Zoë"}, {"ECO", std::nullopt}}, GameResult::Draw));
    EXPECT_EQ(game_.tags.value("White"), "Zoë");
    EXPECT_FALSE(game_.tags.contains("ECO"));
    EXPECT_EQ(game_.result, GameResult::Draw);
    edit_.undo();
    EXPECT_EQ(game_.tags.value("White"), "Ada");
    EXPECT_EQ(game_.tags.value("ECO"), "B20");
    EXPECT_EQ(game_.result, GameResult::Unknown);
    edit_.redo();
    EXPECT_EQ(game_.tags.value("White"), "Zoë");
    EXPECT_FALSE(game_.tags.contains("ECO"));
    EXPECT_EQ(game_.result, GameResult::Draw);
}

TEST_F(TreeEditing, LetsAGameGoOnThatLosesItsResult) {
    begin("1. e4 e5 1-0");
    edit_.play(at({0, 0}), {Square::G1, Square::F3});
    EXPECT_EQ(moves(), "1. e4 e5 (1... e5 2. Nf3) 1-0");
    EXPECT_TRUE(edit_.describe(game_, {}, GameResult::Unknown));
    EXPECT_EQ(moves(), "1. e4 e5 2. Nf3 *");
    edit_.undo();
    EXPECT_EQ(moves(), "1. e4 e5 (1... e5 2. Nf3) 1-0");
    edit_.redo();
    EXPECT_TRUE(edit_.describe(game_, {}, GameResult::Draw));
    EXPECT_EQ(moves(), "1. e4 e5 2. Nf3 1/2-1/2");
}

TEST_F(TreeEditing, MakesNoStepOfTagsThatAreSo) {
    begin("[White \"Ada\"]\n\n1. e4 1-0");
    EXPECT_FALSE(edit_.describe(game_, {{"White", "Ada"}, {"ECO", std::nullopt}}, GameResult::WhiteWins));
    EXPECT_FALSE(edit_.canUndo());
}

TEST_F(TreeEditing, UndoesOnlyTheTagsThatItChanged) {
    begin("[White \"Ada\"]\n\n1. e4 *");
    EXPECT_TRUE(edit_.describe(game_, {{"White", "Zoë"}}, GameResult::Unknown));
    game_.tags.set("ECO", "B00");
    game_.result = GameResult::WhiteWins;
    edit_.undo();
    EXPECT_EQ(game_.tags.value("White"), "Ada");
    EXPECT_EQ(game_.tags.value("ECO"), "B00");
    EXPECT_EQ(game_.result, GameResult::WhiteWins);
}

TEST_F(TreeEditing, ReplacesNotes) {
    begin("1. e4 {old} *");
    MoveNotes notes;
    notes.comment = "new";
    notes.nags = {1};
    edit_.annotate(at({0}), notes);
    EXPECT_EQ(moves(), "1. e4 $1 {new} *");
    edit_.undo();
    EXPECT_EQ(moves(), "1. e4 {old} *");
    edit_.redo();
    EXPECT_EQ(moves(), "1. e4 $1 {new} *");
}

TEST_F(TreeEditing, TakesOverARevisedCopyInOneStep) {
    begin("[White \"Ada\"]\n\n1. e4 {old} e5 (1... c5) 2. Nf3 *");
    const std::string before = toPgn(game_);
    const GameRecord revised = std::move(
        readPgn(
            "[White \"Ada\"]\n[Annotator \"Bo\"]\n\n{first} 1. e4 $1 {new} (1. d4 {better} d5 (1... Nf6 2. "
            "c4)) e5 (1... c5 2. Nf3) 2. Nf3 *")
            .at(0)
            .record);
    EXPECT_TRUE(edit_.takeOver(game_, revised));
    EXPECT_EQ(edit_.steps(), 1U);
    const std::string after = toPgn(game_);
    EXPECT_EQ(after, toPgn(revised));
    edit_.undo();
    EXPECT_EQ(toPgn(game_), before);
    edit_.redo();
    EXPECT_EQ(toPgn(game_), after);
}

TEST_F(TreeEditing, RemovesWhatARevisedCopyLacks) {
    begin("1. e4 e5 (1... c5 2. Nf3) (1... e6 2. d4 d5) (1... d5) 2. Nf3 *");
    const std::string before = toPgn(game_);
    const GameRecord revised =
        std::move(readPgn("1. e4 e5 (1... d5 2. exd5) (1... e6 2. d4 (2. d3)) *").at(0).record);
    EXPECT_TRUE(edit_.takeOver(game_, revised));
    EXPECT_EQ(toPgn(game_), toPgn(revised));
    const std::string after = toPgn(game_);
    edit_.undo();
    EXPECT_EQ(toPgn(game_), before);
    edit_.redo();
    EXPECT_EQ(toPgn(game_), after);
}

TEST_F(TreeEditing, TakesNothingOverFromACopyThatIsTheSame) {
    begin("1. e4 {old} e5 (1... c5) 2. Nf3 *");
    EXPECT_FALSE(edit_.takeOver(game_, copyOf(game_)));
    EXPECT_FALSE(edit_.canUndo());
}

TEST_F(TreeEditing, ForgetsWhatWasUndoneAtTheNextStep) {
    begin("1. e4 e5 *");
    edit_.remove(at({0, 0}));
    edit_.undo();
    edit_.annotate(at({0}), {});
    EXPECT_FALSE(edit_.canRedo());
}

TEST_F(TreeEditing, UndoesStepsBelowAMoveThatWasRemovedLater) {
    begin("1. e4 *");
    GameNode& reply = edit_.play(at({0}), {Square::E7, Square::E5, Move::Kind::DoublePush});
    edit_.play(reply, {Square::G1, Square::F3});
    edit_.remove(at({0}));
    EXPECT_EQ(moves(), "*");
    for (unsigned step = 0; step < 3; ++step) edit_.undo();
    EXPECT_EQ(moves(), "1. e4 *");
    for (unsigned step = 0; step < 2; ++step) edit_.redo();
    EXPECT_EQ(moves(), "1. e4 e5 2. Nf3 *");
}

}  // namespace
}  // namespace roque
