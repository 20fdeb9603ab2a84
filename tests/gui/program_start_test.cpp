// A usual start has nothing to complain about.

#include <gmock/gmock.h>

#include "tests/gui/program_test.h"

namespace roque::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class ProgramStart : public ProgramTest, public testing::WithParamInterface<const char*> {};

TEST_P(ProgramStart, IsQuietTheFirstTimeAndTheNext) {
    Settings settings;
    settings.play.language = GetParam();
    ASSERT_TRUE(keepSettings(settings));
    for (const char* time : {"first", "second"}) {
        ASSERT_TRUE(start()) << time;
        ASSERT_TRUE(quit()) << time;
        EXPECT_THAT(errors(), AllOf(Not(HasSubstr("CRITICAL")), Not(HasSubstr("WARNING")))) << time;
    }
    EXPECT_TRUE(SettingsFile(home_ / "config/roque").load().settings.window.width);
}

INSTANTIATE_TEST_SUITE_P(Languages, ProgramStart, testing::Values("en", "fr"));

}  // namespace
}  // namespace roque::test
