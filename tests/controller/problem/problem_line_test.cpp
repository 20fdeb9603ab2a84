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

TEST(ProblemLine, IsRefusedIfItIsNeitherAFenNorEpd) {
    EXPECT_FALSE(parseProblemLine("mate me"));
    EXPECT_FALSE(
        parseProblemLine(std::string_view("\x7F"
                                          "ELF\2\1\1 w - -")));
}

}  // namespace
}  // namespace roque
