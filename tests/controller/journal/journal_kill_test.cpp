#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "controller/journal/game_journal.h"
#include "controller/journal/journal_worker.h"
#include "model/notation/uci_move.h"
#include "tests/controller/game/controller_test.h"
#include "tests/controller/journal/killed_game.h"
#include "tests/support/temporary_folder.h"

// Games of processes that are killed at random moments: by kill -9, a lost X server, a crash.
namespace roque::test {
namespace {

using std::chrono::milliseconds;

constexpr int kDefaultRounds = 100;
constexpr milliseconds kShortest{20};
constexpr milliseconds kLongest{900};
constexpr milliseconds kClockTolerance{1000};

/// ROQUE_JOURNAL_KILLS=N tries more.
int rounds() {
    const char* const wanted = std::getenv("ROQUE_JOURNAL_KILLS");
    return wanted == nullptr ? kDefaultRounds : std::max(1, std::atoi(wanted));
}

using Moves = std::vector<std::string>;

Moves movesOf(const SavedGame& game) {
    Moves moves;
    Position position = game.setup.start;
    std::vector<Position> line{position};
    for (const SavedGame::Step& step : game.steps) {
        if (const auto* const played = std::get_if<SavedGame::Played>(&step)) {
            moves.push_back(toUci(played->move, line.back()));
            line.push_back(line.back().after(played->move));
        } else {
            moves.pop_back();
            line.pop_back();
        }
    }
    return moves;
}

/// Whether the observed game had ended, or had no moves: the journal then has nothing to offer.
bool hasNothingToOffer(const Moves& moves) {
    Game game;
    for (const std::string& move : moves) {
        if (!game.play(*parseUciMove(game.position(), move))) return false;
    }
    return moves.empty() || game.outcome().has_value();
}

/// Whether the journal has what was observed. It may be ahead by what was no longer observed: a ply, or a
/// person's take-back.
bool hasWhatWasSeen(const SavedGame& game, const Moves& seen) {
    const Moves moves = movesOf(game);
    const bool hasTakenBack = std::holds_alternative<SavedGame::TakenBack>(game.steps.back());
    if (hasTakenBack && moves.size() < seen.size())
        return seen.size() - moves.size() <= 2 && std::equal(moves.begin(), moves.end(), seen.begin());
    const std::size_t most = hasTakenBack ? 2 : 1;
    return moves.size() >= seen.size() && moves.size() - seen.size() <= most
           && std::equal(seen.begin(), seen.end(), moves.begin());
}

void expectSameClock(const ClockReading& journal, const ClockReading& seen) {
    for (const Color color : kColors) {
        ASSERT_TRUE(journal.remaining[color]);
        const auto difference = *journal.remaining[color] - *seen.remaining[color];
        EXPECT_LE(std::chrono::abs(difference), kClockTolerance);
    }
}

/// Restores a game as the program would, and continues it.
void expectToGoOn(const SavedGame& saved, const std::filesystem::path& folder) {
    ManualDispatcher dispatcher;
    GameController controller(dispatcher, testPlugins(), testDeadlines());
    GameJournal journal(dispatcher, controller, folder, {}, {});
    journal.restore(saved);
    EXPECT_EQ(controller.game()->position(), saved.position());
    EXPECT_EQ(controller.setup().players, KilledGame::setup().players);
    for (const Color color : kColors)
        EXPECT_EQ(controller.clock().left(color).left, *saved.clock.remaining[color]);
    controller.resume();
    const auto isPersonsTurnOrOver = [&] {
        return controller.isPersonsTurn() || std::holds_alternative<Ended>(controller.state());
    };
    EXPECT_TRUE(dispatcher.runUntil(isPersonsTurnOrOver));
    bool isClosed = false;
    const Subscription subscription = controller.subscribe(
        [&](const ControllerEvent& event) { isClosed |= std::holds_alternative<Closed>(event); });
    controller.close();
    EXPECT_TRUE(dispatcher.runUntil([&] { return isClosed; }));
}

/// Ends processes at random moments, and checks what is restored.
void expectNothingLost(KilledGame::End end, int rounds) {
    const unsigned seed = std::random_device()();
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    int found = 0;
    for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
        SCOPED_TRACE(testing::Message() << "round " << round);
        const TemporaryFolder folder;
        const milliseconds time(kShortest + milliseconds(random() % kLongest.count()));
        const KilledGame killed(folder.path(), static_cast<unsigned>(random()), time, end);
        JournalWorker worker(folder.path(), "finder", [](const auto& trouble) { EXPECT_FALSE(trouble); });
        const auto games = worker.recover();
        const Moves& seen = killed.last().moves;
        const bool isBetweenGames = games.empty() || (games[0].steps.size() == 1 && seen.size() > 1);
        if (isBetweenGames) {
            EXPECT_TRUE(hasNothingToOffer(seen)) << testing::PrintToString(seen);
            continue;
        }
        ASSERT_EQ(games.size(), 1U);
        EXPECT_FALSE(games[0].isAdjourned);
        EXPECT_EQ(games[0].setup, KilledGame::setup());
        EXPECT_EQ(games[0].setup.players, KilledGame::setup().players);
        EXPECT_TRUE(hasWhatWasSeen(games[0], seen))
            << testing::PrintToString(movesOf(games[0])) << testing::PrintToString(seen);
        if (movesOf(games[0]) == seen) expectSameClock(games[0].clock, killed.clockAtTheEnd());
        expectToGoOn(games[0], folder.path());
        ++found;
    }
    EXPECT_GT(found, rounds / 2);
}

TEST(JournalKill, LosesNothingThatWasSeen) {
    expectNothingLost(KilledGame::End::Killed, rounds());
}

TEST(JournalKill, LosesNothingWhenTheDisplayIsLost) {
    expectNothingLost(KilledGame::End::DisplayLost, 5);
}

}  // namespace
}  // namespace roque::test
