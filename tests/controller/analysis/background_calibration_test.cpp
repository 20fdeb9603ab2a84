#include "controller/analysis/background_calibration.h"

#include <atomic>
#include <climits>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>

#include <gtest/gtest.h>

#include "controller/engines/engine_file.h"
#include "model/movegen/legal_moves.h"
#include "tests/controller/search/bare_engine.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

// Engines that are measured while nothing else computes, by a clock of the test's own.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using Permission = BackgroundCalibration::Permission;

/// What the engines of a test do, and have done.
struct Script {
    std::atomic<unsigned> starts{0};
    std::atomic<unsigned> asked{0};
    std::atomic<unsigned> holdsAt{UINT_MAX};     ///< the question that is answered only when it is stopped
    std::atomic<unsigned> upgradedAt{UINT_MAX};  ///< the question at which another version is installed
    std::filesystem::path program{};             ///< that is upgraded
    std::atomic<bool> isMute{false};
    std::atomic<bool> fails{false};
};

class ObedientEngine final : public BareEngine {
public:
    explicit ObedientEngine(std::shared_ptr<Script> script) : script_(std::move(script)) {
        ++script_->starts;
    }

    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override {
        if (script_->fails) return EngineError{EngineError::Kind::Died, Message::verbatim("It has ended")};
        const unsigned question = ++script_->asked;
        if (question == script_->upgradedAt) std::ofstream(script_->program) << "another version";
        if (question == script_->holdsAt) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any().wait(lock, control.stop, [] { return false; });
        }
        SearchInfo info;
        info.scoreForMover = Score{Score::Kind::Centipawns, 30};
        if (!script_->isMute) control.onInfo(info);
        return SearchAnswer{legalMoves(request.start)[0]};
    }

private:
    std::shared_ptr<Script> script_;
};

class BackgroundCalibrationTest : public testing::Test {
protected:
    BackgroundCalibrationTest() {
        id_ = add("one");
        BackgroundRules rules;
        rules.source = [this](const StoredEngine&) {
            EngineSource source;
            source.make = [script = script_](const std::stop_token&) {
                return Result<std::unique_ptr<SearchEngine>, EngineError>(
                    std::make_unique<ObedientEngine>(script));
            };
            // The test's clock leaps half a minute, perhaps before the engine's thread has begun.
            source.patience.start = 24h;
            return source;
        };
        calibration_ = std::make_unique<BackgroundCalibration>(dispatcher_, engines_, rules);
    }
    ~BackgroundCalibrationTest() override {
        calibration_->leave();
        EXPECT_TRUE(dispatcher_.runUntil([this] { return calibration_->hasLeft(); }));
    }

    std::string add(const char* name, std::vector<PluginOption> options = {}) {
        StoredEngine engine;
        engine.name = name;
        engine.command.program = folder_ / name;
        std::ofstream(engine.command.program) << name;
        engine.options = std::move(options);
        return engines_.store.add(std::move(engine));
    }
    /// Lets the time pass after which an engine is measured by itself.
    void beQuiet() {
        dispatcher_.advance(31s);
        bool isRead = false;
        engines_.store.readCalibrations([&] { isRead = true; });  // after what was read before
        EXPECT_TRUE(dispatcher_.runUntil([&] { return isRead; }));
    }
    [[nodiscard]] bool isMeasured(const std::string& id) const {
        return roque::isMeasured(*engines_.store.find(id));
    }
    [[nodiscard]] bool becomesMeasured(const std::string& id) {
        return dispatcher_.runUntil([&] { return isMeasured(id); });
    }
    /// Whether the engine comes to a question, which is the one that it holds.
    [[nodiscard]] bool reaches(unsigned question) {
        return dispatcher_.runUntil([&] {
            const auto progress = calibration_->progress(id_);
            return progress && progress->done + 1 == question;
        });
    }

    TemporaryFolder folder_;
    ManualDispatcher dispatcher_;
    Engines engines_{EngineStore(dispatcher_, folder_.path(), nullptr)};
    std::shared_ptr<Script> script_ = std::make_shared<Script>();
    std::string id_;
    std::unique_ptr<BackgroundCalibration> calibration_;
};

TEST_F(BackgroundCalibrationTest, MeasuresEachEngineOnceWhenNothingElseHasComputedForAWhile) {
    const std::string other = add("two");
    calibration_->allow(Permission::Given);
    dispatcher_.advance(29s);
    EXPECT_EQ(script_->starts, 0U);
    beQuiet();
    ASSERT_TRUE(becomesMeasured(id_));
    EXPECT_TRUE(stretchOf(*engines_.store.find(id_)).has_value());
    beQuiet();
    ASSERT_TRUE(becomesMeasured(other));
    beQuiet();
    EXPECT_EQ(script_->starts, 2U);
    EXPECT_FALSE(calibration_->progress(id_));
}

