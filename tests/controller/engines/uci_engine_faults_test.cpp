#include <array>
#include <csignal>
#include <cstdio>
#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/engines/child_process.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"
#include "tests/controller/engines/uci_engine_fixture.h"

// Misbehaving engines: rows U1 to U8 of the faults that the program promises to survive.
namespace roque {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Clock = std::chrono::steady_clock;

// U1: slow start, no uciok, no readyok.

TEST_F(UciEngineTest, WaitsForOneThatStartsSlowly) {
    start("slow");
    EXPECT_TRUE(search());
}

TEST_F(UciEngineTest, GivesUpOneThatNeverSpeaksUci) {
    deadlines_.start = 200ms;
    const EngineError error = startError(fake("silent"));
    EXPECT_EQ(error.kind, EngineError::Kind::NotUci);
    EXPECT_THAT(english(error.text), HasSubstr("'uciok' within 200 ms"));
}

TEST_F(UciEngineTest, GivesUpOneThatTalksAndTalksInsteadOfUciok) {
    deadlines_.start = 200ms;
    EXPECT_EQ(startError(fake("talks-but-no-uciok")).kind, EngineError::Kind::NotUci);
}

TEST_F(UciEngineTest, GivesUpOneThatIsNeverReady) {
    deadlines_.load = 200ms;
    const EngineError error = searchError("never-ready");
    EXPECT_EQ(error.kind, EngineError::Kind::Hung);
    EXPECT_THAT(english(error.text), HasSubstr("readyok"));
}

/// Many read their network only when they are asked whether they are ready.
TEST_F(UciEngineTest, GivesOneTimeToLoad) {
    deadlines_.ready = 100ms;
    start("loads");
    EXPECT_TRUE(search());
}

TEST_F(UciEngineTest, GivesOneThatHasLoadedLessTime) {
    deadlines_.ready = 200ms;
    start("ready-once");
    ASSERT_TRUE(search());
    const auto move = search();
    ASSERT_FALSE(move);
    EXPECT_THAT(english(move.error().text), HasSubstr("'readyok' within 200 ms"));
}

TEST_F(UciEngineTest, TakesOneThatDiesWhileItIntroducesItselfForAnEngine) {
    const EngineError error = startError(fake("dies-introducing"));
    EXPECT_EQ(error.kind, EngineError::Kind::Died);
    EXPECT_THAT(english(error.text), Not(HasSubstr("does not speak UCI")));
}

// U2: programs that cannot be started.

TEST_F(UciEngineTest, SaysWhyAProgramDoesNotStart) {
    for (const auto& [program, reason] :
         {std::pair("/no/such/engine", "No such file or directory"),
          std::pair("/etc/passwd", "not marked as a file that may be run"), std::pair("/tmp", "is a folder"),
          std::pair("no-such-program-anywhere", "there is no program no-such-program-anywhere")}) {
        const EngineError error = startError({program, {}, {}});
        EXPECT_EQ(error.kind, EngineError::Kind::CannotStart) << program;
        EXPECT_THAT(english(error.text), HasSubstr(reason)) << program;
    }
}

TEST_F(UciEngineTest, SaysWhyAFolderCannotBeWorkedIn) {
    EngineCommand command = fake("");
    command.folder = "/no/such/folder";
    const EngineError error = startError(command);
    EXPECT_EQ(error.kind, EngineError::Kind::CannotStart);
    EXPECT_THAT(english(error.text), HasSubstr("/no/such/folder: No such file or directory"));
}

TEST_F(UciEngineTest, SaysThatAFileIsOfAnotherProcessor) {
    const std::string file = testing::TempDir() + "other-processor";
    FILE* const out = std::fopen(file.c_str(), "w");
    std::fputs(
        "\x7f"
        "ELF\x02\x01\x01",
        out);
    std::fclose(out);
    ASSERT_EQ(chmod(file.c_str(), 0755), 0);
    EXPECT_THAT(english(startError({file, {}, {}}).text), HasSubstr("is no program for this computer"));
}

TEST_F(UciEngineTest, SaysHowOneEndedThatEndsAtOnce) {
    const EngineError error = startError(fake("exits-at-once"));
    EXPECT_EQ(error.kind, EngineError::Kind::Died);
    EXPECT_EQ(english(error.text),
              "It does not speak UCI, or does not run here: It has ended with exit code 3");
}

// U3: death.

TEST_F(UciEngineTest, SeesAtOnceThatOneHasCrashedInASearch) {
    const auto began = Clock::now();
    const EngineError error = searchError("segfault");
    EXPECT_EQ(error.kind, EngineError::Kind::Died);
    EXPECT_THAT(english(error.text), StartsWith("It has ended by signal 11"));
    EXPECT_LT(Clock::now() - began, 15s) << "not at a deadline";
}

TEST_F(UciEngineTest, RepeatsTheLastWordsOfOneThatHasEnded) {
    EXPECT_EQ(english(searchError("exits-in-search").text),
              "It has ended with exit code 7; it complained: out of ideas");
}

TEST_F(UciEngineTest, SeesThatOneHasEndedBetweenMoves) {
    start("dies-between-moves");
    ASSERT_TRUE(search());
    EXPECT_EQ(english(search().error().text), "It has ended with exit code 9");
}

TEST_F(UciEngineTest, PassesOnWhatOneSaysThatEndsBeforeItThinks) {
    start("dies-when-asked");
    std::string said;
    SearchRequest request;
    request.limits.depth = 1;
    const auto answer = engine_->search(request, {.onText = [&](const std::string& text) { said += text; }});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, EngineError::Kind::Died);
    EXPECT_EQ(said, "cannot read its network");
}

