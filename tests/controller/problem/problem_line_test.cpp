#include "controller/problem/problem_line.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(ProblemLine, IsAFenWithTheLengthAfterATab) {
    const auto problem = parseProblemLine("8/8/8/8/8/5K2/7R/5k2 w - - 0 1\t2");
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->fen, "8/8/8/8/8/5K2/7R/5k2 w - - 0 1");
    EXPECT_EQ(problem->moves, 2U);
}

TEST(ProblemLine, IsAFenAlone) {
    const auto problem = parseProblemLine("8/8/8/8/8/5K2/7R/5k2 w - - 0 1");
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->moves, std::nullopt);
}

TEST(ProblemLine, TakesTheLengthFromEpd) {
    const auto problem = parseProblemLine("8/8/8/8/8/5K2/7R/5k2 w - - id \"no 3; easy\"; dm 1;");
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->fen, "8/8/8/8/8/5K2/7R/5k2 w - -");
    EXPECT_EQ(problem->moves, 1U);
}

TEST(ProblemLine, IsRefusedWithALengthThatIsNoNumber) {
    EXPECT_FALSE(parseProblemLine("8/8/8/8/8/5K2/7R/5k2 w - - dm soon;"));
    EXPECT_FALSE(parseProblemLine("8/8/8/8/8/5K2/7R/5k2 w - - dm 0;"));
}

TEST(ProblemLine, SaysWhatStandsInThePlaceOfTheLength) {
    const auto fault = [](const std::string& operations) {
        return english(parseProblemLine("8/8/8/8/8/5K2/7R/5k2 w - - " + operations).error());
    };
    EXPECT_EQ(fault("dm x; id \"a\";"), "the length of the mate is 'x', not a number from 1 to 50");
    EXPECT_EQ(fault("0 1 99"), "the length of the mate is '99', not a number from 1 to 50");
    for (const char* none : {"dm", "dm ;", "dm;"})
        EXPECT_EQ(fault(none), "the length of the mate is missing after dm") << none;
}

TEST(ProblemLine, IsRefusedIfItIsNeitherAFenNorEpd) {
    EXPECT_FALSE(parseProblemLine("mate me"));
    EXPECT_FALSE(
        parseProblemLine(std::string_view("\x7F"
                                          "ELF\2\1\1 w - -")));
}

}  // namespace
}  // namespace roque
