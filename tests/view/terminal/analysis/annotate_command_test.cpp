// roque-cli analyse and annotate, by the program itself and real players.

#include "view/terminal/analysis/annotate_command.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_splitter.h"
#include "tests/support/temporary_folder.h"

namespace roque::terminal {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kGame =
    "[Event \"?\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n"
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 f6 5. Qh5+ g6 1-0\n\n";

class AnnotateProgram : public testing::Test {
protected:
    void SetUp() override { write(games_, kGame); }

    static void write(const fs::path& file, const std::string& text) { std::ofstream(file) << text; }
    static std::string read(const fs::path& file) {
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        return text.str();
    }

    /// Runs the program, but kills it after some seconds.
    int run(const std::string& arguments, double seconds = 100) {
        std::ostringstream line;
        line << "env LC_ALL=C timeout -s KILL " << seconds << ' ' << ROQUE_CLI << ' ' << arguments << " 2>&1";
        const std::string command = line.str();
        said_.clear();
        FILE* const output = ::popen(command.c_str(), "re");
        std::array<char, 4096> bytes{};
        while (std::fgets(bytes.data(), bytes.size(), output) != nullptr) said_ += bytes.data();
        return WEXITSTATUS(::pclose(output));
    }
    int annotate(const std::string& more) {
        return run("annotate " + games_.string() + " -o " + output_.string() + " --nodes " + nodes_ + ' '
                   + more);
    }

