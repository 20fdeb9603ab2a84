#include "view/game_desk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/notation/move_text.h"
#include "model/notation/pgn/game_builder.h"
#include "model/notation/pgn/pgn_writer.h"

namespace roque {
namespace {

class GameDeskTest : public testing::Test {
protected:
    GameDeskTest() { desk_.follow(game_); }

    void play(const char* move) {
        ASSERT_TRUE(game_.play(*parseMove(game_.position(), move)));
        desk_.update();
    }
    void tryOut(const char* move) {
        desk_.study()->play(*parseMove(desk_.browser().shown()->position(), move));
        desk_.browser().update();
    }

    Game game_;
    GameDesk desk_;
};

TEST_F(GameDeskTest, StudiesTheGameAtThePositionThatIsLookedAt) {
    play("e4");
    play("e5");
    desk_.browser().go(BrowseStep::Previous);
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    EXPECT_TRUE(desk_.isStudying());
    EXPECT_TRUE(desk_.isStudyOfGame());
    EXPECT_EQ(desk_.browser().shown()->san(), "e4");
    EXPECT_NE(desk_.browser().shown(), game_.line()[1]);
}

TEST_F(GameDeskTest, LeavesTheGameAloneThatIsStudied) {
    play("e4");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("c5");
    EXPECT_EQ(game_.moves().size(), 1U);
    EXPECT_FALSE(desk_.browser().isLive());
    desk_.returnToGame();
    EXPECT_TRUE(desk_.browser().isLive());
    EXPECT_EQ(desk_.browser().shown()->position(), game_.position());
}

TEST_F(GameDeskTest, HasTheGameGoOnInItsStudy) {
    play("e4");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    MoveNotes notes;
    notes.comment = "best by test";
    desk_.study()->annotate(notes);
    play("e5");
    EXPECT_TRUE(desk_.browser().isLive());
    EXPECT_EQ(desk_.browser().shown()->position(), game_.position());
    EXPECT_EQ(desk_.browser().shown()->parent()->notes().comment, "best by test");
    game_.takeBack();
    desk_.update();
    EXPECT_TRUE(desk_.browser().isLive());
    EXPECT_EQ(desk_.browser().shown()->san(), "e4");
    game_.redo();
    desk_.update();
    EXPECT_TRUE(desk_.browser().isLive());
    EXPECT_EQ(desk_.browser().shown()->san(), "e5");
}

TEST_F(GameDeskTest, FindsTheGameAmongVariationsThatStandBeforeIt) {
    play("e4");
    play("e5");
    desk_.browser().go(BrowseStep::Previous);
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("c5");
    desk_.study()->promoteToMainLine();
    desk_.browser().update();
    desk_.browser().go(BrowseStep::First);
    desk_.browser().go(BrowseStep::Last);
    EXPECT_TRUE(desk_.browser().isLive());
    EXPECT_EQ(desk_.browser().shown()->san(), "e5");
}

TEST_F(GameDeskTest, GoesToTheEndOfAVariationAndFromThereToTheGame) {
    play("e4");
    play("e5");
    desk_.browser().go(BrowseStep::Previous);
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("c5");
    tryOut("Nf3");
    desk_.browser().go(BrowseStep::Previous);
    desk_.browser().go(BrowseStep::Last);
    EXPECT_EQ(desk_.browser().shown()->san(), "Nf3");
    desk_.browser().go(BrowseStep::Last);
    EXPECT_TRUE(desk_.browser().isLive());
}

TEST_F(GameDeskTest, HasInItsStudyWhatWasTakenBackBefore) {
    play("e4");
    play("e5");
    game_.takeBack();
    desk_.update();
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    EXPECT_TRUE(desk_.browser().isLive());
    EXPECT_EQ(desk_.browser().shown()->childCount(), 1U);
    EXPECT_EQ(desk_.browser().playedPlies(), 1U);
    EXPECT_FALSE(desk_.hasUnsavedChanges());
    game_.redo();
    desk_.update();
    EXPECT_EQ(desk_.browser().shown()->san(), "e5");
}

TEST_F(GameDeskTest, HasAMoveAgainThatWasTakenBackAndDeletedAndIsPlayed) {
    play("e4");
    play("e5");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    game_.takeBack();
    desk_.update();
    desk_.browser().goTo(desk_.browser().shown()->child(0));
    desk_.study()->remove();
    desk_.browser().update();
    desk_.study()->undo();
    desk_.browser().update();
    play("e5");
    EXPECT_FALSE(desk_.study()->canRedo());
    desk_.returnToGame();
    EXPECT_EQ(desk_.browser().shown()->san(), "e5");
}

TEST_F(GameDeskTest, PromotesNothingOverMovesThatStandInTheGame) {
    play("e4");
    play("e5");
    desk_.browser().go(BrowseStep::Previous);
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("c5");
    EXPECT_FALSE(desk_.canPromote());
    tryOut("Nf3");
    desk_.browser().go(BrowseStep::Previous);
    tryOut("Nc3");
    EXPECT_TRUE(desk_.canPromote());
    const Game other;
    desk_.follow(other);
    desk_.returnToStudy();
    desk_.browser().go(BrowseStep::Previous);
    EXPECT_TRUE(desk_.canPromote());
}

TEST_F(GameDeskTest, KnowsWhereTheGameStandsInAFileThoughAStudyIsBegunAndLeft) {
    desk_.setGameOrigin({"game.pgn", 7, "", 0, false});
    play("e4");
    EXPECT_EQ(desk_.origin()->offset, 7U);
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    EXPECT_EQ(desk_.origin()->offset, 7U);
    desk_.setOrigin({"game.pgn", 9, "", 0, false});
    desk_.open(std::move(readPgn("1. d4 d5 *").at(0).record), std::nullopt);
    EXPECT_FALSE(desk_.origin());
    desk_.returnToGame();
    EXPECT_EQ(desk_.origin()->offset, 9U);
    const Game other;
    desk_.follow(other);
    EXPECT_FALSE(desk_.origin());
}

TEST_F(GameDeskTest, DeletesNoMoveThatStandsInTheGame) {
    play("e4");
    play("e5");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    EXPECT_FALSE(desk_.canDelete());
    desk_.browser().go(BrowseStep::Previous);
    EXPECT_FALSE(desk_.canDelete());
    tryOut("c5");
    EXPECT_TRUE(desk_.canDelete());
    game_.takeBack();
    desk_.update();
    desk_.returnToGame();
    desk_.browser().goTo(desk_.browser().shown()->child(0));
    EXPECT_EQ(desk_.browser().shown()->san(), "e5");
    EXPECT_TRUE(desk_.canDelete());
}

TEST_F(GameDeskTest, KeepsTheStudyOfAGameThatGoesOn) {
    play("e4");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("c5");
    desk_.returnToGame();
    play("e5");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    EXPECT_EQ(desk_.browser().shown()->san(), "e5");
    EXPECT_EQ(desk_.study()->root().child(0).childCount(), 2U);
    EXPECT_EQ(desk_.study()->root().child(0).next()->san(), "e5");
}

TEST_F(GameDeskTest, WritesTheGameWithWhatItsStudyAdded) {
    play("e4");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("c5");
    desk_.returnToGame();
    play("e5");
    const GameRecord record = recordOf(game_);
    EXPECT_NE(toPgn(desk_.withStudy(record)).find("1. e4 e5 (1... c5) *"), std::string::npos);
    EXPECT_TRUE(desk_.browser().isLive());
}

TEST_F(GameDeskTest, WritesNoMoveAsPlayedThatWasTriedOutWhereTheGameEnded) {
    play("e4");
    play("e5");
    game_.end({Color::White, Termination::Resignation});
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("Nf3");
    EXPECT_EQ(desk_.browser().playedPlies(), 2U);
    const GameRecord record = recordOf(game_);
    EXPECT_THAT(toPgn(desk_.withStudy(record)), testing::HasSubstr("\n1. e4 e5 (1... e5 2. Nf3) 1-0\n"));
    const Game next;
    desk_.follow(next);
    desk_.returnToStudy();
    EXPECT_EQ(desk_.browser().playedPlies(), 2U);
}

TEST_F(GameDeskTest, WritesNoMoveAsPlayedThatWasTakenBackInItsStudy) {
    play("e4");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    play("e5");
    game_.takeBack();
    desk_.update();
    EXPECT_EQ(desk_.browser().playedPlies(), 1U);
    EXPECT_THAT(toPgn(desk_.withStudy(recordOf(game_))), testing::HasSubstr("\n1. e4 (1. e4 e5) *\n"));
}

TEST_F(GameDeskTest, KeepsWhatItsStudySaysAboutTheGameBesideItsMoves) {
    play("e4");
    GameRecord record = recordOf(game_);
    record.tags.set("White", "Ada");
    desk_.studyGame(std::move(record), desk_.movesToShown());
    desk_.study()->describe({{"White", "Adele"}, {"Round", "3"}}, GameResult::Unknown);
    desk_.returnToGame();
    record = recordOf(game_);
    record.tags.set("White", "Ada");
    const GameTags& written = desk_.withStudy(record).tags;
    EXPECT_EQ(written.value("White"), "Adele");
    EXPECT_EQ(written.value("Round"), "3");
}

TEST_F(GameDeskTest, StaysWhereAMoveWasTriedWhileTheGameGoesOn) {
    play("e4");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("c5");
    play("e5");
    EXPECT_FALSE(desk_.browser().isLive());
    EXPECT_EQ(desk_.browser().shown()->san(), "c5");
}

TEST_F(GameDeskTest, KeepsAllOfAGameInItsStudyWhenAnotherIsPlayed) {
    play("e4");
    desk_.studyGame(recordOf(game_), desk_.movesToShown());
    tryOut("c5");
    desk_.returnToGame();
    play("e5");
    GameTags tags;
    tags.set("Termination", "normal");
    desk_.describeGame(tags, GameResult::BlackWins);
    const Game other;
    desk_.follow(other);
    desk_.describeGame({}, GameResult::Unknown);  // which is said of the other
    EXPECT_NE(toPgn(desk_.study()->record()).find("1. e4 e5 (1... c5) 0-1"), std::string::npos);
    EXPECT_EQ(desk_.study()->record().tags.value("Termination"), "normal");
}

TEST_F(GameDeskTest, KeepsAStudyThatBelongsToNoGame) {
    desk_.open(std::move(readPgn("1. d4 d5 *").at(0).record), std::nullopt);
    EXPECT_FALSE(desk_.isStudyOfGame());
    const Game other;
    desk_.follow(other);
    EXPECT_FALSE(desk_.isStudying());
    ASSERT_NE(desk_.study(), nullptr);
    desk_.returnToStudy();
    EXPECT_TRUE(desk_.isStudying());
}

}  // namespace
}  // namespace roque
