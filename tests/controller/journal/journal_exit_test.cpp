#include <filesystem>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/journal/game_journal.h"
#include "controller/journal/journal_worker.h"
#include "controller/threads/event_queue.h"
#include "model/notation/uci_move.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/temporary_folder.h"

// Games in whose process a player ends the program.
namespace roque::test {
namespace {

constexpr const char* kPlayer = "hostile_leave_at_once_4";

/// A plugin that calls _exit() when it is asked for its second move, loaded into this process.
const PluginRegistry& fatalPlugins() {
    static const PluginRegistry* const registry = [] {
        auto all = std::make_unique<PluginRegistry>(std::vector<PluginFolder>{
            {std::filesystem::path(ROQUE_BAD_PLUGINS) / "fatal", PluginOrigin::Shipped}});
        all->rescan();
        return all.release();
    }();
    return *registry;
}

/// Plays a person's move between the two; never returns.
[[noreturn]] void playToTheEnd(const std::filesystem::path& journal) {
    EventQueue queue;
    GameController controller(queue, fatalPlugins());
    // A subscriber that is slow: were the player asked before, it would have ended the process by now.
    const Subscription slow = controller.subscribe([](const ControllerEvent& event) {
        const auto* const move = std::get_if<MovePlayed>(&event);
        if (move != nullptr && move->node.ply() == 2) usleep(300'000);
    });
    GameJournal keeper(queue, controller, journal, [] { return ClockReading{}; }, {});
    controller.newGame({{PluginSpec{kPlayer, {}, {}}, PersonSpec{"Ada"}}});
    queue.runUntil([&] { return controller.isPersonsTurn(); });
    static_cast<void>(controller.play(*parseUciMove(controller.game()->position(), "e7e5")).has_value());
    queue.runUntil([] { return false; });
    _exit(1);
}

TEST(JournalExit, HasTheMoveThatThePlayerWasAskedAbout) {
    const TemporaryFolder folder;
    ASSERT_NE(fatalPlugins().find(kPlayer), nullptr);
    const pid_t child = fork();
    if (child == 0) playToTheEnd(folder / "journal");
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 7) << status;
    JournalWorker worker(folder / "journal", "finder", [](const auto& trouble) { EXPECT_FALSE(trouble); });
    const auto games = worker.recover();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].plies(), 2U);
}

}  // namespace
}  // namespace roque::test
