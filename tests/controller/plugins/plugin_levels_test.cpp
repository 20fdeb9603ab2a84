#include "controller/plugins/plugin_levels.h"

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using Measurement = PluginLevel::Measurement;

TEST(PluginLevels, SayWhatIsMeasuredAndWhatIsOnlyAimedAt) {
    EXPECT_THAT(parseLevels("# number, name, aim, measured, error\n"
                            "1\tFirst moves\t250\t231\t80\n"
                            "2\tBeginner\t500\t-\t-\n"
                            "12\tFull strength\t-\t3105\t40\n"),
                ElementsAre(Pair(1, PluginLevel{"First moves", 250, Measurement{231, 80}}),
                            Pair(2, PluginLevel{"Beginner", 500, {}}),
                            Pair(12, PluginLevel{"Full strength", {}, Measurement{3105, 40}})));
}

TEST(PluginLevels, MeasureNothingWithoutAnError) {
    EXPECT_THAT(parseLevels("1\tOne\t250\t231\t-"), ElementsAre(Pair(1, PluginLevel{"One", 250, {}})));
    EXPECT_THAT(parseLevels("1\tOne\t250\t231"), ElementsAre(Pair(1, PluginLevel{"One", 250, {}})));
    EXPECT_THAT(parseLevels("1\tOne\t250\t231\t-5"), ElementsAre(Pair(1, PluginLevel{"One", 250, {}})));
}

TEST(PluginLevels, LeaveOutLinesThatSayAnythingElse) {
    EXPECT_THAT(parseLevels(""), IsEmpty());
    EXPECT_THAT(parseLevels("\n\t\t\n\nx\tOne\n1\t\t250\n1.5\tOne\n9999\tMany\n"), IsEmpty());
    EXPECT_THAT(parseLevels("1\tOne\r\n\xFF\tTwo"), ElementsAre(Pair(1, PluginLevel{"One", {}, {}})));
    EXPECT_THAT(parseLevels("1\tOne\t99999999999999999999\t1e3\t2"),
                ElementsAre(Pair(1, PluginLevel{"One", {}, {}})));
}

TEST(PluginLevels, MakeNamesFitToBeShown) {
    EXPECT_EQ(parseLevels("1\tCaf\xE9").at(1).name, "Caf\uFFFD");
    EXPECT_LE(parseLevels("1\t" + std::string(5000, 'x')).at(1).name.size(), 64U);
}

TEST(PluginLevels, AreReadBesideTheLibrary) {
    const test::TemporaryFolder folder;
    test::writeText(folder / "mine.levels.tsv", "4\tFour\t100\t-\t-\n");
    EXPECT_THAT(readLevelsOf(folder / "mine.so"), ElementsAre(Pair(4, PluginLevel{"Four", 100, {}})));
    EXPECT_THAT(readLevelsOf(folder / "other.so"), IsEmpty());
    std::filesystem::create_directory(folder / "folder.levels.tsv");
    EXPECT_THAT(readLevelsOf(folder / "folder.so"), IsEmpty());
}

PluginOption spin(std::string name, std::int64_t minimum, std::int64_t maximum) {
    return {std::move(name), "", PluginOption::Kind::Spin, "1", minimum, maximum, {}};
}

TEST(LevelOption, IsASpinCalledLevel) {
    const std::vector<PluginOption> options{spin("Hash", 1, 1024), spin("level", 1, 12)};
    EXPECT_EQ(levelOption(options), &options[1]);
    EXPECT_EQ(levelOption({spin("Depth", 1, 8)}), nullptr);
    EXPECT_EQ(levelOption({{"Level", "", PluginOption::Kind::String, "", 0, 0, {}}}), nullptr);
}

TEST(LevelOption, HasSoFewValuesThatASliderCanShowThem) {
    EXPECT_EQ(levelOption({spin("Level", 1, 1'000'000'000)}), nullptr);
    EXPECT_EQ(levelOption({spin("Level", 3, 3)}), nullptr);
}

TEST(LevelOf, IsTheOneChosenOrTheUsualOne) {
    const std::vector<PluginOption> options{spin("Hash", 1, 1024), spin("Level", 1, 12)};
    EXPECT_EQ(levelOf(options, {{"Hash", "64"}, {"level", "7"}}), 7);
    EXPECT_EQ(levelOf(options, {{"Hash", "64"}}), 1);
    EXPECT_EQ(levelOf(options, {{"Level", "13"}}), std::nullopt);
    EXPECT_EQ(levelOf({spin("Hash", 1, 1024)}, {{"Level", "7"}}), std::nullopt);
}

TEST(ChooseLevel, ReplacesTheLevelHoweverItsNameWasWritten) {
    const std::vector<PluginOption> options{spin("Hash", 1, 1024), spin("Level", 1, 12)};
    std::map<std::string, std::string> chosen{{"Hash", "64"}, {"level", "7"}};
    chooseLevel(options, chosen, 9);
    EXPECT_THAT(chosen, ElementsAre(Pair("Hash", "64"), Pair("Level", "9")));
    chooseLevel({spin("Hash", 1, 1024)}, chosen, 3);
    EXPECT_EQ(chosen.at("Level"), "9");
}

TEST(FriendlyLevel, IsOneThatMostPeopleCanBeat) {
    EXPECT_EQ(friendlyLevel(spin("Level", 1, 12)), 3);
    EXPECT_EQ(friendlyLevel(spin("Level", 0, 20)), 5);
    EXPECT_EQ(friendlyLevel(spin("Level", 0, 1)), 0);
}

}  // namespace
}  // namespace roque
