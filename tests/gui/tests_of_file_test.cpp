#include "tests/gui/support/tests_of_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace roque::test {
namespace {

using testing::Optional;

constexpr const char* kThisFile = "tests_of_file_test";
constexpr const char* kTestsHere =
    "TestsOfFile.AreThoseOfThatFileAlone:TestsOfFile.LeaveOutWhatIsLeftOut:TestsOfFile."
    "AreNotChosenBesideNames:"
    "TestsOfFile.AreNoneOfAFileThatIsNotThere:";

TEST(TestsOfFile, AreThoseOfThatFileAlone) {
    EXPECT_THAT(filterForFile(kThisFile, "*"), Optional(std::string(kTestsHere)));
}

TEST(TestsOfFile, LeaveOutWhatIsLeftOut) {
    EXPECT_THAT(filterForFile(kThisFile, "-A.*:B.c"), Optional(kTestsHere + std::string("-A.*:B.c")));
}

TEST(TestsOfFile, AreNotChosenBesideNames) {
    EXPECT_THAT(filterForFile(kThisFile, "A.*"), Optional(std::string("A.*")));
}

TEST(TestsOfFile, AreNoneOfAFileThatIsNotThere) {
    EXPECT_EQ(filterForFile("no_test", "*"), std::nullopt);
}

}  // namespace
}  // namespace roque::test
