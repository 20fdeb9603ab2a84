// Hostile players in all that a person can have them do without the window: each program has to end by
// itself, say what went wrong, and leave no process behind.

#include <array>
#include <atomic>
#include <cstdio>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>

#include "controller/guests/sealed_copy.h"
#include "controller/plugins/guest_consents.h"
#include "tests/support/hostile_plugins.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;

/// What a program has said, and its exit code; that of a shell if a signal has ended it.
struct Ended {
    int code = 0;
    std::string said;
};

/// The home folder of somebody who has allowed one hostile player.
class Home {
public:
    explicit Home(const std::string& plugin) : plugin_(plugin) {
        const fs::path file = folder_ / ".local/share/roque/plugins" / (plugin + ".so");
        fs::create_directories(file.parent_path());
        fs::copy_file(fs::path(ROQUE_BAD_PLUGINS) / "hostile" / (plugin + ".so"), file);
        const GuestConsent consent{*sha256OfFile(file), GuestConsent::Decision::Allowed, plugin, file};
        if (!GuestConsents(folder_ / ".config/roque").keep(consent)) ADD_FAILURE() << "no consent was kept";
    }

    /// Runs a program of Roque by the shell, whatever is written before it into its input.
    [[nodiscard]] Ended run(const std::string& before, const std::string& command) const {
        constexpr int kLongest = 60;
        const std::string line = before + "env HOME='" + folder_.path().string()
                                 + "' XDG_CONFIG_HOME= XDG_DATA_HOME= XDG_STATE_HOME= LC_ALL=C timeout -k 5 "
                                 + std::to_string(kLongest) + ' ' + command + " 2>&1";
        Ended ended;
        FILE* const output = ::popen(line.c_str(), "re");
        std::array<char, 4096> bytes{};
        while (std::fgets(bytes.data(), bytes.size(), output) != nullptr) ended.said += bytes.data();
        ended.code = WEXITSTATUS(::pclose(output));
        return ended;
    }

    /// What runs still in this home; waits a moment for what is about to end.
    [[nodiscard]] int left() const {
        for (int times = 0; times < 100; ++times) {
            if (processesWith(folder_.path().string()) == 0) return 0;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return processesWith(folder_.path().string());
    }

    [[nodiscard]] const std::string& plugin() const { return plugin_; }

private:
    std::string plugin_;
    TemporaryFolder folder_;
};

using Run = Ended (*)(const Home&);

constexpr int kKilled = 124;  // by `timeout`

Ended list(const Home& home) {
    return home.run("", std::string(ROQUE_CLI) + " plugins");
}

Ended play(const Home& home) {
    return home.run("", std::string(ROQUE_CLI) + " play --movetime 50 --white " + home.plugin() + " --black "
                            + home.plugin());
}

Ended match(const Home& home) {
    return home.run("", std::string(ROQUE_CLI) + " match --movetime 50 --patience 1 --pairs 1 --max-moves 5 "
                            + home.plugin() + " random");
}

/// As a chess program speaks to it that waits for a move for two seconds and kills after some more.
Ended uci(const Home& home) {
    return home.run("(printf 'uci\\nisready\\nposition startpos\\ngo movetime 50\\n'; sleep 2) | ",
                    "timeout 8 " + std::string(ROQUE_UCI) + " --plugin " + home.plugin());
}

/// The last line that says something.
std::string lastLine(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

/// Runs something in the homes of all hostile players, several at a time: most of them only wait.
void expectSurvival(const char* title, Run run, int mostCode) {
    constexpr int kSeats = 8;
    const auto plugins = hostilePlugins(ROQUE_BAD_PLUGINS);
    std::vector<Ended> ended(plugins.size());
    std::vector<int> left(plugins.size());
    std::atomic<std::size_t> next{0};
    std::vector<std::thread> threads;
    for (int seat = 0; seat < kSeats; ++seat) {
        threads.emplace_back([&] {
            for (std::size_t at = next++; at < plugins.size(); at = next++) {
                const Home home(plugins[at]);
                ended[at] = run(home);
                left[at] = home.left();
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    SurvivalTable table(title);
    for (std::size_t at = 0; at < plugins.size(); ++at) {
        // What has to be killed need not have said anything.
        const bool isTold = !ended[at].said.empty() || ended[at].code == kKilled;
        const bool hasSurvived = ended[at].code <= mostCode && left[at] == 0 && isTold;
        table.add(plugins[at], hasSurvived,
                  "code " + std::to_string(ended[at].code) + ", left " + std::to_string(left[at]) + ": "
                      + lastLine(ended[at].said));
    }
    EXPECT_TRUE(table.sum());
}

TEST(HostilePlayers, DoNotEndTheListing) {
    expectSurvival("plugins", list, 1);
}

TEST(HostilePlayers, DoNotEndAGame) {
    expectSurvival("play", play, 2);
}

TEST(HostilePlayers, DoNotEndAMatch) {
    expectSurvival("match", match, 2);
}

/// One that hangs may have to be killed by the chess program, as any.
TEST(HostilePlayers, LeaveNothingBehindRoqueUci) {
    expectSurvival("roque-uci", uci, kKilled);
}

TEST(HostilePlayers, AreNamedByRoqueUci) {
    for (const auto& [plugin, how] : {std::pair("hostile_crash_2", "signal 11"),
                                      {"hostile_leave_3", "exit code 0"},
                                      {"hostile_leave_at_once_3", "exit code 7"}}) {
        const Ended ended = uci(Home(plugin));
        EXPECT_EQ(ended.code, 1) << plugin;
        EXPECT_NE(ended.said.find(std::string(plugin) + ": It has ended"), std::string::npos) << ended.said;
        EXPECT_NE(ended.said.find(how), std::string::npos) << ended.said;
    }
    EXPECT_EQ(uci(Home("hostile_run_a_program_3")).code, 0) << "it was told to quit";
}

}  // namespace
}  // namespace roque::test
