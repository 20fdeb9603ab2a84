#include "controller/analysis/analysis_engine.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "controller/analysis/analysis.h"
#include "tests/controller/analysis/scripted_engine.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using State = AnalysisEngine::State;

PluginOption spin(std::string name, std::int64_t maximum) {
    PluginOption option;
    option.name = std::move(name);
    option.kind = PluginOption::Kind::Spin;
    option.defaultValue = "1";
    option.minimum = 1;
    option.maximum = maximum;
    return option;
}

AnalysisSubject about(const Position& position) {
    return {.start = position, .moves = {}, .position = position};
}

/// The positions of a line of play.
std::vector<Position> line(std::size_t plies) {
    std::vector<Position> positions{Position::start()};
    while (positions.size() <= plies) {
        const MoveList moves = legalMoves(positions.back());
        positions.push_back(positions.back().after(moves[positions.size() % moves.size()]));
        if (!hasLegalMove(positions.back())) positions.pop_back();
    }
    return positions;
}

/// With how many threads an engine computes.
struct Threads {
    unsigned threads = 1;
    bool sharesThreads = false;
};

class AnalysisTest : public testing::Test {
protected:
    AnalysisTest() {
        record_->clock = other_->clock = [this] { return dispatcher_.now(); };
        record_->options = {spin("MultiPV", 5)};
        AnalysisRules rules;
        rules.perPosition = 20s;
        analysis_ = std::make_unique<Analysis>(dispatcher_, rules);
        analysis_->onChanged = [this](const AnalysisEngine&) {
            told_.push_back(dispatcher_.now());
            if (onTold) onTold();
        };
    }
    ~AnalysisTest() override {
        record_->letGo();
        analysis_->leave();
        EXPECT_TRUE(dispatcher_.runUntil([this] {
            return std::ranges::all_of(analysis_->engines(),
                                       [](const auto& each) { return each->hasLeft(); });
        }));
    }

    AnalysisEngine& add(Threads threads = {}) { return add("scripted", record_, threads); }
    AnalysisEngine& addAnother(Threads threads = {}) { return add("another", other_, threads); }
    AnalysisEngine& add(const char* id, const std::shared_ptr<EngineRecord>& record, Threads threads) {
        return analysis_->add(
            {id, id, scriptedSource(record), {}, WinCurve(100), {}, threads.threads, threads.sharesThreads});
    }
    AnalysisEngine& turnedOn() {
        AnalysisEngine& engine = add();
        engine.turn(true);
        analysis_->show(about(Position::start()));
        EXPECT_TRUE(dispatcher_.runUntil([&] { return !engine.table().rows().empty(); }));
        return engine;
    }
    bool reaches(const AnalysisEngine& engine, State state) {
        return dispatcher_.runUntil([&] { return engine.state() == state; });
    }

    bool tells(const AnalysisEngine& engine) {
        return dispatcher_.runUntil([&] { return !engine.table().rows().empty(); });
    }
    /// Waits until the first engine, which was told to stop, is asked a second time.
    void askAgain(const AnalysisEngine& first) {
        EXPECT_TRUE(reaches(first, State::Idle));
        dispatcher_.advance(60ms);
        EXPECT_TRUE(dispatcher_.runUntil([&] { return record_->questions().size() == 2; }));
    }

    /// Waits for the engine's thread, which takes real time but none of the test's.
    void settle(const AnalysisEngine& engine) {
        EXPECT_TRUE(dispatcher_.runUntil([&] { return engine.state() != State::Stopping; }));
        if (engine.state() == State::Searching) record_->awaitReportOn(engine.subject()->position);
        dispatcher_.runPending();
    }

    ManualDispatcher dispatcher_;
    std::shared_ptr<EngineRecord> record_ = std::make_shared<EngineRecord>();
    std::shared_ptr<EngineRecord> other_ = std::make_shared<EngineRecord>();
    std::function<void()> onTold;
    std::vector<std::chrono::steady_clock::time_point> told_;
    std::unique_ptr<Analysis> analysis_;
};

TEST_F(AnalysisTest, StartsNothingBeforeItIsTurnedOn) {
    AnalysisEngine& engine = add();
    analysis_->show(about(Position::start()));
    dispatcher_.advance(1s);
    EXPECT_EQ(engine.state(), State::Off);
    EXPECT_THAT(record_->questions(), IsEmpty());
}