    test::TemporaryFolder folder_;
    fs::path games_ = folder_ / "games.pgn";
    fs::path output_ = folder_ / "out.pgn";
    std::string nodes_ = "3000";
    std::string said_;
};

TEST_F(AnnotateProgram, AnnotatesAGame) {
    EXPECT_EQ(annotate(""), 0) << said_;
    EXPECT_THAT(said_, AllOf(HasSubstr("Game 1 of 1: A – B"), ContainsRegex("White: accuracy [0-9.]+ %")));
    const auto games = readPgn(read(output_));
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_THAT(games[0].problems, IsEmpty());
    EXPECT_THAT(games[0].text, AllOf(HasSubstr("[%eval "), HasSubstr("[Annotator \"Bastion"),
                                     ContainsRegex("f6[[:space:]]\\$[24]"), HasSubstr("WhiteAccuracy")));
}

TEST_F(AnnotateProgram, ReadsGamesFromAPipe) {
    const fs::path pipe = folder_ / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const std::jthread writer([&] { write(pipe, kGame); });
    EXPECT_EQ(run("annotate " + pipe.string() + " -o " + output_.string() + " --nodes 300"), 0) << said_;
    EXPECT_THAT(said_, HasSubstr("Game 1 of 1: A – B"));
}

TEST_F(AnnotateProgram, SaysThatANameIsUnknown) {
    write(games_, "1. f3 e5 2. g4 Qh4# 0-1\n\n");
    EXPECT_EQ(annotate(""), 0) << said_;
    EXPECT_THAT(said_, HasSubstr("Game 1 of 1: ? – ?"));
}

TEST_F(AnnotateProgram, SaysTheSameEachTime) {
    EXPECT_EQ(annotate(""), 0);
    const std::string first = read(output_);
    fs::remove(output_);
    EXPECT_EQ(annotate(""), 0);
    EXPECT_EQ(read(output_), first);
}

TEST_F(AnnotateProgram, SaysTheSameWithAnyNumberOfThreads) {
    std::string games = "[Event \"?\"]\n\n1. d4 d5 2. c4 dxc4 3. Nf3 b5 *\n\n";
    for (int game = 0; game < 6; ++game) games += kGame;
    write(games_, games + "[Event \"?\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n");
    ASSERT_EQ(annotate("--threads 1"), 0) << said_;
    const std::string one = read(output_);
    ASSERT_THAT(readPgn(one), SizeIs(8));
    for (const char* const threads : {"2", "3", "8"}) {
        fs::remove(output_);
        ASSERT_EQ(annotate(std::string("--threads ") + threads), 0) << said_;
        EXPECT_EQ(read(output_), one) << threads;
    }
}

TEST_F(AnnotateProgram, AnnotatesAgainAsIfForTheFirstTime) {
    ASSERT_EQ(annotate(""), 0);
    const std::string once = read(output_);
    write(games_, once);
    fs::remove(output_);
    ASSERT_EQ(annotate(""), 0);
    EXPECT_EQ(read(output_), once);
}

TEST_F(AnnotateProgram, PrintsReportsAsJson) {
    EXPECT_EQ(annotate("--json"), 0);
    EXPECT_THAT(said_, AllOf(StartsWith("{\"game\":1,"), HasSubstr("\"blunders\":")));
}

TEST_F(AnnotateProgram, RefusesBadInputAtOnce) {
    EXPECT_EQ(run("annotate /no/such.pgn -o " + output_.string()), 2);
    EXPECT_THAT(said_, HasSubstr("/no/such.pgn"));
    EXPECT_EQ(run("annotate " + games_.string() + " -o " + (folder_ / "none/out.pgn").string()), 2);
    EXPECT_THAT(said_, HasSubstr("Cannot write"));
    EXPECT_EQ(run("annotate " + games_.string() + " -o " + games_.string()), 2);
    EXPECT_THAT(said_, HasSubstr("name another file"));
    EXPECT_EQ(annotate("--player nobody"), 2);
    write(games_, "nothing of interest");
    EXPECT_EQ(annotate(""), 2);
    EXPECT_THAT(said_, HasSubstr("has no games"));
    EXPECT_FALSE(fs::exists(output_));
}

TEST_F(AnnotateProgram, OverwritesNoGames) {
    write(output_, "[Event \"mine\"]\n\n1. e4 *\n\n");
    EXPECT_EQ(annotate(""), 2);
    EXPECT_THAT(said_, HasSubstr("--resume"));
    EXPECT_EQ(annotate("--resume"), 2);
    EXPECT_THAT(said_, HasSubstr("this player did not annotate"));
    EXPECT_EQ(read(output_), "[Event \"mine\"]\n\n1. e4 *\n\n");
}

TEST_F(AnnotateProgram, KeepsAGameWithAnIllegalMoveAsItIs) {
    const std::string broken = "[Event \"?\"]\n\n1. e4 e5 2. Ke3 {my words} Nc6\n\n";
    write(games_, kGame + broken + kGame);
    EXPECT_EQ(annotate(""), 1);
    EXPECT_THAT(said_, HasSubstr("games.pgn: game 2, line 10, move 2 of White: 'Ke3'"));
    EXPECT_THAT(said_, HasSubstr("; it is written as it is, without annotations"));
    EXPECT_THAT(read(output_), HasSubstr("\n\n" + broken + "[Event"));
    EXPECT_THAT(readPgn(read(output_)), SizeIs(3));
}

TEST_F(AnnotateProgram, GoesOnAfterAGameThatItHasKept) {
    const std::string broken = "[Event \"?\"]\n\n1. e4 e5 2. Ke3 {my words} Nc6\n\n";
    write(games_, kGame + broken + kGame);
    EXPECT_EQ(annotate(""), 1);
    const std::string whole = read(output_);
    EXPECT_EQ(annotate("--resume"), 1) << said_;
    EXPECT_THAT(said_, AllOf(HasSubstr("3 games were done already."),
                             HasSubstr("1 game that was done already is written as it is")));
    write(output_, whole.substr(0, whole.find(broken) + broken.size()));
    EXPECT_EQ(annotate("--resume"), 1) << said_;
    EXPECT_EQ(read(output_), whole);
}

/// Whatever stands last in the output when it is cut off, and wherever.
TEST_F(AnnotateProgram, GoesOnAfterKeptGamesOfAllKinds) {
    constexpr std::array kKept{
        "[Event \"?\"]\n\n1. e4 e5 2. Ke3 {my words} Nc6\n\n",
        "[Event \"a\"]\n\n{Intro}\n\n1. e4 Ke7\n\n",
        "[Event \"a\"]\n\n1. e4 Ke7 1-0\n\n{Black resigned}\n\n",
        "[Event \"?\"]\n[Result \"1-0\"]\n\n1. e4 Ke7 ½-½\n\n",
        "[Event \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 {my\n\nwords} Nc6\n\n\n\n\n; nothing more\n\n",
    };
    nodes_ = "200";  // which annotations there are does not matter
    for (const std::string kept : kKept) {
        fs::remove(output_);
        write(games_, kGame + kept + kept + kGame);
        EXPECT_EQ(annotate(""), 1);
        const std::string whole = read(output_);
        const std::size_t begin = whole.find(kept + kept);
        ASSERT_NE(begin, whole.npos) << whole;
        const std::size_t size = kept.size();
        for (const std::size_t left : {size - 20, size - 1, size, size + 30, 2 * size, 2 * size + 20}) {
            write(output_, whole.substr(0, begin + left));
            EXPECT_EQ(annotate("--resume"), 1) << left << said_;
            EXPECT_EQ(read(output_), whole) << left;
        }
    }
}

TEST_F(AnnotateProgram, TakesNoOtherGameForOneThatIsDone) {
    ASSERT_EQ(annotate(""), 0);
    const std::string whole = read(output_);
    const std::string game = kGame;
    for (const std::string& other : {std::string(game).replace(game.find("\"A\""), 3, "\"C\""),
                                     std::string(game).replace(game.find("Qh5+ g6"), 7, "Qh5+ Ke7")}) {
        write(games_, other + kGame);
        EXPECT_EQ(annotate("--resume"), 2) << other;
        EXPECT_THAT(said_, HasSubstr("out.pgn has other games"));
        EXPECT_EQ(read(output_), whole);
    }
}

TEST_F(AnnotateProgram, KeepsGamesApart) {
    const fs::path more = folder_ / "more.pgn";
    write(games_, "[Event \"a\"]\n\n1. e4 Ke7");
    write(more, std::string("1. d4 d5 2. Ke4 *\n\n") + kGame);
    EXPECT_EQ(annotate(more.string()), 1);
    EXPECT_THAT(said_, AllOf(HasSubstr("games.pgn: game 1, line 3"), HasSubstr("more.pgn: game 1, line 1")));
    EXPECT_THAT(readPgn(read(output_)), SizeIs(3));
}

TEST_F(AnnotateProgram, KeepsWhatIsTooLongForAGameAsItIs) {
    const std::string endless =
        "[Event \"?\"]\n\n1. e4 {" + std::string(PgnSplitter::kMaxGameBytes, 'x') + "} e5 *\n\n";
    write(games_, endless + kGame);
    EXPECT_EQ(annotate(""), 1);
    const std::string whole = read(output_);
    EXPECT_TRUE(whole.starts_with(endless));
    write(output_, endless);
    EXPECT_EQ(annotate("--resume"), 1) << said_;
    EXPECT_EQ(read(output_), whole);
}

/// ROQUE_ANNOTATION_KILLS=200 is the whole of it.
TEST_F(AnnotateProgram, LosesNoGameWhenItIsKilledAgainAndAgain) {
    const char* const wanted = std::getenv("ROQUE_ANNOTATION_KILLS");
    const int most = wanted == nullptr ? 4 : std::atoi(wanted);
    constexpr int kGames = 40;
    constexpr int kKilled = 137;
    std::string games;
    for (int game = 0; game < kGames; ++game) games += kGame;
    write(games_, games);
    const std::string command =
        "annotate " + games_.string() + " -o " + output_.string() + " --nodes 1000 --resume";
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_EQ(run(command), 0) << said_;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    const std::string whole = read(output_);
    fs::remove(output_);
    std::mt19937 random(1);
    // Shares of the whole time, however fast the machine is: the first kill comes before the end.
    std::uniform_real_distribution share(0.1, 0.5);
    int kills = 0;
    int files = 0;
    while (kills < most) {
        const int end = run(command, share(random) * took.count());
        if (end == kKilled) {
            ++kills;
        } else {
            ASSERT_EQ(end, 0) << said_;
            ASSERT_EQ(read(output_), whole) << "after " << kills << " kills";
            fs::remove(output_);
            ASSERT_LE(++files, most) << "it ends before it can be killed";
        }
    }
    EXPECT_EQ(run(command), 0) << said_;
    EXPECT_EQ(read(output_), whole);
    std::printf("%d games annotated %d times, killed %d times: all are as without a kill\n", kGames,
                files + 1, kills);
}

TEST_F(AnnotateProgram, AnalysesAPosition) {
    EXPECT_EQ(run("analyse '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1' --nodes 2000 --lines 2 --json"), 0);
    EXPECT_THAT(said_,
                AllOf(HasSubstr("\"rank\":1,\"move\":\"e1e8\",\"san\":\"Re8#\",\"expected\":1.0,\"mate\":1,"
                                "\"bound\":\"exact\""),
                      HasSubstr("\"rank\":2")));
    EXPECT_EQ(run("analyse '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1' --nodes 2000"), 0);
    EXPECT_THAT(said_, AllOf(HasSubstr("Re8#"), HasSubstr("100 %")));
}

TEST_F(AnnotateProgram, KnowsPositionsWithoutMoves) {
    EXPECT_EQ(run("analyse '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' --json"), 0);
    EXPECT_THAT(said_, HasSubstr("\"expected\":0.5,\"result\":\"1/2-1/2\""));
    EXPECT_EQ(run("analyse '7k/8/8/8/8/8/q7/2K5 w - - 0 1' --nodes 1000 --lines 5"), 0);
    EXPECT_THAT(said_, HasSubstr("There is only 1 legal move"));
}

TEST_F(AnnotateProgram, SaysWhenAGameCannotBeReadToItsEnd) {
    write(games_, "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n");
    EXPECT_EQ(run("analyse " + games_.string() + " --nodes 2000"), 1);
    EXPECT_THAT(said_, AllOf(HasSubstr("games.pgn: game 1, line 3, move 2 of White: "), HasSubstr("'Ke3'"),
                             HasSubstr("; the last position that can be read is analysed"),
                             HasSubstr("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq")));
}

TEST_F(AnnotateProgram, SaysThatAPlayerDoesNotSayWhatItThinks) {
    EXPECT_EQ(run("analyse '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1' --player random"), 2);
    EXPECT_THAT(said_, StartsWith("random does not say what it thinks of 6k1/5ppp/8/8/8/8/8/K3R3 w"));
}

TEST_F(AnnotateProgram, InventsNoScoresForAPlayerThatGivesNone) {
    write(games_, "[White \"A\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n");
    EXPECT_EQ(annotate("--player random"), 1);
    EXPECT_THAT(said_, HasSubstr("Game 1 is not annotated: The player gives no scores"));
    std::string written;
    ASSERT_TRUE(std::getline(std::ifstream(output_), written, '\0'));
    EXPECT_THAT(written, AllOf(HasSubstr("4. Qxf7#"), Not(HasSubstr("Accuracy")), Not(HasSubstr("%eval")),
                               Not(HasSubstr("Annotator"))));
    EXPECT_EQ(annotate("--player random --resume"), 1) << said_;
    EXPECT_THAT(said_, AllOf(HasSubstr("1 game was done already."),
                             HasSubstr("1 game that was done already is written as it is")));
    EXPECT_EQ(read(output_), written);
}

TEST_F(AnnotateProgram, RefusesWhatIsNoPosition) {
    EXPECT_EQ(run("analyse '8/8/8/8/8/8/8/8 w - - 0 1'"), 2);
    EXPECT_EQ(run("analyse /no/such/file"), 2);
    EXPECT_EQ(run("analyse " + games_.string() + " --player random --nodes 10 --lines 3"), 2);
    EXPECT_THAT(said_, HasSubstr("MultiPV"));
}

}  // namespace
}  // namespace roque::terminal
