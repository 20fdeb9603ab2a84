#include "view/text/sentence_pattern.h"

#include <gmock/gmock.h>

#include <array>

// Sentences with places for names, numbers and reasons.
namespace roque {
namespace {

using testing::ElementsAre;
using testing::Optional;

TEST(SentencePattern, FindsWhatStandsInItsPlaces) {
    EXPECT_THAT(argumentsOf("Cannot read {}: {}", "Cannot read a.pgn: No such file"),
                Optional(ElementsAre("a.pgn", "No such file")));
    EXPECT_THAT(argumentsOf("{} closes nothing", "')' closes nothing"), Optional(ElementsAre("')'")));
    EXPECT_THAT(argumentsOf("a {} b", "a  b"), Optional(ElementsAre("")));
    EXPECT_THAT(argumentsOf("is missing", "is missing"), Optional(ElementsAre()));
}

TEST(SentencePattern, LeavesToTheLastPlaceWhatIsLeft) {
    EXPECT_THAT(argumentsOf("line {}: {}", "line 2: a: b"), Optional(ElementsAre("2", "a: b")));
    EXPECT_THAT(argumentsOf("{}.{}", "a.b.c"), Optional(ElementsAre("a", "b.c")));
}

TEST(SentencePattern, KnowsWhatDoesNotFollowIt) {
    EXPECT_EQ(argumentsOf("is missing", "is missing too"), std::nullopt);
    EXPECT_EQ(argumentsOf("is missing", "is miss"), std::nullopt);
    EXPECT_EQ(argumentsOf("Cannot read {}: {}", "Cannot read a.pgn"), std::nullopt);
    EXPECT_EQ(argumentsOf("{} closes nothing", "it closes nothing at all"), std::nullopt);
    EXPECT_EQ(argumentsOf("aba{}aba", "aba"), std::nullopt);  // the ends may not overlap
}

TEST(SentencePattern, IsFilledInOrder) {
    const std::array<std::string, 2> arguments{"1", "{}"};
    EXPECT_EQ(filled("rank {} has {} squares", arguments), "rank 1 has {} squares");
    EXPECT_EQ(filled("nothing", {}), "nothing");
    EXPECT_EQ(filled("{}", {}), "");
}

TEST(SentencePattern, CountsItsFixedWords) {
    EXPECT_EQ(fixedLength("line {}: {}"), 7U);
    EXPECT_EQ(fixedLength("{}"), 0U);
    EXPECT_EQ(fixedLength("none"), 4U);
}

}  // namespace
}  // namespace roque
