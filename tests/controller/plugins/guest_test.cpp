#include "controller/plugins/guest.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <thread>

#include <gmock/gmock.h>

#include "controller/engines/uci_engine.h"
#include "controller/guests/confinement.h"
#include "controller/guests/sealed_copy.h"
#include "controller/plugins/plugin.h"
#include "tests/controller/engines/process_census.h"
#include "tests/support/hostile_plugins.h"
#include "tests/support/sanitized.h"
#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using namespace std::chrono_literals;
using test::TemporaryFolder;
using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;
using Clock = std::chrono::steady_clock;

namespace fs = std::filesystem;

const fs::path kPlugins = ROQUE_BAD_PLUGINS;

GuestFile guestFrom(const fs::path& file) {
    const auto sum = sha256OfFile(file);
    if (!sum) throw std::runtime_error(sum.error().message());
    return {file, *sum};
}
GuestFile guest(const std::string& name) {
    return guestFrom(kPlugins / (name + ".so"));
}

TEST(Guest, SaysWhoItIs) {
    const auto info = describeGuest(guest("scripted"));
    ASSERT_TRUE(info) << english(info.error().reason);
    const auto loaded = Plugin::load(kPlugins / "scripted.so", PluginOrigin::Shipped);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(info->id, (*loaded)->info().id);
    EXPECT_EQ(info->name, (*loaded)->info().name);
    EXPECT_EQ(info->author, (*loaded)->info().author);
    EXPECT_EQ(info->version, (*loaded)->info().version);
    EXPECT_EQ(info->playsChess960, (*loaded)->info().playsChess960);
    EXPECT_EQ(info->options, (*loaded)->options());
}

TEST(Guest, MayBringACppLibraryOfItsOwn) {
    if (!fs::exists(kPlugins / "own_library/own_library.so")) GTEST_SKIP() << "not built for a sanitizer";
    auto engine = UciEngine::start(guestCommand(guest("own_library/own_library"), {}), {}, {});
    ASSERT_TRUE(engine) << english(engine.error().text);
    EXPECT_TRUE((*engine)->search({}, {.deadline = Clock::now() + 60s}));
}

TEST(Guest, IsRefusedForTheSameReasonsAsALibraryOfTheProgram) {
    const auto refusal = [](const char* name) {
        const auto info = describeGuest(guest(name));
        return info ? std::string() : english(info.error().reason);
    };
    for (const char* const name :
         {"bad_old_abi", "bad_huge_name", "bad_missing_function", "bad_option_out_of_range"}) {
        const auto loaded = Plugin::load(kPlugins / (std::string(name) + ".so"), PluginOrigin::Shipped);
        ASSERT_FALSE(loaded) << name;
        EXPECT_EQ(refusal(name), english(loaded.error().reason));
    }
}

TEST(Guest, IsNotLoadedIfItHasChanged) {
    const TemporaryFolder folder;
    fs::copy_file(kPlugins / "healthy.so", folder / "player.so");
    const GuestFile agreed = guestFrom(folder / "player.so");
    std::ofstream(folder / "player.so", std::ios::app) << "one byte more";
    const auto info = describeGuest(agreed);
    ASSERT_FALSE(info);
    EXPECT_EQ(english(info.error().reason), "It has changed since it was looked at");
}

TEST(Guest, IsNoFolderAndNoPipe) {
    const TemporaryFolder folder;
    EXPECT_FALSE(sha256OfFile(folder.path()));
    EXPECT_FALSE(sha256OfFile("/dev/null"));
    EXPECT_FALSE(sha256OfFile(folder / "missing"));
    EXPECT_FALSE(sealedCopyOf(folder.path()));
}

