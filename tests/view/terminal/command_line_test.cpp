#include "view/terminal/command_line.h"

#include <array>
#include <fstream>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"
#include "view/terminal/command/nearest_word.h"

namespace roque::terminal {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

constexpr const char* kMateInOne = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

using CommandLine = CommandTest;

TEST_F(CommandLine, NamesTheCommandThatWasMeant) {
    EXPECT_EQ(run({"movez", "--fen", kMateInOne}), ExitCode::BadInput);
    EXPECT_EQ(error(), "There is no command 'movez'. Did you mean 'moves'?\n");
}

TEST_F(CommandLine, NamesTheCommandOfACommandThatWasMeant) {
    EXPECT_EQ(run({"pgn", "chek", "games.pgn"}), ExitCode::BadInput);
    EXPECT_EQ(error(), "There is no command 'chek'. Did you mean 'check'?\n");
}

TEST_F(CommandLine, NamesNoCommandThatIsFarFromTheWord) {
    EXPECT_EQ(run({"stockfish"}), ExitCode::BadInput);
    EXPECT_EQ(error(), "There is no command 'stockfish'; --help lists those there are.\n");
}

TEST_F(CommandLine, SaysItsNameAndVersion) {
    EXPECT_EQ(run({"--version"}), ExitCode::Success);
    EXPECT_THAT(out(), MatchesRegex("roque-cli [0-9.]+\n"));
}

TEST_F(CommandLine, ReadsAPositionWithItsOptionAndWithout) {
    const test::TemporaryFolder folder;
    const std::string picture = (folder.path() / "board.svg").string();
    const std::vector<std::vector<const char*>> commands{{"moves"},
                                                         {"perft", "--depth", "1"},
                                                         {"solve", "--mate", "1"},
                                                         {"diagram", "-o", picture.c_str()},
                                                         {"play", "--white", "human", "--black", "human"}};
    for (std::vector<const char*> command : commands) {
        command.push_back(kMateInOne);
        EXPECT_EQ(run(command), ExitCode::Success) << command.front() << error();
        const std::string bare = out();
        out_.str("");
        command.insert(command.end() - 1, "--fen");
        EXPECT_EQ(run(command), ExitCode::Success) << command.front() << error();
        EXPECT_EQ(out(), bare);
        out_.str("");
    }
}

TEST_F(CommandLine, TakesOnePositionOnly) {
    EXPECT_EQ(run({"moves", "--fen", kMateInOne, kMateInOne}), ExitCode::BadInput);
    EXPECT_EQ(run({"solve", "--mate", "1", "--fen", kMateInOne, kMateInOne}), ExitCode::BadInput);
    EXPECT_EQ(run({"solve", "--mate", "1"}), ExitCode::BadInput);
}

TEST(NearestWord, DiffersByALetterOrTwo) {
    const std::vector<std::string> known{"play", "pgn", "perft"};
    EXPECT_EQ(nearestWord("paly", known), "play");
    EXPECT_EQ(nearestWord("perf", known), "perft");
    EXPECT_EQ(nearestWord("png", known), std::nullopt) << "two of three letters";
    EXPECT_EQ(nearestWord("stockfish", known), std::nullopt);
}

TEST_F(CommandLine, SaysThatItsHelpCouldNotBeWritten) {
    for (const char* const option : {"--help", "--version"}) {
        std::ofstream full("/dev/full");
        error_.str("");
        const std::array arguments{"roque-cli", option};
        EXPECT_EQ(runCommandLine(static_cast<int>(arguments.size()), arguments.data(), {in_, full, error_}),
                  ExitCode::BadInput);
        EXPECT_EQ(error(), "standard output: cannot be written\n");
    }
}

}  // namespace
}  // namespace roque::terminal