TEST_F(BackgroundCalibrationTest, GivesWayAtOnceAndGoesOnWhereItWas) {
    calibration_->allow(Permission::Given);
    script_->holdsAt = 41;
    beQuiet();
    ASSERT_TRUE(reaches(41));
    EXPECT_FALSE(calibration_->progress(id_)->isWaiting);
    EXPECT_EQ(calibration_->progress(id_)->done, 40U);
    EXPECT_EQ(calibration_->progress(id_)->all, 144U);
    calibration_->allow(Permission::Refused);
    EXPECT_TRUE(calibration_->progress(id_)->isWaiting);
    EXPECT_TRUE(dispatcher_.runUntil([this] { return calibration_->hasLeft(); })) << "nothing computes";
    beQuiet();
    EXPECT_EQ(script_->starts, 1U);
    script_->holdsAt = UINT_MAX;
    calibration_->allow(Permission::Given);
    beQuiet();
    ASSERT_TRUE(becomesMeasured(id_));
    EXPECT_LE(script_->asked, 145U) << "at most one question twice";
}

TEST_F(BackgroundCalibrationTest, BeginsByItselfOnlyWhereItMay) {
    beQuiet();
    calibration_->allow(Permission::Never);
    beQuiet();
    EXPECT_EQ(script_->starts, 0U);
    calibration_->start(id_);
    EXPECT_TRUE(becomesMeasured(id_)) << "a person has asked for it";
}

TEST_F(BackgroundCalibrationTest, StopsWhereItMayNoLongerGoOnByItself) {
    calibration_->allow(Permission::Given);
    script_->holdsAt = 3;
    beQuiet();
    ASSERT_TRUE(reaches(3));
    calibration_->allow(Permission::Never);
    EXPECT_FALSE(calibration_->progress(id_)) << "nobody waits for it";
    EXPECT_TRUE(dispatcher_.runUntil([this] { return calibration_->hasLeft(); }));
}

TEST_F(BackgroundCalibrationTest, WaitsAlsoWhenAPersonHasAskedForIt) {
    calibration_->start(id_);
    ASSERT_TRUE(calibration_->progress(id_));
    EXPECT_TRUE(calibration_->progress(id_)->isWaiting);
    EXPECT_EQ(script_->starts, 0U) << "something else computes";
    calibration_->allow(Permission::Given);
    EXPECT_TRUE(becomesMeasured(id_)) << "at once";
}

TEST_F(BackgroundCalibrationTest, MeasuresWhatAPersonWantsFirstAndKeepsWhatHasBegun) {
    const std::string other = add("two");
    calibration_->allow(Permission::Given);
    script_->holdsAt = 41;
    beQuiet();
    ASSERT_TRUE(reaches(41));
    script_->holdsAt = UINT_MAX;
    calibration_->start(other);
    EXPECT_EQ(calibration_->progress(id_)->done, 40U);
    EXPECT_TRUE(calibration_->progress(id_)->isWaiting);
    ASSERT_TRUE(becomesMeasured(other));
    beQuiet();
    ASSERT_TRUE(becomesMeasured(id_));
    EXPECT_LE(script_->asked, 2 * 144U + 1) << "at most one question twice";
}

TEST_F(BackgroundCalibrationTest, MeasuresAllThatAPersonWantsInTurn) {
    const std::string other = add("two");
    calibration_->allow(Permission::Never);
    calibration_->start(id_);
    calibration_->start(other);
    EXPECT_FALSE(calibration_->progress(id_)->isWaiting);
    EXPECT_TRUE(calibration_->progress(other)->isWaiting);
    ASSERT_TRUE(becomesMeasured(id_));
    ASSERT_TRUE(becomesMeasured(other));
    EXPECT_EQ(script_->asked, 2 * 144U);
}

TEST_F(BackgroundCalibrationTest, IsCancelledForThisRunOfTheProgram) {
    calibration_->allow(Permission::Given);
    script_->holdsAt = 3;
    beQuiet();
    ASSERT_TRUE(reaches(3));
    calibration_->cancel(id_);
    EXPECT_FALSE(calibration_->progress(id_));
    beQuiet();
    EXPECT_EQ(script_->starts, 1U);
    script_->holdsAt = UINT_MAX;
    calibration_->start(id_);
    EXPECT_TRUE(becomesMeasured(id_));
}

