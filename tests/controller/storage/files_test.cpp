#include "controller/storage/files.h"

#include <chrono>
#include <csignal>
#include <random>
#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using NewFile = OutputFile::NewFile;

constexpr std::size_t kAny = 1U << 20U;

TEST(ReadFile, ReturnsTheContent) {
    const TemporaryFolder folder;
    writeText(folder / "a", std::string("x\0y", 3));
    EXPECT_EQ(*readFile(folder / "a", kAny), std::string("x\0y", 3));
}

TEST(ReadFile, RefusesWhatIsTooLong) {
    const TemporaryFolder folder;
    writeText(folder / "a", "12345");
    EXPECT_TRUE(readFile(folder / "a", 5));
    EXPECT_EQ(readFile(folder / "a", 4).error().code, std::errc::file_too_large);
}

TEST(ReadFile, RefusesWhatIsNoFile) {
    const TemporaryFolder folder;
    EXPECT_EQ(readFile(folder.path(), kAny).error().code, std::errc::is_a_directory);
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    EXPECT_EQ(english(readFile(folder / "pipe", kAny).error().describe()),
              (folder / "pipe").string() + " is a pipe or a device, not a file");
    EXPECT_FALSE(readFile("/dev/zero", kAny));
    EXPECT_EQ(readFile(folder / "none", kAny).error().code, std::errc::no_such_file_or_directory);
}

