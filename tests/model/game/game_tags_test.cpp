#include "model/game/game_tags.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

std::string namesOf(const GameTags& tags) {
    std::string names;
    for (const auto& [name, value] : tags) names += name + ' ';
    return names;
}

TEST(GameTags, StandInTheOrderOfTheRosterThenOfTheAlphabet) {
    GameTags tags;
    for (const char* name : {"ECO", "Result", "White", "Annotator", "Event"}) tags.set(name, "x");
    EXPECT_EQ(namesOf(tags), "Event White Result Annotator ECO ");
}

TEST(GameTags, HaveOneValueForEachName) {
    GameTags tags;
    tags.set("White", "first");
    tags.set("White", "second");
    EXPECT_EQ(tags.value("White"), "second");
    EXPECT_EQ(tags.size(), 1U);
}

TEST(GameTags, AreEmptyWhereNothingIsKnown) {
    GameTags tags;
    tags.set("White", "x");
    tags.remove("White");
    tags.remove("Black");
    EXPECT_EQ(tags.value("White"), "");
    EXPECT_FALSE(tags.contains("White"));
}

}  // namespace
}  // namespace roque
