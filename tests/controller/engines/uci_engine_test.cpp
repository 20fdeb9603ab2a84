#include "controller/engines/uci_engine.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "controller/engines/child_process.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/controller/engines/process_census.h"

namespace roque {
namespace {

using namespace std::chrono_literals;
using testing::AnyOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;
using Clock = std::chrono::steady_clock;
using Kind = EngineError::Kind;

/// An engine with a fault, short deadlines, and a look at what is left over afterwards: nothing.
class UciEngineTest : public testing::Test {
protected:
    UciEngineTest() {
        deadlines_ = {.start = 2000ms,
                      .ready = 1000ms,
                      .stop = 1000ms,
                      .quit = 200ms,
                      .terminate = 100ms,
                      .lastWords = 300ms};
    }

    ~UciEngineTest() override {
        engine_.reset();
        loop_.reset();
        EXPECT_EQ(test::openDescriptors(), descriptors_);
        EXPECT_EQ(test::childProcesses(), children_);
    }

    [[nodiscard]] static EngineCommand fake(const std::string& fault) {
        return {ROQUE_FAKE_ENGINE, {fault}, {}};
    }

    /// The error with which an engine does not start.
    EngineError startError(const EngineCommand& command) {
        auto engine = UciEngine::start(*loop_, command, deadlines_);
        if (engine) ADD_FAILURE() << "it has started";
        return engine ? EngineError{} : engine.error();
    }

    UciEngine& start(const std::string& fault) {
        auto engine = UciEngine::start(*loop_, fake(fault), deadlines_);
        if (!engine) throw std::runtime_error(engine.error().text);
        engine_ = std::move(*engine);
        return *engine_;
    }

    /// A search that ends by itself, from the start position unless moves are given.
    Result<EngineMove, EngineError> search(std::vector<Move> moves = {},
                                           std::chrono::milliseconds patience = 5000ms) {
        SearchRequest request;
        request.moves = std::move(moves);
        request.limits.depth = 3;
        return engine_->search(request, patience, {});
    }

    EngineError searchError(const std::string& fault, std::chrono::milliseconds patience = 5000ms) {
        start(fault);
        const auto move = search({}, patience);
        if (move) ADD_FAILURE() << "it has answered";
        return move ? EngineError{} : move.error();
    }

