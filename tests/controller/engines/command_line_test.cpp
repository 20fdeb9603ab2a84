#include "controller/engines/command_line.h"

#include <cstdlib>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "controller/engines/engine_search.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::ElementsAre;

TEST(CommandLine, IsReadAsAShellWouldReadIt) {
    const auto command = parseCommandLine("  ssh  host 'my engine' \"a \\\" b\" c\\ d '' ");
    ASSERT_TRUE(command);
    EXPECT_EQ(command->program, "ssh");
    EXPECT_THAT(command->arguments, ElementsAre("host", "my engine", "a \" b", "c d", ""));
    EXPECT_TRUE(command->folder.empty());
}

TEST(CommandLine, StartsAProgramWithItsWholePathInItsOwnFolder) {
    EXPECT_EQ(parseCommandLine("/opt/e/engine --x")->folder, "/opt/e");
    const char* const home = std::getenv("HOME");
    ASSERT_NE(home, nullptr);
    EXPECT_EQ(parseCommandLine("~/engine")->program, std::filesystem::path(home) / "engine");
}

TEST(CommandLine, TakesAFileWithBlanksInItsNameAsItIs) {
    const TemporaryFolder folder;
    const std::string file = folder.write("my engine", "");
    EXPECT_EQ(parseCommandLine(file)->program, file);
    EXPECT_TRUE(parseCommandLine(file)->arguments.empty());
}

TEST(CommandLine, RefusesWhatIsNoCommand) {
    for (const char* const text : {"", "  \t", "''", "\"\" x"})
        EXPECT_EQ(english(parseCommandLine(text).error()), "Choose a file, or type a command") << text;
    for (const char* const text : {"'", "engine \"x", "a 'b"})
        EXPECT_EQ(english(parseCommandLine(text).error()), "A quote in the command is not closed") << text;
}

TEST(CommandLine, IsWrittenSoThatItIsReadBack) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{}, {"a b", "", "\"", "\\", "'", "--x=1", "ü", "$HOME;`ls`"}}) {
        const EngineCommand command{"some program", arguments, {}};
        const auto back = parseCommandLine(commandLine(command));
        ASSERT_TRUE(back) << commandLine(command);
        EXPECT_EQ(*back, command) << commandLine(command);
    }
}

TEST(EngineSearch, FindsProgramsWithAKnownNameAndStartsNone) {
    const TemporaryFolder folder;
    const std::string engine = folder.write("stockfish", "#!/bin/sh\ntouch \"$0.started\"\n");
    EXPECT_TRUE(findEnginesIn({folder.path()}).empty()) << "it cannot be started";
    ASSERT_EQ(chmod(engine.c_str(), 0755), 0);
    const std::string other = folder.write("rm", "");
    ASSERT_EQ(chmod(other.c_str(), 0755), 0);
    EXPECT_THAT(findEnginesIn({folder.path(), "/no/such/folder", folder.path()}),
                ElementsAre(std::filesystem::path(engine)));
    EXPECT_FALSE(folder.has("stockfish.started"));
}

}  // namespace
}  // namespace roque::test
