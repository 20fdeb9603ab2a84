#include "controller/diagnostics/log.h"

#include <string>

#include <fcntl.h>
#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

class Log : public testing::Test {
protected:
    void TearDown() override { closeLog(); }
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "state/roque.log"; }
    [[nodiscard]] std::string text() const { return readText(file()); }

    TemporaryFolder folder_;
};

TEST_F(Log, HasALineWithTimeLevelAndText) {
    ASSERT_TRUE(openLog(folder_ / "state"));
    log(LogLevel::Warning, "a {} that is no format");
    EXPECT_THAT(text(), testing::MatchesRegex("[0-9-]+ [0-9:.]+ W a \\{\\} that is no format\n"));
}

TEST_F(Log, GoesOnWhereItWas) {
    openLog(folder_ / "state");
    log(LogLevel::Info, "first run");
    closeLog();
    openLog(folder_ / "state");
    log(LogLevel::Info, "second run");
    EXPECT_THAT(text(), testing::AllOf(testing::HasSubstr("first run"), testing::HasSubstr("second run")));
}

TEST_F(Log, DoesNotGrowWithoutEnd) {
    openLog(folder_ / "state");
    const std::string line(1000, 'x');
    for (int count = 0; count < 5000; ++count) log(LogLevel::Info, line);
    closeLog();
    std::uintmax_t bytes = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_ / "state"))
        bytes += entry.file_size();
    EXPECT_LE(bytes, std::uintmax_t{3} << 20U);
}

TEST_F(Log, IsForTheOwnerOnly) {
    namespace fs = std::filesystem;
    fs::create_directory(folder_ / "state");
    openLog(folder_ / "state");
    log(LogLevel::Info, "who plays what");
    EXPECT_EQ(fs::status(folder_ / "state").permissions(), fs::perms::owner_all);
    EXPECT_EQ(fs::status(file()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Log, IsNotNeeded) {
    writeText(folder_ / "state", "a file where the folder should be");
    EXPECT_FALSE(openLog(folder_ / "state"));
    log(LogLevel::Error, "nobody hears this");
}

TEST_F(Log, IsNotInheritedByOtherPrograms) {
    openLog(folder_ / "state");
    log(LogLevel::Info, "open");
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
        std::error_code error;
        if (read_symlink(entry, error) != file()) continue;
        const int number = std::stoi(entry.path().filename().string());
        EXPECT_NE(fcntl(number, F_GETFD) & FD_CLOEXEC, 0);
        return;
    }
    FAIL() << "the log is not open";
}

}  // namespace
}  // namespace roque::test
