#include "controller/engines/engine_probe.h"

#include <gmock/gmock.h>

#include "tests/controller/engines/process_census.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {
namespace {

using testing::HasSubstr;

class EngineProbeTest : public testing::Test {
protected:
    /// What a probe of a command finds.
    Result<ProbedEngine, Message> found(EngineCommand command) {
        std::optional<Result<ProbedEngine, Message>> found;
        probe_.ask(std::move(command), [&](const auto& result) { found = result; });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return found.has_value(); }));
        probe_.cancel();
        return *found;
    }
    /// Nothing is left of the programs.
    ~EngineProbeTest() override {
        EXPECT_TRUE(dispatcher_.runUntil([this] { return !probe_.isEnding(); }));
        EXPECT_EQ(childProcesses(), children_);
        EXPECT_EQ(SearchThread::detachedThreads(), 0U);
    }

    std::set<int> children_ = childProcesses();
    ManualDispatcher dispatcher_;
    EngineProbe probe_{dispatcher_};
};

TEST_F(EngineProbeTest, LearnsWhoAnEngineIs) {
    const EngineCommand command{ROQUE_FAKE_ENGINE, {"strength"}, {}};
    const auto probed = found(command);
    ASSERT_TRUE(probed);
    EXPECT_EQ(probed->trouble, std::nullopt);
    const StoredEngine* const engine = &probed->engine;
    EXPECT_EQ(engine->name, "Fake");
    EXPECT_EQ(engine->command, command);
    EXPECT_TRUE(engine->playsChess960);
    EXPECT_NE(findOption(engine->options, "UCI_Elo"), nullptr);
}

TEST_F(EngineProbeTest, SaysInASentenceWhyACommandIsNone) {
    EXPECT_THAT(english(found({"/no/such/engine", {}, {}}).error()), HasSubstr("No such file or directory"));
    EXPECT_THAT(english(found({"/bin/true", {}, {}}).error()), HasSubstr("It has ended with exit code 0"));
    EXPECT_THAT(english(found({ROQUE_FAKE_ENGINE, {"exits-at-once"}, {}}).error()), HasSubstr("exit code 3"));
}

/// Such as one that lacks the file of its network: it says who it is, but cannot think.
TEST_F(EngineProbeTest, TellsOfAnEngineThatFindsNoMove) {
    const auto lost = found({ROQUE_FAKE_ENGINE, {"lacks-network"}, {}});
    ASSERT_TRUE(lost);
    EXPECT_EQ(lost->engine.name, "Fake");
    EXPECT_EQ(english(lost->trouble.value()),
              "It has ended with exit code 1; it complained: ERROR: The network file nn.nnue was not loaded. "
              "ERROR: The engine will be terminated now.");
    const auto wrong = found({ROQUE_FAKE_ENGINE, {"illegal"}, {}});
    ASSERT_TRUE(wrong);
    EXPECT_THAT(english(wrong->trouble.value()), HasSubstr("which is not a legal move"));
}

TEST_F(EngineProbeTest, EndsInTheBackgroundWhenItIsNoLongerWanted) {
    bool isDone = false;
    probe_.ask({ROQUE_FAKE_ENGINE, {"silent"}, {}}, [&](const auto&) { isDone = true; });
    probe_.cancel();
    EXPECT_TRUE(dispatcher_.runUntil([this] { return !probe_.isEnding(); }));
    EXPECT_FALSE(isDone);
}

}  // namespace
}  // namespace roque::test
