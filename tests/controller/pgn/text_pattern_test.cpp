#include "controller/pgn/text_pattern.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(TextPattern, IsFoldedToLowerCaseWithoutAccents) {
    EXPECT_EQ(TextPattern("ÀÿĀſŁódź Straße ×").folded(), "ayaslodz strase *");
    EXPECT_EQ(TextPattern("Ян").folded(), "Ян");
}

TEST(TextPattern, KeepsBytesThatAreNoLetter) {
    EXPECT_EQ(TextPattern("\xC3").folded(), "\xC3");
    EXPECT_EQ(TextPattern("\xC3x").folded(), "\xC3x");
}

TEST(TextPattern, OccursWhateverTheCaseAndTheAccents) {
    EXPECT_TRUE(TextPattern("muller").occursIn("Thomas MÜLLER"));
    EXPECT_TRUE(TextPattern("Müller").occursIn("Muller, T."));
    EXPECT_TRUE(TextPattern("Ян").occursIn("Непомнящий, Ян"));
    EXPECT_FALSE(TextPattern("miller").occursIn("Thomas Müller"));
}

TEST(TextPattern, OccursAtTheBeginningAndAtTheEnd) {
    EXPECT_TRUE(TextPattern("abc").occursIn("abc"));
    EXPECT_TRUE(TextPattern("c").occursIn("abc"));
    EXPECT_FALSE(TextPattern("abcd").occursIn("abc"));
    EXPECT_TRUE(TextPattern("aab").occursIn("aaab"));
}

TEST(TextPattern, OccursEverywhereIfEmpty) {
    EXPECT_TRUE(TextPattern("").occursIn(""));
    EXPECT_TRUE(TextPattern().occursIn("x"));
    EXPECT_FALSE(TextPattern("x").occursIn(""));
}

TEST(CompareFolded, SortsAsAPersonDoes) {
    EXPECT_EQ(compareFolded("ÉCLAIR", "eclair"), 0);
    EXPECT_LT(compareFolded("Abel", "Éva"), 0);
    EXPECT_GT(compareFolded("abc", "ab"), 0);
    EXPECT_LT(compareFolded("", "a"), 0);
    EXPECT_LT(foldedPrefix("Élan"), foldedPrefix("zoo"));
    EXPECT_EQ(foldedPrefix("12345678a"), foldedPrefix("12345678b"));
    EXPECT_LT(foldedPrefix("ab"), foldedPrefix("abc"));
}

}  // namespace
}  // namespace roque
