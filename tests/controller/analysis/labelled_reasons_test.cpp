// The moves of tests/data/why.tsv, which lost points in games of Bastion's levels, each with the reason that
// was checked by other means and read once by a person, or without one.

#include <gmock/gmock.h>

#include "tests/support/reason_case.h"

namespace roque {
namespace {

TEST(LabelledReasons, AreFoundAndNoOthers) {
    const auto lines = test::dataLines("why.tsv");
    ASSERT_GE(lines.size(), 40U);
    for (const std::string& line : lines) {
        const auto [subject, expected] = test::labelledCase(line);
        const auto reason = ReasonFinder().find(subject);
        EXPECT_EQ(reason ? english(describe(*reason, subject.before, subject.move)) : "", expected) << line;
    }
}

}  // namespace
}  // namespace roque
