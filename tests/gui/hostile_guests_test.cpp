#include <filesystem>

#include <gmock/gmock.h>

#include "controller/guests/sealed_copy.h"
#include "controller/plugins/guest_consents.h"
#include "model/notation/move_text.h"
#include "tests/controller/engines/process_census.h"
#include "tests/gui/window_test.h"
#include "tests/support/hostile_plugins.h"
#include "view/window/plugin_scan.h"

// Hostile players that a person has allowed to play, all of them in the folder of the window.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

class HostileGuestsInTheWindow : public WindowTest {
protected:
    void SetUp() override {
        fs::create_directories(folder_);
        const GuestConsents consents(home_ / "config");
        for (const std::string& name : names_) {
            const fs::path file = folder_ / (name + ".so");
            fs::copy_file(fs::path(ROQUE_BAD_PLUGINS) / "hostile" / (name + ".so"), file);
            ASSERT_TRUE(consents.keep({*sha256OfFile(file), GuestConsent::Decision::Allowed, name, file}));
        }
        plugins_ = std::make_shared<PluginRegistry>(
            std::vector<PluginFolder>{{ROQUE_PLUGINS, PluginOrigin::Shipped}, {folder_, PluginOrigin::User}},
            consents);
        const auto begin = std::chrono::steady_clock::now();
        WindowTest::SetUp();
        const auto time = std::chrono::steady_clock::now() - begin;
        std::cout << "The first game after "
                  << std::chrono::duration_cast<std::chrono::milliseconds>(time).count() << " ms, with "
                  << names_.size() << " hostile players in the folder\n";
    }

    /// Has a player answer a move; returns what it does: its move, or why it failed.
    std::string answerOf(const std::string& name) {
        if (plugins_->find(name) == nullptr) return "is not offered";
        start(person(), plugin(name, 50ms));
        if (!frame_->controller().play(*parseMove(game().position(), "e4"))) return "the game is stuck";
        std::string failure;
        const bool isDecided = pumpUntil(
            [&] {
                const auto* const paused = std::get_if<Paused>(&frame_->controller().state());
                if (paused != nullptr && paused->failure) failure = english(paused->failure->reason);
                return plies() == 2 || !failure.empty();
            },
            20s);
        if (!isDecided) return "the game is stuck";
        return failure.empty() ? "plays on" : failure;
    }

    std::vector<std::string> names_ = hostilePlugins(ROQUE_BAD_PLUGINS);
    fs::path folder_ = home_ / "data/plugins";
};

TEST_F(HostileGuestsInTheWindow, AreSurvivedEach) {
    EXPECT_EQ(PluginScan::running(), 1U) << "the game has begun before all of them were looked at";
    ASSERT_TRUE(pumpUntil([] { return PluginScan::running() == 0; }, 120s));
    SurvivalTable table("window");
    for (const std::string& name : names_) {
        const std::string what = answerOf(name);
        start(person(), person());
        const bool goesOn = playByClicks(Square::D2, Square::D4);
        table.add(name, goesOn && what != "the game is stuck", what);
    }
    EXPECT_TRUE(table.sum());
    EXPECT_TRUE(pumpUntil([] { return childProcesses().empty(); }, 20s));
}

}  // namespace
}  // namespace roque::test
