#include "model/base/utf8.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(LetterCount, CountsLettersAndNotBytes) {
    EXPECT_EQ(letterCount(""), 0U);
    EXPECT_EQ(letterCount("Ada"), 3U);
    EXPECT_EQ(letterCount("Zoë ½"), 5U);
    EXPECT_EQ(letterCount("♞"), 1U);
}

TEST(ContinuesLetter, HoldsForAllBytesButTheFirst) {
    const std::string_view knight = "♞";
    EXPECT_FALSE(continuesLetter(knight[0]));
    EXPECT_TRUE(continuesLetter(knight[1]));
    EXPECT_TRUE(continuesLetter(knight[2]));
    EXPECT_FALSE(continuesLetter('a'));
}

}  // namespace
}  // namespace roque
