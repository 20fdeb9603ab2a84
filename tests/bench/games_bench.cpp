// Measures the list of games with a million of them, in a virtual display: reading, searching, sorting, and
// the longest time that the window does not answer meanwhile.
//
//     games_bench                ROQUE_GAMES=N in the environment for another number
//
// docs/benchmarks.md explains the results.

#include <chrono>
#include <cstdlib>
#include <fstream>

#include <fmt/format.h>

#include "controller/pgn/pgn_file.h"
#include "tests/gui/support/gui_test.h"
#include "tests/support/temporary_folder.h"
#include "view/dialogs/games/games_dialog.h"
#include "view/toolkit/wx_dispatcher.h"

namespace roque::test {
namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

/// Memory of the process, in megabytes.
double memory() {
    std::ifstream file("/proc/self/statm");
    std::size_t all = 0;
    std::size_t resident = 0;
    file >> all >> resident;
    return static_cast<double>(resident) * 4096 / 1e6;
}

std::size_t gamesWanted() {
    const char* const wanted = std::getenv("ROQUE_GAMES");
    return wanted == nullptr ? 1'000'000 : std::strtoull(wanted, nullptr, 10);
}

/// Writes games with few moves: the list does not know how long they are.
void writeGames(const std::filesystem::path& place, std::size_t count) {
    std::ofstream file(place, std::ios::binary);
    std::size_t dice = 1;
    const auto roll = [&dice](std::size_t sides) {
        dice = dice * 6364136223846793005U + 1442695040888963407U;
        return (dice >> 33U) % sides;
    };
    for (std::size_t at = 0; at < count; ++at) {
        file << fmt::format(
            "[Event \"Open {}\"]\n[Date \"{}.{:02}.{:02}\"]\n[Round \"{}\"]\n[White \"Player {}\"]\n"
            "[Black \"Player {}\"]\n[WhiteElo \"{}\"]\n[BlackElo \"{}\"]\n[ECO \"{}{:02}\"]\n\n1. e4 e5 "
            "{}\n\n",
            at / 100, 1990 + roll(36), 1 + roll(12), 1 + roll(28), 1 + roll(9), roll(50'000), roll(50'000),
            1500 + roll(1200), 1500 + roll(1200), static_cast<char>('A' + roll(5)), roll(100),
            roll(2) == 0 ? "1-0" : "0-1");
    }
}

TEST(GamesList, IsMeasured) {
    const TemporaryFolder folder;
    const std::size_t count = gamesWanted();
    writeGames(folder / "games.pgn", count);
    WxDispatcher dispatcher;
    const double before = memory();
    auto* const dialog = new GamesDialog(nullptr, dispatcher);
    ASSERT_TRUE(showAndWait(*dialog, *dialog));

    /// Waits until the list is complete; tells how long that took and how long it did not answer at most.
    const auto measure = [&](const char* what, const auto& isDone, const auto& act) {
        const auto begin = Clock::now();
        act();
        Milliseconds longest = Clock::now() - begin;
        while (!isDone()) {
            const auto turn = Clock::now();
            pumpOnce();
            longest = std::max(longest, Milliseconds(Clock::now() - turn));
        }
        fmt::print("{:<26} {:>9.0f} ms, longest pause {:>6.0f} ms, {:>5.0f} MB more than before\n", what,
                   Milliseconds(Clock::now() - begin).count(), longest.count(), memory() - before);
        std::fflush(stdout);
    };
    std::unique_ptr<PgnFile> file;
    const auto isComplete = [&] { return !file->isReading() && dialog->isComplete(); };
    measure("read and listed", isComplete, [&] {
        file = std::make_unique<PgnFile>(dispatcher, folder / "games.pgn", [&] { dialog->update(); });
        dialog->show(file.get());
    });
    measure("searched", isComplete, [&] {
        GameCriteria criteria;
        criteria.words = "player 77";
        dialog->search(criteria);
    });
    measure("all again", isComplete, [&] { dialog->search({}); });
    for (const auto& [name, key] :
         {std::pair("by player", GameKey::White), std::pair("by rating", GameKey::WhiteElo),
          std::pair("by date", GameKey::Date), std::pair("by round", GameKey::Round),
          std::pair("by opening", GameKey::Eco), std::pair("by number", GameKey::Number)})
        measure(name, isComplete, [&, sortedBy = key] { dialog->sortBy({sortedBy, true}); });
    EXPECT_EQ(file->size(), count);
    dialog->show(nullptr);
    destroyAndWait(dialog);
}

}  // namespace
}  // namespace roque::test