TEST_F(AnalysisTest, AsksAboutThePositionShown) {
    AnalysisEngine& engine = turnedOn();
    EXPECT_EQ(engine.state(), State::Searching);
    ASSERT_THAT(record_->questions(), SizeIs(1));
    EXPECT_EQ(record_->questions().front().position, Position::start());
}

TEST_F(AnalysisTest, AsksAboutNothingWithoutAPosition) {
    AnalysisEngine& engine = turnedOn();
    analysis_->show(std::nullopt);
    EXPECT_TRUE(reaches(engine, State::Idle));
    EXPECT_THAT(engine.table().rows(), IsEmpty());
}

TEST_F(AnalysisTest, AsksAboutNoPositionWithoutMoves) {
    AnalysisEngine& engine = turnedOn();
    analysis_->show(about(positionOf("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")));
    EXPECT_TRUE(reaches(engine, State::Idle));
    dispatcher_.advance(1s);
    EXPECT_THAT(record_->questions(), SizeIs(1));
}

TEST_F(AnalysisTest, WaitsForTheAnswerBeforeTheNextQuestion) {
    AnalysisEngine& engine = turnedOn();
    record_->isDeaf = true;
    const auto positions = line(5);
    for (const Position& position : positions) {
        analysis_->show(about(position));
        dispatcher_.advance(60ms);
    }
    EXPECT_EQ(engine.state(), State::Stopping);
    EXPECT_THAT(record_->questions(), SizeIs(1));
    record_->letGo();
    EXPECT_TRUE(dispatcher_.runUntil([&] { return record_->questions().size() == 2; }));
    EXPECT_EQ(record_->questions().back().position, positions.back()) << "only the last one counts";
}

TEST_F(AnalysisTest, ShowsNothingOfAnOldPositionAt30KeysASecond) {
    AnalysisEngine& engine = turnedOn();
    bool isStale = false;
    onTold = [&] {
        for (const AnalysisRow& row : engine.table().rows()) {
            const Position& now = analysis_->subject()->position;
            const int expected = static_cast<int>(now.key() % 500) - 10;
            const int said = *row.score->centipawns * (now.sideToMove() == Color::White ? 1 : -1);
            isStale = isStale || said != expected || engine.table().position() != now;
        }
    };
    const auto positions = line(80);
    for (const Position& position : positions) {
        analysis_->show(about(position));
        for (const AnalysisRow& row : engine.table().rows())
            isStale = isStale || !isLegal(position, row.move);
        dispatcher_.advance(33ms);
        settle(engine);
    }
    const auto released = dispatcher_.now();
    for (int step = 0; step < 30 && engine.table().rows().empty(); ++step) {
        dispatcher_.advance(10ms);
        settle(engine);
    }
    EXPECT_FALSE(isStale);
    EXPECT_LE(dispatcher_.now() - released, 150ms);
    EXPECT_EQ(engine.table().position(), positions.back());
    const auto questions = record_->questions();
    EXPECT_GT(questions.size(), 2U);
    for (std::size_t i = 1; i < questions.size(); ++i)
        EXPECT_GE(questions[i].time - questions[i - 1].time, 50ms);
}

TEST_F(AnalysisTest, ReportsAtMostEightTimesASecond) {
    AnalysisEngine& engine = turnedOn();
    dispatcher_.advance(1s);
    told_.clear();
    for (unsigned i = 0; i < 100; ++i) {
        engine.setLines(1 + i % 2);  // each a reason to report
        dispatcher_.advance(10ms);
    }
    EXPECT_LE(told_.size(), 8U + 20U) << "eight, and the first line of each question";
}

TEST_F(AnalysisTest, SetsTheNumberOfLinesAsFarAsTheEngineCan) {
    AnalysisEngine& engine = turnedOn();
    engine.setLines(8);
    EXPECT_TRUE(dispatcher_.runFastUntil([&] { return engine.table().rows().size() == 5; }));
    EXPECT_THAT(record_->told(), ElementsAre("MultiPV=5"));
}

TEST_F(AnalysisTest, KeepsTheLineWhileTheNumberOfLinesChanges) {
    AnalysisEngine& engine = turnedOn();
    engine.setLines(3);
    ASSERT_THAT(engine.table().rows(), SizeIs(1));
    EXPECT_TRUE(engine.table().rows().front().isAgeing);
}

