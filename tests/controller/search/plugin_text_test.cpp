#include "controller/search/plugin_text.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

TEST(BoundedText, IsTheTextThatAPointerLeadsTo) {
    EXPECT_EQ(boundedText("Minimax", 7), "Minimax");
}

TEST(BoundedText, IsNothingForANullPointer) {
    EXPECT_FALSE(boundedText(nullptr, 10).has_value());
}

TEST(BoundedText, IsNothingIfTheTextIsTooLong) {
    EXPECT_FALSE(boundedText("Minimax", 6).has_value());
}

class OneLineTest : public testing::TestWithParam<std::pair<std::string_view, bool>> {};

TEST_P(OneLineTest, AcceptsVisibleUtf8Only) {
    EXPECT_EQ(isOneLine(GetParam().first), GetParam().second);
}

INSTANTIATE_TEST_SUITE_P(Texts, OneLineTest,
                         testing::Values(std::pair("", true), std::pair("Roque", true),
                                         std::pair("Caf\xC3\xA9", true), std::pair("\xE2\x99\x9E", true),
                                         std::pair("\xF0\x9F\x99\x82", true), std::pair("two\nlines", false),
                                         std::pair("tab\t", false), std::pair("\x7F", false),
                                         std::pair("\xC2\x85", false),          // next line
                                         std::pair("\xE2\x80\xA8", false),      // line separator
                                         std::pair("a\xE2\x80\xAEz", false),    // right to left from here
                                         std::pair("a\xE2\x81\xA7z", false),    // an isolate
                                         std::pair("a\xE2\x80\x8Bz", false),    // no width
                                         std::pair("\xEF\xBB\xBF-", false),     // byte order mark
                                         std::pair("Caf\xE9", false),           // Latin-1
                                         std::pair("cut \xE2\x99", false),      // cut off
                                         std::pair("\xC0\xAF", false),          // longer than needed
                                         std::pair("\xE0\x80\xAF", false),      // longer than needed
                                         std::pair("\xED\xA0\x80", false),      // surrogate
                                         std::pair("\xF4\x90\x80\x80", false),  // beyond Unicode
                                         std::pair("\x80", false), std::pair("\xFF", false)));

TEST(ShownText, LeavesGoodTextAlone) {
    EXPECT_EQ(shownText("Caf\xC3\xA9 \xE2\x99\x9E", 100), "Caf\xC3\xA9 \xE2\x99\x9E");
}

TEST(ShownText, ReplacesBytesThatAreNoText) {
    EXPECT_EQ(shownText("a\xFFz", 100), "a\xEF\xBF\xBDz");
}

TEST(ShownText, MakesOneLineOfSeveral) {
    EXPECT_EQ(shownText("one\ntwo\033[31m", 100), "one two [31m");
}

TEST(ShownText, CutsOffBetweenCharacters) {
    EXPECT_EQ(shownText("ab\xC3\xA9", 3), "ab");
}

TEST(ShownText, IsAlwaysOneLineWhateverTheBytes) {
    std::string bytes;
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; second += 5) {
            bytes += {static_cast<char>(first), static_cast<char>(second), static_cast<char>(first ^ second)};
        }
    }
    EXPECT_TRUE(isOneLine(shownText(bytes, 1'000'000)));
}

}  // namespace
}  // namespace roque
