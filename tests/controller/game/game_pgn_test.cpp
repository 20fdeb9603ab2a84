#include "controller/game/game_pgn.h"

#include <gmock/gmock.h>

#include "model/pgn/pgn_writer.h"
#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class GamePgn : public ControllerTest {
protected:
    [[nodiscard]] std::string pgn() const {
        return toPgn(recordOf(controller_, std::chrono::year(2024) / std::chrono::February / 9));
    }
};

TEST_F(GamePgn, TellsPlayersDateAndTime) {
    controller_.newGame({{PersonSpec{"Ada"}, plugin("random")},
                         Position::start(),
                         Variant::Standard,
                         {suddenDeath(300s, 2s), suddenDeath(300s, 2s)}});
    EXPECT_THAT(pgn(), AllOf(HasSubstr("[Date \"2024.02.09\"]"), HasSubstr("[White \"Ada\"]"),
                             HasSubstr("[Black \"Random\"]"), HasSubstr("[TimeControl \"300+2\"]"),
                             HasSubstr("[Termination \"unterminated\"]")));
}

TEST_F(GamePgn, TellsTheTimeOfEachSideIfTheyDiffer) {
    controller_.newGame({{PersonSpec{"Ada"}, plugin("random")},
                         Position::start(),
                         Variant::Standard,
                         {suddenDeath(300s, 2s), suddenDeath(60s)}});
    EXPECT_THAT(pgn(), AllOf(HasSubstr("[WhiteTimeControl \"300+2\"]"),
                             HasSubstr("[BlackTimeControl \"60\"]"), Not(HasSubstr("[TimeControl"))));
}

TEST_F(GamePgn, SaysThatHintsWereTaken) {
    start(person(), person());
    EXPECT_THAT(pgn(), Not(HasSubstr("Hints")));
    controller_.noteHint();
    play("e2e4");
    controller_.noteHint();
    controller_.noteHint();
    EXPECT_THAT(pgn(), AllOf(HasSubstr("[WhiteHints \"1\"]"), HasSubstr("[BlackHints \"2\"]")));
}

TEST_F(GamePgn, HasWhatWasTakenBackAsVariations) {
    start(person(), person());
    for (const char* const move : {"e2e4", "e7e5", "g1f3"}) play(move);
    controller_.takeBack();
    play("f1c4");
    controller_.takeBack();
    controller_.takeBack();
    for (const char* const move : {"c7c5", "b1c3"}) play(move);
    EXPECT_THAT(pgn(), HasSubstr("1. e4 c5 (1... e5 2. Bc4 (2. Nf3)) 2. Nc3 *"));
}

TEST_F(GamePgn, GivesNoMoveAsPlayedThatWasTakenBack) {
    start(person(), person());
    for (const char* const move : {"e2e4", "e7e5"}) play(move);
    controller_.takeBack();
    EXPECT_THAT(pgn(), HasSubstr("\n1. e4 *\n"));
    controller_.takeBack();
    EXPECT_THAT(pgn(), HasSubstr("\n\n*\n"));
    controller_.resign(Color::White);
    EXPECT_THAT(pgn(), HasSubstr("\n\n0-1\n"));
    EXPECT_EQ(controller_.game()->root().childCount(), 1U) << "the game itself keeps them";
}

TEST_F(GamePgn, RepeatsNoMoveForThoseThatWereTakenBackLast) {
    start(person(), person());
    for (const char* const move : {"e2e4", "f7f6", "e1e2", "b8c6"}) play(move);
    for (int times = 0; times < 2; ++times) controller_.takeBack();
    EXPECT_THAT(pgn(), HasSubstr("\n1. e4 f6 *\n"));
    for (const char* const move : {"d2d4", "e7e6"}) play(move);
    EXPECT_THAT(pgn(), HasSubstr("\n1. e4 f6 2. d4 (2. Ke2 Nc6) 2... e6 *\n")) << "beside what was played";
    controller_.takeBack();
    EXPECT_THAT(pgn(), HasSubstr("\n1. e4 f6 2. d4 (2. Ke2 Nc6) *\n"));
}

TEST_F(GamePgn, TellsHowTheGameEnded) {
    start(person(), person());
    for (const char* const move : {"f2f3", "e7e5", "g2g4", "d8h4"}) play(move);
    EXPECT_THAT(pgn(), AllOf(HasSubstr("[Result \"0-1\"]"), HasSubstr("[Termination \"normal\"]"),
                             HasSubstr("2. g4 Qh4# 0-1")));
}

}  // namespace
}  // namespace roque::test