TEST_F(UciEngineTest, RepeatsTheLastWordsOfOneThatEndsWhenItIsFirstAskedWhetherItIsReady) {
    for (const auto& [fault, words] :
         {std::pair("dies-when-asked", "it said last: cannot read its network"),
          std::pair("dies-with-a-word", "it said last: No network: nn.net"),
          std::pair("dies-with-information", "it said last: information: no network"),
          std::pair("dies-complaining", "it complained: nn.net: bad checksum")}) {
        start(fault);
        const auto begun = engine_->newGame(Variant::Standard);
        ASSERT_FALSE(begun);
        EXPECT_EQ(english(begun.error().text), std::string("It has ended with exit code 1; ") + words);
    }
}

TEST_F(UciEngineTest, IsNotTakenForOneThatHasEndedOnTheSameLoop) {
    for (int round = 0; round < 40; ++round) {
        start("dies-with-a-word");
        EXPECT_FALSE(engine_->newGame(Variant::Standard));
        engine_.reset();
        start("");
        const auto begun = engine_->newGame(Variant::Standard);
        ASSERT_TRUE(begun) << "round " << round << ": " << english(begun.error().text);
    }
}

TEST_F(UciEngineTest, RepeatsNoWordsOfOneThatHasThoughtSince) {
    start("dies-after-words");
    ASSERT_TRUE(search());
    EXPECT_EQ(english(search().error().text), "It has ended with exit code 9");
}

TEST_F(UciEngineTest, SurvivesOneThatIsKilled) {
    start("");
    ASSERT_EQ(kill(engine_->processId(), SIGKILL), 0);
    EXPECT_EQ(search().error().kind, EngineError::Kind::Died);
    EXPECT_EQ(search().error().kind, EngineError::Kind::Died) << "and says so again";
}

// U4: hanging.

TEST_F(UciEngineTest, GivesUpOneThatHangsAndDoesNotStop) {
    deadlines_.stop = 200ms;
    const EngineError error = searchError("hangs", 100ms);
    EXPECT_EQ(error.kind, EngineError::Kind::Hung);
    EXPECT_THAT(english(error.text), HasSubstr("bestmove"));
}

TEST_F(UciEngineTest, TellsOneThatTakesTooLongToStop) {
    start("needs-stop");
    const auto move = search({}, 100ms);
    ASSERT_TRUE(move);
    EXPECT_GE(move->thought, 100ms);
}

TEST_F(UciEngineTest, GivesUpOneThatIgnoresTheLimitsOfItsSearch) {
    start("needs-stop");
    SearchControl control;
    control.deadline = std::chrono::steady_clock::now() + 100ms;
    control.whenLate = SearchControl::Late::Fails;
    SearchRequest request;
    request.limits.nodes = 100;
    const auto move = engine_->search(request, control);
    ASSERT_FALSE(move);
    EXPECT_EQ(move.error().kind, EngineError::Kind::Hung);
    EXPECT_THAT(english(move.error().text), HasSubstr("has not ended a search by itself"));
    EXPECT_FALSE(search()) << "it can be asked no longer";
}

TEST_F(UciEngineTest, StopsWhenSomebodyWantsItTo) {
    start("needs-stop");
    std::stop_source stop;
    const std::jthread other([&] { stop.request_stop(); });
    SearchRequest request;
    request.limits.infinite = true;
    const auto began = Clock::now();
    EXPECT_TRUE(engine_->search(request, {.stop = stop.get_token(), .deadline = began + 60s}));
    EXPECT_LT(Clock::now() - began, 30s);
}

TEST_F(UciEngineTest, NeverTakesALateAnswerForAnother) {
    start("late-answer");
    const auto move = search({}, 10ms);
    ASSERT_TRUE(move) << "it is late, but it is the answer";
    EXPECT_GE(move->thought, 1s);
    deadlines_.stop = 100ms;
    EXPECT_EQ(searchError("late-answer", 10ms).kind, EngineError::Kind::Hung);
}

// U5: programs that do not end.

TEST_F(UciEngineTest, KillsOneThatIgnoresQuitAndSigterm) {
    const int process = start("ignores-quit").processId();
    engine_.reset();
    EXPECT_FALSE(test::isRunning(process));
}

TEST_F(UciEngineTest, EndsWhatAnEngineHasLeftBehind) {
    start("grandchild");
    const auto began = Clock::now();
    engine_.reset();
    EXPECT_LT(Clock::now() - began, 15s);
}

