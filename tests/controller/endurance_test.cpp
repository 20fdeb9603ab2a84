// All hostile modes in turns, for as long as wanted: processes, descriptors and memory have to be at the end
// as they were after the first turn.
//
//   ROQUE_ENDURANCE_MINUTES=480 build/release/tests/controller_process_tests --tests-of=endurance_test
//
// runs all of them for eight hours (scripts/endure). Without that, two turns of every eighth are run.

#include <chrono>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <malloc.h>

#include "controller/engines/uci_engine.h"
#include "controller/guests/sealed_copy.h"
#include "controller/journal/study_journal.h"
#include "controller/pgn/pgn_file.h"
#include "controller/plugins/guest.h"
#include "controller/settings/settings_file.h"
#include "tests/controller/engines/process_census.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/hostile_plugins.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

struct Mode {
    std::string name;
    std::function<void()> run;
};

EngineDeadlines shortDeadlines() {
    return {.start = 1s,
            .load = 1s,
            .ready = 1s,
            .stop = 500ms,
            .quit = 200ms,
            .terminate = 100ms,
            .lastWords = 200ms};
}

/// Starts an engine, asks it for two moves and lets it go, whatever it does.
void askEngine(const EngineCommand& command) {
    auto engine = UciEngine::start(command, shortDeadlines(), {});
    if (!engine) return;
    SearchRequest request;
    request.limits.moveTime = 50ms;
    for (int move = 0; move < 2; ++move)
        static_cast<void>((*engine)->search(request, {.deadline = Clock::now() + 500ms}));
}

void askGuest(const fs::path& file) {
    const GuestFile guest{file, *sha256OfFile(file)};
    static_cast<void>(describeGuest(guest, 1s));
    GuestGrants grants;
    grants.memory = 256;
    askEngine(guestCommand(guest, grants));
}

/// Settings, games and studies that are nothing of the kind.
void readGarbage(std::size_t bytes) {
    const TemporaryFolder folder;
    std::string text(bytes, '{');
    for (std::size_t at = 0; at < bytes; at += 7) text[at] = static_cast<char>(at % 251);
    writeText(folder / "settings.json", text);
    SettingsFile settings(folder.path());
    static_cast<void>(settings.load());
    static_cast<void>(settings.save({}));
    ManualDispatcher dispatcher;
    writeText(folder / "study-x.1", text);
    const StudyJournal journal(dispatcher, folder.path(), {});
    writeText(folder / "games.pgn", text);
    const PgnFile file(dispatcher, folder / "games.pgn", [] {});
    EXPECT_TRUE(dispatcher.runUntil([&] { return !file.isReading(); }));
}

std::vector<Mode> allModes() {
    std::vector<Mode> modes;
    for (const std::string& name : hostilePlugins(ROQUE_BAD_PLUGINS)) {
        const fs::path file = fs::path(ROQUE_BAD_PLUGINS) / "hostile" / (name + ".so");
        modes.push_back({name, [file] { askGuest(file); }});
    }
    for (const char* const fault : {"binary-name",
                                    "byte-by-byte",
                                    "closes-input",
                                    "closes-output",
                                    "deaf",
                                    "dies-after-start",
                                    "dies-between-moves",
                                    "empty",
                                    "endless-line",
                                    "exits-at-once",
                                    "exits-in-search",
                                    "floods",
                                    "floods-errors",
                                    "garbage",
                                    "grandchild",
                                    "hangs",
                                    "huge-name",
                                    "ignores-quit",
                                    "illegal",
                                    "late-answer",
                                    "malformed-info",
                                    "malformed-options",
                                    "never-ready",
                                    "no-newline",
                                    "null",
                                    "segfault",
                                    "silent",
                                    "talks-but-no-uciok",
                                    "two-answers",
                                    "wrong-side"})
        modes.push_back({std::string("engine ") + fault, [fault] {
                             askEngine({ROQUE_FAKE_ENGINE, {fault}, {}});
                         }});
    for (const std::size_t bytes : {0UL, 1000UL, 1'000'000UL})
        modes.push_back({"garbage of " + std::to_string(bytes) + " bytes", [bytes] { readGarbage(bytes); }});
    return modes;
}

/// What a process holds.
struct Holdings {
    std::size_t processes = childProcesses().size();
    std::size_t descriptors = openDescriptors();
    std::size_t memory = trimmedMemory();

    static std::size_t trimmedMemory() {
        ::malloc_trim(0);
        return residentMemory();
    }
};

std::ostream& operator<<(std::ostream& stream, const Holdings& holdings) {
    return stream << holdings.processes << " processes, " << holdings.descriptors << " descriptors, "
                  << holdings.memory / 1024 << " kB";
}

TEST(Endurance, LeavesNothingWhateverIsDone) {
    constexpr std::size_t kGrowth = std::size_t{8} << 20U;
    constexpr std::size_t kFew = 8;
    const char* const wanted = std::getenv("ROQUE_ENDURANCE_MINUTES");
    std::vector<Mode> modes = allModes();
    if (wanted == nullptr) {
        for (std::size_t at = 0; at * kFew < modes.size(); ++at) modes[at] = modes[at * kFew];
        modes.resize((modes.size() + kFew - 1) / kFew);
    }
    const auto end = Clock::now() + std::chrono::minutes(wanted == nullptr ? 0 : std::atoi(wanted));
    const auto turn = [&modes] {
        for (const Mode& mode : modes) mode.run();
    };
    turn();
    const Holdings first;
    std::cout << modes.size() << " modes; after the first turn: " << first << '\n';
    int turns = 1;
    do {
        turn();
        ++turns;
        const Holdings now;
        ASSERT_EQ(now.processes, first.processes) << "turn " << turns;
        ASSERT_EQ(now.descriptors, first.descriptors) << "turn " << turns;
        ASSERT_LT(now.memory, first.memory + kGrowth) << "turn " << turns;
    } while (Clock::now() < end);
    std::cout << "after turn " << turns << ": " << Holdings() << '\n';
}

}  // namespace
}  // namespace roque::test
