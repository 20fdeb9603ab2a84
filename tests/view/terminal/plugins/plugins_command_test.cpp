#include "view/terminal/plugins/plugins_command.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include <gmock/gmock.h>

#include "controller/guests/confinement.h"
#include "tests/support/temporary_folder.h"

namespace roque::terminal {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// roque-cli and roque-uci of a person with a home folder of their own, and one player in it.
class PluginsCommand : public testing::Test {
protected:
    void SetUp() override {
        std::filesystem::create_directories(file_.parent_path());
        install("healthy");
    }

    void install(const char* plugin) const {
        std::filesystem::copy_file(std::filesystem::path(ROQUE_BAD_PLUGINS) / (std::string(plugin) + ".so"),
                                   file_, std::filesystem::copy_options::overwrite_existing);
    }

    /// Runs a program by the shell and returns its exit code; what it says is in `said_`.
    int run(const std::string& program, const std::string& arguments) {
        const std::string command = "env HOME='" + home_.path().string()
                                    + "' XDG_CONFIG_HOME= XDG_DATA_HOME= XDG_STATE_HOME= LC_ALL=C timeout 60 "
                                    + program + " " + arguments + " 2>&1";
        said_.clear();
        FILE* const output = ::popen(command.c_str(), "re");
        std::array<char, 4096> bytes{};
        while (std::fgets(bytes.data(), bytes.size(), output) != nullptr) said_ += bytes.data();
        return WEXITSTATUS(::pclose(output));
    }
    int cli(const std::string& arguments) { return run(ROQUE_CLI, arguments); }
    [[nodiscard]] std::string quoted() const { return "'" + file_.string() + "'"; }

