#include "controller/settings/settings_file.h"

#include <random>

#include <gmock/gmock.h>

#include "controller/settings/settings_json.h"
#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

Settings unusualSettings() {
    Settings settings;
    settings.window = {-20, 30, 1000, 800, true};
    settings.board = {80, 0, 100};
    settings.appearance = {"mine",
                           "night",
                           Theme::Dark,
                           CoordinatePlace::Margin,
                           TargetMarks::Classic,
                           AnimationSpeed::Slow,
                           CardPlace::Stacked,
                           false};
    settings.play = {MoveInput::Drag,
                     false,
                     30,
                     true,
                     true,
                     true,
                     MoveNotation::Figurines,
                     "fr",
                     false,
                     false,
                     true,
                     true,
                     true,
                     true,
                     false,
                     true};
    settings.scores = {false, {PointsDatabase::Kind::MySql, "db.example.org", 3307, "chess", "zoë"}};
    settings.newGame =
        GameSetup{{PersonSpec{"Zoë"}, PluginSpec{"minimax", {{"Hash", "8"}}, {}, "/bücher/a.bin"}},
                  Position::start(),
                  Variant::Standard,
                  {suddenDeath(std::chrono::minutes(5), std::chrono::seconds(3)), Untimed{}}};
    settings.recentFiles = {"/a b/c=d.pgn", "/ü.pgn"};
    settings.newGameHabits = {ColorWish::Random,
                              {PluginSpec{"bastion", {{"Level", "6"}}, {}}},
                              {{suddenDeath(std::chrono::minutes(7)), Hourglass{std::chrono::minutes(3)}}},
                              true};
    settings.annotation = {"engine:a/b", 20'000, 3};
    settings.analysis = {{{"bastion", 3}, {"engine:a/b", 1}}, false};
    return settings;
}

class SettingsFileTest : public testing::Test {
protected:
    [[nodiscard]] fs::path path() const { return folder_ / "settings.json"; }
    [[nodiscard]] LoadedSettings load() { return SettingsFile(folder_.path()).load(); }
    void save(const Settings& settings) { ASSERT_TRUE(SettingsFile(folder_.path()).save(settings)); }

    /// The common property of bad files: nothing is lost, before and after the next save.
    void expectKept(const std::string& content) {
        const LoadedSettings loaded = load();
        ASSERT_TRUE(loaded.problem) << content.substr(0, 100);
        ASSERT_TRUE(loaded.problem->keptAs);
        EXPECT_THAT(english(loaded.problem->describe()), HasSubstr(loaded.problem->keptAs->string()));
        save(loaded.settings);
        EXPECT_EQ(readText(*loaded.problem->keptAs), content);
        EXPECT_FALSE(load().problem);
        fs::remove(*loaded.problem->keptAs);
        fs::remove(path());
    }

    TemporaryFolder folder_;
};

TEST_F(SettingsFileTest, GivesTheDefaultsWithoutAFile) {
    const LoadedSettings loaded = load();
    EXPECT_EQ(loaded.settings, Settings());
    EXPECT_FALSE(loaded.problem);
}

TEST_F(SettingsFileTest, ReadsWhatItSaved) {
    save(unusualSettings());
    const LoadedSettings loaded = load();
    EXPECT_EQ(loaded.settings, unusualSettings());
    EXPECT_FALSE(loaded.problem);
}

TEST_F(SettingsFileTest, NeverContainsAPassword) {
    save(unusualSettings());
    EXPECT_THAT(readText(path()), testing::Not(HasSubstr("pass")));
}

TEST_F(SettingsFileTest, TakesOverNothingFromAFileCutOffAnywhere) {
    save(unusualSettings());
    const std::string whole = readText(path());
    const std::size_t lastBrace = whole.rfind('}');
    for (std::size_t size = 0; size <= lastBrace; ++size) {
        writeText(path(), whole.substr(0, size));
        const LoadedSettings loaded = load();
        ASSERT_TRUE(loaded.problem) << size;
        ASSERT_EQ(loaded.problem->kind, SettingsProblem::Kind::NotSettings) << size;
        ASSERT_EQ(loaded.settings, Settings()) << size;
        ASSERT_EQ(readText(*loaded.problem->keptAs), whole.substr(0, size));
        fs::remove(*loaded.problem->keptAs);
    }
}

TEST_F(SettingsFileTest, KeepsAFileThatIsNoSettings) {
    std::mt19937 random(1);
    std::string noise(5000, '\0');
    for (char& byte : noise) byte = static_cast<char>(random());
    for (const std::string& content :
         {std::string("null"), std::string("[]"), std::string("{\"play\": {\"language\": \"\xff\"}}"), noise,
          std::string(100'000, '['), std::string(500'000, '{') + std::string(10, '}'),
          std::string("{\"board\": 1e999}")}) {
        writeText(path(), content);
        expectKept(content);
    }
}

TEST_F(SettingsFileTest, KeepsAFileThatIsHuge) {
    const std::string content(SettingsFile::kLargest + 1, ' ');
    writeText(path(), content);
    expectKept(content);
}

TEST_F(SettingsFileTest, ReplacesSingleValuesThatMakeNoSense) {
    const std::string content =
        R"({"board": {"size": 5, "x": 20, "y": "low"}, "play": {"sounds": 0, "language": "fr"},
            "window": {"width": 1e6}, "appearance": [], "newGame": 1, "recentFiles": [3]})";
    writeText(path(), content);
    const LoadedSettings loaded = load();
    Settings expected;
    expected.board.x = 20;
    expected.play.language = "fr";
    EXPECT_EQ(loaded.settings, expected);
    ASSERT_TRUE(loaded.problem);
    EXPECT_EQ(loaded.problem->kind, SettingsProblem::Kind::BadValues);
    EXPECT_EQ(english(*loaded.problem->detail),
              "window.width, board.size, board.y, appearance, play.sounds, newGame, recentFiles.0");
    expectKept(content);
}