TEST_F(AnalysisTest, SetsOptionsInTheOrderGiven) {
    record_->options = {spin("Threads", 8), spin("Hash", 1024), spin("UCI_ShowWDL", 1)};
    AnalysisEngine& engine = analysis_->add({"scripted",
                                             "Scripted",
                                             scriptedSource(record_),
                                             {{"Threads", "2"}, {"Hash", "64"}, {"Unknown", "1"}},
                                             WinCurve(100)});
    engine.turn(true);
    EXPECT_TRUE(dispatcher_.runUntil([&] { return record_->told().size() == 3; }));
    EXPECT_THAT(record_->told(), ElementsAre("Threads=2", "Hash=64", "UCI_ShowWDL=true"));
}

TEST_F(AnalysisTest, TellsTheEngineTheVariant) {
    AnalysisEngine& engine = turnedOn();
    AnalysisSubject subject = about(Position::start());
    subject.variant = Variant::Chess960;
    analysis_->show(subject);
    EXPECT_TRUE(dispatcher_.runFastUntil([&] { return record_->questions().size() == 2; }));
    EXPECT_THAT(record_->told(), ElementsAre("game=960"));
    EXPECT_EQ(record_->questions().back().variant, Variant::Chess960);
    EXPECT_EQ(engine.state(), State::Searching);
}

TEST_F(AnalysisTest, StopsTenSecondsAfterNobodyLooks) {
    AnalysisEngine& engine = turnedOn();
    analysis_->setSeen(false);
    dispatcher_.advance(9900ms);
    EXPECT_EQ(engine.state(), State::Searching);
    dispatcher_.advance(200ms);
    EXPECT_TRUE(reaches(engine, State::Idle));
    EXPECT_FALSE(engine.table().rows().empty()) << "what it has said stays";
}

TEST_F(AnalysisTest, GoesOnWhenSomebodyLooksWithin10Seconds) {
    AnalysisEngine& engine = turnedOn();
    analysis_->setSeen(false);
    dispatcher_.advance(6s);
    analysis_->setSeen(true);
    analysis_->setSeen(false);
    dispatcher_.advance(6s);
    EXPECT_EQ(engine.state(), State::Searching) << "the ten seconds have begun anew";
}

TEST_F(AnalysisTest, GoesOnAtOnceWhenSomebodyLooksAgain) {
    AnalysisEngine& engine = turnedOn();
    analysis_->setSeen(false);
    dispatcher_.advance(11s);
    ASSERT_TRUE(reaches(engine, State::Idle));
    const auto seen = dispatcher_.now();
    analysis_->setSeen(true);
    EXPECT_TRUE(dispatcher_.runUntil([&] { return record_->questions().size() == 2; }));
    EXPECT_LE(record_->questions().back().time - seen, 200ms);
}

/// U18: a person may still want more.
TEST_F(AnalysisTest, RestsSoonerOnABatteryUnlessItIsToldToGoOn) {
    AnalysisEngine& engine = turnedOn();
    dispatcher_.advance(5s);
    EXPECT_FALSE(engine.isDone());
    analysis_->setOnBattery(true);
    dispatcher_.advance(10s);
    EXPECT_TRUE(engine.isDone());
    ASSERT_TRUE(reaches(engine, State::Idle));
    engine.goOn();
    ASSERT_TRUE(reaches(engine, State::Searching));
    dispatcher_.advance(15s);
    EXPECT_FALSE(engine.isDone());
    analysis_->setOnBattery(false);
    analysis_->show(about(line(1).back()));
    settle(engine);
    dispatcher_.advance(15s);
    EXPECT_FALSE(engine.isDone());
}

TEST_F(AnalysisTest, SearchesOnWhenTheBatteryIsNoLongerNeeded) {
    analysis_->setOnBattery(true);
    AnalysisEngine& engine = turnedOn();
    dispatcher_.advance(5s);
    analysis_->setOnBattery(false);
    dispatcher_.advance(10s);
    EXPECT_FALSE(engine.isDone()) << "the end on a battery has been planned for now";
    dispatcher_.advance(11s);
    EXPECT_TRUE(engine.isDone());
}

