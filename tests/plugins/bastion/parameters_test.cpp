#include "plugins/bastion/search/parameters.h"

#include <set>
#include <string>

#include <gmock/gmock.h>

namespace roque::bastion {
namespace {

TEST(SearchParameters, LieWithinTheirRanges) {
    for (const Parameter& each : kParameters) {
        EXPECT_LE(each.minimum, each.value) << each.name;
        EXPECT_LE(each.value, each.maximum) << each.name;
    }
}

TEST(SearchParameters, HaveAStepThatFitsIntoTheirRange) {
    for (const Parameter& each : kParameters) {
        EXPECT_GT(each.step, 0) << each.name;
        EXPECT_LE(each.step, each.maximum - each.minimum) << each.name;
    }
}

TEST(SearchParameters, HaveNamesOfTheirOwn) {
    std::set<std::string> names;
    for (const Parameter& each : kParameters) names.insert(each.name);
    EXPECT_EQ(names.size(), kParameters.size());
}

TEST(SearchParameters, SayWhichTestSetThem) {
    for (const Parameter& each : kParameters) EXPECT_STRNE(each.test, "") << each.name;
}

TEST(SearchParameters, AreNeverZeroWhereTheyDivide) {
    for (const Parameter& each : kParameters) {
        const bool isDivisor = std::string_view(each.name).find("Divisor") != std::string_view::npos;
        EXPECT_TRUE(!isDivisor || each.minimum > 0) << each.name;
    }
}

}  // namespace
}  // namespace roque::bastion
