#include <gmock/gmock.h>

#include "controller/engines/engine_file.h"
#include "tests/support/old_data.h"

// The list of engines that an earlier version wrote, on an earlier release of Debian.
namespace roque::test {
namespace {

using testing::IsEmpty;

constexpr const char* kList = "engines.json";

/// One with all that can be kept, and one with the least.
std::vector<StoredEngine> oldEngines() {
    StoredEngine full{"3f0c9a52-17f2-4a5e-9d51-5a5e7f7f6c01", "Zoë’s engine 3.1", "Zoë & C. \"Čapek\"", {}};
    full.command = {"/opt/chess engines/zoë", {"--quiet", "a \\ b", "", "-x=ü"}, "/opt/chess engines"};
    full.isEnabled = false;
    full.playsChess960 = true;
    full.options = {
        {"Threads", "", PluginOption::Kind::Spin, "1", 1, 1024, {}},
        {"Contempt", "", PluginOption::Kind::Spin, "-5", -9'007'199'254'740'993, 9'007'199'254'740'993, {}},
        {"Style", "", PluginOption::Kind::Combo, "calm", 0, 0, {"calm", "wild", "très calme"}},
        {"Ponder", "", PluginOption::Kind::Check, "false", 0, 0, {}},
        {"Clear Hash", "", PluginOption::Kind::Button, "", 0, 0, {}},
        {"SyzygyPath", "", PluginOption::Kind::String, "<empty>", 0, 0, {}}};
    full.profiles = {{"8a6d", "", {}},
                     {"8a6e", "Play at 1500", {{"UCI_Elo", "1500"}, {"UCI_LimitStrength", "true"}}},
                     {"8a6f", "Analyse", {{"SyzygyPath", "/srv/tables:/srv/tables 6"}}}};
    full.calibration = EngineCalibration{1375, 5'000'000'000, -1'700'000'000'123'456'789};
    const StoredEngine least{"3f0c9a52-17f2-4a5e-9d51-5a5e7f7f6c02",
                             "stockfish",
                             "",
                             {"stockfish", {}},
                             true,
                             false,
                             {},
                             {{"1", "", {}}}};
    return {full, least};
}

TEST(OldEngines, AreReadWithAllThatTheyHad) {
    const OldFiles folder;
    folder.copy(kList);
    const LoadedEngines loaded = EngineFile(folder.path()).load();
    EXPECT_FALSE(loaded.problem) << english(*loaded.problem);
    EXPECT_EQ(loaded.engines, oldEngines());
}

TEST(OldEngines, AreWrittenSoThatTheEarlierVersionReadsThem) {
    const OldFiles old;
    old.copy(kList);
    const TemporaryFolder folder;  // where no member stays as it was
    ASSERT_TRUE(EngineFile(folder.path()).save(oldEngines()));
    EXPECT_THAT(membersLost(old.read(kList), folder.read(kList)), IsEmpty());
}

}  // namespace
}  // namespace roque::test