/// A stopped keeper kills nothing and sees nothing.
TEST_F(UciEngineTest, EndsEvenIfItHasStoppedItsKeeper) {
    auto child = ChildProcess::start(fake("stops-keeper"));
    ASSERT_TRUE(child);
    const pid_t engine = child->id();
    const FileDescriptor input = child->takeInput();
    ASSERT_EQ(write(input.number(), "\n", 1), 1);
    char ready = 0;
    ASSERT_EQ(read(child->takeOutput().number(), &ready, 1), 1);
    const auto began = Clock::now();
    child->kill();
    child->reap();
    EXPECT_LT(Clock::now() - began, ChildProcess::kLongestKill + 5s);
    for (int tries = 0; tries < 500 && test::isRunning(engine); ++tries) std::this_thread::sleep_for(10ms);
    EXPECT_FALSE(test::isRunning(engine));
}

TEST_F(UciEngineTest, DoesNotOutliveAKilledProgram) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    const pid_t program = fork();
    if (program == 0) {  // a program whose engine ignores its end, and which is killed
        auto child = ChildProcess::start(fake("ignores-quit"));
        const pid_t id = child ? child->id() : -1;
        [[maybe_unused]] const auto written = write(ends[1], &id, sizeof id);
        pause();
    }
    pid_t engine = -1;
    ASSERT_EQ(read(ends[0], &engine, sizeof engine), static_cast<ssize_t>(sizeof engine));
    close(ends[0]);
    close(ends[1]);
    ASSERT_GT(engine, 0);
    kill(program, SIGKILL);
    waitpid(program, nullptr, 0);
    for (int tries = 0; tries < 500 && test::isRunning(engine); ++tries) std::this_thread::sleep_for(10ms);
    EXPECT_FALSE(test::isRunning(engine));
}

// U6: floods.

TEST_F(UciEngineTest, IsNotDrownedByAFloodOfInfo) {
    deadlines_.stop = 300ms;
    const std::size_t before = test::residentMemory();
    const auto began = Clock::now();
    EXPECT_EQ(searchError("floods", 500ms).kind, EngineError::Kind::Hung);
    EXPECT_LT(Clock::now() - began, 15s);
    EXPECT_LT(test::residentMemory(), before + (std::size_t{64} << 20U));
}

TEST_F(UciEngineTest, ReadsNoMoreThanSomebodyWantsToKnow) {
    deadlines_.stop = 300ms;
    const std::size_t before = test::residentMemory();
    start("floods");
    SearchRequest request;
    request.limits.depth = 1;
    static_cast<void>(search({}, 10ms));
    for (int turn = 0; turn < 20; ++turn) loop_->waitOnce(Clock::now() + 10ms);
    EXPECT_LT(test::residentMemory(), before + (std::size_t{64} << 20U));
}

TEST_F(UciEngineTest, IsNotDrownedByAFloodOfComplaints) {
    start("floods-errors");
    EXPECT_TRUE(search());
}

TEST_F(UciEngineTest, LeavesOutALineThatIsTooLong) {
    const std::size_t before = test::residentMemory();
    EXPECT_EQ(start("endless-line").description().name, "Fake");
    EXPECT_LT(test::residentMemory(), before + (std::size_t{64} << 20U));
}

// U7: answers that are not moves.

TEST_F(UciEngineTest, NeverPlaysWhatIsNoLegalMove) {
    for (const char* const fault : {"illegal", "garbage", "empty", "null", "wrong-side"}) {
        const EngineError error = searchError(fault);
        EXPECT_EQ(error.kind, EngineError::Kind::IllegalMove) << fault;
        EXPECT_TRUE(leavesEngineAlive(error.kind));
        EXPECT_TRUE(engine_->newGame(Variant::Standard)) << fault;
    }
    EXPECT_EQ(english(searchError("illegal").text), "It answers 'e2e5', which is not a legal move");
    EXPECT_EQ(english(searchError("null").text), "It says that it has no move");
    EXPECT_EQ(english(searchError("excuses").text), "It says that it has no move: out of ideas");
    EXPECT_THAT(english(searchError("garbage").text), HasSubstr("knight to f3\xef\xbf\xbd"));
}

// U8: more answers than questions.

TEST_F(UciEngineTest, TakesTheFirstOfTwoAnswersAndForgetsTheOther) {
    start("two-answers");
    const auto first = search();
    ASSERT_TRUE(first);
    const Position next = Position::start().after(first->best);
    const auto second = search({first->best});
    ASSERT_TRUE(second);
    EXPECT_EQ(toUci(second->best, next), toUci(legalMoves(next)[0], next));
}

TEST_F(UciEngineTest, ForgetsAnAnswerThatWasNotAskedFor) {
    start("unasked-answer");
    ASSERT_TRUE(engine_->newGame(Variant::Standard));
    const auto move = search();
    ASSERT_TRUE(move);
}

}  // namespace
}  // namespace roque