    test::TemporaryFolder home_;
    std::filesystem::path file_ = home_ / ".local/share/roque/plugins/my player.so";
    std::string said_;
};

TEST_F(PluginsCommand, NamesAnUndecidedPlayerWithTheCommandThatAllowsIt) {
    EXPECT_EQ(cli("plugins"), 0);
    EXPECT_THAT(said_, AllOf(HasSubstr("It calls itself healthy"),
                             HasSubstr("roque-cli plugins allow " + quoted() + "\n")));
    EXPECT_THAT(said_, Not(HasSubstr("healthy\thealthy")));
}

TEST_F(PluginsCommand, AllowsAPlayerThatThenPlays) {
    EXPECT_EQ(cli("plugins allow " + quoted()), 0);
    EXPECT_THAT(said_, AllOf(HasSubstr("healthy may play"), HasSubstr("It may not use the network")));
    EXPECT_EQ(cli("plugins"), 0);
    EXPECT_THAT(said_, HasSubstr("healthy\thealthy 1.0"));
    EXPECT_EQ(cli("play --white healthy --black healthy"), 0);
    EXPECT_THAT(said_, testing::ContainsRegex("(1-0|0-1|1/2-1/2)  "));
    EXPECT_EQ(cli("match healthy random --movetime 20 --pairs 1"), 0);
    EXPECT_THAT(said_, Not(HasSubstr("failed at")));
}

TEST_F(PluginsCommand, EndsWithoutTheLastDeedsOfAPlayerThatIsLoaded) {
    for (const std::string plugin : {"hostile_crash_5", "hostile_hang_5"}) {
        install(("at_end/" + plugin).c_str());
        EXPECT_EQ(cli("plugins allow --in-process " + quoted()), 0);
        EXPECT_EQ(cli("plugins"), 0) << plugin;
        EXPECT_THAT(said_, HasSubstr(plugin + "\t"));
        EXPECT_EQ(cli("play --white " + plugin + " --black " + plugin + " '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'"),
                  0);
    }
}

TEST_F(PluginsCommand, HasAnAllowedPlayerSpeakUci) {
    EXPECT_EQ(cli("plugins allow " + quoted()), 0);
    EXPECT_EQ(run("sh -c", "\"" + std::string("printf 'uci\\ngo depth 1\\nisready\\n' | ") + ROQUE_UCI
                               + " --plugin healthy\""),
              0);
    EXPECT_THAT(said_, AllOf(HasSubstr("id name healthy"), HasSubstr("uciok")));
    EXPECT_THAT(said_, HasSubstr("bestmove ")) << "although the input has ended";
    EXPECT_EQ(run(ROQUE_UCI, "--plugin healthy bench"), 1);
    EXPECT_THAT(said_, HasSubstr("is not measured"));
}

TEST_F(PluginsCommand, SaysThatAPlayerHasNotBeenAllowed) {
    const auto saysSo = AllOf(HasSubstr("'healthy' has not been allowed"), HasSubstr("plugins allow"));
    EXPECT_EQ(cli("play --white healthy"), 2);
    EXPECT_THAT(said_, saysSo);
    EXPECT_EQ(cli("match healthy random --movetime 20 --pairs 1"), 2);
    EXPECT_THAT(said_, saysSo);
    EXPECT_EQ(run(ROQUE_UCI, "--plugin healthy"), 1);
    EXPECT_THAT(said_, saysSo);
}

TEST_F(PluginsCommand, RefusesAndForgets) {
    EXPECT_EQ(cli("plugins refuse " + quoted()), 0);
    cli("plugins");
    EXPECT_THAT(said_, HasSubstr("You have not allowed it to play"));
    EXPECT_EQ(cli("plugins forget " + quoted()), 0);
    EXPECT_EQ(cli("plugins forget " + quoted()), 1);
    EXPECT_THAT(said_, HasSubstr("nothing has been decided"));
    cli("plugins");
    EXPECT_THAT(said_, HasSubstr("There is a new player"));
}

TEST_F(PluginsCommand, ForgetsWhatIsGone) {
    EXPECT_EQ(cli("plugins allow " + quoted()), 0);
    std::filesystem::remove(file_);
    EXPECT_EQ(cli("plugins forget " + quoted()), 0);
    EXPECT_EQ(cli("plugins forget " + quoted()), 2);
}

TEST_F(PluginsCommand, AllowsEveryVersionOfAPlayerUntilThatIsForgotten) {
    EXPECT_EQ(cli("plugins allow --every-version " + quoted()), 0);
    EXPECT_THAT(said_, HasSubstr("without a question"));
    install("scripted");
    EXPECT_EQ(cli("plugins"), 0);
    EXPECT_THAT(said_, HasSubstr("scripted\tScripted"));
    EXPECT_EQ(cli("plugins forget " + quoted()), 0);
    cli("plugins");
    EXPECT_THAT(said_, AllOf(Not(HasSubstr("scripted\tScripted")), HasSubstr("There is a new player")));
}

TEST_F(PluginsCommand, SaysThatAPlayerHasChanged) {
    EXPECT_EQ(cli("plugins allow --in-process " + quoted()), 0);
    EXPECT_THAT(said_, HasSubstr("loaded into the program"));
    install("scripted");
    cli("plugins");
    EXPECT_THAT(said_, AllOf(HasSubstr("has changed since you decided"), HasSubstr("Scripted")));
}

TEST_F(PluginsCommand, RefusesWhatIsNoPlayerAndKeepsNothing) {
    std::string bytes;
    {
        std::ifstream library(file_, std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(library), {});
    }
    constexpr std::size_t kMachine = 18;  // in the header of ELF
    bytes.at(kMachine) = 8;               // MIPS
    const std::string foreign = home_.write("foreign.so", bytes);
    for (const char* const act : {"allow", "refuse", "forget"}) {
        const std::string start = std::string("plugins ") + act + " ";
        EXPECT_EQ(cli(start + "/nowhere.so"), 2);
        EXPECT_THAT(said_, HasSubstr("/nowhere.so: not usable: It does not exist"));
        EXPECT_EQ(cli(start + home_.path().string()), 2);
        EXPECT_THAT(said_, HasSubstr("It is a folder"));
        EXPECT_EQ(cli(start + foreign), 2);
        EXPECT_THAT(said_, HasSubstr("another kind of processor"));
        EXPECT_EQ(cli(start), 2);
    }
    EXPECT_THAT(GuestConsents(home_ / ".config/roque").list(), IsEmpty());
}

TEST_F(PluginsCommand, AllowsNoneThatCannotPlay) {
    if (!availableConfinement().isComplete()) GTEST_SKIP() << "it is not asked before it may play";
    install("bad_old_abi");
    EXPECT_EQ(cli("plugins allow " + quoted()), 2);
    EXPECT_THAT(said_, HasSubstr("not usable: "));
    EXPECT_EQ(cli("plugins refuse " + quoted()), 0);
    install("hostile/hostile_crash_1");
    EXPECT_EQ(cli("plugins allow " + quoted()), 2);
    EXPECT_EQ(cli("plugins allow --in-process " + quoted()), 0) << "to debug it";
}

TEST_F(PluginsCommand, DecidesAboutNoneThatCameWithTheProgram) {
    for (const char* const act : {"allow", "refuse"}) {
        EXPECT_EQ(cli(std::string("plugins ") + act + " " + ROQUE_PLUGINS + "/minimax.so"), 2);
        EXPECT_THAT(said_, HasSubstr("minimax.so came with the program"));
    }
}

}  // namespace
}  // namespace roque::terminal
