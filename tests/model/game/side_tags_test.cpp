#include "model/game/side_tags.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

using namespace std::chrono_literals;

const TimeControl kShort = suddenDeath(2s, 20ms);
const TimeControl kLong = suddenDeath(300s, 2s);

GameTags tagged(const ByColor<TimeControl>& controls) {
    GameTags tags;
    setTimeControls(tags, controls);
    return tags;
}

TEST(SideTags, TellsWhatHoldsForBothSidesOnce) {
    const GameTags tags = tagged({kLong, kLong});
    EXPECT_EQ(tags.size(), 1U);
    EXPECT_EQ(tags.value("TimeControl"), "300+2");
    EXPECT_EQ(timeControlsOf(tags), (ByColor<std::optional<TimeControl>>{kLong, kLong}));
}

TEST(SideTags, TellsOfEachSideWhereTheyDiffer) {
    const GameTags tags = tagged({kShort, Untimed()});
    EXPECT_EQ(tags.size(), 2U);
    EXPECT_EQ(tags.value("WhiteTimeControl"), "2+0.02");
    EXPECT_EQ(tags.value("BlackTimeControl"), "-");
    EXPECT_EQ(timeControlsOf(tags), (ByColor<std::optional<TimeControl>>{kShort, Untimed()}));
}

TEST(SideTags, SetsNoTagForAnEmptyValue) {
    GameTags tags;
    setForSides(tags, "SearchLimits", {"", "depth 8"});
    EXPECT_EQ(tags.size(), 1U);
    EXPECT_EQ(tags.value("BlackSearchLimits"), "depth 8");
    setForSides(tags, "Hints", {"", ""});
    EXPECT_EQ(tags.size(), 1U);
}

TEST(SideTags, ReadsTwoTimesInOneTag) {
    GameTags tags;
    tags.set("TimeControl", "2+0.02 / 300+2");
    EXPECT_EQ(timeControlsOf(tags), (ByColor<std::optional<TimeControl>>{kShort, kLong}));
}

TEST(SideTags, KnowsNoTimeFromWhatIsNone) {
    GameTags tags;
    EXPECT_EQ(timeControlsOf(tags)[Color::White], std::nullopt);
    tags.set("TimeControl", "?");
    tags.set("BlackTimeControl", "300+2");
    EXPECT_EQ(timeControlsOf(tags), (ByColor<std::optional<TimeControl>>{std::nullopt, kLong}));
}

}  // namespace
}  // namespace roque
