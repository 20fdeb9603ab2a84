// roque-cli why, by the program itself and Bastion.

#include <string>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "tests/view/terminal/program_test.h"

namespace roque::terminal {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kFork = "'3r2k1/5ppp/8/8/3n4/8/3N1PPP/R3K3 w Q - 0 1'";

class WhyProgram : public ProgramTest {
protected:
    int why(const std::string& arguments) { return run("why " + arguments); }
};

TEST_F(WhyProgram, SaysTheReasonThatWasProved) {
    EXPECT_EQ(why(std::string(kFork) + " h3"), 0);
    EXPECT_THAT(said_, StartsWith("Nc2+ is a fork: it attacks the king on e1 and the rook on a1\nIt costs "));
    EXPECT_THAT(said_, HasSubstr("1. h3 Nc2+"));
    EXPECT_THAT(said_, HasSubstr("Better is 1. "));
}

TEST_F(WhyProgram, SaysWhatAMoveCostsIfNothingIsProved) {
    EXPECT_EQ(why("'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' f3"), 0);
    EXPECT_THAT(said_, StartsWith("It costs "));
}

TEST_F(WhyProgram, PrintsJson) {
    EXPECT_EQ(why(std::string(kFork) + " h2h3 --json --nodes 50000"), 0);
    const auto json = nlohmann::json::parse(said_);
    EXPECT_EQ(json["reason"]["kind"], "loss");
    EXPECT_EQ(json["reason"]["motif"], "fork");
    EXPECT_EQ(json["reason"]["squares"], nlohmann::json({"e1", "a1"}));
    EXPECT_EQ(json["line"][1], "d4c2");
    EXPECT_GT(json["cost"], 0.1);
}

TEST_F(WhyProgram, RefusesWhatItCannotUse) {
    EXPECT_EQ(why(std::string(kFork) + " Kd8"), 2);
    EXPECT_THAT(said_, HasSubstr("'Kd8' is not a legal move here"));
    EXPECT_EQ(why("'r3k3/8/8/8/8/8/8/R3K2R w Q - 0 1' O-O"), 2);
    EXPECT_EQ(said_, "'O-O' is not a legal move here. Castling: there is no right to castle on this side\n");
    EXPECT_EQ(why("'nonsense' e4"), 2);
    EXPECT_THAT(said_, HasSubstr("This FEN cannot be used"));
    EXPECT_EQ(why(std::string(kFork) + " h3 --player nobody"), 2);
    EXPECT_NE(said_, "");
}

TEST_F(WhyProgram, AnswersOfTheOnlyLegalMoveWhoeverIsAsked) {
    EXPECT_EQ(why("'7k/p7/8/8/8/8/P5q1/7K w - - 0 1' Kxg2 --player random"), 0);
    EXPECT_EQ(said_, "It is the best move that was found\n1. Kxg2\n");
}

TEST_F(WhyProgram, InventsNoAnswerForAPlayerThatTellsNoScore) {
    EXPECT_EQ(why(std::string(kFork) + " h3 --player random"), 1);
    EXPECT_THAT(said_, HasSubstr("It does not say what it thinks of the position"));
}

TEST_F(WhyProgram, TakesThePositionWithItsOption) {
    const std::string position = "--fen '7k/p7/8/8/8/8/P5q1/7K w - - 0 1' --player random ";
    EXPECT_EQ(why(position + "Kxg2"), 0);
    EXPECT_EQ(said_, "It is the best move that was found\n1. Kxg2\n");
    EXPECT_EQ(why("Kxg2 " + position), 0);
    EXPECT_EQ(said_, "It is the best move that was found\n1. Kxg2\n");
    EXPECT_EQ(why(position), 2);
    EXPECT_THAT(said_, StartsWith("move is missing.\n"));
    EXPECT_EQ(why("e4"), 2);
    EXPECT_THAT(said_, StartsWith("move is missing.\n"));
    EXPECT_EQ(why(position + "e4 e5"), 2);
    EXPECT_THAT(said_, StartsWith("'e5' is one word too many.\n"));
    EXPECT_EQ(why(position + "'8/8/8/8/8/8/6p1/4k2K w - - 0 1' Kxg2"), 2);
    EXPECT_THAT(said_, StartsWith("The position is given twice.\n"));
}

}  // namespace
}  // namespace roque::terminal
