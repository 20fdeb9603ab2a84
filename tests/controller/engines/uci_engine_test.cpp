#include "controller/engines/uci_engine.h"

#include <csignal>
#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/controller/engines/uci_engine_fixture.h"

// The conversation with engines, with rows U9 to U15 of the faults that the program promises to survive.
namespace roque {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Clock = std::chrono::steady_clock;

/// The signals that a process ignores, one bit each.
std::uint64_t ignoredSignals(int process) {
    constexpr std::string_view kName = "SigIgn:";
    constexpr int kHexadecimal = 16;
    std::ifstream about("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(about, line);) {
        if (line.starts_with(kName)) return std::stoull(line.substr(kName.size()), nullptr, kHexadecimal);
    }
    throw std::runtime_error("there is no such process");
}

TEST_F(UciEngineTest, HasNoSignalIgnoredThatIsIgnoredHere) {
    const auto before = std::signal(SIGHUP, SIG_IGN);  // as nohup does
    start("");
    std::signal(SIGHUP, before);
    EXPECT_EQ(ignoredSignals(engine_->processId()) & (1U << (SIGHUP - 1U)), 0U);
}

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

/// A line in short: "1 +31 lower 400 e4 e5".
std::string shown(const SearchInfo& info) {
    const char* const bound = info.bound == ScoreBound::Lower   ? "lower"
                              : info.bound == ScoreBound::Upper ? "upper"
                                                                : "exact";
    return std::to_string(info.multiPv) + ' ' + std::to_string(info.depth) + '/'
           + std::to_string(info.selectiveDepth) + ' ' + std::to_string(info.scoreForMover->value) + ' '
           + bound + ' ' + std::to_string(info.nodes) + ' ' + std::to_string(info.time.count()) + "ms "
           + info.lineText;
}

TEST_F(UciEngineTest, TellsEveryLineWithItsBound) {
    start("lines");
    std::vector<std::string> told;
    std::vector<SearchInfo> infos;
    SearchRequest request;
    request.limits.depth = 4;
    const auto answer = engine_->search(request, {.onInfo = [&](const SearchInfo& info) {
                                            infos.push_back(info);
                                            told.push_back(shown(info));
                                        }});
    ASSERT_TRUE(answer);
    EXPECT_THAT(told, ElementsAre("1 4/6 31 lower 400 2ms e4 e5", "1 4/6 35 exact 500 3ms e4 e5 Nf3",
                                  "2 4/5 20 upper 600 4ms d4 d5", "1 4/6 35 exact 900 5ms e4 e5 Nf3",
                                  "2 5/0 25 exact 900 5ms d4"));
    EXPECT_EQ(infos[1].chances, (Chances{100, 850, 50}));
    EXPECT_EQ(infos[1].tablePermille, 12U);
    EXPECT_EQ(answer->last.scoreForMover, (Score{Score::Kind::Centipawns, 35}));
    EXPECT_EQ(answer->last.nodes, 900U);
}

TEST_F(UciEngineTest, PassesOnWhatIsSaidToPeople) {
    start("talkative");
    std::vector<std::string> said;
    SearchRequest request;
    request.limits.depth = 1;
    const SearchControl control{.onText = [&](const std::string& text) { said.push_back(text); }};
    ASSERT_TRUE(engine_->search(request, control));
    EXPECT_THAT(said, ElementsAre("reads nn.net", "thinks  [1mhard")) << "what it said when it started first";
    said.clear();
    ASSERT_TRUE(engine_->search(request, {}));
    ASSERT_TRUE(engine_->search(request, control));
    EXPECT_THAT(said, ElementsAre("thinks  [1mhard")) << "not what was said when nobody listened";
}

TEST_F(UciEngineTest, BeginsToThinkWhenItIsReady) {
    start("");
    bool hasBegun = false;
    SearchRequest request;
    request.limits.depth = 1;
    ASSERT_TRUE(engine_->search(request, {.onInfo = [&](const SearchInfo&) { EXPECT_TRUE(hasBegun); },
                                          .onBegin = [&] { hasBegun = true; }}));
    EXPECT_TRUE(hasBegun);
}

TEST_F(UciEngineTest, IsClosedAtOnceWhereverItIs) {
    std::stop_source closing;
    auto engine = UciEngine::start(fake("hangs"), deadlines_, closing.get_token());
    ASSERT_TRUE(engine);
    const std::jthread other([&] { closing.request_stop(); });
    const auto answer = (*engine)->search({}, {});
    EXPECT_EQ(answer.error().kind, EngineError::Kind::Closed);
    const auto began = Clock::now();
    EXPECT_EQ(UciEngine::start(fake("silent"), deadlines_, closing.get_token()).error().kind,
              EngineError::Kind::Closed);
    EXPECT_LT(Clock::now() - began, 10s) << "of the 20 that it would have had";
}

TEST_F(UciEngineTest, SaysWhoItIsAndWhatCanBeSet) {
    const UciEngine& engine = start("");
    EXPECT_EQ(engine.description().name, "Fake");
    ASSERT_NE(findOption(engine.options(), "hash"), nullptr);
    EXPECT_EQ(findOption(engine.options(), "hash")->maximum, 1024);
    EXPECT_EQ(findOption(engine.options(), "OwnBook"), nullptr);
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
    EXPECT_EQ(start("binary-name").description().name, "\xef\xbf\xbd\xef\xbf\xbd  [31mRed");
    EXPECT_LE(start("huge-name").description().name.size(), 203U);
}

// U11: deaf and closed.

TEST_F(UciEngineTest, IsNotBlockedByOneThatReadsNothing) {
    deadlines_.start = 200ms;
    EXPECT_EQ(startError(fake("deaf")).kind, EngineError::Kind::NotUci);
    auto process = EngineProcess::start(*loop_, fake("deaf"), deadlines_);
    ASSERT_TRUE(process);
    const auto began = Clock::now();
    for (int line = 0; line < 100; ++line) (*process)->write(std::string(10'000, 'x'));
    EXPECT_FALSE((*process)->wait(Clock::now() + 50ms));
    EXPECT_LT(Clock::now() - began, 15s);
}

TEST_F(UciEngineTest, SeesThatOneListensOrTalksNoMore) {
    EXPECT_THAT(english(startError(fake("closes-input")).text), HasSubstr("closed its standard input"));
    EXPECT_THAT(english(searchError("closes-output").text), HasSubstr("closed its standard output"));
}

// U12: options and info.

TEST_F(UciEngineTest, DropsOptionsThatMakeNoSense) {
    const UciEngine& engine = start("malformed-options");
    ASSERT_NE(findOption(engine.options(), "Good"), nullptr);
    EXPECT_EQ(findOption(engine.options(), "Good")->defaultValue, "7");
    EXPECT_EQ(findOption(engine.options(), "Z"), nullptr);
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
    EXPECT_EQ(engine_->search(request, {}).error().kind, EngineError::Kind::BadRequest);
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
    EXPECT_EQ(engine_->setOption("Hash", "0").error().kind, EngineError::Kind::BadOption);
    EXPECT_EQ(engine_->setOption("Hash", "many").error().kind, EngineError::Kind::BadOption);
    EXPECT_EQ(engine_->setOption("Text", "two\nlines").error().kind, EngineError::Kind::BadOption);
    EXPECT_EQ(english(engine_->setOption("Nonsense", "1").error().text), "It has no option 'Nonsense'");
    EXPECT_TRUE(search()) << "it lives on";
}

// U15: nothing is left over.

TEST_F(UciEngineTest, InheritsNoDescriptorOfOurs) {
    const int descriptor = open("/dev/null", O_RDONLY);  // without O_CLOEXEC
    ASSERT_GT(descriptor, 2);
    EXPECT_EQ(start("counts-descriptors").description().name, "Fake");
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
