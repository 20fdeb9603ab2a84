#include <fmt/format.h>

#include "controller/engine_check/steps.h"
#include "controller/engine_check/written_move.h"

namespace roque::engine_check {
namespace {

using std::chrono::milliseconds;

constexpr const char* kMiddlegame = "r2q1rk1/ppp2ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPP2PPP/R2Q1RK1 w - - 6 8";

/// Whether it answers within a time and a margin.
StepOutcome answersWithin(TestedEngine& engine, const std::string& go, milliseconds limit) {
    const ToldPosition position = told(kMiddlegame);
    const auto answer = engine.search(position, go);
    if (!answer) return fault(ROQUE_MESSAGE("After '{0}': {1}", go, answer.error()));
    if (!isLegalText(answer->best, position.position)) return illegal(position, answer->best);
    if (answer->time <= limit + engine.times().margin) return passed();
    return fault(ROQUE_MESSAGE("After '{0}' it thinks for {1} ms", go, answer->time.count()));
}

/// Whether it searches until it is told to end, and answers soon after.
StepOutcome searchesUntil(TestedEngine& engine, const ToldPosition& position, const std::string& go,
                          std::string_view end) {
    if (auto why = engine.begin(position, go)) return fault(std::move(*why));
    if (engine.overhear("bestmove"))
        return fault(ROQUE_MESSAGE("After '{0}' it answers before '{1}'", go, end));
    engine.say(end);
    const auto answer = engine.answer(engine.times().stop);
    if (!answer) return fault(ROQUE_MESSAGE("After '{0}': {1}", end, answer.error()));
    return isLegalText(answer->best, position.position) ? passed() : illegal(position, answer->best);
}

StepOutcome noPonder() {
    return skipped(ROQUE_MESSAGE("It has no option '{0}'", "Ponder"));
}

constexpr const char* kPonder = "go ponder wtime 1000 btime 1000 winc 0 binc 0 movestogo 40";

}  // namespace

StepOutcome keepsNodes(TestedEngine& engine) {
    return answersWithin(engine, "go nodes 2000", engine.times().answer);
}

StepOutcome keepsMoveTime(TestedEngine& engine) {
    return answersWithin(engine, "go movetime 300", milliseconds(300));
}

StepOutcome keepsShortMoveTime(TestedEngine& engine) {
    return answersWithin(engine, "go movetime 20", milliseconds(20));
}

StepOutcome keepsClock(TestedEngine& engine) {
    return answersWithin(engine, "go wtime 1000 btime 1000 winc 10 binc 10", milliseconds(1000));
}

StepOutcome keepsLastMoveOfClock(TestedEngine& engine) {
    return answersWithin(engine, "go wtime 300 btime 300 movestogo 1", milliseconds(300));
}

StepOutcome searchesUntilStopped(TestedEngine& engine) {
    return searchesUntil(engine, told(kMiddlegame), "go infinite", "stop");
}

StepOutcome searchesOnAfterMate(TestedEngine& engine) {
    return searchesUntil(engine, told("7k/8/8/8/8/8/q7/2K5 w - - 0 1"), "go infinite", "stop");
}

StepOutcome isReadyWhileSearching(TestedEngine& engine) {
    if (auto why = engine.begin(told(kMiddlegame), "go infinite")) return fault(std::move(*why));
    engine.say("isready");
    if (!engine.hear("readyok", engine.times().stop))
        return fault(ROQUE_MESSAGE("While it searches: {0}", engine.missing("readyok", engine.times().stop)));
    engine.say("stop");
    const auto answer = engine.answer(engine.times().stop);
    return answer ? passed() : fault(answer.error());
}

StepOutcome pondersUntilHit(TestedEngine& engine) {
    if (engine.option("Ponder") == nullptr) return noPonder();
    return searchesUntil(engine, told(kMiddlegame), kPonder, "ponderhit");
}

StepOutcome pondersUntilStopped(TestedEngine& engine) {
    if (engine.option("Ponder") == nullptr) return noPonder();
    return searchesUntil(engine, told(kMiddlegame), kPonder, "stop");
}

StepOutcome isQuietAfterAnswer(TestedEngine& engine) {
    const auto answer = engine.search(told(kMiddlegame), "go depth 3");
    if (!answer) return fault(answer.error());
    while (auto line = engine.overhear("")) {
        if (line->starts_with("bestmove") || line->starts_with("info"))
            return fault(ROQUE_MESSAGE("After its answer it says: {0}", std::move(*line)));
    }
    return passed();
}

}  // namespace roque::engine_check
