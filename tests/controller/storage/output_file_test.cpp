#include "controller/storage/output_file.h"

#include <atomic>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/storage/file_descriptor.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;

/// Withholds permissions from new files during its lifetime.
class WithheldRights {
public:
    explicit WithheldRights(mode_t rights) : before_(::umask(rights)) {}
    WithheldRights(const WithheldRights&) = delete;
    WithheldRights& operator=(const WithheldRights&) = delete;
    ~WithheldRights() { ::umask(before_); }

private:
    mode_t before_;
};

fs::perms rightsOf(const fs::path& file) {
    return fs::status(file).permissions();
}

TEST(OutputFile, GivesANewFileTheUsualRights) {
    const TemporaryFolder folder;
    const WithheldRights withheld(027);
    OutputFile(folder / "a").keep();
    EXPECT_EQ(rightsOf(folder / "a"), fs::perms(0640));
}

TEST(OutputFile, GivesANewFileToItsOwnerAloneIfItIsTold) {
    const TemporaryFolder folder;
    OutputFile(folder / "a", OutputFile::NewFile::OwnerOnly).keep();
    EXPECT_EQ(rightsOf(folder / "a"), fs::perms(0600));
}

/// A process that is killed while it writes a file.
void writeAndDie(const fs::path& place) {
    const pid_t child = ::fork();
    if (child == 0) {
        OutputFile file(place);
        file.write("half");
        ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
}

TEST(OutputFile, RemovesWhatAKilledProcessHasLeftBehind) {
    const TemporaryFolder folder;
    writeText(folder / "a.backup", "somebody else's");
    writeAndDie(folder / "a");
    ASSERT_EQ(folder.entries(), 2U);
    OutputFile(folder / "b").keep();
    EXPECT_EQ(folder.entries(), 2U);
    EXPECT_TRUE(folder.has("a.backup"));
    EXPECT_TRUE(folder.has("b"));
}

TEST(OutputFile, LeavesAloneWhatIsStillBeingWritten) {
    const TemporaryFolder folder;
    OutputFile slow(folder / "a");
    OutputFile(folder / "b").keep();
    slow.write("text");
    slow.keep();
    EXPECT_EQ(folder.read("a"), "text");
}

TEST(OutputFile, MayBeNamedFromTheCurrentFolder) {
    const TemporaryFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    OutputFile file("a");
    fs::current_path(before);
    file.keep();
    EXPECT_TRUE(folder.has("a"));
}

TEST(OutputFile, LeavesTheRightsAloneOfFilesThatOtherThreadsMake) {
    constexpr int kRounds = 2000;
    const TemporaryFolder folder;
    const WithheldRights withheld(022);
    std::atomic<bool> isOver = false;
    std::thread other([&] {
        for (int round = 0; round < kRounds; ++round) OutputFile(folder / "a");
        isOver = true;
    });
    fs::perms seen = fs::perms::none;
    while (!isOver) {
        const FileDescriptor file(::open((folder / "b").c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0666));
        seen |= rightsOf(folder / "b");
        fs::remove(folder / "b");
    }
    other.join();
    EXPECT_EQ(seen & fs::perms::others_write, fs::perms::none);
}

}  // namespace
}  // namespace roque::test