    std::size_t descriptors_ = test::openDescriptors();
    std::set<int> children_ = test::childProcesses();
    EngineDeadlines deadlines_;
    std::unique_ptr<EngineLoop> loop_ = std::make_unique<EngineLoop>();
    std::unique_ptr<UciEngine> engine_;
};

TEST_F(UciEngineTest, PlaysAndTellsWhatItThinks) {
    start("");
    ASSERT_TRUE(engine_->newGame(Variant::Standard));
    const auto move = search();
    ASSERT_TRUE(move);
    EXPECT_EQ(toUci(move->best, Position::start()), "a2a3");
    EXPECT_EQ(move->last.depth, 3U);
    EXPECT_EQ(move->last.scoreForMover, (Score{Score::Kind::Centipawns, 25}));
    EXPECT_EQ(move->last.nodes, 100U);
    EXPECT_GT(move->thought.count(), 0);
}

TEST_F(UciEngineTest, SaysWhoItIsAndWhatCanBeSet) {
    const UciEngine& engine = start("");
    EXPECT_EQ(engine.name(), "Fake");
    ASSERT_NE(engine.findOption("hash"), nullptr);
    EXPECT_EQ(engine.findOption("hash")->maximum, 1024);
    EXPECT_EQ(engine.findOption("OwnBook"), nullptr);
}

// U1: slow start, no uciok, no readyok.

TEST_F(UciEngineTest, WaitsForOneThatStartsSlowly) {
    start("slow");
    EXPECT_TRUE(search());
}

TEST_F(UciEngineTest, GivesUpOneThatNeverSpeaksUci) {
    deadlines_.start = 200ms;
    const EngineError error = startError(fake("silent"));
    EXPECT_EQ(error.kind, Kind::NotUci);
    EXPECT_THAT(error.text, HasSubstr("'uciok' within 200 ms"));
}

TEST_F(UciEngineTest, GivesUpOneThatTalksAndTalksInsteadOfUciok) {
    deadlines_.start = 200ms;
    EXPECT_EQ(startError(fake("talks-but-no-uciok")).kind, Kind::NotUci);
}

TEST_F(UciEngineTest, GivesUpOneThatIsNeverReady) {
    const EngineError error = searchError("never-ready");
    EXPECT_EQ(error.kind, Kind::Hung);
    EXPECT_THAT(error.text, HasSubstr("readyok"));
}

// U2: what cannot be started.

TEST_F(UciEngineTest, SaysWhyAProgramDoesNotStart) {
    for (const auto& [program, reason] :
         {std::pair("/no/such/engine", "No such file or directory"),
          std::pair("/etc/passwd", "Permission denied"), std::pair("/tmp", "Permission denied"),
          std::pair("no-such-program-anywhere", "No such file or directory")}) {
        const EngineError error = startError({program, {}, {}});
        EXPECT_EQ(error.kind, Kind::CannotStart) << program;
        EXPECT_THAT(error.text, HasSubstr(reason)) << program;
    }
}

TEST_F(UciEngineTest, SaysWhyAFolderCannotBeWorkedIn) {
    EngineCommand command = fake("");
    command.folder = "/no/such/folder";
    EXPECT_EQ(startError(command).kind, Kind::CannotStart);
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
    EXPECT_THAT(startError({file, {}, {}}).text, HasSubstr("Exec format error"));
}

TEST_F(UciEngineTest, SaysHowOneEndedThatEndsAtOnce) {
    const EngineError error = startError(fake("exits-at-once"));
    EXPECT_EQ(error.kind, Kind::Died);
    EXPECT_EQ(error.text, "has ended with exit code 3");
}

// U3: death.

TEST_F(UciEngineTest, SeesAtOnceThatOneHasCrashedInASearch) {
    const auto began = Clock::now();
    const EngineError error = searchError("segfault");
    EXPECT_EQ(error.kind, Kind::Died);
    EXPECT_THAT(error.text, StartsWith("has ended by signal 11"));
    EXPECT_LT(Clock::now() - began, 3s);
}

TEST_F(UciEngineTest, RepeatsTheLastWordsOfOneThatHasEnded) {
    EXPECT_EQ(searchError("exits-in-search").text, "has ended with exit code 7; it complained: out of ideas");
}

TEST_F(UciEngineTest, SeesThatOneHasEndedBetweenMoves) {
    start("dies-between-moves");
    ASSERT_TRUE(search());
    EXPECT_EQ(search().error().text, "has ended with exit code 9");
}

TEST_F(UciEngineTest, SurvivesOneThatIsKilled) {
    start("");
    ASSERT_EQ(kill(engine_->processId(), SIGKILL), 0);
    EXPECT_EQ(search().error().kind, Kind::Died);
    EXPECT_EQ(search().error().kind, Kind::Died) << "and says so again";
}

// U4: hanging.

TEST_F(UciEngineTest, GivesUpOneThatHangsAndDoesNotStop) {
    const EngineError error = searchError("hangs", 100ms);
    EXPECT_EQ(error.kind, Kind::Hung);
    EXPECT_THAT(error.text, HasSubstr("bestmove"));
}

TEST_F(UciEngineTest, TellsOneThatTakesTooLongToStop) {
    start("needs-stop");
    const auto move = search({}, 100ms);
    ASSERT_TRUE(move);
    EXPECT_GE(move->thought, 100ms);
}

TEST_F(UciEngineTest, StopsWhenSomebodyWantsItTo) {
    start("needs-stop");
    std::stop_source stop;
    const std::jthread other([&] { stop.request_stop(); });
    SearchRequest request;
    request.limits.infinite = true;
    const auto began = Clock::now();
    EXPECT_TRUE(engine_->search(request, 60s, stop.get_token()));
    EXPECT_LT(Clock::now() - began, 30s);
}

TEST_F(UciEngineTest, NeverTakesALateAnswerForAnother) {
    deadlines_.stop = 3000ms;
    start("late-answer");
    const auto move = search({}, 10ms);
    ASSERT_TRUE(move) << "it is late, but it is the answer";
    EXPECT_GE(move->thought, 1s);
    deadlines_.stop = 100ms;
    EXPECT_EQ(searchError("late-answer", 10ms).kind, Kind::Hung);
}

// U5: ends that do not come.

TEST_F(UciEngineTest, KillsOneThatIgnoresQuitAndSigterm) {
    const int process = start("ignores-quit").processId();
    engine_.reset();
    EXPECT_FALSE(test::isRunning(process));
}

TEST_F(UciEngineTest, EndsWhatAnEngineHasLeftBehind) {
    start("grandchild");
    const auto began = Clock::now();
    engine_.reset();
    EXPECT_LT(Clock::now() - began, 5s);
}

TEST_F(UciEngineTest, DoesNotOutliveAKilledProgram) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    const pid_t program = fork();
    if (program == 0) {  // a program that has an engine which ends for nobody, and is killed
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
    const std::size_t before = test::residentMemory();
    const auto began = Clock::now();
    EXPECT_EQ(searchError("floods", 500ms).kind, Kind::Hung);
    EXPECT_LT(Clock::now() - began, 5s);
    EXPECT_LT(test::residentMemory(), before + (std::size_t{64} << 20U));
}

TEST_F(UciEngineTest, ReadsNoMoreThanSomebodyWantsToKnow) {
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
    EXPECT_EQ(start("endless-line").name(), "Fake");
    EXPECT_LT(test::residentMemory(), before + (std::size_t{64} << 20U));
}

// U7: answers that are no moves.

TEST_F(UciEngineTest, NeverPlaysWhatIsNoLegalMove) {
    for (const char* const fault : {"illegal", "garbage", "empty", "null", "wrong-side"}) {
        const EngineError error = searchError(fault);
        EXPECT_EQ(error.kind, Kind::IllegalMove) << fault;
        EXPECT_TRUE(leavesEngineAlive(error.kind));
        EXPECT_TRUE(engine_->newGame(Variant::Standard)) << fault;
    }
    EXPECT_EQ(searchError("illegal").text, "answers 'e2e5', which is no legal move");
    EXPECT_EQ(searchError("null").text, "says that it has no move");
    EXPECT_THAT(searchError("garbage").text, HasSubstr("knight to f3\xef\xbf\xbd"));
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

// U9, U10: texts.

TEST_F(UciEngineTest, TakesALastLineWithoutAnEnd) {
    start("no-newline");
    EXPECT_TRUE(search());
}

TEST_F(UciEngineTest, UnderstandsCarriageReturnsAndSingleBytes) {
    start("carriage-return");
    EXPECT_TRUE(search());
    start("byte-by-byte");
    EXPECT_TRUE(search());
}

TEST_F(UciEngineTest, ShowsNamesThatCanBeShown) {
    EXPECT_EQ(start("binary-name").name(), "\xef\xbf\xbd\xef\xbf\xbd  [31mRed");
    EXPECT_LE(start("huge-name").name().size(), 203U);
}

// U11: deaf and closed.

TEST_F(UciEngineTest, IsNotBlockedByOneThatReadsNothing) {
    deadlines_.start = 200ms;
    EXPECT_EQ(startError(fake("deaf")).kind, Kind::NotUci);
    auto process = EngineProcess::start(*loop_, fake("deaf"), deadlines_);
    ASSERT_TRUE(process);
    const auto began = Clock::now();
    for (int line = 0; line < 100; ++line) (*process)->write(std::string(10'000, 'x'));
    EXPECT_FALSE((*process)->wait(Clock::now() + 50ms));
    EXPECT_LT(Clock::now() - began, 5s);
}

TEST_F(UciEngineTest, SeesThatOneListensOrTalksNoMore) {
    deadlines_.start = 5000ms;
    EXPECT_THAT(startError(fake("closes-input")).text, HasSubstr("listens no more"));
    EXPECT_THAT(searchError("closes-output").text, HasSubstr("talks no more"));
}

// U12: options and info.

TEST_F(UciEngineTest, DropsOptionsThatMakeNoSense) {
    const UciEngine& engine = start("malformed-options");
    ASSERT_NE(engine.findOption("Good"), nullptr);
    EXPECT_EQ(engine.findOption("Good")->defaultValue, "7");
    EXPECT_EQ(engine.findOption("Z"), nullptr);
}

TEST_F(UciEngineTest, DropsInfoThatMakesNoSense) {
    start("malformed-info");
    EXPECT_TRUE(search());
}

// U13, U14: what we send.

TEST_F(UciEngineTest, IsNeverAskedAboutAGameThatIsOver) {
    start("");
    SearchRequest request;
    request.start = *parseFen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(engine_->search(request, 1s, {}).error().kind, Kind::BadRequest);
    EXPECT_TRUE(search()) << "and goes on";
}

TEST_F(UciEngineTest, SendsNoLineBreaksWithinALine) {
    auto process = EngineProcess::start(*loop_, {"/bin/cat", {}, {}}, deadlines_);
    ASSERT_TRUE(process);
    (*process)->write(std::string_view("setoption name A\nquit\0\rvalue B", 30));
    const auto line = (*process)->wait(Clock::now() + 5s);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->text, "setoption name A quit  value B");
}

TEST_F(UciEngineTest, RefusesOptionsThatItDoesNotTake) {
    start("");
    EXPECT_TRUE(engine_->setOption("hash", "64"));
    EXPECT_TRUE(engine_->setOption("Clear", ""));
    EXPECT_EQ(engine_->setOption("Hash", "0").error().kind, Kind::BadOption);
    EXPECT_EQ(engine_->setOption("Hash", "many").error().kind, Kind::BadOption);
    EXPECT_EQ(engine_->setOption("Text", "two\nlines").error().kind, Kind::BadOption);
    EXPECT_THAT(engine_->setOption("Nonsense", "1").error().text, "has no option 'Nonsense'");
    EXPECT_TRUE(search()) << "it lives on";
}

// U15: nothing is left over.

TEST_F(UciEngineTest, InheritsNoDescriptorOfOurs) {
    const int descriptor = open("/dev/null", O_RDONLY);  // without O_CLOEXEC
    ASSERT_GT(descriptor, 2);
    EXPECT_EQ(start("counts-descriptors").name(), "Fake");
    close(descriptor);
}

TEST_F(UciEngineTest, LeavesNothingOverWhenManyAreOpenedAndClosed) {
    for (int round = 0; round < 5; ++round) {
        std::vector<std::unique_ptr<UciEngine>> engines;
        for (int number = 0; number < 8; ++number) {
            auto engine = UciEngine::start(*loop_, fake(""), deadlines_);
            ASSERT_TRUE(engine);
            engines.push_back(std::move(*engine));
        }
        engines.clear();
        while (loop_->context().poll() > 0) {
        }
        EXPECT_EQ(test::openDescriptors(), descriptors_ + 3) << "but for those of the loop";
        EXPECT_THAT(test::childProcesses(), IsEmpty());
    }
}

}  // namespace
}  // namespace roque
