// The display goes away while the program runs: the game is kept.

#include "tests/gui/program_test.h"

namespace roque::test {
namespace {

using DisplayLost = ProgramTest;

TEST_F(DisplayLost, LeavesTheGameInTheJournal) {
    Settings settings;
    settings.newGame = GameSetup{{PersonSpec{}, PersonSpec{}}};
    ASSERT_TRUE(keepSettings(settings));
    ASSERT_TRUE(start());
    ASSERT_TRUE(learnPieces());
    const SeenBoard board(*screen_);
    const Position after = Position::start().after(Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    // Loading the players takes a moment; until then a click does nothing.
    ASSERT_TRUE(soon([&] {
        screen_->click(board.middleOf(Square::E2));
        screen_->click(board.middleOf(Square::E4));
        return shows(after);
    }));

    screen_.reset();

    ASSERT_TRUE(hasEndedSoon());
    const std::vector<SavedGame> games = unfinishedGames(home_ / "state/roque");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].plies(), 1U);
}

}  // namespace
}  // namespace roque::test
