#include "view/terminal/command/line_errors.h"

#include <sstream>

#include <gtest/gtest.h>

namespace roque::terminal {
namespace {

class LineErrorsTest : public testing::Test {
protected:
    /// Tells errors in the lines from one number to another.
    void tell(std::size_t from, std::size_t to) {
        for (std::size_t number = from; number <= to; ++number) errors_.tell(number, "odd");
    }
    [[nodiscard]] std::string said() const { return error_.str(); }

    std::istringstream in_;
    std::ostringstream out_;
    std::ostringstream error_;
    Streams streams_{in_, out_, error_};
    LineErrors errors_{"a.epd", streams_};
};

TEST_F(LineErrorsTest, AreToldWithTheirPlaces) {
    errors_.tell(3, "odd\nand more\n");
    errors_.finish();
    EXPECT_EQ(said(), "a.epd:3: odd\nand more\n");
    EXPECT_EQ(errors_.count(), 1U);
}

TEST_F(LineErrorsTest, AreCountedWhereNoLineCanBeUsed) {
    tell(1, 6);
    errors_.finish();
    EXPECT_EQ(said(),
              "a.epd:1: odd\na.epd:2: odd\na.epd:3: odd\na.epd:4: odd\na.epd:5: odd\n"
              "a.epd: 1 more line is like these\n");
    EXPECT_EQ(errors_.count(), 6U);
}

TEST_F(LineErrorsTest, AreAllToldWhereOtherLinesCanBeUsed) {
    errors_.noteGoodLine();
    tell(2, 8);
    errors_.finish();
    EXPECT_EQ(said(),
              "a.epd:2: odd\na.epd:3: odd\na.epd:4: odd\na.epd:5: odd\na.epd:6: odd\na.epd:7: odd\n"
              "a.epd:8: odd\n");
}

TEST_F(LineErrorsTest, AreCountedUpToTheFirstLineThatCanBeUsed) {
    tell(1, 7);
    errors_.noteGoodLine();
    tell(9, 9);
    errors_.finish();
    EXPECT_TRUE(said().ends_with("a.epd: 2 more lines are like these\na.epd:9: odd\n")) << said();
}

TEST(PgnTag, IsANameAndAValueInBrackets) {
    for (const char* const line : {"[Event \"?\"]", "  [Site\t\"x\"]\r", "\xEF\xBB\xBF[A_1 \""})
        EXPECT_TRUE(isPgnTag(line)) << line;
    for (const char* const line : {"", "[", "[]", "[Event]", "[Event \t", "[\"x\"]", "[Event\"x\"]",
                                   "[ Event \"x\"]", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"})
        EXPECT_FALSE(isPgnTag(line)) << line;
}

}  // namespace
}  // namespace roque::terminal
