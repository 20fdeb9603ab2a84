#include "view/uci/words.h"

#include <gtest/gtest.h>

namespace roque::uci {
namespace {

TEST(Words, TakesThemOneByOneWhateverStandsBetween) {
    Words words("  position \t startpos   moves\r");
    EXPECT_EQ(words.take(), "position");
    EXPECT_EQ(words.peek(), "startpos");
    EXPECT_EQ(words.take(), "startpos");
    EXPECT_FALSE(words.takeIf("fen"));
    EXPECT_TRUE(words.takeIf("moves"));
    EXPECT_TRUE(words.isEmpty());
    EXPECT_EQ(words.take(), "");
    EXPECT_FALSE(words.takeIf(""));
}

TEST(Words, TakesATextOfSeveralWords) {
    Words words("Move  Overhead value 10");
    EXPECT_EQ(words.takeUntil("value"), "Move  Overhead");
    EXPECT_EQ(words.takeUntil("other"), "value 10");
    EXPECT_EQ(words.takeUntil("other"), "");
}

TEST(Words, FindsNoneInBlanks) {
    EXPECT_TRUE(Words(" \t ").isEmpty());
    EXPECT_TRUE(Words("").isEmpty());
}

}  // namespace
}  // namespace roque::uci
