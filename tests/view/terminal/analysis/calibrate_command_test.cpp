// roque-cli calibrate, by the program itself and Bastion.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/program_test.h"

namespace roque::terminal {
namespace {

using testing::HasSubstr;

using CalibrateProgram = ProgramTest;

TEST_F(CalibrateProgram, FindsBastionAsItIs) {
    EXPECT_EQ(run("calibrate bastion --nodes 5000 --json"), 0);
    const auto json = nlohmann::json::parse(said_);
    EXPECT_NEAR(json["stretch"].get<double>(), 1, 0.25);
    EXPECT_THAT(json["engine"].get<std::string>(), HasSubstr("Bastion"));
}

TEST_F(CalibrateProgram, RefusesWhatItCannotUse) {
    EXPECT_EQ(run("calibrate nobody"), 2);
    EXPECT_EQ(run("calibrate /nowhere/engine"), 2);
    EXPECT_THAT(said_, HasSubstr("It cannot be started"));
    EXPECT_EQ(run("calibrate bastion --nodes 0"), 2);
}

TEST_F(CalibrateProgram, IsKeptForAnEngineOfTheList) {
    const test::TemporaryFolder home;
    const std::filesystem::path list = home / "roque" / "engines.json";
    std::filesystem::create_directories(list.parent_path());
    nlohmann::json engine{{"id", "a"}, {"name", "My Bastion"}, {"program", ROQUE_UCI}};
    engine["profiles"] = nlohmann::json::array({{{"id", "b"}}});
    nlohmann::json file{{"version", 1}};
    file["engines"] = nlohmann::json::array({engine});
    std::ofstream(list) << file;
    ASSERT_EQ(::setenv("XDG_DATA_HOME", home.path().c_str(), 1), 0);
    EXPECT_EQ(run("calibrate 'My Bastion' --nodes 2000"), 0) << said_;
    std::ifstream written(list);
    const auto kept = nlohmann::json::parse(written)["engines"][0]["calibration"];
    EXPECT_NEAR(kept["stretchPermille"].get<double>(), 1000, 350);
    EXPECT_EQ(kept["size"], std::filesystem::file_size(ROQUE_UCI));
}

TEST_F(CalibrateProgram, ItsStretchIsTakenByAnAnalysis) {
    const std::string analyse = "analyse '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' --nodes 1000 --json";
    const auto expected = [&](const std::string& stretch) {
        EXPECT_EQ(run(analyse + stretch), 0);
        return nlohmann::json::parse(said_.substr(said_.rfind("{\"fen")))["expected"].get<double>();
    };
    EXPECT_GT(expected(" --stretch 0.5"), expected(" --stretch 2"));
    EXPECT_EQ(run(analyse + " --stretch 0"), 2);
    EXPECT_THAT(said_, HasSubstr("0 is not a number from 0.01 to 100"));
}

}  // namespace
}  // namespace roque::terminal
