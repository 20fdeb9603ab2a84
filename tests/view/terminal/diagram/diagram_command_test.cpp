#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr const char* kScholarsMate = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";

class DiagramCommand : public CommandTest {
protected:
    /// The number in 4 bytes of a PNG, the most significant first (W3C, Portable Network Graphics,
    /// section 7.1).
    [[nodiscard]] static unsigned numberIn(const std::string& png, std::size_t at) {
        unsigned number = 0;
        for (std::size_t byte = 0; byte < 4; ++byte)
            number = number << 8U | static_cast<unsigned char>(png.at(at + byte));
        return number;
    }

    test::TemporaryFolder folder_;
};

TEST_F(DiagramCommand, WritesSvgWithEachPictureOfAPieceOnce) {
    EXPECT_EQ(run({"diagram", kScholarsMate, "-o", (folder_ / "board.svg").c_str()}), ExitCode::Success);
    const std::string svg = folder_.read("board.svg");
    EXPECT_THAT(svg, AllOf(StartsWith("<svg "), HasSubstr("width=\"480\""), HasSubstr("<symbol id=\"wQ\"")));
    EXPECT_EQ(svg.find("<symbol id=\"wP\""), svg.rfind("<symbol id=\"wP\""));
    EXPECT_THAT(svg, Not(HasSubstr("<symbol id=\"bX\"")));
    EXPECT_EQ(error(), "");
}

TEST_F(DiagramCommand, WritesPngOfTheSizeAskedFor) {
    EXPECT_EQ(run({"diagram", kScholarsMate, "--size", "200", "-o", (folder_ / "board.PNG").c_str()}),
              ExitCode::Success)
        << error();
    const std::string png = folder_.read("board.PNG");
    ASSERT_THAT(png, StartsWith("\x89PNG\r\n\x1a\n"));
    constexpr std::size_t kWidth = 16;
    constexpr std::size_t kHeight = 20;
    EXPECT_EQ(numberIn(png, kWidth), 200U);
    EXPECT_EQ(numberIn(png, kHeight), 200U);
}

TEST_F(DiagramCommand, DrawsArrowsAndMarks) {
    const std::string plain = folder_ / "plain.svg";
    const std::string drawn = folder_ / "drawn.svg";
    EXPECT_EQ(run({"diagram", kScholarsMate, "-o", plain.c_str()}), ExitCode::Success);
    EXPECT_EQ(run({"diagram", kScholarsMate, "--arrows", "Rc4f7", "--marks", "Be8", "-o", drawn.c_str()}),
              ExitCode::Success);
    EXPECT_THAT(folder_.read("plain.svg"), Not(HasSubstr("#bc2028")));
    EXPECT_THAT(folder_.read("drawn.svg"), AllOf(HasSubstr("#bc2028"), HasSubstr("#1c54be")));
}

TEST_F(DiagramCommand, TurnsTheBoardAndHidesCoordinates) {
    EXPECT_EQ(run({"diagram", kScholarsMate, "-o", (folder_ / "a.svg").c_str()}), ExitCode::Success);
    EXPECT_EQ(run({"diagram", kScholarsMate, "--flip", "-o", (folder_ / "b.svg").c_str()}),
              ExitCode::Success);
    EXPECT_EQ(run({"diagram", kScholarsMate, "--coordinates", "none", "-o", (folder_ / "c.svg").c_str()}),
              ExitCode::Success);
    EXPECT_NE(folder_.read("a.svg"), folder_.read("b.svg"));
    EXPECT_THAT(folder_.read("b.svg"), HasSubstr("<text"));
    EXPECT_THAT(folder_.read("c.svg"), Not(HasSubstr("<text")));
}

TEST_F(DiagramCommand, DrawsWithAnotherSetAndOtherColours) {
    EXPECT_EQ(run({"diagram", kScholarsMate, "-o", (folder_ / "a.svg").c_str()}), ExitCode::Success);
    EXPECT_EQ(run({"diagram", kScholarsMate, "--colors", "night", "--pieces", "flat", "-o",
                   (folder_ / "b.svg").c_str()}),
              ExitCode::Success);
    constexpr const char* kDarkSquareAtNight = "#626e7e";
    constexpr const char* kFlatBlack = "#1d2530";
    EXPECT_THAT(folder_.read("a.svg"), Not(AnyOf(HasSubstr(kDarkSquareAtNight), HasSubstr(kFlatBlack))));
    EXPECT_THAT(folder_.read("b.svg"), AllOf(HasSubstr(kDarkSquareAtNight), HasSubstr(kFlatBlack)));
    EXPECT_EQ(error(), "");
}

TEST_F(DiagramCommand, DrawsWithASetFromAnyFolderAndTellsWhatItLacks) {
    const std::string set = folder_ / "set";
    std::filesystem::create_directory(set);
    std::ofstream(set + "/wQ.svg") << "<svg viewBox='0 0 8 8'><circle r='4' fill='#abcdef'/></svg>";
    EXPECT_EQ(run({"diagram", kScholarsMate, "--pieces", set.c_str(), "-o", (folder_ / "board.svg").c_str()}),
              ExitCode::Success);
    EXPECT_THAT(folder_.read("board.svg"), AllOf(HasSubstr("#abcdef"), HasSubstr("<symbol id=\"bK\"")));
    EXPECT_THAT(error(), AllOf(HasSubstr("set/wK.svg cannot be read"), Not(HasSubstr("wQ.svg"))));
}

TEST_F(DiagramCommand, NamesTheSetsAndColoursThereAre) {
    EXPECT_EQ(run({"diagram", kScholarsMate, "--colors", "pink", "--pieces", "stones", "-o",
                   (folder_ / "board.svg").c_str()}),
              ExitCode::BadInput);
    EXPECT_THAT(error(), AllOf(HasSubstr("'stones'. There are: roque, flat, signs"),
                               HasSubstr("'pink'. There are: roque, wood, sea, night, contrast")));
    EXPECT_TRUE(folder_.isEmpty());
}

TEST_F(DiagramCommand, NamesAllThatIsWrongAndWritesNothing) {
    EXPECT_EQ(run({"diagram", "8/8/8/8/8/8/8/8 w - - 0 1", "--arrows", "e2e2", "--marks", "j9", "-o",
                   (folder_ / "board.gif").c_str()}),
              ExitCode::BadInput);
    EXPECT_THAT(error(), AllOf(HasSubstr("White has no king"), HasSubstr("'e2e2' is not an arrow"),
                               HasSubstr("'j9' is not a mark"), HasSubstr(".svg or .png")));
    EXPECT_TRUE(folder_.isEmpty());
}

TEST_F(DiagramCommand, KeepsTheOldFileWhereTheNewOneCannotBeWritten) {
    EXPECT_EQ(run({"diagram", kScholarsMate, "-o", (folder_ / "missing/board.svg").c_str()}),
              ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("Cannot find " + (folder_ / "missing").string() + ": No such file"));
    EXPECT_EQ(run({"diagram", kScholarsMate, "--size", "9", "-o", (folder_ / "board.svg").c_str()}),
              ExitCode::BadInput);
    EXPECT_TRUE(folder_.isEmpty());
}

}  // namespace
}  // namespace roque::terminal