TEST_F(SettingsFileTest, DropsOwnTimesThatMakeNoSenseAndKeepsTheOthers) {
    const std::string content =
        R"({"newGameHabits": {"times": ["420+0", "soon", "420+0", 7, "-", "*180"], "color": "green"}})";
    writeText(path(), content);
    const LoadedSettings loaded = load();
    EXPECT_EQ(loaded.settings.newGameHabits.own,
              (OwnTimes{{suddenDeath(std::chrono::minutes(7)), Hourglass{std::chrono::minutes(3)}}}));
    ASSERT_TRUE(loaded.problem);
    EXPECT_EQ(english(*loaded.problem->detail),
              "newGameHabits.color, newGameHabits.times.1, newGameHabits.times.2, newGameHabits.times.3, "
              "newGameHabits.times.4");
    expectKept(content);
}

TEST_F(SettingsFileTest, ReplacesAnyValueOfAnotherType) {
    const Json good = toJson(unusualSettings()).flatten();
    for (const auto& [pointer, value] : good.items()) {
        if (value.is_null() || value.empty()) continue;
        Json bad = good;
        bad[pointer] = 0.5;
        const std::string content = bad.unflatten().dump();
        writeText(path(), content);
        ASSERT_NO_FATAL_FAILURE(expectKept(content)) << pointer;
    }
}

TEST_F(SettingsFileTest, LeavesWhatItDoesNotKnow) {
    writeText(path(), R"({"future": {"a": [1, 2]}, "board": {"size": 90, "angle": 45}})");
    SettingsFile file(folder_.path());
    LoadedSettings loaded = file.load();
    EXPECT_FALSE(loaded.problem);
    loaded.settings.board.size = 70;
    ASSERT_TRUE(file.save(loaded.settings));
    const Json saved = Json::parse(readText(path()));
    EXPECT_EQ(saved["future"], Json::parse(R"({"a": [1, 2]})"));
    EXPECT_EQ(saved["board"]["angle"], 45);
    EXPECT_EQ(saved["board"]["size"], 70);
}

