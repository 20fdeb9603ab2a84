#include "view/uci/program.h"

#include <fstream>
#include <initializer_list>
#include <sstream>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

namespace roque::uci {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

class UciProgram : public testing::Test {
protected:
    int run(std::initializer_list<std::string_view> arguments, const std::string& input = "") {
        std::istringstream in(input);
        return runProgram(std::vector(arguments), {in, out_, error_});
    }

    std::ostringstream out_;
    std::ostringstream error_;
};

TEST_F(UciProgram, SaysHowItIsUsed) {
    EXPECT_EQ(run({"--nonsense"}), 2);
    EXPECT_EQ(run({"bench", "deep"}), 2);
    EXPECT_EQ(run({"--plugin"}), 2);
    EXPECT_THAT(error_.str(), HasSubstr("Usage: roque-uci"));
}

TEST_F(UciProgram, SaysThatItsOutputCouldNotBeWritten) {
    for (const std::vector<std::string_view>& words :
         std::vector<std::vector<std::string_view>>{{"--help"}, {"--version"}, {"bench", "1"}}) {
        std::istringstream in;
        std::ofstream full("/dev/full");
        error_.str("");
        EXPECT_EQ(runProgram(words, {in, full, error_}), 1) << words.front();
        EXPECT_EQ(error_.str(), "standard output: cannot be written\n");
    }
}

TEST_F(UciProgram, NamesTheWordThatIsWrong) {
    for (const auto& [words, why] :
         std::initializer_list<std::pair<std::vector<std::string_view>, const char*>>{
             {{"nosuch"}, "'nosuch' is not expected here.\n"},
             {{"--version", "now"}, "'--version' is not expected here.\n"},
             {{"bench", "x"}, "'x' is no depth: a whole number from 1 on is wanted.\n"},
             {{"bench", "0"}, "'0' is no depth: a whole number from 1 on is wanted.\n"},
             {{"bench", "1", "2"}, "'2' is not expected here.\n"},
             {{"--plugin"}, "--plugin needs a value.\n"}}) {
        std::istringstream in;
        error_.str("");
        EXPECT_EQ(runProgram(words, {in, out_, error_}), 2);
        EXPECT_THAT(error_.str(), StartsWith(std::string(why) + "Usage: roque-uci"));
    }
}

TEST_F(UciProgram, PrintsHelpAndVersion) {
    EXPECT_EQ(run({"--version"}), 0);
    EXPECT_THAT(out_.str(), MatchesRegex("roque-uci [0-9.]+\n"));
    EXPECT_EQ(run({"--help"}), 0);
    EXPECT_THAT(out_.str(), HasSubstr("Usage: roque-uci"));
    EXPECT_EQ(error_.str(), "");
}

TEST_F(UciProgram, SaysThatThereIsNoSuchPlayer) {
    EXPECT_EQ(run({"--plugin", "nobody"}), 1);
    EXPECT_THAT(error_.str(), HasSubstr("There is no AI player 'nobody'"));
}

TEST_F(UciProgram, AnswersBeforeItEndsWithItsInput) {
    EXPECT_EQ(run({"--plugin", "random"}, "position startpos\ngo depth 3\n"), 0);
    EXPECT_THAT(out_.str(), HasSubstr("bestmove "));
}

TEST_F(UciProgram, EndsAnInfiniteSearchWithItsInput) {
    EXPECT_EQ(run({}, "go infinite\n"), 0);
    EXPECT_THAT(out_.str(), HasSubstr("bestmove "));
}

TEST_F(UciProgram, FindsAMateAfterTheEndOfItsInput) {
    EXPECT_EQ(
        run({}, "position fen r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1\ngo mate 3\n"),
        0);
    EXPECT_THAT(out_.str(), HasSubstr("bestmove f8c5"));
}

TEST_F(UciProgram, RunsTheBenchmark) {
    EXPECT_EQ(run({"bench", "1"}), 0);
    EXPECT_THAT(out_.str(), HasSubstr(" nps\n"));
}

}  // namespace
}  // namespace roque::uci
