// The program on Wayland, with a real pointer and real keys: on Weston, which fills a virtual X screen.

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "tests/gui/program_test.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// With so many pixels for each unit of length.
class OnWayland : public ProgramTest, public testing::WithParamInterface<int> {
protected:
    static constexpr const char* kWeston = "/usr/bin/weston";
    static constexpr int kWidth = 1280;
    static constexpr int kHeight = 800;

    void SetUp() override {
        if (!std::filesystem::exists(kWeston))
            GTEST_SKIP() << "Weston is not installed: see scripts/setup --test";
        screen_ = std::make_unique<VirtualScreen>(kWidth * GetParam(), kHeight * GetParam());
        Settings settings;
        settings.newGame = GameSetup{{PersonSpec{"Ada"}, PersonSpec{"Bob"}}};
        settings.newGameHabits.isWelcomed = true;
        ASSERT_TRUE(keepSettings(settings));
        startWeston();
    }
    void TearDown() override {
        program_.reset();
        weston_.reset();
    }

    void startWeston();
    /// A click, once the pointer has arrived: the compositor learns of both by separate events.
    void clickOn(Pixel pixel) {
        screen_->pointAt(pixel);
        screen_->click(pixel);
    }
    void play(Square from, Square to) {
        const SeenBoard board(*screen_);
        clickOn(board.middleOf(from));
        clickOn(board.middleOf(to));
        screen_->pointAt(kAside);  // the pointer is drawn on the screen
    }

    std::map<std::string, std::string> variables_;
    std::optional<RunningProgram> weston_;
};

/// It shows one window, as large as its own, which has the whole screen.
void OnWayland::startWeston() {
    const auto run = home_ / "run";
    std::filesystem::create_directory(run);
    std::filesystem::permissions(run, std::filesystem::perms::owner_all);
    const std::string configuration =
        home_.write("weston.ini", "[core]\nidle-time=0\nshell=kiosk-shell.so\nxwayland=false\n");
    variables_ = {
        {"XDG_RUNTIME_DIR", run.string()}, {"WAYLAND_DISPLAY", "wayland-test"}, {"GDK_BACKEND", "wayland"}};
    weston_.emplace(
        std::vector<std::string>{kWeston, "--backend=x11-backend.so", "--use-pixman", "--socket=wayland-test",
                                 "--width=" + std::to_string(kWidth), "--height=" + std::to_string(kHeight),
                                 "--scale=" + std::to_string(GetParam()), "--config=" + configuration,
                                 "--log=" + (home_ / "weston.log").string()},
        std::map<std::string, std::string>{{"DISPLAY", screen_->display()},
                                           {"XDG_RUNTIME_DIR", run.string()}});
    ASSERT_TRUE(soon([&] { return std::filesystem::exists(run / "wayland-test"); }));
}

TEST_P(OnWayland, IsPlayedByClicksAndByKeys) {
    ASSERT_TRUE(start(variables_));
    screen_->pointAt(kAside);
    ASSERT_TRUE(learnPieces());
    play(Square::E2, Square::E4);
    EXPECT_TRUE(soon(
        [this] { return shows(positionOf("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")); }));
    for (const char* key : {"e", "5", "Return"}) screen_->strike({key});
    EXPECT_TRUE(soon([this] {
        return shows(positionOf("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"));
    }));
    ASSERT_TRUE(quit());
    EXPECT_THAT(errors(), AllOf(Not(HasSubstr("CRITICAL")), Not(HasSubstr("WARNING"))));
}

/// Wayland tells nobody where windows are: what was kept for other desktops stays.
TEST_P(OnWayland, KeepsThePlaceThatTheWindowHasElsewhere) {
    Settings settings = SettingsFile(home_ / "config/roque").load().settings;
    settings.window = {150, 120, 1050, 640, false};
    ASSERT_TRUE(keepSettings(settings));
    ASSERT_TRUE(start(variables_));
    ASSERT_TRUE(quit());
    const WindowBounds kept = SettingsFile(home_ / "config/roque").load().settings.window;
    EXPECT_EQ(kept.x, 150);
    EXPECT_EQ(kept.y, 120);
}

INSTANTIATE_TEST_SUITE_P(Scales, OnWayland, testing::Values(1, 2));

}  // namespace
}  // namespace roque::test