TEST_F(BackgroundCalibrationTest, LeavesAloneAnEngineThatTellsItsChancesOrIsOff) {
    PluginOption option;
    option.name = "UCI_ShowWDL";
    option.kind = PluginOption::Kind::Check;
    const std::string telling = add("telling", {option});
    engines_.store.edit(id_, [](StoredEngine& engine) { engine.isEnabled = false; });
    calibration_->allow(Permission::Given);
    beQuiet();
    EXPECT_EQ(script_->starts, 0U);
    calibration_->start(telling);
    EXPECT_TRUE(becomesMeasured(telling)) << "a person has asked for it";
}

TEST_F(BackgroundCalibrationTest, MeasuresAnotherVersionOfAProgramAnew) {
    engines_.store.edit(
        id_, [](StoredEngine& engine) { engine.calibration = calibrationOf(engine.command, 1.5); });
    calibration_->allow(Permission::Given);
    beQuiet();
    EXPECT_EQ(script_->starts, 0U);
    std::ofstream(folder_ / "one") << "another version";
    calibration_->allow(Permission::Refused);
    calibration_->allow(Permission::Given);
    beQuiet();
    EXPECT_TRUE(becomesMeasured(id_));
}

TEST_F(BackgroundCalibrationTest, BeginsAnewIfTheProgramIsAnotherVersionAfterAPause) {
    calibration_->allow(Permission::Given);
    script_->holdsAt = 41;
    beQuiet();
    ASSERT_TRUE(reaches(41));
    calibration_->allow(Permission::Refused);
    std::ofstream(folder_ / "one") << "another version";
    script_->holdsAt = UINT_MAX;
    calibration_->allow(Permission::Given);
    beQuiet();
    ASSERT_TRUE(becomesMeasured(id_));
    EXPECT_GE(script_->asked, 40U + 144U);
}

TEST_F(BackgroundCalibrationTest, BeginsAnewIfTheProgramIsAnotherVersionAtTheEnd) {
    script_->program = folder_ / "one";
    script_->upgradedAt = 41;
    calibration_->allow(Permission::Given);
    beQuiet();
    ASSERT_TRUE(becomesMeasured(id_));
    EXPECT_EQ(script_->asked, 2 * 144U);
}

TEST_F(BackgroundCalibrationTest, RemembersThatAnEngineTellsNoCentipawns) {
    script_->isMute = true;
    calibration_->allow(Permission::Given);
    beQuiet();
    ASSERT_TRUE(becomesMeasured(id_));
    EXPECT_EQ(stretchOf(*engines_.store.find(id_)), std::nullopt);
    EXPECT_TRUE(calibration_->failure(id_).has_value());
}

TEST_F(BackgroundCalibrationTest, TriesAnEngineThatFailsOnce) {
    script_->fails = true;
    calibration_->allow(Permission::Given);
    beQuiet();
    ASSERT_TRUE(dispatcher_.runUntil([this] { return calibration_->failure(id_).has_value(); }));
    EXPECT_EQ(english(*calibration_->failure(id_)), "It has ended");
    beQuiet();
    beQuiet();
    EXPECT_EQ(script_->starts, 1U);
    EXPECT_FALSE(isMeasured(id_));
}

TEST_F(BackgroundCalibrationTest, TakesOverWhatAnotherProcessHasMeasured) {
    bool isSaved = false;
    engines_.store.readCalibrations([&] { isSaved = true; });  // the list is on the disk by then
    ASSERT_TRUE(dispatcher_.runUntil([&] { return isSaved; }));
    EngineFile file(folder_.path());
    std::vector<StoredEngine> engines = file.load().engines;
    engines.at(0).calibration = calibrationOf(engines.at(0).command, 1.25);
    ASSERT_TRUE(file.save(engines));
    calibration_->allow(Permission::Given);
    beQuiet();
    EXPECT_EQ(stretchOf(*engines_.store.find(id_)), 1.25);
    EXPECT_EQ(script_->starts, 0U);
}

TEST_F(BackgroundCalibrationTest, EndsWithAnEngineThatIsRemoved) {
    calibration_->allow(Permission::Given);
    script_->holdsAt = 3;
    beQuiet();
    ASSERT_TRUE(reaches(3));
    engines_.store.remove(id_);
    EXPECT_FALSE(calibration_->progress(id_));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return calibration_->hasLeft(); }));
}

}  // namespace
}  // namespace roque::test
