#include "model/base/utf8.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(Utf8Length, CountsTheBytesOfTheFirstCharacter) {
    EXPECT_EQ(utf8Length("a"), 1U);
    EXPECT_EQ(utf8Length("é"), 2U);
    EXPECT_EQ(utf8Length("♘f"), 3U);
    EXPECT_EQ(utf8Length("𝄞"), 4U);
    EXPECT_EQ(utf8Length("\xF4\x8F\xBF\xBF"), 4U);  // U+10FFFF
}

TEST(Utf8Length, IsZeroForWhatIsNoCharacter) {
    using namespace std::string_view_literals;
    for (const std::string_view text : {
             ""sv, "\x80"sv, "\xC3"sv, "\xC3("sv, "\xE2\x82"sv, "\xF0\x9F\x82 "sv, "\xC0\xAF"sv,
             "\xE0\x9F\xBF"sv, "\xF0\x8F\xBF\xBF"sv,                // longer than needed
             "\xED\xA0\x80"sv, "\xED\xBF\xBF"sv,                    // surrogates
             "\xF4\x90\x80\x80"sv, "\xF5\x80\x80\x80"sv, "\xFF"sv,  // beyond U+10FFFF
         })
        EXPECT_EQ(utf8Length(text), 0U) << testing::PrintToString(text);
}

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
