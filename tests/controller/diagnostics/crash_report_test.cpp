#include "controller/diagnostics/crash_report.h"

#include <csignal>
#include <filesystem>
#include <iterator>
#include <stdexcept>
#include <thread>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::HasSubstr;

/// A child program that crashes.
class CrashReports : public testing::Test {
protected:
    /// Runs the crash; returns the signal that ended the program.
    template <typename Crash>
    int signalOf(Crash crash) {
        const pid_t child = fork();
        if (child == 0) {
            close(STDERR_FILENO);
            reportCrashes(folder_ / "state", "9.8.7");
            crash();
            _exit(0);
        }
        int status = 0;
        waitpid(child, &status, 0);
        return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    }
    [[nodiscard]] std::vector<CrashReport> take() const { return takeCrashReports(folder_ / "state"); }
    [[nodiscard]] std::string text() const { return readText(take().at(0).file); }

    TemporaryFolder folder_;
};

void useNoMemory() {
    raise(SIGSEGV);
}

int overflow(int depth) {            // NOLINT(misc-no-recursion)
    volatile char frame[4096] = {};  // NOLINT(modernize-avoid-c-arrays)
    frame[depth % 4096] = 1;
    return depth > 0 ? overflow(depth + 1) + frame[0] : 0;
}

TEST_F(CrashReports, LeaveTheSignalWhatItIs) {
    EXPECT_EQ(signalOf(useNoMemory), SIGSEGV);
}

TEST_F(CrashReports, SayWhatHappenedInWhichVersion) {
    signalOf(useNoMemory);
    EXPECT_THAT(text(), testing::AllOf(HasSubstr("Roque 9.8.7 crashed"), HasSubstr("SIGSEGV")));
}

TEST_F(CrashReports, SayWhere) {
    signalOf(useNoMemory);
    EXPECT_THAT(text(), HasSubstr(std::filesystem::read_symlink("/proc/self/exe").string() + "(+0x"));
}

TEST_F(CrashReports, NameThePluginInWhoseThreadItHappened) {
    signalOf([] {
        std::thread([] {
            const CrashSubject subject("bad-one");
            useNoMemory();
        }).join();
    });
    const auto reports = take();
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_EQ(reports[0].subject, "bad-one");
}

TEST_F(CrashReports, NameNobodyIfNobodyIsKnown) {
    signalOf([] {
        { const CrashSubject subject("innocent"); }
        useNoMemory();
    });
    const auto reports = take();
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_EQ(reports[0].subject, "");
}

TEST_F(CrashReports, AreWrittenThoughThePluginsStackHasOverflowed) {
    EXPECT_EQ(signalOf([] {
                  std::thread([] {
                      const CrashSubject subject("deep");
                      overflow(1);
                  }).join();
              }),
              SIGSEGV);
    const auto reports = take();
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_EQ(reports[0].subject, "deep");
}

TEST_F(CrashReports, AreWrittenForAnExceptionThatNobodyCaught) {
    EXPECT_EQ(signalOf([] { std::thread([] { throw std::runtime_error("nobody"); }).join(); }), SIGABRT);
    EXPECT_EQ(take().size(), 1U);
}

TEST_F(CrashReports, AreTakenOnce) {
    signalOf(useNoMemory);
    EXPECT_EQ(take().size(), 1U);
    EXPECT_EQ(take().size(), 0U);
}

TEST_F(CrashReports, AreKeptTenAtMost) {
    for (int crash = 0; crash < 12; ++crash) signalOf(useNoMemory);
    EXPECT_EQ(take().size(), 12U);
    const auto files = std::filesystem::directory_iterator(folder_ / "state");
    EXPECT_EQ(std::distance(begin(files), end(files)), 10);
}

TEST_F(CrashReports, AreNoneAfterAUsualEnd) {
    EXPECT_EQ(signalOf(forgetRisks), 0);
    EXPECT_TRUE(take().empty());
}

TEST(CrashReportFolder, NeedNotBeThere) {
    EXPECT_TRUE(takeCrashReports("/nonexistent/folder").empty());
}

}  // namespace
}  // namespace roque::test
