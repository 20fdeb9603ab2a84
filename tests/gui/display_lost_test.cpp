// The screen goes away under the running program: what was played is kept.

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <thread>

#include "controller/journal/game_journal.h"
#include "controller/settings/settings_file.h"
#include "tests/controller/manual_dispatcher.h"
#include "tests/support/running_program.h"
#include "tests/support/seen_board.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

/// Whether something holds soon, looked at again and again: there is nobody who could tell.
bool soon(const std::function<bool()>& holds) {
    constexpr std::chrono::milliseconds kLook{5};
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!holds()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(kLook);
    }
    return true;
}

/// The games that the next start would offer.
std::vector<SavedGame> unfinishedGames(const std::filesystem::path& folder) {
    ManualDispatcher dispatcher;
    const PluginRegistry noPlugins;
    GameController controller(dispatcher, noPlugins);
    GameJournal journal(dispatcher, controller, folder, [] { return ClockReading{}; }, {});
    std::optional<std::vector<SavedGame>> found;
    journal.findUnfinished([&](std::vector<SavedGame> games) { found = std::move(games); });
    EXPECT_TRUE(dispatcher.runUntil([&] { return found.has_value(); }));
    return found.value_or(std::vector<SavedGame>{});
}

TEST(DisplayLost, LeavesTheGameInTheJournal) {
    const TemporaryFolder home;
    Settings settings;
    settings.newGame = GameSetup{{PersonSpec{}, PersonSpec{}}};
    ASSERT_TRUE(SettingsFile(home / "config/roque").save(settings));
    auto screen = std::make_unique<VirtualScreen>();
    RunningProgram program({ROQUE_PROGRAM}, {{"DISPLAY", screen->display()},
                                             {"HOME", home.path().string()},
                                             {"XDG_CONFIG_HOME", (home / "config").string()},
                                             {"XDG_DATA_HOME", (home / "data").string()},
                                             {"XDG_STATE_HOME", (home / "state").string()}});
    ASSERT_TRUE(soon([&] { return SeenBoard::isOn(*screen); }));
    const SeenBoard board(*screen);
    const ScreenColor before = screen->at(board.edgeOf(Square::E4));
    // The players take a moment to be found; until then a click does nothing.
    ASSERT_TRUE(soon([&] {
        screen->click(board.middleOf(Square::E2));
        screen->click(board.middleOf(Square::E4));
        return screen->at(board.edgeOf(Square::E4)) != before;
    }));

    screen.reset();

    ASSERT_TRUE(soon([&] { return program.hasEnded(); }));
    const std::vector<SavedGame> games = unfinishedGames(home / "state/roque");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].plies(), 1U);
}

}  // namespace
}  // namespace roque::test