TEST_F(AnalysisTest, RestsAfterItsTimeForAPosition) {
    AnalysisEngine& engine = turnedOn();
    dispatcher_.advance(21s);
    EXPECT_TRUE(reaches(engine, State::Idle));
    EXPECT_TRUE(engine.isDone());
    engine.goOn();
    EXPECT_TRUE(reaches(engine, State::Searching));
    EXPECT_TRUE(dispatcher_.runUntil([&] { return record_->questions().size() == 2; }));
}

TEST_F(AnalysisTest, RestsWhenTheEngineHasNothingMoreToFind) {
    record_->answersAtOnce = true;
    AnalysisEngine& engine = turnedOn();
    EXPECT_TRUE(reaches(engine, State::Idle));
    dispatcher_.advance(2s);
    EXPECT_THAT(record_->questions(), SizeIs(1));
}

TEST_F(AnalysisTest, LooksAtThePositionItIsLockedTo) {
    turnedOn();
    analysis_->lock(true);
    analysis_->show(about(line(1).back()));
    dispatcher_.advance(1s);
    EXPECT_THAT(record_->questions(), SizeIs(1));
    EXPECT_FALSE(analysis_->isAboutShown());
    analysis_->lock(false);
    EXPECT_TRUE(dispatcher_.runFastUntil([&] { return record_->questions().size() == 2; }));
    EXPECT_EQ(record_->questions().back().position, line(1).back());
}

TEST_F(AnalysisTest, LooksAtTheThreat) {
    turnedOn();
    analysis_->seekThreat(true);
    EXPECT_TRUE(dispatcher_.runFastUntil([&] { return record_->questions().size() == 2; }));
    EXPECT_EQ(record_->questions().back().position, Position::start().afterNull());
}

TEST_F(AnalysisTest, SeesNoThreatInCheck) {
    AnalysisEngine& engine = turnedOn();
    analysis_->seekThreat(true);
    analysis_->show(about(positionOf("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")));
    EXPECT_TRUE(reaches(engine, State::Idle));
    EXPECT_FALSE(analysis_->subject());
}

TEST_F(AnalysisTest, LetsSeveralEnginesLookAtOnce) {
    turnedOn();
    const auto other = std::make_shared<EngineRecord>();
    other->clock = record_->clock;
    AnalysisEngine& second = analysis_->add({"other", "Other", scriptedSource(other), {}, WinCurve(100)});
    second.turn(true);
    EXPECT_TRUE(dispatcher_.runUntil([&] { return !second.table().rows().empty(); }));
    analysis_->show(about(line(1).back()));
    EXPECT_TRUE(dispatcher_.runFastUntil(
        [&] { return record_->questions().size() == 2 && other->questions().size() == 2; }));
}

TEST_F(AnalysisTest, SaysWhyAnEngineDoesNotStart) {
    record_->startError = EngineError{EngineError::Kind::CannotStart, Message::verbatim("no such file")};
    AnalysisEngine& engine = add();
    engine.turn(true);
    EXPECT_TRUE(reaches(engine, State::Ended));
    EXPECT_FALSE(engine.isOn());
    EXPECT_THAT(english(*engine.trouble()), HasSubstr("no such file"));
}

TEST_F(AnalysisTest, StartsADeadEngineOnlyIfItIsTurnedOnAgain) {
    record_->searchError = EngineError{EngineError::Kind::Died, Message::verbatim("signal 11")};
    AnalysisEngine& engine = add();
    analysis_->show(about(Position::start()));
    engine.turn(true);
    EXPECT_TRUE(reaches(engine, State::Ended));
    analysis_->show(about(line(1).back()));
    dispatcher_.advance(10min);
    EXPECT_THAT(record_->questions(), SizeIs(1));
    record_->searchError.reset();
    engine.turn(true);
    EXPECT_TRUE(reaches(engine, State::Searching));
    EXPECT_FALSE(engine.trouble());
}

TEST_F(AnalysisTest, GoesOnWithTheNextPositionAfterABadAnswer) {
    record_->searchError = EngineError{EngineError::Kind::IllegalMove, Message::verbatim("e2e5")};
    AnalysisEngine& engine = add();
    analysis_->show(about(Position::start()));
    engine.turn(true);
    EXPECT_TRUE(dispatcher_.runUntil([&] { return engine.trouble().has_value(); }));
    dispatcher_.advance(1s);
    EXPECT_THAT(record_->questions(), SizeIs(1)) << "it does not ask again and again";
    record_->searchError.reset();
    analysis_->show(about(line(1).back()));
    EXPECT_TRUE(reaches(engine, State::Searching));
    EXPECT_FALSE(engine.trouble());
}

