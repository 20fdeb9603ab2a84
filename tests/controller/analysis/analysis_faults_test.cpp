#include <algorithm>
#include <cstdio>

#include <gtest/gtest.h>

#include "controller/analysis/analysis.h"
#include "controller/engines/engine_supervisor.h"
#include "model/movegen/legal_moves.h"
#include "tests/controller/engines/process_census.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/engine_deadlines.h"
#include "tests/support/engine_faults.h"

// Live analysis by chess programs that fail in every way.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using State = AnalysisEngine::State;

/// The faulty engines pass them.
constexpr EngineDeadlines kFaultDeadlines = test::patientDeadlines(300ms);

class AnalysisFaults : public testing::Test {
protected:
    ~AnalysisFaults() override { EXPECT_EQ(childProcesses(), children_); }

    AnalysisEngine& add(const std::string& fault) {
        return analysis_.add({fault,
                              fault,
                              supervisor_.source(fault, {ROQUE_FAKE_ENGINE, {fault}, {}}, EngineUse::Analysis,
                                                 {}, kFaultDeadlines),
                              {},
                              WinCurve::standard()});
    }
    void show(const Position& position) {
        analysis_.show(AnalysisSubject{.start = position, .moves = {}, .position = position});
    }
    /// Whether the engine comes to think about the position shown, or to have no more to say about it, or
    /// tells why not.
    bool settles(const AnalysisEngine& engine) {
        const auto isBetween = [&] {
            return engine.state() == State::Starting || engine.state() == State::Stopping;
        };
        if (!dispatcher_.runUntil([&] { return !isBetween(); })) return false;
        dispatcher_.advance(60ms);  // between two questions
        return dispatcher_.runUntil(
            [&] { return !isBetween() && (engine.state() != State::Idle || engine.isDone()); });
    }
    /// Whether it shows only what can be played.
    static bool isSound(const AnalysisEngine& engine) {
        return std::ranges::all_of(engine.table().rows(), [&](const AnalysisRow& row) {
            return !row.line.empty() && isLegal(engine.table().position(), row.line.front());
        });
    }
    /// Whether the engine leaves when it is turned off, and nothing of it is left.
    bool leaves(AnalysisEngine& engine) {
        engine.turn(false);
        return dispatcher_.runUntil([&] { return engine.hasLeft(); }) && childProcesses() == children_;
    }

    std::set<int> children_ = childProcesses();
    ManualDispatcher dispatcher_;
    EngineLife::TimePoint now_{1h};
    EngineSupervisor supervisor_{[this] { return now_; }};
    Analysis analysis_{dispatcher_};
};

/// U16: an engine is asked about a position, then about another, and turned off.
TEST_F(AnalysisFaults, AreSurvivedByTheAnalysis) {
    const Position start = Position::start();
    std::size_t survived = 0;
    for (const std::string& fault : engineFaults()) {
        AnalysisEngine& engine = add(fault);
        show(start);
        engine.turn(true);
        bool isRight = settles(engine) && isSound(engine);
        show(start.after(Move(Square::E2, Square::E4)));
        isRight = settles(engine) && isSound(engine) && isRight;
        const bool hasEnded = engine.state() == State::Ended;
        isRight = hasEnded == !engine.isOn() && (!hasEnded || engine.trouble()) && isRight;
        isRight = leaves(engine) && isRight;
        EXPECT_TRUE(isRight) << fault;
        if (isRight) ++survived;
    }
    std::printf("survived %zu of %zu\n", survived, engineFaults().size());
}

/// One that fails costs the others nothing.
TEST_F(AnalysisFaults, LeaveTheEnginesBesideThemAlone) {
    AnalysisEngine& sound = add("lines");
    AnalysisEngine& mortal = add("exits-in-search");
    show(Position::start());
    sound.turn(true);
    mortal.turn(true);
    EXPECT_TRUE(dispatcher_.runUntil([&] { return mortal.state() == State::Ended; }));
    EXPECT_TRUE(mortal.trouble().has_value());
    EXPECT_TRUE(dispatcher_.runUntil([&] { return !sound.table().rows().empty(); }));
    EXPECT_TRUE(sound.isOn());
    sound.turn(false);
    mortal.turn(false);
    EXPECT_TRUE(dispatcher_.runUntil([&] { return sound.hasLeft() && mortal.hasLeft(); }));
}

}  // namespace
}  // namespace roque::test
