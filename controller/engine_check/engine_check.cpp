#include "controller/engine_check/engine_check.h"

#include <algorithm>
#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "controller/engine_check/steps.h"

namespace roque::engine_check {
namespace {

const char* jsonWord(StepOutcome::Kind kind) {
    using Kind = StepOutcome::Kind;
    if (kind == Kind::Passed) return "passed";
    return kind == Kind::Failed ? "failed" : "skipped";
}

}  // namespace

std::span<const Step> allSteps() {
    static constexpr std::array kSteps{
        Step{"name", saysItsName},
        Step{"author", saysItsAuthor},
        Step{"text", writesText},
        Step{"option-type", namesKindOfOption},
        Step{"option-once", namesOptionOnce},
        Step{"option-spin", keepsDefaultWithinBounds},
        Step{"option-combo", keepsDefaultAmongChoices},
        Step{"option-check", keepsDefaultTrueOrFalse},
        Step{"option-known", usesKnownOptionsAsDefined},
        Step{"ready", isReady},
        Step{"ready-twice", answersEachIsReady},
        Step{"set-defaults", takesItsDefaults},
        Step{"set-hash", takesHashSizes},
        Step{"set-unknown", ignoresUnknownOption},
        Step{"junk", ignoresUnknownCommands},
        Step{"stop-idle", ignoresStopWhenIdle},
        Step{"debug", takesDebug},
        Step{"new-game", takesNewGame},
        Step{"start-position", understandsStart},
        Step{"moves", understandsMoves},
        Step{"fen", understandsFen},
        Step{"castling-read", understandsCastling},
        Step{"castling-written", writesCastling},
        Step{"en-passant", understandsEnPassant},
        Step{"promotion-read", understandsPromotion},
        Step{"promotion-written", writesPromotion},
        Step{"long-game", understandsLongGame},
        Step{"only-move", playsOnlyMove},
        Step{"checkmate", answersCheckmate},
        Step{"stalemate", answersStalemate},
        Step{"chess960-read", understandsChess960Castling},
        Step{"chess960-written", writesChess960Castling},
        Step{"info", reportsScoreAndLine},
        Step{"line-legal", reportsLegalLines},
        Step{"line-answer", answersItsLine},
        Step{"score-white", scoresForWhiteToMove},
        Step{"score-black", scoresForBlackToMove},
        Step{"go-mate", findsMateInOne},
        Step{"go-searchmoves", searchesSomeMoves},
        Step{"multipv", reportsSeveralLines},
        Step{"multipv-order", ordersSeveralLines},
        Step{"multipv-moves", reportsNoMoreLinesThanMoves},
        Step{"options-kept", keepsOptionsInNewGame},
        Step{"go-nodes", keepsNodes},
        Step{"go-movetime", keepsMoveTime},
        Step{"go-movetime-20", keepsShortMoveTime},
        Step{"go-clock", keepsClock},
        Step{"go-movestogo", keepsLastMoveOfClock},
        Step{"infinite", searchesUntilStopped},
        Step{"infinite-end", searchesOnAfterMate},
        Step{"ready-searching", isReadyWhileSearching},
        Step{"ponderhit", pondersUntilHit},
        Step{"ponder-stop", pondersUntilStopped},
        Step{"quiet", isQuietAfterAnswer},
        Step{"quit", quits},
        Step{"quit-searching", quitsWhileSearching},
        Step{"end-of-input", endsWithItsInput},
    };
    return kSteps;
}

const Step* findStep(std::string_view name) {
    const auto steps = allSteps();
    const auto found = std::ranges::find(steps, name, &Step::name);
    return found == steps.end() ? nullptr : &*found;
}

std::string toJson(const StepResult& result) {
    nlohmann::ordered_json line;
    line["step"] = result.name;
    line["result"] = jsonWord(result.outcome.kind);
    if (result.outcome.kind != StepOutcome::Kind::Passed) line["why"] = english(result.outcome.why);
    return line.dump();
}

std::size_t CheckReport::count(StepOutcome::Kind kind) const {
    return static_cast<std::size_t>(
        std::ranges::count(results, kind, [](const StepResult& result) { return result.outcome.kind; }));
}

Result<CheckReport, NotChecked> checkEngine(const EngineCommand& command, const CheckTimes& times,
                                            std::span<const Step> steps,
                                            const std::function<void(const StepResult&)>& onStep,
                                            const std::atomic<bool>& isStopped) {
    TestedEngine engine(command, times);
    if (auto why = engine.start()) return NotChecked{std::move(*why), engine.hasStarted()};
    CheckReport report{engine.name(), {}, false};
    bool isFresh = true;
    for (const Step& step : steps) {
        if (isStopped) {
            report.wasStopped = true;
            break;
        }
        StepResult result{step.name, {}};
        std::optional<Message> why;
        if (!isFresh || !engine.isRunning()) why = engine.start();
        result.outcome = why ? fault(std::move(*why)) : step.take(engine);
        isFresh = !why && result.outcome.kind != StepOutcome::Kind::Failed;
        onStep(result);
        report.results.push_back(std::move(result));
    }
    return report;
}

}  // namespace roque::engine_check
