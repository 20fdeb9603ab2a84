#include "tests/controller/faults/journal_scenario.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "controller/journal/game_clock_reading.h"
#include "controller/journal/game_journal.h"
#include "controller/journal/journal_worker.h"
#include "model/notation/uci_move.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;

constexpr std::array kMoves{"e2e4", "e7e5", "g1f3", "b8c6", "f1b5"};
constexpr std::size_t kBefore = 2;             ///< plies before the program was killed
constexpr std::chrono::seconds kPatience{60};  ///< long for a disk, even of a busy machine

/// Two people at one board, without clocks.
class People {
public:
    People(const fs::path& folder, std::function<void(const Message&)> tell)
        : journal_(dispatcher_, controller_, folder, [this] { return readClocks(controller_); },
                   {[this, tell = std::move(tell)](const std::optional<Message>& trouble) {
                       isTroubled_ = trouble.has_value();
                       if (trouble) tell(*trouble);
                   }}) {}

    void begin() { controller_.newGame({{PersonSpec{"Ada"}, PersonSpec{"Bob"}}}); }

    /// Goes on with the game that the journal has found.
    bool goOn() {
        std::optional<std::vector<SavedGame>> found;
        journal_.findUnfinished([&](std::vector<SavedGame> games) { found = std::move(games); });
        if (!dispatcher_.runUntil([&] { return found.has_value(); }) || found->empty()) return false;
        journal_.restore(found->front());
        controller_.resume();
        return true;
    }

    void play(const char* uci) {
        const Position& position = controller_.game()->position();
        static_cast<void>(controller_.play(*parseUciMove(position, uci)).has_value());
    }

    /// Waits until the last move is on the disk; returns whether it is, within a time.
    [[nodiscard]] bool waitForDisk() {
        const auto end = std::chrono::steady_clock::now() + kPatience;
        while (!journal_.isAllWritten() && !isTroubled_ && std::chrono::steady_clock::now() < end) {
            dispatcher_.runPending();
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
        return journal_.isAllWritten();
    }

    void tellTheRest() { dispatcher_.runPending(); }

private:
    ManualDispatcher dispatcher_;
    PluginRegistry plugins_{std::vector<PluginFolder>{}};
    GameController controller_{dispatcher_, plugins_};
    bool isTroubled_ = false;
    GameJournal journal_;
};

[[noreturn]] void playUntilKilled(const fs::path& folder) {
    People people(folder, [](const Message&) { ::_exit(1); });
    people.begin();
    for (std::size_t ply = 0; ply < kBefore; ++ply) people.play(kMoves[ply]);
    ::_exit(people.waitForDisk() ? 0 : 1);
}

/// Whether a game has the moves of the scenario, as far as it goes.
bool hasItsMoves(const SavedGame& game) {
    Position position = game.setup.start;
    for (std::size_t ply = 0; ply < game.steps.size(); ++ply) {
        const auto* const played = std::get_if<SavedGame::Played>(&game.steps[ply]);
        if (played == nullptr || ply >= kMoves.size() || toUci(played->move, position) != kMoves[ply])
            return false;
        position = position.after(played->move);
    }
    return true;
}

}  // namespace

int JournalScenario::versions() const {
    return static_cast<int>(kMoves.size() - kBefore);
}

void JournalScenario::prepare(const fs::path& folder) {
    const pid_t child = ::fork();
    if (child < 0) throw std::system_error(errno, std::generic_category(), "fork");
    if (child == 0) playUntilKilled(folder);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) throw std::system_error(errno, std::generic_category(), "waitpid");
    }
    if (status != 0)
        throw std::runtime_error("the game before was not kept: status " + std::to_string(status));
}

void JournalScenario::run(const fs::path& folder, const RunNotes& notes) {
    People people(folder, [&](const Message& message) { notes.tells(message); });
    if (!people.goOn()) return people.tellTheRest();
    for (int version = 1; version <= versions(); ++version) {
        notes.begins(version);
        people.play(kMoves[kBefore + static_cast<std::size_t>(version) - 1]);
        notes.shows(version);
        if (people.waitForDisk()) notes.keeps(version);
    }
    people.tellTheRest();
}

std::optional<int> JournalScenario::versionIn(const fs::path& folder) {
    JournalWorker worker(folder, "finder", [](const auto&) {});
    const auto games = worker.recover();
    if (games.size() != 1 || games[0].steps.size() < kBefore || !hasItsMoves(games[0])) return std::nullopt;
    return static_cast<int>(games[0].steps.size() - kBefore);
}

}  // namespace roque::test
