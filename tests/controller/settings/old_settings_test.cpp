#include <gmock/gmock.h>

#include "controller/settings/settings_file.h"
#include "tests/support/old_data.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::IsEmpty;

/// A file of settings that an earlier version wrote.
class OldSettings {
public:
    explicit OldSettings(const std::string& name) {
        folder_.copy(name, "settings.json");
        settings_ = load();
    }

    [[nodiscard]] const Settings* operator->() const noexcept { return &settings_; }
    [[nodiscard]] const Settings& settings() const noexcept { return settings_; }

    [[nodiscard]] Settings load() {
        auto loaded = file_.load();
        EXPECT_FALSE(loaded.problem) << english(loaded.problem->describe());
        return loaded.settings;
    }
    void save() { EXPECT_TRUE(file_.save(settings_)); }
    [[nodiscard]] std::string text() const { return folder_.read("settings.json"); }

private:
    OldFiles folder_;
    SettingsFile file_{folder_.path()};
    Settings settings_;
};

TEST(OldSettings, HaveTheWindowsBounds) {
    EXPECT_EQ(OldSettings("settings-changed.json")->window, (WindowBounds{-120, 45, 1234, 876, true}));
    EXPECT_EQ(OldSettings("settings-defaults.json")->window, (WindowBounds{{}, {}, {}, {}, false}));
    EXPECT_EQ(OldSettings("settings-others.json")->window, (WindowBounds{0, {}, {}, {}, false}));
}

TEST(OldSettings, HaveTheBoardsLayout) {
    EXPECT_EQ(OldSettings("settings-changed.json")->board, (BoardLayoutSetting{83, 21, 77}));
    EXPECT_EQ(OldSettings("settings-defaults.json")->board, (BoardLayoutSetting{100, 50, 50}));
}

TEST(OldSettings, HaveTheAppearance) {
    EXPECT_EQ(OldSettings("settings-changed.json")->appearance,
              (Appearance{"flat", "blue", Theme::Dark, CoordinatePlace::Squares, TargetMarks::Classic,
                          AnimationSpeed::Slow}));
    EXPECT_EQ(OldSettings("settings-defaults.json")->appearance,
              (Appearance{"roque", "roque", Theme::Desktop, CoordinatePlace::Margin, TargetMarks::Dots,
                          AnimationSpeed::Normal}));
    EXPECT_EQ(OldSettings("settings-others.json")->appearance,
              (Appearance{"roque", "roque", Theme::Light, CoordinatePlace::Off, TargetMarks::Off,
                          AnimationSpeed::Fast}));
    EXPECT_EQ(OldSettings("settings-further.json")->appearance.animation, AnimationSpeed::Off);
}

TEST(OldSettings, HaveHowGamesArePlayed) {
    EXPECT_EQ(OldSettings("settings-changed.json")->play,
              (PlaySettings{MoveInput::Click, false, 100, true, true, true, MoveNotation::Figurines, "fr"}));
    EXPECT_EQ(
        OldSettings("settings-defaults.json")->play,
        (PlaySettings{MoveInput::ClickAndDrag, true, 100, false, false, false, MoveNotation::Letters, ""}));
    EXPECT_EQ(OldSettings("settings-others.json")->play.moveInput, MoveInput::Drag);
}

TEST(OldSettings, HaveWhereScoresAreSaved) {
    using Kind = PointsDatabase::Kind;
    EXPECT_EQ(OldSettings("settings-changed.json")->scores,
              (PointsSaving{false, {Kind::PostgreSql, "scores.example.org", 5433, "clüb", "ada"}}));
    EXPECT_EQ(OldSettings("settings-defaults.json")->scores,
              (PointsSaving{true, {Kind::Embedded, "localhost", 0, "roque", ""}}));
    EXPECT_EQ(OldSettings("settings-others.json")->scores.database.kind, Kind::MySql);
}

