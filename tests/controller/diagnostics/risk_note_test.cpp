#include "controller/diagnostics/risk_note.h"

#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/diagnostics/crash_report.h"
#include "controller/plugins/in_process_engine.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr auto kLoading = Risk::Kind::Loading;
constexpr auto kPlaying = Risk::Kind::Playing;

/// A process that notes what it does, and ends.
class RiskNotes : public testing::Test {
protected:
    template <typename Deeds>
    void inAProcess(Deeds deeds) const {
        const pid_t child = fork();
        if (child == 0) {
            close(STDERR_FILENO);
            reportCrashes(folder_.path(), "9.8.7");
            deeds();
            _exit(0);
        }
        waitpid(child, nullptr, 0);
    }
    [[nodiscard]] std::vector<UnexpectedEnd> take() const { return takeRisks(folder_.path()); }

    TemporaryFolder folder_;
};

TEST_F(RiskNotes, SurviveSigkill) {
    inAProcess([] {
        const RiskNote note(kPlaying, "killed");
        raise(SIGKILL);
    });
    const auto ends = take();
    ASSERT_THAT(ends, SizeIs(1));
    EXPECT_THAT(ends[0].risks, ElementsAre(Risk{kPlaying, "killed"}));
}

TEST_F(RiskNotes, SurviveAnExitInAPlugin) {
    inAProcess([] {
        const RiskNote note(kLoading, "/a/plugin.so");
        _exit(0);
    });
    const auto ends = take();
    ASSERT_THAT(ends, SizeIs(1));
    EXPECT_THAT(ends[0].risks, ElementsAre(Risk{kLoading, "/a/plugin.so"}));
}

TEST_F(RiskNotes, NameAllThatWentOn) {
    inAProcess([] {
        const RiskNote loading(kLoading, "/a/plugin.so");
        const RiskNote playing(kPlaying, "player");
        _exit(0);
    });
    EXPECT_THAT(take().at(0).risks, ElementsAre(Risk{kLoading, "/a/plugin.so"}, Risk{kPlaying, "player"}));
}

TEST_F(RiskNotes, AreClearedAfterwards) {
    inAProcess([] {
        { const RiskNote note(kPlaying, "innocent"); }
        _exit(0);
    });
    const auto ends = take();
    ASSERT_THAT(ends, SizeIs(1));
    EXPECT_THAT(ends[0].risks, IsEmpty());
}

TEST_F(RiskNotes, AreNoneAfterAnEndAsItShouldBe) {
    inAProcess([] {
        const RiskNote note(kPlaying, "left alone");
        forgetRisks();
    });
    EXPECT_THAT(take(), IsEmpty());
    EXPECT_TRUE(folder_.isEmpty());
}

TEST_F(RiskNotes, AreTakenOnce) {
    inAProcess([] { _exit(0); });
    EXPECT_THAT(take(), SizeIs(1));
    EXPECT_THAT(take(), IsEmpty());
}

TEST_F(RiskNotes, OfALivingProcessAreItsOwn) {
    inAProcess([this] {
        const RiskNote note(kPlaying, "alive");
        const pid_t other = fork();
        if (other == 0) _exit(takeRisks(folder_.path()).empty() ? 0 : 1);
        int status = 0;
        waitpid(other, &status, 0);
        if (status == 0) forgetRisks();
    });
    EXPECT_THAT(take(), IsEmpty());
}

TEST_F(RiskNotes, OfADeadProcessAreReadThoughSomethingItForkedLives) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    inAProcess([&ends] {
        const RiskNote note(kPlaying, "forker");
        if (fork() != 0) _exit(0);
        close(ends[1]);
        char byte = 0;
        _exit(static_cast<int>(read(ends[0], &byte, 1)));  // until the test is over
    });
    EXPECT_THAT(take(), SizeIs(1));
    close(ends[0]);
    close(ends[1]);
}

TEST_F(RiskNotes, ThatMakeNoSenseAreNothing) {
    static_cast<void>(folder_.write("doing-1", "short"));
    static_cast<void>(folder_.write("doing-2", std::string(70000, 'x')));
    static_cast<void>(folder_.write("doing-it", ""));
    const auto ends = take();
    ASSERT_THAT(ends, SizeIs(2));
    EXPECT_THAT(ends[0].risks, IsEmpty());
    EXPECT_THAT(ends[1].risks, IsEmpty());
    EXPECT_TRUE(folder_.has("doing-it"));
}

TEST_F(RiskNotes, ThatAreTooLongOrTooManyAreLeftOut) {
    inAProcess([] {
        const RiskNote tooLong(kLoading, std::string(5000, 'x'));
        std::vector<std::unique_ptr<RiskNote>> many;
        for (int at = 0; at < 20; ++at) many.push_back(std::make_unique<RiskNote>(kPlaying, "one"));
        _exit(0);
    });
    EXPECT_THAT(take().at(0).risks, SizeIs(16));
}

TEST_F(RiskNotes, AreMadeByAPluginThatEndsTheProgramWhenItIsLoaded) {
    const auto file = std::filesystem::path(ROQUE_BAD_PLUGINS) / "hostile/hostile_leave_1.so";
    inAProcess([&file] { static_cast<void>(Plugin::load(file, PluginOrigin::User).has_value()); });
    EXPECT_THAT(take().at(0).risks, ElementsAre(Risk{kLoading, file.string()}));
}

TEST_F(RiskNotes, AreMadeByAPluginThatEndsTheProgramWhenItSearches) {
    inAProcess([] {
        const auto plugin =
            Plugin::load(std::filesystem::path(ROQUE_BAD_PLUGINS) / "hostile/hostile_leave_at_once_3.so",
                         PluginOrigin::User);
        const auto player = InProcessEngine::make(**plugin);
        static_cast<void>((*player)->search({}, {}).has_value());
    });
    EXPECT_THAT(take().at(0).risks, ElementsAre(Risk{kPlaying, "hostile_leave_at_once_3"}));
}

TEST_F(RiskNotes, NameThePluginOnWhoseOwnThreadAnExceptionWasThrown) {
    inAProcess([] {
        const RiskNote note(kPlaying, "threader");
        std::thread([] { throw std::runtime_error("nobody"); }).join();
    });
    const auto reports = takeCrashReports(folder_.path());
    ASSERT_THAT(reports, SizeIs(1));
    EXPECT_EQ(reports[0].subject, "threader");
    EXPECT_THAT(reports[0].risks, ElementsAre(Risk{kPlaying, "threader"}));
    EXPECT_THAT(readText(reports[0].file), testing::HasSubstr("In: threader"));
}

TEST_F(RiskNotes, AreReportedThoughTheProcessCouldWriteNothing) {
    inAProcess([] {
        const RiskNote note(kPlaying, "killed");
        raise(SIGKILL);
    });
    const auto reports = takeCrashReports(folder_.path());
    ASSERT_THAT(reports, SizeIs(1));
    EXPECT_TRUE(reports[0].file.empty());
    EXPECT_THAT(reports[0].risks, ElementsAre(Risk{kPlaying, "killed"}));
}

}  // namespace
}  // namespace roque::test