TEST(ReadToEnd, ReadsFilesAndPipes) {
    const TemporaryFolder folder;
    const std::string text(200'000, 'x');
    writeText(folder / "a", text);
    const fs::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    std::jthread writer([&] { writeText(pipe, text); });
    for (const fs::path& path : {folder / "a", pipe}) EXPECT_EQ(*readToEnd(path, kAny), text) << path;
}

TEST(ReadToEnd, SaysWhyAFileCannotBeRead) {
    const TemporaryFolder folder;
    writeText(folder / "long", "four");
    EXPECT_EQ(readToEnd(folder.path(), kAny).error().code, std::errc::is_a_directory);
    EXPECT_EQ(readToEnd(folder / "none", kAny).error().code, std::errc::no_such_file_or_directory);
    EXPECT_EQ(readToEnd(folder / "long", 3).error().code, std::errc::file_too_large);
    for (const char* const device : {"/dev/zero", "/dev/null"})
        EXPECT_EQ(readToEnd(device, kAny).error().step, FileError::Step::Recognise) << device;
}

TEST(OpenStream, RefusesDevicesWithoutAnEnd) {
    for (const char* const device : {"/dev/zero", "/dev/null"})
        EXPECT_EQ(openStream(device).error().step, FileError::Step::Recognise) << device;
}

TEST(OpenStream, ReadsFilesAndPipes) {
    const TemporaryFolder folder;
    writeText(folder / "a", "x y");
    const fs::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    std::jthread writer([&pipe] { writeText(pipe, "x y"); });
    for (const fs::path& path : {folder / "a", pipe}) {
        auto file = openStream(path);
        ASSERT_TRUE(file) << path;
        std::string line;
        std::getline(*file, line);
        EXPECT_EQ(line, "x y") << path;
    }
}

TEST(OpenStream, SaysWhyAFileCannotBeRead) {
    const TemporaryFolder folder;
    const auto said = [&](const fs::path& path) { return english(openStream(path).error().describe()); };
    const std::string place = folder.path().string();
    EXPECT_EQ(said(folder / "none"), "Cannot find " + place + "/none: No such file or directory");
    EXPECT_EQ(said(folder.path()), "Cannot read " + place + ": Is a directory");
    writeText(folder / "secret", "x");
    fs::permissions(folder.path(), fs::perms(0711));
    fs::permissions(folder / "secret", fs::perms(0));
    const LimitedUser user;
    EXPECT_EQ(said(folder / "secret"), "Cannot read " + place + "/secret: Permission denied");
    EXPECT_EQ(english(readFile(folder / "secret", kAny).error().describe()),
              "Cannot read " + place + "/secret: Permission denied");
}

TEST(WriteFile, MakesFoldersForTheOwnerOnly) {
    const TemporaryFolder folder;
    const fs::path file = folder / "a b/c=d/Übung";
    ASSERT_TRUE(writeFileAtomically(file, "text", NewFile::OwnerOnly));
    EXPECT_EQ(readText(file), "text");
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(fs::status(file.parent_path()).permissions(), fs::perms::owner_all);
}

TEST(WriteFile, KeepsPermissionsOfAFileThatIsThere) {
    const TemporaryFolder folder;
    writeText(folder / "a", "old");
    fs::permissions(folder / "a", fs::perms(0644));
    ASSERT_TRUE(writeFileAtomically(folder / "a", "new", NewFile::OwnerOnly));
    EXPECT_EQ(fs::status(folder / "a").permissions(), fs::perms(0644));
}

TEST(WriteFile, ReplacesWhatALinkLeadsTo) {
    const TemporaryFolder folder;
    writeText(folder / "real", "old");
    fs::create_symlink("real", folder / "link");
    ASSERT_TRUE(writeFileAtomically(folder / "link", "new", NewFile::OwnerOnly));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(readText(folder / "real"), "new");
}

TEST(WriteFile, LeavesNothingBehindOnAFullDisk) {
    const TemporaryFolder folder;
    writeText(folder / "a", "old");
    const FullDisk full(1000);
    const auto written = writeFileAtomically(folder / "a", std::string(100'000, 'x'), NewFile::OwnerOnly);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().step, FileError::Step::Write);
    EXPECT_EQ(readText(folder / "a"), "old");
    EXPECT_EQ(folder.entries(), 1U);
}

TEST(WriteFile, SaysWhyAFolderCannotBeWritten) {
    const TemporaryFolder folder;
    writeText(folder / "a", "old");
    fs::permissions(folder.path(), fs::perms(0555));
    const LimitedUser user;
    const auto written = writeFileAtomically(folder / "a", "new", NewFile::OwnerOnly);
    ASSERT_FALSE(written);
    EXPECT_THAT(english(written.error().describe()), HasSubstr("Permission denied"));
    EXPECT_EQ(readText(folder / "a"), "old");
}

TEST(CheckPlace, SaysWhyAFileCannotBeThere) {
    const TemporaryFolder folder;
    const auto said = [&](const char* name) { return english(checkPlace(folder / name).error().describe()); };
    const std::string place = folder.path().string();
    writeText(folder / "a", "old");
    fs::create_directory(folder / "folder");
    EXPECT_TRUE(checkPlace(folder / "a"));
    EXPECT_TRUE(checkPlace(folder / "new"));
    EXPECT_EQ(said("folder"), "Cannot write " + place + "/folder: Is a directory");
    EXPECT_EQ(said("none/b"), "Cannot find " + place + "/none: No such file or directory");
    EXPECT_EQ(said("a/b"), "Cannot write " + place + "/a/b: Not a directory");
    fs::permissions(folder.path(), fs::perms(0555));
    const LimitedUser user;
    EXPECT_EQ(said("new"), "Cannot write " + place + "/new: Permission denied");
    EXPECT_EQ(readText(folder / "a"), "old");
    EXPECT_EQ(folder.entries(), 2U);
}

TEST(WriteFile, SaysWhenAFileStandsWhereAFolderIsNeeded) {
    const TemporaryFolder folder;
    writeText(folder / "a", "old");
    EXPECT_FALSE(writeFileAtomically(folder / "a/b", "new", NewFile::OwnerOnly));
    EXPECT_EQ(readText(folder / "a"), "old");
}

/// Writes contents of one repeated letter each, in turn, until it is killed.
[[noreturn]] void writeForEver(const fs::path& file) {
    for (char letter = 'a';; letter = letter == 'z' ? 'a' : static_cast<char>(letter + 1))
        static_cast<void>(
            writeFileAtomically(file, std::string(50'000, letter), NewFile::OwnerOnly).has_value());
}

TEST(WriteFile, LeavesTheOldContentOrTheNewWhenItIsKilled) {
    constexpr int kRounds = 30;
    const TemporaryFolder folder;
    const fs::path file = folder / "a";
    std::mt19937 random(20);
    for (int round = 0; round < kRounds; ++round) {
        writeText(file, std::string(50'000, 'a'));
        const pid_t child = ::fork();
        if (child == 0) writeForEver(file);
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 20'000));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const std::string content = readText(file);
        ASSERT_EQ(content, std::string(50'000, content.empty() ? '?' : content[0]));
    }
}

TEST(SetAside, NeverTakesANameThatIsInUse) {
    const TemporaryFolder folder;
    for (const char* text : {"first", "second", "third"}) {
        writeText(folder / "a", text);
        ASSERT_TRUE(setAside(folder / "a"));
        EXPECT_FALSE(fs::exists(folder / "a"));
    }
    EXPECT_EQ(readText(folder / "a.bad"), "first");
    EXPECT_EQ(readText(folder / "a.bad.1"), "second");
    EXPECT_EQ(readText(folder / "a.bad.2"), "third");
}

TEST(SetAside, TakesFoldersToo) {
    const TemporaryFolder folder;
    fs::create_directories(folder / "a/b");
    EXPECT_EQ(*setAside(folder / "a"), folder / "a.bad");
    EXPECT_TRUE(fs::is_directory(folder / "a.bad/b"));
}

TEST(SetAside, SaysWhatItCannotFind) {
    const TemporaryFolder folder;
    EXPECT_EQ(setAside(folder / "a").error().code, std::errc::no_such_file_or_directory);
}

TEST(CopyAside, CopiesTheSameContentOnce) {
    const TemporaryFolder folder;
    writeText(folder / "a", "text");
    EXPECT_EQ(*copyAside(folder / "a"), folder / "a.bad");
    EXPECT_EQ(*copyAside(folder / "a"), folder / "a.bad");
    writeText(folder / "a", "other");
    EXPECT_EQ(*copyAside(folder / "a"), folder / "a.bad.1");
    EXPECT_EQ(readText(folder / "a"), "other");
}

}  // namespace
}  // namespace roque::test
