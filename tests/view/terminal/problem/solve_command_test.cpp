#include "view/terminal/problem/solve_command.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

#include <gmock/gmock.h>

#include "tests/support/endings_in_file.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::HasSubstr;
using testing::Not;

class SolveCommand : public CommandTest {
protected:
    /// Writes a file that is removed after the test; returns its path.
    [[nodiscard]] std::string writeFile(const std::string& name, const std::string& text) {
        const auto path = std::filesystem::path(testing::TempDir()) / ("solve_command_" + name);
        std::ofstream(path, std::ios::binary) << text;
        files_.push_back(path);
        return path;
    }
    void TearDown() override {
        for (const auto& file : files_) std::filesystem::remove(file);
    }

private:
    std::vector<std::filesystem::path> files_;
};

TEST_F(SolveCommand, PrintsTheShortestMateWithALine) {
    EXPECT_EQ(run({"solve", "--mate", "5", "8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - 0 1"}), ExitCode::Success);
    EXPECT_EQ(out(), "Mate in 2: 1...e1=N+ 2.Kh2 f1=N#\n");
}

TEST_F(SolveCommand, AddsWhatIsCertainWhereTheEndingsAreMade) {
    const std::filesystem::path data = std::getenv("XDG_DATA_HOME");
    const std::filesystem::path file = data / "roque" / "four-men.endings";
    test::writeEndings(file);
    EXPECT_EQ(run({"solve", "--mate", "2", "8/8/8/8/3k4/8/8/KBN5 w - - 0 1"}), ExitCode::Mismatch);
    EXPECT_EQ(out(), "No mate in 2: every first move is refuted.\nWhite mates in 17 moves.\n");
    std::filesystem::remove(file);
}

TEST_F(SolveCommand, SaysThatThereIsNoMate) {
    EXPECT_EQ(run({"solve", "--mate", "2", "3BB2K/7p/7k/8/8/5P1p/7P/8 w - - 0 1"}), ExitCode::Mismatch);
    EXPECT_THAT(out(), HasSubstr("No mate in 2"));
}

TEST_F(SolveCommand, NamesAllKeysAndDefences) {
    EXPECT_EQ(run({"solve", "--mate", "2", "--tree", "8/2B4p/2p2R1K/1Pk3N1/1n1r1n2/NQP5/8/8 w - - 0 1"}),
              ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("Keys: Qd5+\n"));
    EXPECT_THAT(out(), HasSubstr("  1...Nbxd5\n    2.Rxc6#\n"));
}

TEST_F(SolveCommand, PrintsASolutionAsPgn) {
    EXPECT_EQ(run({"solve", "--mate", "2", "--pgn", "8/2B4p/2p2R1K/1Pk3N1/1n1r1n2/NQP5/8/8 w - - 0 1"}),
              ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("[Event \"Mate in 2\"]"));
    EXPECT_THAT(out(), HasSubstr("1. Qd5+ $1"));
    EXPECT_THAT(out(), HasSubstr("1-0"));
}

