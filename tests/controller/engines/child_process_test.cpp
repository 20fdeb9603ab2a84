#include "controller/engines/child_process.h"

#include <chrono>
#include <csignal>
#include <filesystem>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <poll.h>
#include <sys/wait.h>

#include "tests/controller/engines/process_census.h"
#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using testing::IsEmpty;

/// A shell that does what a script says.
EngineCommand shell(const std::string& script) {
    return {"/bin/sh", {"-c", script}};
}

ChildProcess started(const EngineCommand& command) {
    auto child = ChildProcess::start(command);
    if (!child) throw std::runtime_error(english(child.error().text));
    return std::move(*child);
}

/// The next line that it writes.
std::string lineFrom(const FileDescriptor& output) {
    std::string line;
    char letter = 0;
    while (::read(output.number(), &letter, 1) == 1 && letter != '\n') line += letter;
    return line;
}

/// Starts a daemon that ignores what asks it to end, says its number, and goes on.
const std::string kDaemon =
    "setsid sh -c 'trap \"\" TERM HUP INT; setsid sleep 1000 & echo $!; exec >&- 2>&-; wait' & ";

TEST(ChildProcess, LeavesNoDaemonWhenItEndsByItself) {
    ChildProcess child = started(shell(kDaemon + "sleep 0.2"));
    const FileDescriptor output = child.takeOutput();
    const int daemon = std::stoi(lineFrom(output));
    child.reap();
    EXPECT_EQ(english(child.describeEnd()), "It has ended with exit code 0");
    EXPECT_FALSE(test::isRunning(daemon));
}

TEST(ChildProcess, LeavesNoDaemonWhenItIsKilled) {
    ChildProcess child = started(shell(kDaemon + "sleep 1000"));
    const FileDescriptor output = child.takeOutput();
    const int daemon = std::stoi(lineFrom(output));
    ASSERT_TRUE(test::isRunning(daemon));
    child.kill();
    child.reap();
    EXPECT_EQ(english(child.describeEnd()), "It was killed");
    EXPECT_FALSE(test::isRunning(daemon));
    EXPECT_FALSE(test::isRunning(child.id()));
}

/// Enough to be forking when it is killed, and not so many that other tests could not start a process.
TEST(ChildProcess, LeavesNothingOfOneThatForksAndForks) {
    const test::TemporaryFolder folder;
    const std::string script = (folder / "forks").string();
    test::writeText(
        script, "echo x\n[ $1 -ge 7 ] || { (sh $0 $(($1 + 1)) &); (sh $0 $(($1 + 1)) &); }\nsleep 1000\n");
    {
        ChildProcess child = started(shell("exec sh " + script + " 0"));
        const FileDescriptor output = child.takeOutput();
        for (int lines = 0; lines < 50; ++lines) lineFrom(output);
        child.kill();
        child.reap();
    }
    int left = 0;
    for (const auto& process : std::filesystem::directory_iterator("/proc"))
        if (test::readText(process.path() / "cmdline").find(script) != std::string::npos) ++left;
    EXPECT_EQ(left, 0);
}

TEST(ChildProcess, IsAskedToEnd) {
    ChildProcess child = started(shell("trap 'exit 7' TERM; echo ready; while :; do sleep 0.05; done"));
    const FileDescriptor output = child.takeOutput();
    EXPECT_EQ(lineFrom(output), "ready");
    child.terminate();
    child.reap();
    EXPECT_EQ(english(child.describeEnd()), "It has ended with exit code 7");
}

TEST(ChildProcess, IsEndedWhenItTakesTooMuchMemory) {
    EngineCommand command{"/usr/bin/tail", {"/dev/zero"}};  // keeps the last line, which has no end
    command.memory = 64;
    ChildProcess child = started(command);
    child.reap();
    EXPECT_EQ(english(child.describeEnd()), "It has taken more memory than it may");
}

TEST(ChildProcess, WorksWhereItIsTold) {
    const test::TemporaryFolder folder;
    EngineCommand command = shell("pwd");
    command.folder = folder.path();
    ChildProcess child = started(command);
    EXPECT_EQ(lineFrom(child.takeOutput()), folder.path());
}

TEST(ChildProcess, InheritsNothing) {
    const FileDescriptor mine(::open("/dev/null", O_RDONLY));  // without O_CLOEXEC
    ChildProcess child = started(shell("ls /proc/self/fd | tr '\\n' ' '"));
    EXPECT_EQ(lineFrom(child.takeOutput()), "0 1 2 3 ") << "3 is the folder that ls lists";
}

TEST(ChildProcess, SaysWhatCannotBeStarted) {
    const auto child = ChildProcess::start({"/no/such/program", {}});
    ASSERT_FALSE(child);
    EXPECT_EQ(english(child.error().text),
              "It cannot be started: /no/such/program: No such file or directory");
    const auto why = [](const char* program) {
        return english(ChildProcess::start({program, {}}).error().text);
    };
    EXPECT_EQ(why("no-such-program"),
              "It cannot be started: there is no program no-such-program on this computer");
    EXPECT_EQ(why("/tmp"), "It cannot be started: /tmp is a folder, not a program");
    EXPECT_EQ(why("/etc/passwd"),
              "It cannot be started: /etc/passwd is not marked as a file that may be run");
    const test::TemporaryFolder folder;
    const auto runnable = [&](const char* name, const char* text) {
        const std::filesystem::path file = folder.write(name, text);
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
        return file.string();
    };
    const std::string picture = runnable("picture", "\x89PNG");
    EXPECT_EQ(why(picture.c_str()), "It cannot be started: " + picture + " is no program for this computer");
    const std::string script = runnable("script", "#!/no/such/shell\n");
    EXPECT_EQ(why(script.c_str()), "It cannot be started: " + script
                                       + " is made for another system, or what runs it is not installed");
    EXPECT_THAT(test::childProcesses(), IsEmpty());
}

}  // namespace
}  // namespace roque
