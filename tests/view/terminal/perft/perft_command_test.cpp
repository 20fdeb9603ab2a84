#include "view/terminal/perft/perft_command.h"

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class PerftCommand : public CommandTest {};

TEST_F(PerftCommand, EndsWithTheNumberOfNodes) {
    EXPECT_EQ(run({"perft", "--depth", "3"}), ExitCode::Success);
    EXPECT_EQ(out(), "Nodes: 8902\n");
}

TEST_F(PerftCommand, CountsTheSameWithThreadsAndATable) {
    for (const char* depth : {"0", "1", "2", "4"}) {
        out_.str("");
        run({"perft", "--depth", depth, "--divide"});
        const std::string counted = out();
        out_.str("");
        EXPECT_EQ(run({"perft", "--depth", depth, "--divide", "--threads", "3", "--hash", "1"}),
                  ExitCode::Success);
        EXPECT_EQ(out(), counted);
    }
}

TEST_F(PerftCommand, CountsOnePositionAtDepthNought) {
    EXPECT_EQ(run({"perft", "--depth", "0"}), ExitCode::Success);
    EXPECT_EQ(out(), "Nodes: 1\n");
}

TEST_F(PerftCommand, DividesByTheFirstMove) {
    EXPECT_EQ(run({"perft", "--depth", "2", "--divide"}), ExitCode::Success);
    EXPECT_THAT(out(), StartsWith("a2a3: 20\na2a4: 20\n"));
    EXPECT_THAT(out(), EndsWith("Nodes: 400\n"));
}

TEST_F(PerftCommand, PassesASuiteThatIsRight) {
    EXPECT_EQ(run({"perft", "--epd", ROQUE_TEST_DATA "/perft_small.epd"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("2 positions, 8 counts checked, 0 wrong"));
}

TEST_F(PerftCommand, NamesAWrongCount) {
    EXPECT_EQ(run({"perft", "--epd", ROQUE_TEST_DATA "/perft_wrong.epd"}), ExitCode::Mismatch);
    EXPECT_THAT(out(), HasSubstr("wrong: ep-rank-pin depth 2: 96 counted, 97 expected"));
}

TEST_F(PerftCommand, RefusesABadLineEvenBesideAWrongCount) {
    const test::TemporaryFolder folder;
    const std::string suite = folder.write("a.epd", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 6\nnonsense\n");
    EXPECT_EQ(run({"perft", "--epd", suite.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(out(), HasSubstr("5 counted, 6 expected"));
}

TEST_F(PerftCommand, LeavesOutCountsAboveTheLimit) {
    EXPECT_EQ(run({"perft", "--epd", ROQUE_TEST_DATA "/perft_small.epd", "--max-nodes", "500"}),
              ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("2 positions, 4 counts checked, 0 wrong"));
}

TEST_F(PerftCommand, CountsOnePositionAsOne) {
    const test::TemporaryFolder folder;
    const std::string suite = folder.write("one.epd", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n");
    EXPECT_EQ(run({"perft", "--epd", suite.c_str()}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("1 position, 1 count checked, 0 wrong"));
}

TEST_F(PerftCommand, SaysThatASuiteIsPgn) {
    const test::TemporaryFolder folder;
    const std::string suite = folder.write("a.pgn", "[Event \"?\"]\n[Site \"?\"]\n\n1. e4 e5 *\n");
    EXPECT_EQ(run({"perft", "--epd", suite.c_str()}), ExitCode::BadInput);
    EXPECT_EQ(error(), suite + " is a PGN file. A suite has a FEN and its counts on each line, such as <FEN> ;D1 20 "
                               ";D2 400\n");
}

TEST_F(PerftCommand, NamesOnlySomeLinesOfAFileOfAnotherKind) {
    const test::TemporaryFolder folder;
    std::string text;
    for (int line = 0; line < 20; ++line) text += "once upon a time\n";
    const std::string suite = folder.write("story.txt", text);
    EXPECT_EQ(run({"perft", "--epd", suite.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("story.txt:5: "));
    EXPECT_THAT(error(), Not(HasSubstr("story.txt:6: ")));
    EXPECT_THAT(error(), HasSubstr("story.txt: 15 more lines are like these\n"));
}

TEST_F(PerftCommand, SaysWhichFileCannotBeOpened) {
    EXPECT_EQ(run({"perft", "--epd", "/no/such/file"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("Cannot find /no/such/file: No such file"));
    EXPECT_EQ(run({"perft", "--epd", "/"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("Cannot read /: Is a directory"));
}

TEST_F(PerftCommand, WantsADepthOrASuite) {
    EXPECT_EQ(run({"perft"}), ExitCode::BadInput);
}

TEST_F(PerftCommand, SkipsAByteOrderMark) {
    const test::TemporaryFolder folder;
    const std::string suite = folder.write("a.epd",
                                           "\xEF\xBB\xBF"
                                           "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n");
    EXPECT_EQ(run({"perft", "--epd", suite.c_str()}), ExitCode::Success) << error();
}

}  // namespace
}  // namespace roque::terminal
