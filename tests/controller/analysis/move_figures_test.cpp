#include "controller/analysis/move_figures.h"

#include <gmock/gmock.h>

#include "controller/analysis/game_report.h"
#include "model/pgn/game_builder.h"

namespace roque {
namespace {

GameFigures read(const std::string& pgn) {
    return figuresOf(*readPgn(pgn).at(0).record.root);
}

TEST(MoveFigures, AreWrittenInPointsOf100) {
    MoveAnalysis move;
    move.after.expected = 0.63412;
    move.loss = 0.042;
    EXPECT_EQ(figuresText(move), "63.41,4.20");
    move.difficulty = Difficulty{3, 5, 31};
    EXPECT_EQ(figuresText(move), "63.41,4.20,3/31");
}

TEST(MoveFigures, TellWhatTheSignsTell) {
    for (int loss = 0; loss <= 20'000;
         ++loss) {  // in thousandths of a point of 100, but not half a hundredth
        if (loss % 10 == 5) continue;
        MoveAnalysis move;
        move.loss = loss / 100'000.0;
        const GameFigures figures = read("1. e4 {[%points " + figuresText(move) + "]} *");
        ASSERT_EQ(figures.moves.at(0).judgement, judgementOf(move.loss)) << loss;
    }
}

TEST(MoveFigures, AreReadAsTheyWereWritten) {
    const GameFigures figures =
        read("{[%points 52.00]} 1. e4 {[%points 51.00,1.00,18/20]} g5 {[%points 71.00,20.00]} *");
    ASSERT_EQ(figures.moves.size(), 2U);
    EXPECT_EQ(figures.start, 0.52);
    EXPECT_EQ(figures.moves[0], (MoveFigures{0.51, 0.01, Choice{18, 20}, MoveJudgement::None}));
    EXPECT_EQ(figures.moves[1], (MoveFigures{0.71, 0.20, std::nullopt, MoveJudgement::Blunder}));
    EXPECT_TRUE(figures.isAnnotated());
    EXPECT_TRUE(figures.isOurs);
}

TEST(MoveFigures, AreThoseOfEvaluationsByOtherPrograms) {
    const GameFigures figures = read("1. e4 {[%eval 0.3]} g5 $2 {[%eval 1.5,20]} 2. d4 {[%eval 0.9]} *");
    EXPECT_FALSE(figures.isOurs);
    ASSERT_EQ(figures.moves.size(), 3U);
    EXPECT_FALSE(figures.moves[0].loss) << "nothing is known of the position before";
    EXPECT_NEAR(*figures.moves[0].expected, 0.53, 0.01);
    EXPECT_NEAR(*figures.moves[1].loss, 0.10, 0.02);
    EXPECT_EQ(figures.moves[1].judgement, MoveJudgement::Mistake);
    EXPECT_NEAR(*figures.moves[2].loss, 0.05, 0.02);
    EXPECT_EQ(figures.moves[2].judgement, MoveJudgement::None) << "it has no sign";
}

TEST(MoveFigures, KnowMatesThatAreThreatenedAndOnTheBoard) {
    const GameFigures figures = read("1. f3 {[%eval -0.5]} e5 {[%eval -0.4]} 2. g4 {[%eval #-1]} Qh4# *");
    EXPECT_EQ(figures.moves[2].expected, 0.0);
    EXPECT_EQ(figures.moves[3].expected, 0.0);
    EXPECT_EQ(figures.moves[3].loss, 0.0);
}

TEST(MoveFigures, KnowWhoHasMatedWhateverTheEvaluationSays) {
    const GameFigures figures = read(
        "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Qh5 {[%eval 0.0]} Ke7 $4 {[%eval #1]} 3. Qxe5# {[%eval #0]} "
        "*");
    ASSERT_EQ(figures.moves.size(), 5U);
    EXPECT_EQ(figures.moves[4].expected, 1.0);
    EXPECT_EQ(figures.moves[4].loss, 0.0);
}

TEST(MoveFigures, OfAGameWithoutEvaluationsAreNotThere) {
    const GameFigures figures = read("1. f3 $2 e5 2. g4 $4 Qh4# *");
    EXPECT_FALSE(figures.isAnnotated());
    EXPECT_EQ(figures.moves.size(), 4U);
}

TEST(MoveFigures, SurviveNonsense) {
    const GameFigures figures = read(
        "{[%points x]} 1. e4 {[%points ,]} e5 {[%points nan,nan]} 2. d4 {[%points 1e400,7]} d5 {[%points "
        "150,-3,4]} 3. c4 {[%eval #]} c5 {[%eval ?]} 4. Nc3 {[%eval 1e30]} *");
    ASSERT_EQ(figures.moves.size(), 7U);
    EXPECT_FALSE(figures.start);
    for (const std::size_t without : {0U, 1U, 2U, 4U, 5U})
        EXPECT_FALSE(figures.moves[without].expected) << without;
    EXPECT_EQ(figures.moves[3], (MoveFigures{1.0, 0.0, std::nullopt, MoveJudgement::None}));
    EXPECT_GT(*figures.moves[6].expected, 0.99);
}

GameReport report(const std::string& pgn) {
    return reportOn(*readPgn(pgn).at(0).record.root);
}

TEST(GameReport, CountsHardMovesByThemselves) {
    const GameReport known = report(
        "{[%points 50]} 1. e4 {[%points 40,10,2/20]} e5 {[%points 40,0,15/20]} 2. d4 {[%points 40,0,20/30]} "
        "*");
    EXPECT_EQ(known[Color::White].moves, 2U);
    EXPECT_EQ(known[Color::White].mistakes, 1U);
    EXPECT_EQ(known[Color::White].hardMoves, 1U);
    EXPECT_LT(*known[Color::White].hard, *known[Color::White].accuracy);
    EXPECT_FALSE(known[Color::Black].hard);
    EXPECT_EQ(*known[Color::Black].accuracy, 100);
}

TEST(GameReport, SaysNothingOfNullMoves) {
    for (const char* pgn :
         {"1. -- {[%eval 0.2]} -- {[%eval 0.2]} 2. -- {[%eval 0.2]} -- {[%eval 0.2]} *",
          "{[%points 50.00]} 1. -- {[%points 50.00,0.00,1/20]} -- {[%points 50.00,0.00]} *"}) {
        const GameReport report = reportOn(*readPgn(pgn).at(0).record.root);
        EXPECT_EQ(report, GameReport()) << pgn;
        EXPECT_EQ(english(describe(report[Color::Black], Color::Black)), "Black: no moves");
    }
}

TEST(GameReport, SaysOneHardMoveInTheSingular) {
    const GameReport known = report(
        "{[%points 50]} 1. e4 {[%points 40,10,2/20]} e5 {[%points 40,0,15/20]} 2. d4 {[%points 40,0,2/30]} "
        "*");
    SideReport white = known[Color::White];
    EXPECT_THAT(english(describe(white, Color::White)), testing::HasSubstr(", 2 hard moves "));
    white.hardMoves = 1;
    EXPECT_THAT(english(describe(white, Color::White)), testing::HasSubstr(", 1 hard move "));
}

TEST(GameReport, LeavesOutMovesOfWhichNothingIsKnown) {
    const GameReport known = report("1. e4 e5 2. d4 {[%eval 0.2]} d5 {[%eval 0.3]} *");
    EXPECT_EQ(known[Color::White].moves, 0U);
    EXPECT_FALSE(known[Color::White].accuracy);
    EXPECT_EQ(known[Color::Black].moves, 1U);
    EXPECT_TRUE(known[Color::Black].accuracy);
}

}  // namespace
}  // namespace roque