TEST_F(SolveCommand, RefusesAnAttackerWithOnlyAKing) {
    EXPECT_EQ(run({"solve", "--mate", "2", "8/8/8/8/8/4k3/7q/4K3 w - - 0 1"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("White is to move and has only the king"));
}

TEST_F(SolveCommand, RefusesANumberOfMovesOutOfRange) {
    EXPECT_EQ(run({"solve", "--mate", "0", "x"}), ExitCode::BadInput);
    EXPECT_EQ(run({"solve", "--mate", "100", "x"}), ExitCode::BadInput);
}

TEST_F(SolveCommand, RefusesABadFen) {
    EXPECT_EQ(run({"solve", "--mate", "2", "8/8 w"}), ExitCode::BadInput);
}

TEST_F(SolveCommand, SolvesEveryProblemOfAFile) {
    EXPECT_EQ(run({"solve", "--mate", "4", ROQUE_TEST_DATA "/mates.tsv"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("3BB2K/7p/7k/8/8/5P1p/7P/8 w - - 0 1\nMate in 4: 1.Bh5"));
}

TEST_F(SolveCommand, TakesTheLengthsFromTheLinesOfAFile) {
    EXPECT_EQ(run({"solve", ROQUE_TEST_DATA "/mates/composed3.epd"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("Mate in 3: "));
    EXPECT_THAT(out(), Not(HasSubstr("No mate")));
}

TEST_F(SolveCommand, NeedsALengthFromSomewhere) {
    EXPECT_EQ(run({"solve", "8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - 0 1"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("--mate N"));
}

TEST_F(SolveCommand, NamesALineThatSaysAnotherLength) {
    const auto file = writeFile("wrong.epd", "8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - dm 3; id \"two\";\n");
    EXPECT_EQ(run({"solve", file.c_str()}), ExitCode::Mismatch);
    EXPECT_THAT(out(), HasSubstr("Mate in 2: "));
    EXPECT_THAT(error(), HasSubstr("The file says mate in 3"));
}

TEST_F(SolveCommand, NamesTheLineThatCannotBeRead) {
    const auto length = writeFile("length.epd", "# one\n8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - dm many;\n");
    EXPECT_EQ(run({"solve", length.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr(":2: the length of the mate is 'many'"));
    const auto binary = writeFile("program", std::string("\x7f"
                                                         "ELF\x02\x01\x01\0\0",
                                                         9));
    EXPECT_EQ(run({"solve", binary.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr(":1: this is not text"));
}

TEST_F(SolveCommand, SolvesTheOthersWhereALineCannotBeUsed) {
    const auto file = writeFile("mixed.tsv",
                                "garbage\n"
                                "8/8/8/8/8/8/8/8 w - - 0 1\t2\n"
                                "8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - 0 1\t2\te1=N+ Kh2 f1=N#\t27.5\n");
    EXPECT_EQ(run({"solve", file.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("mixed.tsv:1: neither a FEN nor EPD"));
    EXPECT_THAT(error(), HasSubstr("mixed.tsv:2: This FEN cannot be used"));
    EXPECT_THAT(out(), HasSubstr("Mate in 2: 1...e1=N+"));
}

TEST_F(SolveCommand, SaysThatAFileIsPgn) {
    const auto file =
        writeFile("games.pgn", "\xEF\xBB\xBF[Event \"?\"]\n[Site \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n");
    EXPECT_EQ(run({"solve", "--mate", "2", file.c_str()}), ExitCode::BadInput);
    EXPECT_EQ(error(), file + " is a PGN file. The problems of a file are a FEN or EPD on each line; for the last "
                              "positions of games there is roque-cli analyse\n");
    EXPECT_EQ(out(), "");
}

TEST_F(SolveCommand, NamesOnlySomeLinesOfAFileOfAnotherKind) {
    std::string text;
    for (int line = 0; line < 40; ++line) text += line % 2 == 0 ? "once\n" : "once upon a time there was\n";
    const auto file = writeFile("story.txt", text);
    EXPECT_EQ(run({"solve", "--mate", "2", file.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr(":4: This FEN cannot be used"));
    EXPECT_THAT(error(),
                HasSubstr(":5: neither a FEN nor EPD\n" + file + ": 35 more lines are like these\n"));
    EXPECT_EQ(out(), "");
}

TEST_F(SolveCommand, TakesNoLengthFromAName) {
    const auto file = writeFile("name.epd", "8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - id \"a dm 3 b\"; dm 2;\n");
    EXPECT_EQ(run({"solve", file.c_str()}), ExitCode::Success) << error();
}

TEST_F(SolveCommand, ReadsProblemsFromStandardInput) {
    in_.str("8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - dm 2;\n");
    EXPECT_EQ(run({"solve", "-"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("Mate in 2: "));
}

TEST_F(SolveCommand, SaysThatThereIsNoSuchFile) {
    EXPECT_EQ(run({"solve", "--mate", "2", "missing.epd"}), ExitCode::BadInput);
    EXPECT_EQ(error(), "Cannot find missing.epd: No such file or directory\n");
}

TEST_F(SolveCommand, RefusesAFolder) {
    EXPECT_EQ(run({"solve", "--mate", "2", ROQUE_TEST_DATA}), ExitCode::BadInput);
    EXPECT_EQ(error(), "Cannot read " ROQUE_TEST_DATA ": Is a directory\n");
}

TEST_F(SolveCommand, SaysThatTheGameIsOver) {
    EXPECT_EQ(run({"solve", "--mate", "3", "R5k1/5ppp/8/8/8/8/p7/7K b - - 0 1"}), ExitCode::Mismatch);
    EXPECT_EQ(out(), "No mate in 3: the side to move is checkmated already.\n");
}

TEST_F(SolveCommand, WritesNothingButGamesAsPgn) {
    EXPECT_EQ(run({"solve", "--pgn", "--mate", "2", "3BB2K/7p/7k/8/8/5P1p/7P/8 w - - 0 1"}),
              ExitCode::Mismatch);
    EXPECT_EQ(out(), "");
    EXPECT_THAT(error(), HasSubstr("No mate in 2"));
}

TEST_F(SolveCommand, SaysTheSameWithSeveralThreads) {
    ASSERT_EQ(run({"solve", "--tree", ROQUE_TEST_DATA "/mates/games3.epd"}), ExitCode::Success);
    const std::string alone = std::exchange(out_, std::ostringstream()).str();
    ASSERT_EQ(run({"solve", "--tree", "--threads", "3", ROQUE_TEST_DATA "/mates/games3.epd"}),
              ExitCode::Success);
    EXPECT_EQ(out(), alone);
}

TEST_F(SolveCommand, SkipsAByteOrderMark) {
    const auto file = writeFile("mark.epd",
                                "\xEF\xBB\xBF"
                                "8/8/8/8/4n1k1/3b4/4ppK1/6NQ b - - dm 2;\n");
    EXPECT_EQ(run({"solve", file.c_str()}), ExitCode::Success) << error();
    EXPECT_THAT(out(), HasSubstr("Mate in 2: 1...e1=N+"));
}

}  // namespace
}  // namespace roque::terminal
