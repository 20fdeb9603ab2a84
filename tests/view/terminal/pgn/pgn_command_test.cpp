#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr const char* kGames =
    "[Event \"Open\"]\n[Site \"?\"]\n[Date \"2023.05.01\"]\n[Round \"?\"]\n[White \"Anna\"]\n[Black "
    "\"Bert\"]\n"
    "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
    "[Event \"Open\"]\n[Site \"?\"]\n[Date \"2024.07.01\"]\n[Round \"?\"]\n[White \"Bert\"]\n[Black "
    "\"Carla\"]\n"
    "[Result \"0-1\"]\n\n1. d4 d5 0-1\n\n";
constexpr const char* kBadGame = "[Event \"Bad\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 {what?} *\n\n";

class PgnCommand : public CommandTest {
protected:
    void SetUp() override {
        folder_ =
            fs::path(testing::TempDir())
            / ("pgn_command_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    /// Writes a file and returns its name.
    std::string file(const std::string& name, std::string_view contents) {
        const std::string path = (folder_ / name).string();
        std::ofstream(path, std::ios::binary) << contents;
        return path;
    }
    [[nodiscard]] std::string place(const std::string& name) const { return (folder_ / name).string(); }
    [[nodiscard]] std::size_t fileCount() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }
    static std::string contentsOf(const std::string& path) {
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    fs::path folder_;
};

TEST_F(PgnCommand, LeavesAFileAsItIsWhereSomethingCannotBeRead) {
    const std::string program = file("program", std::string("\x7f"
                                                            "ELF\0\1\2",
                                                            7));
    EXPECT_EQ(run({"pgn", "normalise", program.c_str(), "-o", program.c_str()}), ExitCode::BadInput);
    EXPECT_EQ(contentsOf(program).size(), 7U);
    const std::string games = file("a.pgn", kGames);
    EXPECT_EQ(run({"pgn", "normalise", games.c_str(), place("missing.pgn").c_str(), "-o", games.c_str()}),
              ExitCode::BadInput);
    EXPECT_EQ(contentsOf(games), kGames);
    EXPECT_THAT(error(), HasSubstr("a.pgn.part"));
}

TEST_F(PgnCommand, CheckFindsAFileWithoutAGameWanting) {
    const std::string name = file("empty.pgn", "");
    EXPECT_EQ(run({"pgn", "check", name.c_str()}), ExitCode::Mismatch);
    EXPECT_THAT(out(), HasSubstr("0 games, 0 with errors"));
    EXPECT_EQ(run({"pgn", "check", name.c_str(), file("a.pgn", kGames).c_str()}), ExitCode::Success);
}

TEST_F(PgnCommand, FiltersByDatesAsFarAsTheyAreKnown) {
    std::string games;
    for (const char* date : {"2023.12.31", "2024.??.??", "2024.5.1", "2024", "2025.01.01", "????.??.??"})
        games += std::string("[Event \"") + date + "\"]\n[Date \"" + date + "\"]\n\n*\n\n";
    const std::string name = file("dates.pgn", games);
    EXPECT_EQ(run({"pgn", "filter", "--since", "2024.03", "--until", "2024.06", name.c_str()}),
              ExitCode::Success);
    for (const char* date : {"2024.??.??", "2024.5.1", "2024"})
        EXPECT_THAT(out(), HasSubstr(std::string("[Event \"") + date + "\"]"));
    for (const char* date : {"2023.12.31", "2025.01.01", "????.??.??"})
        EXPECT_THAT(out(), Not(HasSubstr(std::string("[Event \"") + date + "\"]")));
}

TEST_F(PgnCommand, FilterTellsOfGamesThatItCannotFollow) {
    const std::string name = file("a.pgn", kBadGame);
    EXPECT_EQ(run({"pgn", "filter", "--min-plies", "30", name.c_str()}), ExitCode::Mismatch);
    EXPECT_THAT(error(), HasSubstr("error in game 1, line 4, move 2 of White"));
    EXPECT_EQ(run({"pgn", "filter", "--white", "nobody", name.c_str()}), ExitCode::Mismatch);
}

TEST_F(PgnCommand, TakesNoFileForAResult) {
    const std::string name = file("a.pgn", kGames);
    EXPECT_EQ(run({"pgn", "filter", "--result", "1-0", name.c_str()}), ExitCode::Success) << error();
}

TEST_F(PgnCommand, SaysThatNothingCouldBeWritten) {
    std::ofstream full("/dev/full");
    const std::string name = file("a.pgn", kGames);
    const std::array arguments{"roque-cli", "pgn", "check", name.c_str()};
    EXPECT_EQ(runCommandLine(static_cast<int>(arguments.size()), arguments.data(), {in_, full, error_}),
              ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("standard output: cannot be written"));
}

TEST_F(PgnCommand, CheckFindsNothingInGoodGames) {
    EXPECT_EQ(run({"pgn", "check", file("a.pgn", kGames).c_str()}), ExitCode::Success);
    EXPECT_EQ(out(), "2 games, 0 with errors, 0 warnings\n");
    EXPECT_THAT(error(), IsEmpty());
}

TEST_F(PgnCommand, CheckNamesFileGameLineAndMove) {
    const std::string name = file("a.pgn", std::string(kGames) + kBadGame);
    EXPECT_EQ(run({"pgn", "check", name.c_str()}), ExitCode::Mismatch);
    EXPECT_EQ(out(), name + ": error in game 3, line 24, move 2 of White: 'Ke3' is not a legal move here\n"
                         + "3 games, 1 with errors, 0 warnings\n");
}

TEST_F(PgnCommand, CheckCountsGamesOfEachFileFromOne) {
    const std::string good = file("a.pgn", kGames);
    const std::string bad = file("b.pgn", kBadGame);
    EXPECT_EQ(run({"pgn", "check", good.c_str(), bad.c_str()}), ExitCode::Mismatch);
    EXPECT_THAT(out(), HasSubstr("b.pgn: error in game 1, line 4,"));
}

TEST_F(PgnCommand, CheckTellsWarningsFromErrors) {
    const std::string name = file("a.pgn", "1. f3 e5 2. g4 Qh4# 1-0\n");
    EXPECT_EQ(run({"pgn", "check", name.c_str()}), ExitCode::Success);
    EXPECT_EQ(out(), name + ": warning in game 1, line 1, move 3 of White: the moves end with checkmate, but "
                            "the result is 1-0\n1 game, 0 with errors, 1 warning\n");
}

TEST_F(PgnCommand, FilterPlacesAnErrorNowhereElseThanCheck) {
    const std::string name = file("a.pgn", "1. e4 e5 2. d4 {open\n");
    EXPECT_EQ(run({"pgn", "check", name.c_str(), "--no-warnings"}), ExitCode::Mismatch);
    EXPECT_THAT(out(), HasSubstr("game 1, line 1, move 2 of Black: a comment is not closed"));
    EXPECT_EQ(run({"pgn", "filter", "--white", "x", name.c_str()}), ExitCode::Mismatch);
    EXPECT_THAT(error(), HasSubstr("game 1, line 1: a comment is not closed"));
}

TEST_F(PgnCommand, CheckHidesWarningsIfAsked) {
    const std::string name = file("a.pgn", "1. e4\n");
    EXPECT_EQ(run({"pgn", "check", "--no-warnings", name.c_str()}), ExitCode::Success);
    EXPECT_EQ(out(), "1 game, 0 with errors, 1 warning\n");
}

TEST_F(PgnCommand, ReadsStandardInput) {
    in_.str(kGames);
    EXPECT_EQ(run({"pgn", "check", "-"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("2 games"));
}

TEST_F(PgnCommand, RefusesWhatIsNoText) {
    const std::string name = file("a.pgn", std::string_view("\x7F"
                                                            "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0",
                                                            16));
    EXPECT_EQ(run({"pgn", "check", name.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("is not a text"));
}

TEST_F(PgnCommand, SaysThatUtf16IsCutOff) {
    const std::string name = file("a.pgn", std::string_view("\xFF\xFE*\0 ", 5));
    EXPECT_EQ(run({"pgn", "check", name.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("cut off"));
}

TEST_F(PgnCommand, GoesOnAfterAFileThatCannotBeOpened) {
    const std::string name = file("a.pgn", kGames);
    EXPECT_EQ(run({"pgn", "check", place("none.pgn").c_str(), name.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("Cannot find " + place("none.pgn") + ": No such file"));
    EXPECT_THAT(out(), HasSubstr("2 games"));
}

TEST_F(PgnCommand, RefusesAFolder) {
    EXPECT_EQ(run({"pgn", "check", folder_.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr(": Is a directory"));
}

TEST_F(PgnCommand, NormaliseWritesTheExportFormat) {
    in_.str("[White \"x\"]\n1.e4 e5(1...c5)2.Nf3!*");
    EXPECT_EQ(run({"pgn", "normalise", "-"}), ExitCode::Success);
    EXPECT_EQ(
        out(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"x\"]\n[Black \"?\"]\n"
        "[Result \"*\"]\n\n1. e4 e5 (1... c5) 2. Nf3 $1 *\n\n");
}

TEST_F(PgnCommand, SaysWhyAFileCannotBeWrittenAndLeavesNothingBehind) {
    const std::string name = file("a.pgn", kGames);
    const std::string folder = folder_.string();
    const std::vector<std::pair<std::string, std::string>> cases{
        {place("missing/b.pgn"), "Cannot find " + place("missing") + ": No such file"},
        {folder, "Cannot write " + folder + ": Is a directory"},
        {"/dev/null", "/dev/null is a pipe or a device"}};
    for (const char* const command : {"normalise", "filter"}) {
        for (const auto& [to, why] : cases) {
            EXPECT_EQ(run({"pgn", command, "-o", to.c_str(), name.c_str()}), ExitCode::BadInput);
            EXPECT_THAT(error(), AllOf(HasSubstr(why), Not(HasSubstr("0 games"))));
        }
    }
    EXPECT_EQ(fileCount(), 1U);
}

TEST_F(PgnCommand, NormaliseLeavesABadGameAsItIs) {
    in_.str(kBadGame);
    EXPECT_EQ(run({"pgn", "normalise", "-"}), ExitCode::Mismatch);
    EXPECT_EQ(out(), kBadGame);
    EXPECT_THAT(error(), HasSubstr("'Ke3' is not a legal move"));
}

TEST_F(PgnCommand, NormaliseChangesNothingTheSecondTime) {
    const std::string first = file("a.pgn", kGames);
    EXPECT_EQ(run({"pgn", "normalise", "-o", first.c_str(), first.c_str()}), ExitCode::Success);
    EXPECT_EQ(contentsOf(first), kGames);
    EXPECT_EQ(fileCount(), 1U);
}

TEST_F(PgnCommand, FilterFindsGamesByTheirTags) {
    const std::string name = file("a.pgn", kGames);
    for (const auto& [option, value, white] :
         std::vector<std::array<const char*, 3>>{{"--player", "anna", "Anna"},
                                                 {"--white", "BERT", "Bert"},
                                                 {"--black", "Bert", "Anna"},
                                                 {"--result", "0-1", "Bert"},
                                                 {"--since", "2024", "Bert"},
                                                 {"--until", "2023", "Anna"},
                                                 {"--until", "2024.06.30", "Anna"},
                                                 {"--opening", "1. d4 d5", "Bert"},
                                                 {"--min-plies", "3", "Anna"},
                                                 {"--max-plies", "2", "Bert"}}) {
        out_.str("");
        EXPECT_EQ(run({"pgn", "filter", option, value, name.c_str()}), ExitCode::Success) << option;
        EXPECT_THAT(out(), HasSubstr("[White \"" + std::string(white) + "\"]")) << option;
        EXPECT_THAT(out(), SizeIs(testing::Lt(std::string_view(kGames).size()))) << option;
    }
}

TEST_F(PgnCommand, FilterFindsGamesByAPosition) {
    in_.str(kGames);
    EXPECT_EQ(
        run({"pgn", "filter", "--fen", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "-"}),
        ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("Anna"));
    EXPECT_THAT(out(), Not(HasSubstr("Carla")));
    EXPECT_THAT(error(), HasSubstr("1 of 2 games fit"));
}

TEST_F(PgnCommand, FilterCountsOneGameAsOne) {
    in_.str("[White \"Anna\"]\n\n1. e4 *\n");
    EXPECT_EQ(run({"pgn", "filter", "--white", "Anna", "-"}), ExitCode::Success);
    EXPECT_THAT(error(), HasSubstr("1 of 1 game fits"));
}

TEST_F(PgnCommand, FilterRefusesWhatItCannotLookFor) {
    const std::string name = file("a.pgn", kGames);
    EXPECT_EQ(run({"pgn", "filter", "--opening", "e5", name.c_str()}), ExitCode::BadInput);
    EXPECT_EQ(run({"pgn", "filter", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1", name.c_str()}), ExitCode::BadInput);
    EXPECT_EQ(run({"pgn", "filter", "--since", "yesterday", name.c_str()}), ExitCode::BadInput);
    EXPECT_EQ(run({"pgn", "filter", "--result", "2-0", name.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(out(), IsEmpty());
}

TEST_F(PgnCommand, FilterRefusesDatesThatNoCalendarHas) {
    const std::string name = file("a.pgn", kGames);
    for (const char* date : {"2024.13.45", "2024.13", "2024.00", "2024.04.31", "2023.02.29", "2024.05.00"}) {
        error_.str("");
        EXPECT_EQ(run({"pgn", "filter", "--since", date, name.c_str()}), ExitCode::BadInput) << date;
        EXPECT_THAT(error(), HasSubstr(std::string("No calendar has the date ") + date));
    }
    for (const char* date : {"2024", "2024.12", "2024.02.29"})
        EXPECT_NE(run({"pgn", "filter", "--until", date, name.c_str()}), ExitCode::BadInput) << date;
}

TEST_F(PgnCommand, StatsCountGamesResultsPlayersAndOpenings) {
    in_.str(kGames);
    EXPECT_EQ(run({"pgn", "stats", "--opening-plies", "2", "-"}), ExitCode::Success);
    for (const char* line :
         {"Games:      2\n", "1-0:        1 (50.0 %)\n", "5 (2.5 a game, 3 at most)", "0 variations, ",
          "2023 to 2024", "Players (3):\n         2  Bert\n         1  Anna\n", "         1  d4 d5\n"}) {
        EXPECT_THAT(out(), HasSubstr(line));
    }
}

TEST_F(PgnCommand, WritesTheSameWithAnyNumberOfThreads) {
    std::string text;
    for (unsigned game = 0; game < 20'000; ++game)
        text += "[Event \"" + std::to_string(game) + "\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n";
    const std::string name = file("a.pgn", text);
    for (const char* threads : {"1", "3", "8"}) {
        const std::string to = place("out" + std::string(threads) + ".pgn");
        EXPECT_EQ(run({"pgn", "normalise", "--threads", threads, "-o", to.c_str(), name.c_str()}),
                  ExitCode::Success);
        EXPECT_EQ(contentsOf(to), contentsOf(place("out1.pgn")));
    }
    EXPECT_THAT(error(), HasSubstr("20000 games, 0 with errors"));
}

/// Presses Ctrl-C when it is read for the second time.
class InterruptingInput final : public std::streambuf {
public:
    explicit InterruptingInput(std::string text) : text_(std::move(text)) {}

private:
    std::streamsize xsgetn(char* to, std::streamsize count) override {
        if (++reads_ == 2) std::raise(SIGINT);
        std::streamsize given = 0;
        for (; given < count; ++given) to[given] = text_[static_cast<std::size_t>(given) % text_.size()];
        return given;
    }

    std::string text_;
    unsigned reads_ = 0;
};

TEST_F(PgnCommand, KeepsWhatIsDoneWhenInterrupted) {
    InterruptingInput buffer("[Event \"endless\"]\n\n1. e4 *\n\n");
    in_.std::istream::rdbuf(&buffer);
    const std::string to = file("out.pgn", "what was there");
    EXPECT_EQ(run({"pgn", "normalise", "-o", to.c_str(), "-"}), ExitCode::Mismatch);
    EXPECT_EQ(contentsOf(to), "what was there");
    EXPECT_THAT(contentsOf(to + ".part"), HasSubstr("[Event \"endless\"]"));
    EXPECT_THAT(error(), HasSubstr("Interrupted after "));
    EXPECT_EQ(fileCount(), 2U);
}

TEST_F(PgnCommand, SaysOnceThatGamesCouldNotBeWritten) {
    std::string games;
    for (int copy = 0; copy < 200; ++copy) games += kGames;  // more than a stream holds back
    const std::string name = file("a.pgn", games);
    for (const char* const command : {"normalise", "filter"}) {
        std::ofstream full("/dev/full");
        error_.str("");
        const std::array arguments{"roque-cli", "pgn", command, name.c_str()};
        EXPECT_EQ(runCommandLine(static_cast<int>(arguments.size()), arguments.data(), {in_, full, error_}),
                  ExitCode::BadInput);
        EXPECT_EQ(error(), "standard output: cannot be written\n") << command;
    }
}

TEST_F(PgnCommand, LeavesNothingWhereNothingWasWritten) {
    for (const char* const command : {"normalise", "filter"}) {
        error_.str("");
        EXPECT_EQ(run({"pgn", command, place("missing.pgn").c_str(), "-o", place("new.pgn").c_str()}),
                  ExitCode::BadInput);
        EXPECT_EQ(fileCount(), 0U) << command;
        EXPECT_THAT(error(), Not(HasSubstr(".part")));
    }
}

}  // namespace
}  // namespace roque::terminal
