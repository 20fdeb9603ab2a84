#include "controller/analysis/calibration.h"

#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

#include "controller/analysis/analysis_budget.h"
#include "controller/analysis/white_score.h"
#include "controller/storage/json_fields.h"
#include "model/notation/fen.h"

namespace roque {
namespace {

using namespace std::chrono_literals;

double squaredError(std::span<const Calibrated> answers, double stretch) {
    const WinCurve curve = WinCurve::bastion().stretched(stretch);
    double sum = 0;
    for (const Calibrated& each : answers) {
        const double error = curve.expected(each.centipawns, each.board) - each.expected;
        sum += error * error;
    }
    return sum;
}

/// The centipawns for the side to move that an engine says at last; nothing if it says a mate, or nothing.
Result<std::optional<int>, EngineError> centipawnsOf(SearchEngine& engine, const Position& position,
                                                     const SearchLimits& limits,
                                                     const std::stop_token& stop) {
    SearchRequest request;
    request.start = position;
    request.limits = limits;
    std::optional<Score> last;
    const auto note = [&](const SearchInfo& info) {
        if (info.multiPv == 1 && info.bound == ScoreBound::Exact && info.scoreForMover)
            last = info.scoreForMover;
    };
    // An engine may ignore its limits.
    const auto longest =
        SearchPatience().forPositions(limits.nodes.value_or(0)) + limits.moveTime.value_or(0ms);
    auto answer = engine.search(request, {.stop = stop,
                                          .deadline = std::chrono::steady_clock::now() + longest,
                                          .whenLate = SearchControl::Late::Fails,
                                          .onInfo = note});
    if (!answer) return std::move(answer).error();
    if (!last || last->kind != Score::Kind::Centipawns) return std::optional<int>();
    return std::optional<int>(last->value);
}

}  // namespace

/// By golden section (J. Kiefer, "Sequential minimax search for a maximum", 1953), in the logarithm.
double stretchOf(std::span<const Calibrated> answers) {
    if (answers.empty()) return 1;
    constexpr int kSteps = 40;  // the range shrinks to a hundred millionth
    const double golden = (std::sqrt(5.0) - 1) / 2;
    double low = std::log(1.0 / 16);
    double high = std::log(16.0);
    const auto errorAt = [&](double logarithm) { return squaredError(answers, std::exp(logarithm)); };
    double left = high - golden * (high - low);
    double right = low + golden * (high - low);
    double leftError = errorAt(left);
    double rightError = errorAt(right);
    for (int step = 0; step < kSteps; ++step) {
        if (leftError < rightError) {
            high = std::exchange(right, left);
            rightError = leftError;
            left = high - golden * (high - low);
            leftError = errorAt(left);
        } else {
            low = std::exchange(left, right);
            leftError = rightError;
            right = low + golden * (high - low);
            rightError = errorAt(right);
        }
    }
    return std::exp((low + high) / 2);
}

Result<std::optional<Calibrated>, EngineError> askAbout(SearchEngine& engine, const KnownPosition& known,
                                                        const SearchLimits& limits,
                                                        const std::stop_token& stop) {
    constexpr double kPermille = 1000;
    const Position position = *parseFen(known.fen);
    if (auto ready = engine.newGame(Variant::Standard); !ready) return std::move(ready).error();
    auto centipawns = centipawnsOf(engine, position, limits, stop);
    if (stop.stop_requested()) return EngineError{EngineError::Kind::Closed, ROQUE_MESSAGE("It was stopped")};
    if (!centipawns) return std::move(centipawns).error();
    if (!*centipawns) return std::optional<Calibrated>();
    return std::optional(Calibrated{position.board(), known.expectedPermille / kPermille, **centipawns});
}

Result<double, EngineError> stretchOfAll(std::span<const Calibrated> answers) {
    if (2 * answers.size() < calibrationPositions().size())
        return EngineError{EngineError::Kind::Unsupported,
                           ROQUE_MESSAGE("It tells no centipawns of most positions")};
    return stretchOf(answers);
}

SearchLimits calibrationLimits() {
    SearchLimits limits;
    limits.moveTime = 800ms;
    return limits;
}

Result<double, EngineError> calibrate(SearchEngine& engine, const SearchLimits& limits,
                                      const std::stop_token& stop,
                                      const std::function<void(std::size_t)>& onProgress) {
    std::vector<Calibrated> answers;
    std::size_t done = 0;
    for (const KnownPosition& each : calibrationPositions()) {
        auto answer = askAbout(engine, each, limits, stop);
        if (!answer) return std::move(answer).error();
        if (*answer) answers.push_back(**answer);
        onProgress(++done);
    }
    return stretchOfAll(answers);
}

double worthOfAPawn(double stretch) noexcept {
    constexpr int kPawn = 100;
    return WinCurve::bastion().stretched(stretch).expected(kPawn, Position::start().board());
}

std::string calibrationJson(std::string_view engine, double stretch) {
    const Json json{{"engine", engine}, {"stretch", stretch}, {"expected", worthOfAPawn(stretch)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool isMeasured(const StoredEngine& engine) {
    if (!engine.calibration) return false;
    EngineCalibration now = calibrationOf(engine.command, 0);
    now.stretchPermille = engine.calibration->stretchPermille;
    return now == *engine.calibration;
}

bool tellsChances(const StoredEngine& engine) noexcept {
    return findOption(engine.options, "UCI_ShowWDL") != nullptr;
}

std::optional<double> stretchOf(const StoredEngine& engine) {
    constexpr double kPermille = 1000;
    if (!engine.calibration || !isCurrent(*engine.calibration, engine.command)) return std::nullopt;
    return engine.calibration->stretchPermille / kPermille;
}

WinCurve curveOf(const StoredEngine& engine) {
    const auto stretch = stretchOf(engine);
    return stretch ? WinCurve::bastion().stretched(*stretch) : WinCurve::standard();
}

}  // namespace roque
