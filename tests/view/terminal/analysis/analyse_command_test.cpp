// roque-cli analyse, by the program itself and Bastion.

#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/program_test.h"

namespace roque::terminal {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class AnalyseProgram : public ProgramTest {
protected:
    /// Analyses the games, or positions, of a file with this text.
    int analyse(const std::string& text) {
        return run("analyse --nodes 2000 " + folder_.write("subject.pgn", text));
    }

    /// The same if the text comes through a pipe.
    int analysePipe(const std::string& text) {
        const std::filesystem::path pipe = folder_ / "pipe";
        ::mkfifo(pipe.c_str(), 0600);
        const std::jthread writer([&] { std::ofstream(pipe) << text; });
        return run("analyse --nodes 2000 " + pipe.string());
    }

    test::TemporaryFolder folder_;
};

TEST_F(AnalyseProgram, AnalysesTheLastPositionAfterANullMove) {
    EXPECT_EQ(analyse("[Event \"?\"]\n\n1. e4 -- 2. d4 *\n"), 0) << said_;
    EXPECT_THAT(said_, StartsWith("rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2\n"));
    EXPECT_EQ(analyse("[Event \"?\"]\n\n1. e4 e5 2. -- *\n"), 0) << said_;
    EXPECT_THAT(said_, StartsWith("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 1 2\n"));
}

TEST_F(AnalyseProgram, KnowsGamesWithoutTags) {
    EXPECT_EQ(analyse("\n1. e4 -- 2. d4 *\n"), 0) << said_;
    EXPECT_THAT(said_, StartsWith("rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2\n"));
    EXPECT_EQ(analyse("f3 e5 g4 Qh4# 0-1\n"), 0) << said_;
    EXPECT_THAT(said_, HasSubstr("Black wins by checkmate"));
}

TEST_F(AnalyseProgram, KnowsPositions) {
    EXPECT_EQ(analyse("# mine\n\n4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 3; fmvn 7;\n"), 0) << said_;
    EXPECT_THAT(said_, StartsWith("4k3/8/8/8/8/8/4P3/4K3 w - - 3 7\n"));
}

TEST_F(AnalyseProgram, SaysWhichOfSeveralGamesIsAnalysed) {
    const std::string games = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 *\n\n[Event \"?\"]\n\n1. d4 Ke5 *\n";
    EXPECT_EQ(analyse(games), 1);
    EXPECT_THAT(said_, HasSubstr("subject.pgn: game 2, line 8, move 1 of Black: 'Ke5'"));
    EXPECT_THAT(said_, HasSubstr("Game 1 of 2: Ann – Bob\nrnbqkbnr/pppppppp/8/8/4P3/"));
    EXPECT_THAT(said_, HasSubstr("Game 2 of 2: ? – ?\nrnbqkbnr/pppppppp/8/8/3P4/"));
}

TEST_F(AnalyseProgram, PrintsObjectsOnlyWithJson) {
    EXPECT_EQ(run("analyse --json --nodes 100 " + folder_.write("two.pgn", "1. e4 *\n\n1. d4 *\n")), 0);
    EXPECT_THAT(said_, Not(HasSubstr("Game")));
}

TEST_F(AnalyseProgram, ReadsGamesAndPositionsFromAPipe) {
    EXPECT_EQ(analysePipe("1. e4 *\n\n1. d4 *\n"), 0) << said_;
    EXPECT_THAT(said_, HasSubstr("Game 2 of 2"));
    EXPECT_EQ(analysePipe("4k3/8/8/8/8/8/4P3/4K3 w - -\n"), 0) << said_;
    EXPECT_THAT(said_, StartsWith("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n"));
}

TEST_F(AnalyseProgram, SaysThatASideInCheckCannotPass) {
    EXPECT_EQ(analyse("[Event \"?\"]\n\n1. e4 f6 2. Qh5+ -- 3. d4 *\n"), 1) << said_;
    EXPECT_THAT(said_,
                HasSubstr("move 2 of Black: '--' is a null move, which a side in check cannot make; the "
                          "last position that can be read is analysed"));
}

TEST_F(AnalyseProgram, SaysWhatAFenWithoutASideLacks) {
    EXPECT_EQ(run("analyse 4k3/8/8/8/8/8/8/4K3"), 2);
    EXPECT_THAT(said_, HasSubstr("side to move"));
}

TEST_F(AnalyseProgram, DoesNotWaitForAPlayerThatMissesItsTime) {
    const std::string player = std::string(ROQUE_FAKE_ENGINE) + ":arg=hangs";
    EXPECT_EQ(run("analyse '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1' --movetime 100 --player '" + player + "'"), 1);
    EXPECT_THAT(said_, HasSubstr("It hangs"));
}

TEST_F(AnalyseProgram, SaysThatAFileHasNoGames) {
    EXPECT_EQ(analyse("nothing of interest\n"), 2);
    EXPECT_THAT(said_, HasSubstr("subject.pgn: has no games"));
    EXPECT_EQ(run("analyse /no/such.pgn"), 2);
    EXPECT_EQ(said_, "Cannot find /no/such.pgn: No such file or directory\n");
    EXPECT_EQ(run("analyse no/such/folder/of/games/a/b/c.pgn"), 2);
    EXPECT_THAT(said_, StartsWith("Cannot find no/such/"));
    EXPECT_EQ(run("analyse '/no/such folder/x.pgn'"), 2);
    EXPECT_THAT(said_, StartsWith("Cannot find /no/such folder/x.pgn"));
    EXPECT_EQ(run("analyse " + std::string(300, 'x')), 2);
    EXPECT_THAT(said_, HasSubstr("File name too long"));
}

TEST_F(AnalyseProgram, SaysWhatIsWrongWithAFen) {
    for (const char* const fen : {"4k3/8/8/8/8/8/8/4Kx2 w - - 0 1", "4k3/8/8/8/8/8/8/4K9", "4k3/8/8/8 w"}) {
        EXPECT_EQ(run(std::string("analyse '") + fen + "'"), 2) << fen;
        EXPECT_THAT(said_, StartsWith("This FEN cannot be used")) << fen;
    }
}

TEST_F(AnalyseProgram, TakesAPositionWithItsOption) {
    EXPECT_EQ(run("analyse --nodes 2000 --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 3 7'"), 0) << said_;
    EXPECT_THAT(said_, StartsWith("4k3/8/8/8/8/8/4P3/4K3 w - - 3 7\n"));
    EXPECT_EQ(run("analyse --fen nonsense"), 2);
    EXPECT_THAT(said_, StartsWith("This FEN cannot be used: nonsense\n"));
    EXPECT_EQ(run("analyse --nodes 2000"), 2);
    EXPECT_THAT(said_, StartsWith("subject: a file or --fen is needed\n"));
}

TEST_F(AnalyseProgram, SkipsAByteOrderMark) {
    EXPECT_EQ(analyse("\xEF\xBB\xBF# mine\n4k3/8/8/8/8/8/4P3/4K3 w - - 3 7\n"), 0) << said_;
    EXPECT_THAT(said_, StartsWith("4k3/8/8/8/8/8/4P3/4K3 w - - 3 7\n"));
}

}  // namespace
}  // namespace roque::terminal