TEST_F(AnalysisTest, GivesUpAnEngineThatDoesNotStop) {
    AnalysisEngine& engine = turnedOn();
    record_->isDeaf = true;
    analysis_->show(about(line(1).back()));
    EXPECT_TRUE(dispatcher_.runFastUntil([&] { return engine.state() == State::Ended; }));
    EXPECT_TRUE(engine.trouble());
}

TEST(AnalysisThreads, LeaveOneProcessorAndAreEven) {
    EXPECT_EQ(analysisThreads(1), 1U);
    EXPECT_EQ(analysisThreads(2), 1U);
    EXPECT_EQ(analysisThreads(4), 2U);
    EXPECT_EQ(analysisThreads(8), 6U);
    EXPECT_EQ(analysisThreads(0), 1U);
}

TEST_F(AnalysisTest, StopsAllEnginesWhenNobodyLooks) {
    AnalysisEngine& first = turnedOn();
    AnalysisEngine& second = addAnother();
    second.turn(true);
    ASSERT_TRUE(tells(second));
    analysis_->setSeen(false);
    dispatcher_.advance(10s);
    EXPECT_TRUE(reaches(first, State::Idle));
    EXPECT_TRUE(reaches(second, State::Idle));
}

TEST_F(AnalysisTest, SharesTheProcessorsAmongTheEnginesThatAreOn) {
    record_->options.push_back(spin("Threads", 512));
    other_->options = {spin("Threads", 512)};
    AnalysisEngine& first = add({.threads = 6, .sharesThreads = true});
    AnalysisEngine& second = addAnother({.threads = 6, .sharesThreads = true});
    first.turn(true);
    analysis_->shareThreads(8);
    analysis_->show(about(Position::start()));
    ASSERT_TRUE(tells(first));
    EXPECT_EQ(analysis_->threads(), 6U) << "one is left to the window, and their number is even";
    EXPECT_THAT(record_->told(), Not(Contains(HasSubstr("Threads")))) << "it has begun with them";
    second.turn(true);
    analysis_->shareThreads(8);
    ASSERT_TRUE(tells(second));
    askAgain(first);
    EXPECT_THAT(record_->told(), Contains("Threads=3"));
    EXPECT_THAT(other_->told(), Contains("Threads=3"));
    EXPECT_EQ(analysis_->threads(), 6U);
}

TEST_F(AnalysisTest, LeavesToAnEngineTheThreadsOfItsProfile) {
    record_->options.push_back(spin("Threads", 512));
    other_->options = {spin("Threads", 512)};
    AnalysisEngine& shares = add({.threads = 6, .sharesThreads = true});
    AnalysisEngine& own = addAnother({.threads = 5, .sharesThreads = false});
    analysis_->show(about(Position::start()));
    shares.turn(true);
    own.turn(true);
    ASSERT_TRUE(tells(shares));
    ASSERT_TRUE(tells(own));
    analysis_->shareThreads(8);
    askAgain(shares);
    EXPECT_THAT(record_->told(), Contains("Threads=2"));
    EXPECT_THAT(other_->told(), Not(Contains(HasSubstr("Threads"))));
    analysis_->shareThreads(4);
    EXPECT_EQ(analysis_->threads(), 6U) << "more than there are, which is to be said";
}

TEST_F(AnalysisTest, CountsOneThreadOfAnEngineThatKnowsNoOther) {
    AnalysisEngine& engine = add({.threads = 6, .sharesThreads = true});
    engine.turn(true);
    analysis_->show(about(Position::start()));
    ASSERT_TRUE(tells(engine));
    analysis_->shareThreads(16);
    EXPECT_EQ(analysis_->threads(), 1U);
    EXPECT_THAT(record_->questions(), SizeIs(1)) << "it makes no difference to it";
    EXPECT_THAT(record_->told(), Not(Contains(HasSubstr("Threads"))));
}

}  // namespace
}  // namespace roque::test
