#include "controller/analysis/calibration.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "tests/controller/search/bare_engine.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

/// The centipawns of an engine for an expected score: on Bastion's scale, stretched.
int centipawnsFor(double expected, const Board& board, double stretch) {
    const double odds = std::log(expected / (1 - expected));
    const double atOne = WinCurve::bastion().expected(1000, board);  // which tells the scale
    const double scale = 1000 / std::log(atOne / (1 - atOne));
    return static_cast<int>(std::lround(odds * scale * stretch));
}

/// Says of each known position what Bastion expects of it, in centipawns of its own.
class StretchedEngine final : public BareEngine {
public:
    explicit StretchedEngine(double stretch) : stretch_(stretch) {}

    bool saysMates = false;
    std::optional<EngineError> error;
    std::stop_source* stopsAtFirst = nullptr;

    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override {
        if (error) return *error;
        if (stopsAtFirst != nullptr) stopsAtFirst->request_stop();
        const auto known = calibrationPositions();
        const auto found = std::ranges::find_if(
            known, [&](const KnownPosition& each) { return parseFen(each.fen)->isSameAs(request.start); });
        SearchInfo info;
        info.scoreForMover =
            saysMates ? Score{Score::Kind::Mate, 3}
                      : Score{Score::Kind::Centipawns, centipawnsFor(found->expectedPermille / 1000.0,
                                                                     request.start.board(), stretch_)};
        control.onInfo(info);
        info.bound = ScoreBound::Lower;  // a bound at the end says nothing
        info.scoreForMover->value += 500;
        control.onInfo(info);
        return SearchAnswer{legalMoves(request.start)[0]};
    }

private:
    double stretch_;
};

Result<double, EngineError> calibrated(StretchedEngine& engine, const std::stop_token& stop = {}) {
    return calibrate(engine, {}, stop, [](std::size_t) {});
}

TEST(CalibrationPositions, AreQuietDifferentAndNotDecided) {
    std::set<std::string_view> seen;
    unsigned better = 0;
    for (const KnownPosition& each : calibrationPositions()) {
        const auto position = parseFen(each.fen);
        ASSERT_TRUE(position) << each.fen;
        EXPECT_FALSE(position->isCheck()) << each.fen;
        EXPECT_TRUE(hasLegalMove(*position)) << each.fen;
        EXPECT_TRUE(each.expectedPermille >= 30 && each.expectedPermille <= 970) << each.fen;
        EXPECT_TRUE(seen.insert(each.fen).second) << each.fen;
        better += each.expectedPermille > 500 ? 1U : 0U;
    }
    EXPECT_EQ(seen.size(), 144U) << "as help and man page of roque-cli calibrate say";
    EXPECT_NEAR(better / static_cast<double>(seen.size()), 0.5, 0.1);
}

TEST(Calibration, FindsTheStretchOfAnEngine) {
    for (const double stretch : {0.2, 0.7, 1.0, 1.7, 9.0}) {
        StretchedEngine engine(stretch);
        const auto found = calibrated(engine);
        ASSERT_TRUE(found);
        EXPECT_NEAR(*found, stretch, 0.02 * stretch);
    }
}

TEST(Calibration, TellsHowFarItHasCome) {
    StretchedEngine engine(1);
    std::size_t last = 0;
    ASSERT_TRUE(calibrate(engine, {}, {}, [&](std::size_t done) { EXPECT_EQ(done, ++last); }));
    EXPECT_EQ(last, calibrationPositions().size());
}

TEST(Calibration, NeedsCentipawns) {
    StretchedEngine engine(1);
    engine.saysMates = true;
    EXPECT_EQ(calibrated(engine).error().kind, EngineError::Kind::Unsupported);
}

TEST(Calibration, FailsWithItsEngineAndEndsWhenItIsStopped) {
    StretchedEngine engine(1);
    engine.error = EngineError{EngineError::Kind::Died, Message::verbatim("It has ended")};
    EXPECT_EQ(calibrated(engine).error(), *engine.error);
    engine.error.reset();
    std::stop_source stop;
    engine.stopsAtFirst = &stop;
    EXPECT_EQ(calibrated(engine, stop.get_token()).error().kind, EngineError::Kind::Closed);
}

TEST(Calibration, IsWithoutAnAnswerNoStretch) {
    EXPECT_EQ(stretchOf(std::span<const Calibrated>()), 1);
}

TEST(CurveOf, IsThatOfTheVersionThatWasMeasured) {
    const TemporaryFolder folder;
    StoredEngine engine;
    engine.command.program = folder / "engine";
    std::ofstream(engine.command.program) << "one";
    EXPECT_EQ(curveOf(engine), WinCurve::standard()) << "not measured";
    engine.calibration = calibrationOf(engine.command, 1.5);
    EXPECT_EQ(curveOf(engine), WinCurve::bastion().stretched(1.5));
    std::ofstream(engine.command.program) << "another version";
    EXPECT_EQ(curveOf(engine), WinCurve::standard());
}

}  // namespace
}  // namespace roque::test
