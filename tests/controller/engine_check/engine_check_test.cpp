#include "controller/engine_check/engine_check.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "controller/engine_check/check_job.h"
#include "tests/controller/engine_check/planted_faults.h"
#include "tests/controller/engines/process_census.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::engine_check {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Waits short enough for a test, long enough for a busy machine.
CheckTimes testTimes() {
    return {.start = 1000ms, .load = 1000ms, .answer = 1000ms, .stop = 500ms, .quiet = 60ms, .margin = 200ms};
}

Result<CheckReport, NotChecked> check(const std::string& fault, std::span<const Step> steps = allSteps()) {
    const std::atomic<bool> goesOn{false};
    return checkEngine(
        {ROQUE_PLANTED_ENGINE, {fault}, {}}, testTimes(), steps, [](const StepResult&) {}, goesOn);
}

TEST(EngineCheck, FindsNoFaultInAGoodEngine) {
    const auto before = test::childProcesses();
    const auto report = check("");
    ASSERT_TRUE(report) << english(report.error().why);
    EXPECT_EQ(report->engine, "Planted");
    EXPECT_EQ(report->results.size(), allSteps().size());
    EXPECT_EQ(report->count(StepOutcome::Kind::Skipped), 0U);
    for (const StepResult& result : report->results)
        EXPECT_EQ(result.outcome.kind, StepOutcome::Kind::Passed)
            << result.name << ": " << english(result.outcome.why);
    EXPECT_EQ(test::childProcesses(), before);
}

TEST(EngineCheck, HasAPlantedFaultForEachStep) {
    for (const Step& step : allSteps()) {
        EXPECT_TRUE(std::ranges::any_of(kPlantedFaults, [&](const PlantedFault& each) {
            return each.step == step.name;
        })) << step.name;
    }
}

class PlantedFaultOfEngine : public testing::TestWithParam<PlantedFault> {};

TEST_P(PlantedFaultOfEngine, IsFoundByItsStep) {
    const Step* const step = findStep(GetParam().step);
    ASSERT_NE(step, nullptr);
    const auto report = check(std::string(GetParam().fault), {step, 1});
    ASSERT_TRUE(report) << english(report.error().why);
    ASSERT_EQ(report->results.size(), 1U);
    EXPECT_EQ(report->results[0].outcome.kind, StepOutcome::Kind::Failed)
        << english(report->results[0].outcome.why);
    EXPECT_THAT(english(report->results[0].outcome.why), Not(IsEmpty()));
}

INSTANTIATE_TEST_SUITE_P(All, PlantedFaultOfEngine, testing::ValuesIn(kPlantedFaults), [](const auto& fault) {
    std::string name(fault.param.fault);
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(EngineCheck, RefusesAProgramThatIsNoEngine) {
    const auto silent = check("no-engine");
    ASSERT_FALSE(silent);
    EXPECT_THAT(english(silent.error().why), HasSubstr("'uciok'"));
    EXPECT_TRUE(silent.error().isNoEngine);
    const std::atomic<bool> goesOn{false};
    const auto missing = checkEngine(
        {"/no/such/engine", {}, {}}, testTimes(), allSteps(), [](const StepResult&) {}, goesOn);
    ASSERT_FALSE(missing);
    EXPECT_THAT(english(missing.error().why), HasSubstr("No such file"));
    EXPECT_FALSE(missing.error().isNoEngine) << "it may be one";
    const auto ended = checkEngine(
        {"/bin/true", {}, {}}, testTimes(), allSteps(), [](const StepResult&) {}, goesOn);
    ASSERT_FALSE(ended);
    EXPECT_EQ(english(ended.error().why),
              "It does not speak UCI, or does not run here: It has ended with exit code 0");
}

TEST(EngineCheck, StopsWhenItIsTold) {
    std::atomic<bool> isStopped{false};
    const auto report = checkEngine(
        {ROQUE_PLANTED_ENGINE, {""}, {}}, testTimes(), allSteps(),
        [&](const StepResult&) { isStopped = true; }, isStopped);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->wasStopped);
    EXPECT_EQ(report->results.size(), 1U);
}

TEST(CheckJob, TellsEachStepAndTheEnd) {
    test::ManualDispatcher dispatcher;
    CheckJob job(dispatcher);
    std::vector<std::string> told;
    std::optional<std::size_t> results;
    job.start({ROQUE_PLANTED_ENGINE, {""}, {}},
              {[&](const StepResult& result) { told.emplace_back(result.name); },
               [&](const auto& report) { results = report->results.size(); }},
              testTimes());
    EXPECT_TRUE(job.isRunning());
    ASSERT_TRUE(dispatcher.runUntil([&] { return results.has_value(); }));
    EXPECT_EQ(told.size(), allSteps().size());
    EXPECT_EQ(*results, told.size());
    EXPECT_FALSE(job.isRunning());
}

TEST(CheckJob, TellsNothingMoreOnceItIsCancelled) {
    test::ManualDispatcher dispatcher;
    CheckJob job(dispatcher);
    std::size_t steps = 0;
    bool isDone = false;
    const CheckJob::Listener listener{[&](const StepResult&) { ++steps; },
                                      [&](const auto&) { isDone = true; }};
    job.start({ROQUE_PLANTED_ENGINE, {""}, {}}, listener, testTimes());
    ASSERT_TRUE(dispatcher.runUntil([&] { return steps > 0; }));
    job.cancel();
    EXPECT_FALSE(job.isRunning());
    const std::size_t before = steps;
    // Another check begins only when the first has let go of its program.
    std::optional<bool> isEngine;
    job.start({"/no/such/engine", {}, {}},
              {[](const StepResult&) {}, [&](const auto& report) { isEngine = report.has_value(); }},
              testTimes());
    ASSERT_TRUE(dispatcher.runUntil([&] { return isEngine.has_value(); }));
    EXPECT_FALSE(*isEngine);
    EXPECT_EQ(steps, before);
    EXPECT_FALSE(isDone);
}

}  // namespace
}  // namespace roque::engine_check
