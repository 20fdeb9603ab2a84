#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kCastlingHolds =
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\tO-O\t4k3/8/8/8/8/8/8/R4RK1 b - - 1 1\tShort castling\n";
constexpr const char* kKingTooFar =
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\te1g1\t4k3/8/8/8/8/8/8/R4R1K b - - 1 1\n";
constexpr const char* kRefused = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1\tO-O\tillegal\tOut of check\n";

class ReportCommand : public CommandTest {
protected:
    ExitCode report(const std::string& cases) {
        const std::string file = folder_.write("cases.txt", cases);
        return run({"report", file.c_str(), "-o", (folder_ / "report.md").c_str()});
    }
    [[nodiscard]] std::string text() const { return folder_.read("report.md"); }
    [[nodiscard]] std::string picture(const std::string& name) const {
        return folder_.read("report_pictures/" + name);
    }

    test::TemporaryFolder folder_;
};

TEST_F(ReportCommand, ShowsStartResultAndExpectation) {
    EXPECT_EQ(report(std::string("# a comment\n\n") + kCastlingHolds), ExitCode::Success) << error();
    EXPECT_EQ(out(), "1 of 1 case holds: " + (folder_ / "report.md").string() + "\n");
    EXPECT_THAT(text(), AllOf(HasSubstr("# cases.txt\n"), HasSubstr("## 1. Short castling\n"),
                              HasSubstr("holds: the position is the expected one"),
                              HasSubstr("![start](<report_pictures/001_start.svg>)"),
                              HasSubstr("![result](<report_pictures/001_result.svg>)"),
                              HasSubstr("![expected position](<report_pictures/001_expected.svg>)")));
    EXPECT_THAT(picture("001_start.svg"), HasSubstr("<svg "));
    EXPECT_NE(picture("001_start.svg"), picture("001_result.svg"));
}

TEST_F(ReportCommand, MakesNoMissingFolder) {
    const std::string cases = folder_.write("cases.txt", kCastlingHolds);
    const std::string missing = folder_ / "missing";
    EXPECT_EQ(run({"report", cases.c_str(), "-o", (missing + "/report.md").c_str()}), ExitCode::BadInput);
    EXPECT_EQ(error(), "Cannot find " + missing + ": No such file or directory\n");
    EXPECT_FALSE(std::filesystem::exists(missing));
}

TEST_F(ReportCommand, MarksWhatDiffers) {
    EXPECT_EQ(report(std::string(kCastlingHolds) + kKingTooFar), ExitCode::Mismatch);
    EXPECT_THAT(out(), HasSubstr("1 of 2 cases hold"));
    EXPECT_THAT(text(), HasSubstr("| 2 | Case 2 | **fails** | differs: pieces |"));
    constexpr const char* kRed = "#bc2028";
    EXPECT_THAT(picture("001_result.svg"), Not(HasSubstr(kRed)));
    EXPECT_THAT(picture("002_result.svg"), HasSubstr(kRed));
    EXPECT_THAT(picture("002_expected.svg"), HasSubstr(kRed));
}

TEST_F(ReportCommand, NamesTheFieldsThatDiffer) {
    EXPECT_EQ(report("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\tRa2\t4k3/8/8/8/8/8/R7/4K2R b KQ - 3 1\n"),
              ExitCode::Mismatch);
    EXPECT_THAT(text(), HasSubstr("halfmove clock 1 instead of 3"));
    EXPECT_THAT(text(), Not(HasSubstr("move number")));
}

TEST_F(ReportCommand, ComparesCountersOnlyWhereTheyAreGiven) {
    EXPECT_EQ(report("4k3/8/8/8/8/8/8/R3K2R w KQ - 7 9\tRa2 Kd8\t3k4/8/8/8/8/8/R7/4K2R w K -\n"),
              ExitCode::Success)
        << text();
}

TEST_F(ReportCommand, ExpectsARefusalOfTheLastMoveOnly) {
    EXPECT_EQ(report(kRefused), ExitCode::Success);
    EXPECT_THAT(text(), AllOf(HasSubstr("holds: 'O-O' is not a legal move here"),
                              HasSubstr("none: the move is illegal")));
    EXPECT_EQ(report("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1\tKxe2\tillegal\tLegal\n"), ExitCode::Mismatch);
    EXPECT_THAT(text(), HasSubstr("'Kxe2' is legal, but must be refused"));
    EXPECT_EQ(report("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1\tO-O Kd8\tillegal\n"), ExitCode::Mismatch);
    EXPECT_THAT(text(), HasSubstr("**fails**: 'O-O' is not a legal move here"));
}

TEST_F(ReportCommand, TakesNoTypingMistakeForARefusal) {
    EXPECT_EQ(report("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\tzzz\tillegal\n"), ExitCode::Mismatch);
    EXPECT_THAT(text(), HasSubstr("**fails**: 'zzz' is not a move"));
}

TEST_F(ReportCommand, DoesNotTakeThePlaceOfItsCases) {
    const std::string file = folder_.write("cases.txt", kCastlingHolds);
    EXPECT_EQ(run({"report", file.c_str(), "-o", file.c_str()}), ExitCode::BadInput);
    EXPECT_EQ(folder_.read("cases.txt"), kCastlingHolds);
}

TEST_F(ReportCommand, WritesNamesThatMeanSomethingInMarkdown) {
    EXPECT_EQ(report("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\t\t4k3/8/8/8/8/8/8/R3K2R w KQ -\ta | b *c*\n"),
              ExitCode::Success);
    EXPECT_THAT(text(), HasSubstr("| 1 | a \\| b \\*c\\* |"));
}

TEST_F(ReportCommand, NamesEveryLineThatCannotBeUsedAndWritesNothing) {
    EXPECT_EQ(report(std::string("one\ttwo\n") + kCastlingHolds + "8/8 w - - 0 1\te4\tillegal\n"),
              ExitCode::BadInput);
    EXPECT_THAT(error(),
                AllOf(HasSubstr("cases.txt:1: a case has 3 or 4 columns"),
                      HasSubstr("cases.txt:3: '8/8 w - - 0 1' cannot be used"), Not(HasSubstr(":2:"))));
    EXPECT_FALSE(folder_.has("report.md"));
    EXPECT_FALSE(folder_.has("report_pictures"));
}

TEST_F(ReportCommand, NeedsCases) {
    EXPECT_EQ(report("# nothing\n"), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("has no cases"));
    EXPECT_EQ(run({"report", (folder_ / "missing.txt").c_str(), "-o", (folder_ / "r.md").c_str()}),
              ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("Cannot find " + (folder_ / "missing.txt").string() + ": No such file"));
}

}  // namespace
}  // namespace roque::terminal
