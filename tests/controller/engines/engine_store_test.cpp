#include "controller/engines/engine_store.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>

#include "controller/engines/engine_file.h"
#include "controller/engines/uci_engine.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

StoredEngine unusualEngine() {
    StoredEngine engine;
    engine.name = "Zoë 3";
    engine.author = "Zoë";
    engine.command = {"/a b/engine", {"--x", "y z"}, "/tmp"};
    engine.isEnabled = false;
    engine.playsChess960 = true;
    engine.options = {
        {"Threads", "", PluginOption::Kind::Spin, "1", 1, 64, {}},
        {"Style", "", PluginOption::Kind::Combo, "calm", 0, 0, {"calm", "wild"}},
        {"Clear Hash", "", PluginOption::Kind::Button, "", 0, 0, {}},
    };
    engine.profiles = {{"a", "", {}}, {"b", "Play at 1500", {{"UCI_Elo", "1500"}}}};
    return engine;
}

class EngineStoreTest : public testing::Test {
protected:
    /// Loads the file and saves what was understood, as a change does.
    LoadedEngines loadAndSave() {
        EngineFile file(folder_.path());
        LoadedEngines loaded = file.load();
        EXPECT_TRUE(file.save(loaded.engines));
        return loaded;
    }

    void put(std::string_view text) const { writeText(folder_ / "engines.json", text); }

    TemporaryFolder folder_;
    ManualDispatcher dispatcher_;
};

TEST_F(EngineStoreTest, FindsAfterItsEndWhatItWasTold) {
    std::string id;
    StoredEngine engine = unusualEngine();
    {
        EngineStore store(dispatcher_, folder_.path(), nullptr);
        id = store.add(engine);
        store.addProfile(id, "Analyse", {{"Threads", "2"}});
    }
    const EngineStore store(dispatcher_, folder_.path(), nullptr);
    ASSERT_EQ(store.engines().size(), 1U);
    engine.id = id;
    engine.profiles.push_back({store.engines()[0].profiles[2].id, "Analyse", {{"Threads", "2"}}});
    EXPECT_EQ(store.engines()[0], engine);
    EXPECT_FALSE(store.problem());
}

TEST_F(EngineStoreTest, GivesAnEngineAProfileAndTellsOfChanges) {
    EngineStore store(dispatcher_, folder_.path(), nullptr);
    int changes = 0;
    const Subscription told = store.subscribe([&](const EnginesChanged&) { ++changes; });
    StoredEngine engine = unusualEngine();
    engine.profiles.clear();
    const std::string id = store.add(engine);
    ASSERT_EQ(store.find(id)->profiles.size(), 1U);
    store.edit(id, [](StoredEngine& changed) { changed.isEnabled = true; });
    store.edit(id, [](StoredEngine&) {});
    store.remove(id);
    EXPECT_EQ(changes, 3) << "an edit that changes nothing is none";
    EXPECT_EQ(store.find(id), nullptr);
}

TEST_F(EngineStoreTest, LosesNoEngineThroughADamagedOne) {
    const std::string damaged = R"({"id": "x", "program": 7, "profiles": []})";
    put(R"({"version": 1, "engines": [)" + damaged + R"(, "text",
        {"id": "y", "name": "Good", "program": "/e", "profiles": [{"id": "p"}]},
        {"id": "y", "name": "The same id", "program": "/e", "profiles": [{"id": "p"}]}]})");
    const LoadedEngines loaded = loadAndSave();
    ASSERT_EQ(loaded.engines.size(), 1U);
    EXPECT_EQ(loaded.engines[0].name, "Good");
    ASSERT_TRUE(loaded.problem);
    EXPECT_THAT(english(*loaded.problem), HasSubstr("3 of your engines cannot be used"));
    const Json json = Json::parse(folder_.read("engines.json"));
    EXPECT_EQ(json["engines"].size(), 4U);
    EXPECT_EQ(json["engines"][1], Json::parse(damaged));
}

TEST_F(EngineStoreTest, KeepsWhatANewerVersionHasAdded) {
    put(R"({"version": 7, "more": 1, "engines": [{"id": "y", "program": "/e",
        "color": "red", "profiles": [{"id": "p", "icon": "rook"}]}]})");
    const LoadedEngines loaded = loadAndSave();
    EXPECT_EQ(loaded.engines.at(0).name, "e") << "the file's name";
    const Json json = Json::parse(folder_.read("engines.json"));
    EXPECT_EQ(json["version"], 7);
    EXPECT_EQ(json["more"], 1);
    EXPECT_EQ(json["engines"][0]["color"], "red");
    EXPECT_EQ(json["engines"][0]["profiles"][0]["icon"], "rook");
}

