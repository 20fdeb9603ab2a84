#include <gmock/gmock.h>

#include "tests/view/terminal/command_test.h"
#include "tests/view/terminal/spoken_language.h"

// What is wrong with a command line is said in the person's language, by its place and by what was probably
// meant.
namespace roque::terminal {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class UsageError : public CommandTest {
protected:
    ~UsageError() override { speak(""); }

    /// The error of a command line that is refused.
    std::string errorOf(const std::vector<const char*>& words) {
        error_.str("");
        EXPECT_EQ(run(words), ExitCode::BadInput);
        return error();
    }
};

TEST_F(UsageError, NamesTheBoundsOfANumber) {
    EXPECT_EQ(errorOf({"perft", "--depth", "99"}),
              "--depth: 99 is not a whole number from 0 to 50\nSee roque-cli perft --help.\n");
    EXPECT_THAT(errorOf({"perft", "--depth", "x"}), StartsWith("--depth: x is not a whole number from 0 to"));
    EXPECT_THAT(errorOf({"match", "--nodes", "0", "a", "b"}), HasSubstr("not a whole number from 1 on"));
    EXPECT_THAT(
        errorOf({"match", "--nodes", "99999999999999999999999", "a", "b"}),
        StartsWith("--nodes: 99999999999999999999999 is too large; the most is 18446744073709551615\n"));
    EXPECT_THAT(errorOf({"pgn", "filter", "--min-plies", "few", "a.pgn"}), HasSubstr("--min-plies: few"));
    EXPECT_THAT(errorOf({"rate", "--prior", "1001", "a.pgn"}), HasSubstr("not a number from 0 to 1000"));
}

TEST_F(UsageError, NamesTheWordsToChooseFrom) {
    EXPECT_THAT(errorOf({"diagram", "--coordinates", "left", "-o", "a.svg", "8/8/8/8/8/8/8/8 w - -"}),
                HasSubstr("'left' is none of margin, squares, none"));
}

TEST_F(UsageError, NamesTheOptionThatWasMeant) {
    EXPECT_THAT(errorOf({"perft", "--dept", "3"}),
                StartsWith("There is no option '--dept'. Did you mean '--depth'?\n"));
    EXPECT_THAT(errorOf({"perft", "--stockfish"}), StartsWith("There is no option '--stockfish'.\n"));
    EXPECT_THAT(errorOf({"play", "8/8/8/8/8/8/8/8 w - -", "now"}), StartsWith("'now' is one word too many."));
}

TEST_F(UsageError, NamesWhatIsMissing) {
    EXPECT_THAT(errorOf({}), StartsWith("A command is missing.\nSee roque-cli --help"));
    EXPECT_THAT(errorOf({"engines"}), StartsWith("A command is missing.\nSee roque-cli engines --help"));
    EXPECT_THAT(errorOf({"annotate", "a.pgn"}), StartsWith("--output is missing."));
    EXPECT_THAT(errorOf({"diagram", "-o", "a.svg"}), StartsWith("fen: a position is needed\n"));
    EXPECT_THAT(errorOf({"solve"}), StartsWith("problem: a file or --fen is needed"));
    EXPECT_THAT(errorOf({"play", "--depth"}), StartsWith("--depth needs a value."));
}

TEST_F(UsageError, NamesTheOptionThatHasTooFewValuesOrTooMany) {
    EXPECT_THAT(errorOf({"match", "a", "b", "--movetime", "5", "--sprt", "5"}),
                StartsWith("--sprt takes 2 to 4 values.\nSee roque-cli match --help"));
    EXPECT_THAT(errorOf({"match", "a", "b", "--draw", "10", "--gauntlet"}),
                StartsWith("--draw takes 2 to 3 values."));
    EXPECT_THAT(errorOf({"match", "a", "b", "--resign", "5"}), StartsWith("--resign takes 2 values."));
    EXPECT_THAT(errorOf({"match", "a", "b", "--movetime", "5", "--movetime", "6"}),
                StartsWith("--movetime takes 1 value."));
    EXPECT_THAT(errorOf({"match", "a", "b", "--sprt"}), StartsWith("--sprt needs a value."));
}

TEST_F(UsageError, TakesNoEmptyValueForNone) {
    const std::vector<std::pair<std::string, std::vector<const char*>>> lines{
        {"--epd", {"perft", "--epd", ""}},
        {"--pgn", {"match", "a", "b", "--movetime", "5", "--pgn", ""}},
        {"--openings", {"match", "a", "b", "--movetime", "5", "--openings", ""}},
        {"--save", {"play", "--save", ""}},
        {"--black", {"play", "--black", ""}},
        {"--fen", {"moves", ""}},
        {"--output", {"pgn", "normalise", "a.pgn", "-o", ""}},
        {"--file", {"endings", "make", "--file", ""}}};
    for (const auto& [option, words] : lines)
        EXPECT_THAT(errorOf(words), StartsWith(option + " needs a value.\nSee roque-cli ")) << words.front();
}

TEST_F(UsageError, TakesNoWordForAValueThatIsLeftOut) {
    EXPECT_THAT(errorOf({"pgn", "normalise", "--output=", "a.pgn", "b.pgn"}),
                StartsWith("--output needs a value.\nSee roque-cli --help"));
    EXPECT_THAT(errorOf({"play", "--save="}), StartsWith("--save needs a value."));
}

TEST_F(UsageError, RefusesNumbersThatNoTestCanHave) {
    for (const char* const number : {"nan,10", "-inf,10", "0,inf", "0,10,nan", "0,1001"})
        EXPECT_THAT(errorOf({"match", "a", "b", "--movetime", "5", "--sprt", number}),
                    HasSubstr(" is not a number from -1000 to 1000\nSee"))
            << number;
}

TEST_F(UsageError, NamesAPositionThatIsGivenTwice) {
    constexpr const char* kFen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (const char* const command : {"play", "moves"}) {
        EXPECT_THAT(errorOf({command, kFen, "--fen", kFen}), StartsWith("The position is given twice.\n"));
        EXPECT_THAT(errorOf({command, "--fen", kFen, "--fen", kFen}),
                    StartsWith("The position is given twice."));
    }
}

TEST_F(UsageError, NamesTheMostPlies) {
    EXPECT_THAT(errorOf({"pgn", "filter", "--min-plies", "99999999999999", "a.pgn"}),
                StartsWith("--min-plies: 99999999999999 is not a whole number from 0 to 4294967295\n"));
}

TEST_F(UsageError, NamesOptionsThatExcludeOrNeedEachOther) {
    EXPECT_THAT(errorOf({"perft", "--depth", "3", "--epd", "a.epd"}), HasSubstr("exclude each other."));
    EXPECT_THAT(errorOf({"perft", "--depth", "3", "--max-nodes", "10"}),
                StartsWith("--max-nodes needs --epd."));
}

TEST_F(UsageError, SpeaksFrench) {
    speak("fr");
    EXPECT_THAT(errorOf({"perft", "--depth", "99"}),
                StartsWith("--depth: 99 n’est pas un nombre entier de 0 à 50\nVoyez roque-cli perft --help"));
    for (const std::vector<const char*>& words : std::vector<std::vector<const char*>>{
             {}, {"solve"}, {"play", "--depth"}, {"perft", "--dept"}, {"annotate", "a.pgn"}})
        EXPECT_THAT(errorOf(words), Not(HasSubstr(" is "))) << error();
}

}  // namespace
}  // namespace roque::terminal
