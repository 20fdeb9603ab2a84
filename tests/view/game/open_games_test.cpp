#include "view/game/open_games.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/notation/move_text.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"

namespace roque {
namespace {

class OpenGamesTest : public testing::Test {
protected:
    OpenGamesTest() { games_.follow(game_); }

    void play(const char* move) {
        ASSERT_TRUE(game_.play(*parseMove(game_.position(), move)));
        games_.update();
    }
    void tryOut(const char* move) {
        games_.study()->play(*parseMove(games_.browser().shown()->position(), move));
        games_.browser().update();
    }

    /// The record of a game in which no move stands.
    [[nodiscard]] static GameRecord unplayed() {
        GameRecord record;
        record.playedMoves.emplace();
        return record;
    }

    Game game_;
    OpenGames games_;
};

TEST_F(OpenGamesTest, StudiesTheGameAtThePositionThatIsLookedAt) {
    play("e4");
    play("e5");
    games_.browser().go(BrowseStep::Previous);
    games_.studyGame(recordOf(game_), games_.movesToShown());
    EXPECT_TRUE(games_.isStudying());
    EXPECT_TRUE(games_.isStudyOfGame());
    EXPECT_EQ(games_.browser().shown()->san(), "e4");
    EXPECT_NE(games_.browser().shown(), game_.line()[1]);
}

TEST_F(OpenGamesTest, LeavesTheGameAloneThatIsStudied) {
    play("e4");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("c5");
    EXPECT_EQ(game_.moves().size(), 1U);
    EXPECT_FALSE(games_.browser().isLive());
    games_.returnToGame();
    EXPECT_TRUE(games_.browser().isLive());
    EXPECT_EQ(games_.browser().shown()->position(), game_.position());
}

TEST_F(OpenGamesTest, HasTheGameGoOnInItsStudy) {
    play("e4");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    MoveNotes notes;
    notes.comment = "best by test";
    games_.study()->annotate(notes);
    play("e5");
    EXPECT_TRUE(games_.browser().isLive());
    EXPECT_EQ(games_.browser().shown()->position(), game_.position());
    EXPECT_EQ(games_.browser().shown()->parent()->notes().comment, "best by test");
    game_.takeBack();
    games_.update();
    EXPECT_TRUE(games_.browser().isLive());
    EXPECT_EQ(games_.browser().shown()->san(), "e4");
    game_.redo();
    games_.update();
    EXPECT_TRUE(games_.browser().isLive());
    EXPECT_EQ(games_.browser().shown()->san(), "e5");
}

TEST_F(OpenGamesTest, FindsTheGameAmongVariationsThatStandBeforeIt) {
    play("e4");
    play("e5");
    games_.browser().go(BrowseStep::Previous);
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("c5");
    games_.study()->promoteToMainLine();
    games_.browser().update();
    games_.browser().go(BrowseStep::First);
    games_.browser().go(BrowseStep::Last);
    EXPECT_TRUE(games_.browser().isLive());
    EXPECT_EQ(games_.browser().shown()->san(), "e5");
}

TEST_F(OpenGamesTest, GoesToTheEndOfAVariationAndFromThereToTheGame) {
    play("e4");
    play("e5");
    games_.browser().go(BrowseStep::Previous);
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("c5");
    tryOut("Nf3");
    games_.browser().go(BrowseStep::Previous);
    games_.browser().go(BrowseStep::Last);
    EXPECT_EQ(games_.browser().shown()->san(), "Nf3");
    games_.browser().go(BrowseStep::Last);
    EXPECT_TRUE(games_.browser().isLive());
}

TEST_F(OpenGamesTest, HasInItsStudyWhatWasTakenBackBefore) {
    play("e4");
    play("e5");
    game_.takeBack();
    games_.update();
    games_.studyGame(recordOf(game_), games_.movesToShown());
    EXPECT_TRUE(games_.browser().isLive());
    EXPECT_EQ(games_.browser().shown()->childCount(), 1U);
    EXPECT_EQ(games_.browser().playedPlies(), 1U);
    EXPECT_FALSE(games_.hasUnsavedChanges());
    game_.redo();
    games_.update();
    EXPECT_EQ(games_.browser().shown()->san(), "e5");
}

TEST_F(OpenGamesTest, HasInItsStudyWhatWasTakenBackThoughTheRecordOfTheGameLeavesItOut) {
    play("e4");
    GameRecord record = recordOf(game_);
    play("e5");
    game_.takeBack();
    games_.update();
    games_.studyGame(std::move(record), games_.movesToShown());
    EXPECT_EQ(games_.browser().shown()->childCount(), 1U);
    EXPECT_EQ(games_.browser().playedPlies(), 1U);
}

TEST_F(OpenGamesTest, HasInItsStudyWhatWasTakenBackToTheStartAsLongAsTheGameGoesOn) {
    play("e4");
    game_.takeBack();
    games_.update();
    games_.studyGame(unplayed(), {});
    EXPECT_EQ(games_.study()->root().childCount(), 1U);
    play("d4");
    EXPECT_THAT(toPgn(games_.withStudy(recordOf(game_))), testing::HasSubstr("\n1. d4 (1. e4) *\n"));
}

TEST_F(OpenGamesTest, HasNothingInItsStudyThatWasTakenBackBeforeAnEndAtTheStart) {
    play("e4");
    game_.takeBack();
    game_.end({Color::Black, Termination::Resignation});
    games_.update();
    games_.studyGame(unplayed(), {});
    EXPECT_EQ(games_.study()->root().childCount(), 0U);
}

TEST_F(OpenGamesTest, ShowsInItsStudyAMoveThatIsLookedAtThoughItWasTakenBackToTheStart) {
    play("e4");
    const std::vector<Move> moves = game_.moves();
    game_.takeBack();
    game_.end({Color::Black, Termination::Resignation});
    games_.update();
    games_.studyGame(unplayed(), moves);
    EXPECT_EQ(games_.study()->shown().san(), "e4");
}

TEST_F(OpenGamesTest, HasAMoveAgainThatWasTakenBackAndDeletedAndIsPlayed) {
    play("e4");
    play("e5");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    game_.takeBack();
    games_.update();
    games_.browser().goTo(games_.browser().shown()->child(0));
    games_.study()->remove();
    games_.browser().update();
    games_.study()->undo();
    games_.browser().update();
    play("e5");
    EXPECT_FALSE(games_.study()->canRedo());
    games_.returnToGame();
    EXPECT_EQ(games_.browser().shown()->san(), "e5");
}

TEST_F(OpenGamesTest, PromotesNothingOverMovesThatStandInTheGame) {
    play("e4");
    play("e5");
    games_.browser().go(BrowseStep::Previous);
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("c5");
    EXPECT_FALSE(games_.canPromote());
    tryOut("Nf3");
    games_.browser().go(BrowseStep::Previous);
    tryOut("Nc3");
    EXPECT_TRUE(games_.canPromote());
    const Game other;
    games_.follow(other);
    games_.returnToStudy();
    games_.browser().go(BrowseStep::Previous);
    EXPECT_TRUE(games_.canPromote());
}

TEST_F(OpenGamesTest, KnowsWhereTheGameStandsInAFileThoughAStudyIsBegunAndLeft) {
    games_.setGameOrigin({"game.pgn", 7, "", 0, false});
    play("e4");
    EXPECT_EQ(games_.origin()->offset, 7U);
    games_.studyGame(recordOf(game_), games_.movesToShown());
    EXPECT_EQ(games_.origin()->offset, 7U);
    games_.setOrigin({"game.pgn", 9, "", 0, false});
    games_.open(std::move(readPgn("1. d4 d5 *").at(0).record), std::nullopt);
    EXPECT_FALSE(games_.origin());
    games_.returnToGame();
    EXPECT_EQ(games_.origin()->offset, 9U);
    const Game other;
    games_.follow(other);
    EXPECT_FALSE(games_.origin());
}

TEST_F(OpenGamesTest, DeletesNoMoveThatStandsInTheGame) {
    play("e4");
    play("e5");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    EXPECT_FALSE(games_.canDelete());
    games_.browser().go(BrowseStep::Previous);
    EXPECT_FALSE(games_.canDelete());
    tryOut("c5");
    EXPECT_TRUE(games_.canDelete());
    game_.takeBack();
    games_.update();
    games_.returnToGame();
    games_.browser().goTo(games_.browser().shown()->child(0));
    EXPECT_EQ(games_.browser().shown()->san(), "e5");
    EXPECT_TRUE(games_.canDelete());
}

TEST_F(OpenGamesTest, KeepsTheStudyOfAGameThatGoesOn) {
    play("e4");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("c5");
    games_.returnToGame();
    play("e5");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    EXPECT_EQ(games_.browser().shown()->san(), "e5");
    EXPECT_EQ(games_.study()->root().child(0).childCount(), 2U);
    EXPECT_EQ(games_.study()->root().child(0).next()->san(), "e5");
}

TEST_F(OpenGamesTest, WritesTheGameWithWhatItsStudyAdded) {
    play("e4");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("c5");
    games_.returnToGame();
    play("e5");
    const GameRecord record = recordOf(game_);
    EXPECT_NE(toPgn(games_.withStudy(record)).find("1. e4 e5 (1... c5) *"), std::string::npos);
    EXPECT_TRUE(games_.browser().isLive());
}

TEST_F(OpenGamesTest, WritesNoMoveAsPlayedThatWasTriedOutWhereTheGameEnded) {
    play("e4");
    play("e5");
    game_.end({Color::White, Termination::Resignation});
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("Nf3");
    EXPECT_EQ(games_.browser().playedPlies(), 2U);
    const GameRecord record = recordOf(game_);
    EXPECT_THAT(toPgn(games_.withStudy(record)), testing::HasSubstr("\n1. e4 e5 (1... e5 2. Nf3) 1-0\n"));
    const Game next;
    games_.follow(next);
    games_.returnToStudy();
    EXPECT_EQ(games_.browser().playedPlies(), 2U);
}

TEST_F(OpenGamesTest, WritesNoMoveAsPlayedThatWasTakenBackInItsStudy) {
    play("e4");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    play("e5");
    game_.takeBack();
    games_.update();
    EXPECT_EQ(games_.browser().playedPlies(), 1U);
    EXPECT_THAT(toPgn(games_.withStudy(recordOf(game_))), testing::HasSubstr("\n1. e4 (1. e4 e5) *\n"));
}

TEST_F(OpenGamesTest, KeepsWhatItsStudySaysAboutTheGameBesideItsMoves) {
    play("e4");
    GameRecord record = recordOf(game_);
    record.tags.set("White", "Ada");
    games_.studyGame(std::move(record), games_.movesToShown());
    games_.study()->describe({{"White", "Adele"}, {"Round", "3"}}, GameResult::Unknown);
    games_.returnToGame();
    record = recordOf(game_);
    record.tags.set("White", "Ada");
    const GameTags& written = games_.withStudy(record).tags;
    EXPECT_EQ(written.value("White"), "Adele");
    EXPECT_EQ(written.value("Round"), "3");
}

TEST_F(OpenGamesTest, StaysWhereAMoveWasTriedWhileTheGameGoesOn) {
    play("e4");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("c5");
    play("e5");
    EXPECT_FALSE(games_.browser().isLive());
    EXPECT_EQ(games_.browser().shown()->san(), "c5");
}

TEST_F(OpenGamesTest, KeepsAllOfAGameInItsStudyWhenAnotherIsPlayed) {
    play("e4");
    games_.studyGame(recordOf(game_), games_.movesToShown());
    tryOut("c5");
    games_.returnToGame();
    play("e5");
    GameTags tags;
    tags.set("Termination", "normal");
    games_.describeGame(tags, GameResult::BlackWins);
    const Game other;
    games_.follow(other);
    games_.describeGame({}, GameResult::Unknown);  // which is said of the other
    EXPECT_NE(toPgn(games_.study()->record()).find("1. e4 e5 (1... c5) 0-1"), std::string::npos);
    EXPECT_EQ(games_.study()->record().tags.value("Termination"), "normal");
}

TEST_F(OpenGamesTest, KeepsAStudyThatBelongsToNoGame) {
    games_.open(std::move(readPgn("1. d4 d5 *").at(0).record), std::nullopt);
    EXPECT_FALSE(games_.isStudyOfGame());
    const Game other;
    games_.follow(other);
    EXPECT_FALSE(games_.isStudying());
    ASSERT_NE(games_.study(), nullptr);
    games_.returnToStudy();
    EXPECT_TRUE(games_.isStudying());
}

}  // namespace
}  // namespace roque