TEST(Guest, HasTheChecksumThatOthersCompute) {
    const TemporaryFolder folder;
    std::ofstream(folder / "abc") << "abc";
    EXPECT_EQ(*sha256OfFile(folder / "abc"),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        << "the example of FIPS 180-4";
}

/// As on a system that can confine nothing: what a guest starts is ended nevertheless.
TEST(Guest, LeavesNothingBehindWhereItIsNotConfined) {
    EngineCommand command = guestCommand(guest("hostile/hostile_leave_a_daemon_1"), {});
    command.arguments.insert(command.arguments.begin() + 1, {"--landlock", "0", "--no-seccomp"});
    auto engine = UciEngine::start(command, {}, {});
    ASSERT_TRUE(engine) << english(engine.error().text);
    EXPECT_GE(test::processesWith("hostile_leave_a_daemon_1"), 2) << "the daemon, or the test tests nothing";
    engine->reset();
    EXPECT_EQ(test::processesWith("hostile_leave_a_daemon_1"), 0);
}

TEST(Guest, DecidesForItselfHowLongItThinksIfNothingIsSaid) {
    auto engine = UciEngine::start(guestCommand(guest("healthy"), {}), {}, {});
    ASSERT_TRUE(engine) << english(engine.error().text);
    const auto began = Clock::now();
    EXPECT_TRUE((*engine)->search({}, {.deadline = Clock::now() + 60s}));
    EXPECT_LT(Clock::now() - began, 30s) << "it was stopped at the deadline";
}

/// What an older kernel lacks is not used; the player plays all the same.
TEST(Guest, PlaysOnOlderSystems) {
    for (const char* const version : {"0", "1", "2", "3", "4", "5", "6"}) {
        EngineCommand command = guestCommand(guest("healthy"), {});
        command.arguments.insert(command.arguments.begin() + 1, {"--landlock", version});
        auto engine = UciEngine::start(command, {}, {});
        ASSERT_TRUE(engine) << version << ": " << english(engine.error().text);
        SearchRequest request;
        request.limits.moveTime = 100ms;
        EXPECT_TRUE((*engine)->search(request, {})) << version;
    }
}

/// How a hostile guest ends. The survivors are those that only ask for what is refused.
class HostileGuest : public testing::TestWithParam<std::string> {
protected:
    HostileGuest() {
        ::setenv("ROQUE_HOSTILE_PLACE", (outside_ / "place").c_str(), 1);
        ::setenv("ROQUE_HOSTILE_FILE", outside_.write("file", kText).c_str(), 1);
        fs::permissions(outside_ / "file", fs::perms::owner_write);
        grants_.dataFolder = data_.path();
    }
    ~HostileGuest() override {
        ::unsetenv("ROQUE_HOSTILE_PLACE");
        ::unsetenv("ROQUE_HOSTILE_FILE");
    }

    static EngineDeadlines deadlines() {
        return {.start = 3s, .load = 3s, .ready = 3s, .stop = 1s, .quit = 500ms, .terminate = 200ms};
    }
    /// Whether it only asks for what is refused, so that it must go on playing.
    static bool isRefusedOnly() {
        constexpr std::array kSuch{"change", "connect", "flood", "kill", "read", "run_a", "share", "write"};
        return std::ranges::any_of(
            kSuch, [](const char* deed) { return GetParam().starts_with(std::string("hostile_") + deed); });
    }
    /// Has it play a move, confined as on this system or, with arguments, as on an older one; "plays on" or
    /// why not.
    std::string play(const std::vector<std::string>& arguments = {}) {
        EngineCommand command = guestCommand(guest("hostile/" + GetParam()), grants_);
        command.arguments.insert(command.arguments.begin() + 1, arguments.begin(), arguments.end());
        auto engine = UciEngine::start(command, deadlines(), {});
        if (!engine) return english(engine.error().text);
        if (const auto ready = (*engine)->newGame(Variant::Standard); !ready)
            return english(ready.error().text);
        SearchRequest request;
        request.limits.moveTime = 100ms;
        const auto answer = (*engine)->search(request, {.deadline = Clock::now() + 3s});
        return answer ? "plays on" : english(answer.error().text);
    }

    /// Whether all outside its folder is as it was.
    [[nodiscard]] bool hasChangedNothing() const {
        return !fs::exists(outside_ / "place") && fs::file_size(outside_ / "file") == std::strlen(kText)
               && fs::status(outside_ / "file").permissions() == fs::perms::owner_write;
    }

    static constexpr const char* kText = "Somebody's text.\n";

    TemporaryFolder data_;
    TemporaryFolder outside_;
    GuestGrants grants_{{}, {}, 256};  // of memory little, to be quicker at its end
};

TEST_P(HostileGuest, HurtsNobody) {
    const auto began = Clock::now();
    const auto info = describeGuest(guest("hostile/" + GetParam()));
    const std::string described = info ? "described" : english(info.error().reason);
    const std::string played = play();
    std::cout << "| " << GetParam() << " | " << described << " | " << played << " |\n";
    EXPECT_LT(Clock::now() - began, 30s);
    EXPECT_TRUE(test::childProcesses().empty());
    if (isRefusedOnly() && availableConfinement().isComplete()) {
        EXPECT_EQ(described, "described");
        EXPECT_EQ(played, "plays on");
        EXPECT_TRUE(hasChangedNothing());
    } else {
        EXPECT_THAT(played, AnyOf("plays on", StartsWith("It ")));
    }
}

/// The versions of Landlock that distributions have: each refuses more than the one before, and the filter of
/// calls the rest.
TEST_P(HostileGuest, IsRefusedAsMuchOnOlderSystems) {
    if (!isRefusedOnly()) GTEST_SKIP() << "asks for nothing that is refused";
    for (int landlock = 1; landlock <= availableConfinement().landlock; ++landlock) {
        if (!availableConfinement().seccomp) break;
        EXPECT_EQ(play({"--landlock", std::to_string(landlock)}), "plays on") << "Landlock " << landlock;
        EXPECT_TRUE(hasChangedNothing()) << "Landlock " << landlock;
    }
}

INSTANTIATE_TEST_SUITE_P(Each, HostileGuest, testing::ValuesIn(test::hostilePlugins(kPlugins)),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace roque
