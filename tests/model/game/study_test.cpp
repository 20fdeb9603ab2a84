#include "model/game/study.h"

#include <gtest/gtest.h>

#include "model/notation/move_text.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"

namespace roque {
namespace {

Study studyOf(std::string_view pgn) {
    return Study(std::move(readPgn(pgn).at(0).record));
}

void play(Study& study, std::initializer_list<const char*> moves) {
    for (const char* move : moves) study.play(*parseMove(study.shown().position(), move));
}

std::string movesOf(const Study& study) {
    const std::string text = toPgn(study.record());
    const std::size_t begin = text.find("]\n\n") + 3;
    return text.substr(begin, text.size() - begin - 2);
}

std::vector<Move> mainLineOf(const Study& study) {
    std::vector<Move> moves;
    for (const GameNode* node = study.root().next(); node != nullptr; node = node->next())
        moves.push_back(node->move());
    return moves;
}

TEST(Study, LooksAtTheStartAtFirst) {
    const Study study = studyOf("1. e4 e5 *");
    EXPECT_EQ(&study.shown(), &study.root());
    EXPECT_FALSE(study.isChanged());
}

TEST(Study, AddsALineInOneStep) {
    Study study = studyOf("1. e4 e5 *");
    const std::string before = movesOf(study);
    const std::vector<Move> line{Move(Square::E2, Square::E4, Move::Kind::DoublePush),
                                 Move(Square::C7, Square::C5, Move::Kind::DoublePush),
                                 Move(Square::G1, Square::F3)};
    study.play(line);
    EXPECT_EQ(study.shown().ply(), 3U);
    const std::string after = movesOf(study);
    EXPECT_NE(after, before);
    study.undo();
    EXPECT_EQ(movesOf(study), before);
    EXPECT_FALSE(study.canUndo());
    study.redo();
    EXPECT_EQ(movesOf(study), after);
}

TEST(Study, LeavesTheMainLineOfAFinishedGameAsItWasPlayed) {
    Study study = studyOf("1. e4 e5 1-0");
    std::vector<Move> line = mainLineOf(study);
    line.emplace_back(Square::G1, Square::F3);
    study.play(line);
    EXPECT_EQ(movesOf(study), "1. e4 e5 (1... e5 2. Nf3) 1-0");
    play(study, {"Nc6"});
    EXPECT_EQ(movesOf(study), "1. e4 e5 (1... e5 2. Nf3 Nc6) 1-0");
}

TEST(Study, AddsNothingOfALineThatIsThere) {
    Study study = studyOf("1. e4 e5 *");
    study.play(mainLineOf(study));
    EXPECT_FALSE(study.isChanged());
    EXPECT_EQ(study.shown().ply(), 2U);
}

TEST(Study, PlaysMovesThatAreThereWithoutChangingAnything) {
    Study study = studyOf("1. e4 e5 *");
    play(study, {"e4", "e5"});
    EXPECT_EQ(study.shown().ply(), 2U);
    EXPECT_FALSE(study.isChanged());
    EXPECT_FALSE(study.canUndo());
}

TEST(Study, PlaysOtherMovesAsVariations) {
    Study study = studyOf("1. e4 e5 *");
    play(study, {"e4", "c5", "Nf3"});
    EXPECT_EQ(movesOf(study), "1. e4 e5 (1... c5 2. Nf3) *");
    study.promoteToMainLine();
    EXPECT_EQ(movesOf(study), "1. e4 c5 (1... e5) 2. Nf3 *");
    EXPECT_FALSE(study.canPromote());
}

TEST(Study, LooksAtWhatIsLeftWhenSomethingIsUndone) {
    Study study = studyOf("1. e4 e5 *");
    play(study, {"e4", "c5", "Nf3"});
    study.undo();
    study.undo();
    EXPECT_EQ(study.shown().san(), "e4");
    EXPECT_EQ(movesOf(study), "1. e4 e5 *");
    EXPECT_FALSE(study.isChanged());
    study.redo();
    EXPECT_EQ(movesOf(study), "1. e4 e5 (1... c5) *");
    EXPECT_EQ(study.shown().san(), "c5");
}

TEST(Study, LooksAtThePositionBeforeAMoveThatIsDeleted) {
    Study study = studyOf("1. e4 e5 2. Nf3 *");
    play(study, {"e4", "e5"});
    study.remove();
    EXPECT_EQ(study.shown().san(), "e4");
    EXPECT_EQ(movesOf(study), "1. e4 *");
    study.undo();
    EXPECT_EQ(movesOf(study), "1. e4 e5 2. Nf3 *");
    EXPECT_EQ(study.shown().san(), "e5");
}

TEST(Study, StaysWhereItIsWhenItTakesARevisedCopyOver) {
    Study study = studyOf("1. e4 e5 2. Nf3 *");
    study.follow({mainLineOf(study).front()});
    const std::string before = movesOf(study);
    study.takeOver(std::move(readPgn("1. e4 (1. d4) e5 $6 (1... c5 2. Nf3) 2. Nf3 *").at(0).record));
    EXPECT_EQ(movesOf(study), "1. e4 (1. d4) 1... e5 $6 (1... c5 2. Nf3) 2. Nf3 *");
    EXPECT_TRUE(study.isChanged());
    EXPECT_EQ(study.shown().ply(), 1U);
    study.undo();
    EXPECT_EQ(movesOf(study), before);
    study.redo();
    EXPECT_EQ(study.shown().ply(), 1U);
    EXPECT_EQ(study.shown().san(), "e4");
}

TEST(Study, GoesBackToWhatIsLeftWhenARevisedCopyLacksTheMoveShown) {
    Study study = studyOf("1. e4 e5 (1... c5 2. Nf3) *");
    play(study, {"e4", "c5", "Nf3"});
    study.takeOver(std::move(readPgn("1. e4 e5 *").at(0).record));
    EXPECT_EQ(movesOf(study), "1. e4 e5 *");
    EXPECT_EQ(study.shown().san(), "e4");
    study.undo();
    EXPECT_EQ(movesOf(study), "1. e4 e5 (1... c5 2. Nf3) *");
}

TEST(Study, JudgesMoves) {
    Study study = studyOf("1. e4 e5 *");
    play(study, {"e4"});
    study.toggle(1);
    study.toggle(5);
    EXPECT_EQ(movesOf(study), "1. e4 $5 e5 *");
    study.toggle(5);
    EXPECT_EQ(movesOf(study), "1. e4 e5 *");
}

TEST(Study, KnowsWhetherItHasBeenSavedAsItIs) {
    Study study = studyOf("*");
    play(study, {"e4"});
    study.markSaved();
    EXPECT_FALSE(study.isChanged());
    study.undo();
    EXPECT_TRUE(study.isChanged());
    study.redo();
    EXPECT_FALSE(study.isChanged());
    study.undo();
    play(study, {"d4"});  // the saved state can no longer be reached
    EXPECT_TRUE(study.isChanged());
}

TEST(Study, CountsNoStepWhereNothingChanges) {
    Study study = studyOf("1. e4 *");
    play(study, {"e4"});
    study.promote();
    study.annotate(MoveNotes());
    EXPECT_FALSE(study.isChanged());
    EXPECT_FALSE(study.canUndo());
}

TEST(Study, CatchesUpWithAGameThatGoesOn) {
    Study study = studyOf("1. e4 *");
    play(study, {"d4", "d5"});
    const std::vector<Move> moves{*parseMove(study.root().position(), "e4"),
                                  *parseMove(study.root().child(0).position(), "c5")};
    study.catchUp(moves);
    EXPECT_EQ(movesOf(study), "1. e4 (1. d4 d5) 1... c5 *");
    EXPECT_EQ(study.record().playedMoves, moves);
    EXPECT_EQ(study.shown().san(), "d5");
    EXPECT_FALSE(study.canUndo());
    EXPECT_TRUE(study.isChanged());
    study.markSaved();
    study.catchUp(moves);
    EXPECT_FALSE(study.isChanged());
}

TEST(Study, IsChangedIfTheGameHasGoneOnSinceItWasSaved) {
    Study study = studyOf("1. e4 e5 2. Nf3 *");
    std::vector<Move> moves = mainLineOf(study);
    study.follow(moves);
    moves.push_back(*parseMove(study.shown().position(), "Nc6"));
    study.markSaved();
    study.catchUp(moves);
    EXPECT_TRUE(study.isChanged());
}

TEST(Study, IsNotChangedByAGameThatGoesOnIfNothingWasSaved) {
    Study study = studyOf("1. e4 *");
    study.catchUp({study.root().child(0).move(), *parseMove(study.root().child(0).position(), "c5")});
    EXPECT_FALSE(study.isChanged());
}

TEST(Study, IsChangedIfTheGameHasEndedSinceItWasSaved) {
    Study study = studyOf("1. e4 *");
    study.adopt(study.record().tags, GameResult::Unknown);
    study.markSaved();
    study.adopt(study.record().tags, GameResult::Unknown);
    EXPECT_FALSE(study.isChanged());
    study.adopt(study.record().tags, GameResult::WhiteWins);
    EXPECT_TRUE(study.isChanged());
}

TEST(Study, IsChangedIfItIsSavedAsItWasBefore) {
    Study study = studyOf("1. e4 *");
    study.markSavedBefore();
    EXPECT_TRUE(study.isChanged());
    study.markSaved();
    EXPECT_FALSE(study.isChanged());
}

TEST(Study, UndoesNothingFromBeforeTheGameWentBack) {
    Study study = studyOf("1. e4 e5 *");
    std::vector<Move> moves = mainLineOf(study);
    play(study, {"d4"});
    moves.pop_back();
    study.catchUp(moves);
    EXPECT_FALSE(study.canUndo());
    EXPECT_TRUE(study.isChanged());
    EXPECT_EQ(movesOf(study), "1. e4 (1. d4) (1. e4 e5) *");
}

TEST(Study, LeavesAsTheyAreTheMovesThatItHasCaughtUpWith) {
    Study study = studyOf("1. e4 e5 2. Nf3 *");
    const std::vector<Move> moves = mainLineOf(study);
    play(study, {"e4", "c5"});
    study.promote();
    study.catchUp(moves);
    EXPECT_EQ(movesOf(study), "1. e4 c5 (1... e5 2. Nf3) *");
    study.follow(moves);
    study.remove();
    study.catchUp(moves);
    EXPECT_EQ(movesOf(study), "1. e4 c5 (1... e5) *");
    study.undo();
    EXPECT_EQ(movesOf(study), "1. e4 c5 (1... e5 2. Nf3) *");
}

TEST(Study, AddsMovesOfTheGameWhereTheyWereMadeThoughThatIsAVariationByNow) {
    Study study = studyOf("1. e4 e5 2. Nf3 *");
    std::vector<Move> moves = mainLineOf(study);
    play(study, {"e4", "c5"});
    study.promote();
    play(study, {"Nf3"});
    study.follow(moves);
    play(study, {"d6"});
    moves.push_back(*parseMove(study.shown().parent()->position(), "Nc6"));
    study.catchUp(moves);
    EXPECT_EQ(movesOf(study), "1. e4 c5 (1... e5 2. Nf3 Nc6 (2... d6)) 2. Nf3 *");
}

TEST(Study, AddsDeletedMovesOfTheGameAgainIfOthersFollowedThem) {
    Study study = studyOf("1. e4 e5 2. Nf3 *");
    std::vector<Move> moves = mainLineOf(study);
    study.follow(moves);
    moves.push_back(*parseMove(study.shown().position(), "Nc6"));
    study.remove();
    study.catchUp(moves);
    EXPECT_EQ(movesOf(study), "1. e4 e5 2. Nf3 Nc6 *");
}

TEST(Study, CatchesUpWithMovesThatReplaceThoseTakenBack) {
    Study study = studyOf("1. e4 e5 2. Nf3 *");
    std::vector<Move> moves = mainLineOf(study);
    moves.pop_back();
    study.catchUp(moves);
    EXPECT_EQ(movesOf(study), "1. e4 e5 (1... e5 2. Nf3) *");
    moves.push_back(*parseMove(study.root().child(0).child(0).position(), "Nc3"));
    study.catchUp(moves);
    EXPECT_EQ(movesOf(study), "1. e4 e5 2. Nc3 (2. Nf3) *");
}

TEST(Study, ChangesWhatIsKnownAboutTheGameInOneStep) {
    Study study = studyOf("[White \"Ada\"]\n[Black \"Zoë\"]\n\n1. e4 *");
    const std::uint64_t revision = study.revision();
    study.describe({{"White", "Adele"}, {"Black", std::nullopt}, {"Round", "3"}}, GameResult::Draw);
    EXPECT_TRUE(study.isChanged());
    EXPECT_NE(study.revision(), revision);
    EXPECT_EQ(study.record().tags.value("White"), "Adele");
    study.undo();
    EXPECT_FALSE(study.isChanged());
    EXPECT_FALSE(study.canUndo());
    EXPECT_EQ(study.record().tags.value("White"), "Ada");
    EXPECT_EQ(study.record().tags.value("Black"), "Zoë");
    EXPECT_FALSE(study.record().tags.contains("Round"));
    EXPECT_EQ(study.record().result, GameResult::Unknown);
    study.redo();
    EXPECT_EQ(study.record().tags.value("Round"), "3");
    EXPECT_EQ(study.record().result, GameResult::Draw);
}

TEST(Study, CountsNoStepWhereTheGameIsDescribedAsItIs) {
    Study study = studyOf("[White \"Ada\"]\n\n1. e4 1-0");
    study.describe({{"White", "Ada"}}, GameResult::WhiteWins);
    EXPECT_FALSE(study.isChanged());
    EXPECT_FALSE(study.canUndo());
}

TEST(Study, AdoptsWhatTheGameTellsOfItselfExceptWhatAPersonHasChanged) {
    Study study = studyOf("[White \"Ada\"]\n[Termination \"unterminated\"]\n\n1. e4 *");
    study.describe({{"White", "Adele"}}, GameResult::Unknown);
    GameTags tags;
    tags.set("White", "Ada");
    tags.set("Termination", "normal");
    tags.set("ECO", "B00");
    study.adopt(tags, GameResult::BlackWins);
    EXPECT_EQ(study.record().tags.value("White"), "Adele");
    EXPECT_EQ(study.record().tags.value("Termination"), "normal");
    EXPECT_EQ(study.record().tags.value("ECO"), "B00");
    EXPECT_EQ(study.record().result, GameResult::BlackWins);
    study.undo();
    EXPECT_EQ(study.record().tags.value("White"), "Ada");
    EXPECT_EQ(study.record().tags.value("Termination"), "normal");
    EXPECT_EQ(study.record().result, GameResult::BlackWins);
}

TEST(Study, KeepsAResultThatAPersonHasChangedUntilTheGameHasAnother) {
    Study study = studyOf("1. e4 *");
    study.describe({}, GameResult::Draw);
    study.adopt({}, GameResult::Unknown);
    EXPECT_EQ(study.record().result, GameResult::Draw);
    study.adopt({}, GameResult::BlackWins);
    EXPECT_EQ(study.record().result, GameResult::BlackWins);
}

TEST(Study, FollowsMovesAsFarAsTheyAreThere) {
    Study study = studyOf("1. e4 e5 *");
    const Move e4 = study.root().child(0).move();
    study.follow({e4, Move(Square::A7, Square::A6)});
    EXPECT_EQ(study.shown().san(), "e4");
}

TEST(StudyOfAGame, TakesOverTheTimesOfItsMoves) {
    Game game;
    Study study(recordOf(game));
    ASSERT_TRUE(game.play(Move(Square::E2, Square::E4, Move::Kind::DoublePush)));
    game.noteTime(std::chrono::milliseconds(58'700));
    study.catchUp(game);
    EXPECT_EQ(study.root().next()->notes().annotations, (std::vector<MoveAnnotation>{{"clk", "0:00:58.7"}}));
}

}  // namespace
}  // namespace roque