TEST(OldSettings, HaveTheLastNewGameAgainstAPlugin) {
    PluginSpec bastion{
        "bastion", {{"Hash", "64"}, {"Level", "3"}, {"Seed", "ünïcode"}}, {}, "/books/black.bin"};
    bastion.limits.depth = 9;
    bastion.limits.nodes = 5'000'000'000;
    bastion.limits.moveTime = 1500ms;
    bastion.limits.timeLeft = {61s, 62s};
    bastion.limits.increment = {1s, 2s};
    bastion.limits.movesToGo = 17;
    bastion.limits.mate = 4;
    bastion.limits.infinite = true;
    const auto game = OldSettings("settings-changed.json")->newGame;
    ASSERT_TRUE(game);
    EXPECT_EQ(game->players[Color::White], PlayerSpec(PersonSpec{"Zoë"}));
    EXPECT_EQ(game->players[Color::Black], PlayerSpec(bastion));
    EXPECT_EQ(game->start, positionOf("1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 b GBgb - 3 7"));
    EXPECT_EQ(game->variant, Variant::Chess960);
    const TimeStage first{5400s, 30s, MoveBonus::Increment, 40};
    const TimeStage second{1800s, 30s, MoveBonus::Increment, 0};
    EXPECT_EQ(game->time[Color::White], TimeControl(StagedTime{{first, second}}));
    EXPECT_EQ(game->time[Color::Black], TimeControl(Hourglass{180s}));
    EXPECT_EQ(game->pace, 750ms);
}

TEST(OldSettings, HaveTheTimeOfEachKind) {
    const auto others = OldSettings("settings-others.json")->newGame;
    ASSERT_TRUE(others);
    EXPECT_EQ(others->time[Color::White], TimeControl(Byoyomi{600s, 30s, 3}));
    EXPECT_EQ(others->time[Color::Black], suddenDeath(300s, 2s, MoveBonus::Bronstein));
    const auto further = OldSettings("settings-further.json")->newGame;
    ASSERT_TRUE(further);
    EXPECT_EQ(further->time[Color::White], TimeControl(TimePerMove{10s}));
    EXPECT_EQ(further->time[Color::Black], suddenDeath(1800s, 5s, MoveBonus::Delay));
}

TEST(OldSettings, HaveAPluginAsItsAuthorSetIt) {
    const auto game = OldSettings("settings-others.json")->newGame;
    ASSERT_TRUE(game);
    EXPECT_EQ(game->players[Color::White], PlayerSpec(PluginSpec{"random", {}, {}}));
    EXPECT_EQ(game->players[Color::Black], PlayerSpec(PersonSpec{""}));
    EXPECT_EQ(game->start, Position::start());
    EXPECT_EQ(game->variant, Variant::Standard);
    EXPECT_EQ(game->pace, 0ms);
}

TEST(OldSettings, HaveTheRecentFiles) {
    EXPECT_EQ(OldSettings("settings-changed.json")->recentFiles,
              (std::vector<std::string>{"/games/Zürich 1953.pgn", "/games/my games.pgn"}));
    EXPECT_THAT(OldSettings("settings-defaults.json")->recentFiles, IsEmpty());
}

TEST(OldSettings, AreOtherwiseAsThoseOfAFirstRun) {
    Settings first;
    first.appearance.coordinates = CoordinatePlace::Margin;  // the default when the file was written
    EXPECT_EQ(OldSettings("settings-defaults.json").settings(), first);
}

class EachOldSettings : public testing::TestWithParam<const char*> {};

TEST_P(EachOldSettings, AreTheSameWhenTheyWereSaved) {
    OldSettings old(GetParam());
    old.save();
    EXPECT_EQ(old.load(), old.settings());
}

TEST_P(EachOldSettings, AreWrittenSoThatTheEarlierVersionReadsThem) {
    const OldSettings old(GetParam());
    const TemporaryFolder folder;  // where no member stays as it was
    EXPECT_TRUE(SettingsFile(folder.path()).save(old.settings()));
    EXPECT_THAT(membersLost(old.text(), folder.read("settings.json")), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Compatibility, EachOldSettings,
                         testing::Values("settings-defaults.json", "settings-changed.json",
                                         "settings-others.json", "settings-further.json"));

}  // namespace
}  // namespace roque::test
