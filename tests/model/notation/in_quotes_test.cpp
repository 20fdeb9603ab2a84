#include "model/notation/in_quotes.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

using namespace std::string_view_literals;

TEST(InQuotes, ShowsPlainTextAsItIs) {
    EXPECT_EQ(inQuotes("Nf3"), "'Nf3'");
    EXPECT_EQ(inQuotes(""), "''");
    EXPECT_EQ(inQuotes("♘f3 é 𝄞"), "'♘f3 é 𝄞'");
}

TEST(InQuotes, ShowsControlCharactersAsNumbers) {
    EXPECT_EQ(inQuotes("a\0b\n\x7F"sv), "'a\\x00b\\x0A\\x7F'");
}

TEST(InQuotes, ShowsWhatIsNotUtf8AsNumbers) {
    EXPECT_EQ(inQuotes("\xC3"), "'\\xC3'");                    // truncated
    EXPECT_EQ(inQuotes("\xC0\xAF"), "'\\xC0\\xAF'");           // overlong
    EXPECT_EQ(inQuotes("\xED\xA0\x80"), "'\\xED\\xA0\\x80'");  // surrogate
    EXPECT_EQ(inQuotes("\xF4\x90\x80\x80"), "'\\xF4\\x90\\x80\\x80'");
    EXPECT_EQ(inQuotes("\xE0\x80\x80"), "'\\xE0\\x80\\x80'");  // overlong
    EXPECT_EQ(inQuotes("é"sv.substr(0, 1)), "'\\xC3'");        // the rest lies beyond the view
    EXPECT_EQ(inQuotes("\xE2\x82"), "'\\xE2\\x82'");
    EXPECT_EQ(inQuotes("\xF0\x9F\x82 "), "'\\xF0\\x9F\\x82 '");
}

TEST(InQuotes, CutsALongText) {
    EXPECT_EQ(inQuotes(std::string(40, 'x')), '\'' + std::string(40, 'x') + '\'');
    EXPECT_EQ(inQuotes(std::string(10'000, 'x')), '\'' + std::string(40, 'x') + "...'");
}

}  // namespace
}  // namespace roque
