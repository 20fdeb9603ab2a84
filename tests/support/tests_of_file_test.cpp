#include "tests/support/tests_of_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace roque::test {
namespace {

using testing::Optional;

constexpr const char* kThisFile = "tests_of_file_test";
constexpr const char* kTestsHere =
    "TestsOfFile.AreThoseOfThatFileAlone:TestsOfFile.MayBeOfSeveralFiles:TestsOfFile.LeaveOutWhatIsLeftOut:"
    "TestsOfFile.AreNotChosenBesideNames:TestsOfFile.AreNoneOfAFileThatIsNotThere:";

TEST(TestsOfFile, AreThoseOfThatFileAlone) {
    EXPECT_THAT(filterForFiles(kThisFile, "*"), Optional(std::string(kTestsHere)));
    EXPECT_THAT(filterForFiles("support/tests_of_file_test", "*"), Optional(std::string(kTestsHere)));
}

TEST(TestsOfFile, MayBeOfSeveralFiles) {
    const std::string twice = std::string(kThisFile) + ",support/" + kThisFile;
    EXPECT_THAT(filterForFiles(twice, "*"), Optional(std::string(kTestsHere) + kTestsHere));
}

TEST(TestsOfFile, LeaveOutWhatIsLeftOut) {
    EXPECT_THAT(filterForFiles(kThisFile, "-A.*:B.c"), Optional(kTestsHere + std::string("-A.*:B.c")));
}

TEST(TestsOfFile, AreNotChosenBesideNames) {
    EXPECT_THAT(filterForFiles(kThisFile, "A.*"), Optional(std::string("A.*")));
}

TEST(TestsOfFile, AreNoneOfAFileThatIsNotThere) {
    EXPECT_EQ(filterForFiles("no_test", "*"), std::nullopt);
    EXPECT_EQ(filterForFiles("of_file_test", "*"), std::nullopt);
    EXPECT_EQ(filterForFiles(std::string(kThisFile) + ",no_test", "*"), std::nullopt);
}

}  // namespace
}  // namespace roque::test