TEST_F(SettingsFileTest, KeepsACopyOfThoseOfANewerVersion) {
    const std::string content = R"({"version": 2, "board": {"size": 90}})";
    writeText(path(), content);
    const LoadedSettings loaded = load();
    EXPECT_EQ(loaded.settings.board.size, 90);
    EXPECT_EQ(loaded.problem->kind, SettingsProblem::Kind::Newer);
    expectKept(content);
}

TEST_F(SettingsFileTest, CopesWithAFolderInItsPlace) {
    fs::create_directories(path() / "inside");
    const LoadedSettings loaded = load();
    EXPECT_EQ(loaded.problem->kind, SettingsProblem::Kind::Unreadable);
    EXPECT_TRUE(fs::is_directory(*loaded.problem->keptAs / "inside"));
    save(unusualSettings());
    EXPECT_EQ(load().settings, unusualSettings());
}

TEST_F(SettingsFileTest, CopesWithAFileThatMayNotBeRead) {
    save(unusualSettings());
    fs::permissions(path(), fs::perms::none);
    fs::permissions(folder_.path(), fs::perms(0777));
    const std::string content = readText(path());
    {
        const LimitedUser user;
        SettingsFile file(folder_.path());
        const LoadedSettings loaded = file.load();
        EXPECT_EQ(loaded.problem->kind, SettingsProblem::Kind::Unreadable);
        EXPECT_TRUE(file.save(Settings()));
    }
    EXPECT_EQ(load().settings, Settings());
    fs::permissions(folder_ / "settings.json.bad", fs::perms::owner_read);
    EXPECT_EQ(readText(folder_ / "settings.json.bad"), content);
}

TEST_F(SettingsFileTest, OverwritesNothingInAFolderThatIsReadOnly) {
    writeText(path(), "{");
    fs::permissions(folder_.path(), fs::perms(0555));
    {
        const LimitedUser user;
        SettingsFile file(folder_.path());
        const LoadedSettings loaded = file.load();
        EXPECT_EQ(loaded.problem->kind, SettingsProblem::Kind::NotSettings);
        EXPECT_FALSE(loaded.problem->keptAs);
        EXPECT_FALSE(file.save(Settings()));
    }
    EXPECT_EQ(readText(path()), "{");
}

TEST_F(SettingsFileTest, KeepsTheOldOnesOnAFullDiskAndSavesLater) {
    save(unusualSettings());
    SettingsFile file(folder_.path());
    Settings settings = file.load().settings;
    settings.recentFiles.assign(100, "/a/long/name/of/a/file.pgn");
    {
        const FullDisk full(200);
        EXPECT_FALSE(file.save(settings));
    }
    EXPECT_EQ(load().settings, unusualSettings());
    EXPECT_TRUE(file.save(settings));
    EXPECT_EQ(load().settings, settings);
}

TEST_F(SettingsFileTest, IsSavedInFoldersWithAnyName) {
    for (const char* const name : {"a b", "a=b", "\"quoted\"", "häuser/ünde", "new\nline"}) {
        ASSERT_TRUE(SettingsFile(folder_ / name).save(unusualSettings())) << name;
        EXPECT_EQ(SettingsFile(folder_ / name).load().settings, unusualSettings()) << name;
    }
}

TEST(SettingsFile, TellsThatThereIsNoHome) {
    SettingsFile file(std::nullopt);
    const LoadedSettings loaded = file.load();
    EXPECT_EQ(loaded.settings, Settings());
    EXPECT_EQ(loaded.problem->kind, SettingsProblem::Kind::NoFolder);
    EXPECT_FALSE(file.save(Settings()));
}

}  // namespace
}  // namespace roque::test