TEST_F(EngineStoreTest, KeepsAFileThatIsNoList) {
    for (const std::string& text :
         {std::string("no JSON"), std::string("[]"), std::string(R"({"engines": 1})"),
          std::string(100'000, '['), std::string()}) {
        put(text);
        const LoadedEngines loaded = loadAndSave();
        EXPECT_TRUE(loaded.engines.empty());
        ASSERT_TRUE(loaded.problem) << text.substr(0, 20);
        EXPECT_THAT(english(*loaded.problem), HasSubstr("The old file is kept as"));
        EXPECT_EQ(folder_.read("engines.json.bad"), text);
        std::filesystem::remove(folder_ / "engines.json.bad");
    }
}

/// Cut off anywhere, a list is kept aside or read in part, and what it had is there still.
TEST_F(EngineStoreTest, KeepsAFileThatWasCutOff) {
    EngineFile file(folder_.path());
    StoredEngine engine = unusualEngine();
    engine.id = "z";
    ASSERT_TRUE(file.save({engine}));
    const std::string whole = folder_.read("engines.json");
    for (std::size_t length = 0; length + 1 < whole.size(); length += 7) {
        put(whole.substr(0, length));
        EXPECT_TRUE(loadAndSave().problem) << length;
        EXPECT_EQ(folder_.read("engines.json.bad"), whole.substr(0, length));
        std::filesystem::remove(folder_ / "engines.json.bad");
    }
}

TEST(StoredEngine, IsFoundByTheNameThatAPersonTypes) {
    std::vector<StoredEngine> engines{unusualEngine(), unusualEngine()};
    engines[1].name = "zoë 3";
    EXPECT_EQ(findEngineNamed(engines, "ZOë 3"), engines.data());
    engines[1].isEnabled = true;
    EXPECT_EQ(findEngineNamed(engines, "Zoë 3"), &engines[1]) << "one that is offered comes first";
    EXPECT_EQ(findEngineNamed(engines, "Zoë"), nullptr);
    EXPECT_EQ(findProfileNamed(engines[0], "play at 1500")->id, "b");
    EXPECT_EQ(findProfile(engines[0], "gone")->id, "a");
    EXPECT_EQ(fullName(engines[0], engines[0].profiles[1]), "Zoë 3, Play at 1500");
}

TEST(StoredEngine, SendsTheTableOfPositionsLast) {
    EXPECT_THAT(inSendingOrder({{"Hash", "64"}, {"A", "1"}, {"Threads", "2"}}),
                ElementsAre(Pair("A", "1"), Pair("Threads", "2"), Pair("Hash", "64")));
}

TEST(StoredEngine, ShowsNoPersonWhatTheProgramSets) {
    const std::vector<PluginOption> options{
        {"Hash", "", {}, "", 0, 0, {}}, {"multipv", "", {}, "", 0, 0, {}}, {"UCI_Elo", "", {}, "", 0, 0, {}}};
    EXPECT_THAT(personalOptions(options), ElementsAre(options[0], options[2]));
}

/// `roque-cli calibrate` while a window is open.
TEST_F(EngineStoreTest, KeepsWhatAnotherProcessHasMeasuredMeanwhile) {
    EngineFile window(folder_.path());
    std::vector<StoredEngine> shown{unusualEngine()};
    shown[0].id = "1";
    ASSERT_TRUE(window.save(shown));
    EngineFile terminal(folder_.path());
    std::vector<StoredEngine> measured = terminal.load().engines;
    measured.at(0).calibration = EngineCalibration{1500, 1, 2};
    ASSERT_TRUE(terminal.save(measured));
    shown[0].name = "Another name";
    for (int at = 0; at < 2; ++at) {
        ASSERT_TRUE(window.save(shown));
        const auto kept = EngineFile(folder_.path()).load().engines;
        EXPECT_EQ(kept.at(0).name, "Another name");
        EXPECT_EQ(kept.at(0).calibration, measured[0].calibration) << at;
    }
    shown[0].calibration = EngineCalibration{700, 1, 2};
    ASSERT_TRUE(window.save(shown));
    EXPECT_EQ(EngineFile(folder_.path()).load().engines.at(0).calibration, shown[0].calibration)
        << "what the window has measured later";
}

TEST_F(EngineStoreTest, KeepsACalibrationThatCouldNotBeWrittenAtFirst) {
    const auto folder = folder_ / "data";
    std::filesystem::create_directory(folder);
    EngineFile file(folder);
    std::vector<StoredEngine> engines{unusualEngine()};
    engines[0].id = "1";
    engines[0].calibration = EngineCalibration{1500, 1, 2};
    ASSERT_TRUE(file.save(engines));
    engines[0].calibration = EngineCalibration{700, 3, 4};
    std::filesystem::rename(folder, folder_ / "elsewhere");
    std::ofstream(folder) << "no folder";
    EXPECT_FALSE(file.save(engines));
    std::filesystem::remove(folder);
    std::filesystem::rename(folder_ / "elsewhere", folder);
    ASSERT_TRUE(file.save(engines));
    EXPECT_EQ(EngineFile(folder).load().engines.at(0).calibration, engines[0].calibration);
}

}  // namespace
}  // namespace roque::test
