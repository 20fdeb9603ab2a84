#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class RateCommand : public CommandTest {
protected:
    /// Rates games, read from standard input, of which A has won three of four against B.
    ExitCode rate(std::vector<const char*> arguments) {
        std::string games;
        for (int game = 0; game < 40; ++game) {
            const char* const result = game % 4 == 0 ? "0-1" : "1-0";
            const bool swaps = game % 2 == 1;
            games += std::string("[White \"") + (swaps ? "B, \\\"Bot\\\"" : "A") + "\"]\n[Black \""
                     + (swaps ? "A" : "B, \\\"Bot\\\"") + "\"]\n[Result \""
                     + (swaps ? (game % 4 == 1 ? "1-0" : "0-1") : result) + "\"]\n\n*\n\n";
        }
        in_.str(games);
        arguments.insert(arguments.begin(), {"rate", "-"});
        return run(arguments);
    }
};

TEST_F(RateCommand, PrintsATable) {
    EXPECT_EQ(rate({}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("Player"));
    EXPECT_THAT(out(), HasSubstr("Games: 40."));
}

TEST_F(RateCommand, ReadsGamesFromAPipe) {
    const test::TemporaryFolder folder;
    const std::string pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const std::string tags = "[White \"A\"]\n[Black \"B\"]\n\n";
    const std::jthread writer([&] { test::writeText(pipe, tags + "1-0\n\n" + tags + "0-1\n"); });
    EXPECT_EQ(run({"rate", pipe.c_str()}), ExitCode::Success) << error();
    EXPECT_THAT(out(), HasSubstr("Games: 2."));
}

TEST_F(RateCommand, ReadsResultsInAllSpellings) {
    in_.str(
        "[White \"A\"]\n[Black \"B\"]\n[Result \"1–0\"]\n\n*\n\n"
        "[White \"B\"]\n[Black \"A\"]\n[Result \"1/2\"]\n\n*\n\n"
        "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 ½-½\n");
    EXPECT_EQ(run({"rate", "-", "--csv"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("1,A,36.8,51.6,3,0.6667,"));
}

TEST_F(RateCommand, MovesAllRatingsToTheAnchors) {
    EXPECT_EQ(rate({"--anchor", "A=2000", "--prior", "0"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("2000"));
    EXPECT_THAT(out(), HasSubstr("anchor 2000, off by +0"));
}

TEST_F(RateCommand, PrintsValuesForOtherPrograms) {
    EXPECT_EQ(rate({"--csv", "--anchor", "A=2000"}), ExitCode::Success);
    EXPECT_THAT(out(), StartsWith("rank,player,rating,error,games,score,anchor\n1,"));
    EXPECT_THAT(out(), HasSubstr("\"B, \"\"Bot\"\"\","));
}

TEST_F(RateCommand, RefusesAnchorsThatAreNone) {
    EXPECT_EQ(rate({"--anchor", "C=2000"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("there is no such player"));
    EXPECT_EQ(rate({"--anchor", "A"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("NAME=RATING is wanted"));
}

TEST_F(RateCommand, RefusesGamesThatSayNothing) {
    in_.str("");
    EXPECT_EQ(run({"rate", "-"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("no games of two players"));
    EXPECT_EQ(run({"rate", "/no/such/file"}), ExitCode::BadInput);
}

TEST_F(RateCommand, RefusesAnchorsWithoutARatingThatCanBe) {
    for (const char* const anchor : {"A=nan", "A=inf", "A=-inf", "A=1e308", "A=1e999"}) {
        error_.str("");
        EXPECT_EQ(rate({"--anchor", anchor}), ExitCode::BadInput) << anchor;
        EXPECT_EQ(error(), std::string("--anchor ") + anchor + ": not a number from -100000 to 100000\n");
    }
}

}  // namespace
}  // namespace roque::terminal
