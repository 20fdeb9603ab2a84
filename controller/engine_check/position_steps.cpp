#include <algorithm>

#include "controller/engine_check/steps.h"
#include "controller/engine_check/written_move.h"

namespace roque::engine_check {
namespace {

constexpr const char* kShort = "go depth 2";

/// Whether it answers a position with a legal move.
StepOutcome understands(TestedEngine& engine, const ToldPosition& position) {
    const auto answer = engine.search(position, kShort);
    if (!answer) return fault(answer.error());
    if (!isLegalText(answer->best, position.position)) return illegal(position, answer->best);
    return passed();
}

/// Whether it answers with the only text that is right.
StepOutcome answersWith(TestedEngine& engine, const ToldPosition& position, std::string_view right) {
    const auto answer = engine.search(position, "go depth 4");
    if (!answer) return fault(answer.error());
    if (answer->best == right) return passed();
    return fault(ROQUE_MESSAGE("After '{0}' it answers '{1}' instead of '{2}'", position.command,
                               answer->best, right));
}

/// Whether it says in any form that there is no move.
StepOutcome answersNoMove(TestedEngine& engine, const ToldPosition& position) {
    const auto answer = engine.search(position, kShort);
    if (!answer) return fault(ROQUE_MESSAGE("After '{0}': {1}", position.command, answer.error()));
    const bool isNone = answer->best == "(none)" || answer->best == "0000" || answer->best == "NULL"
                        || answer->best == "null" || answer->best == "none" || answer->best.empty();
    if (!isNone)
        return fault(ROQUE_MESSAGE("After '{0}' it answers '{1}', but there is no legal move",
                                   position.command, answer->best));
    auto why = engine.getReady();
    return why ? fault(std::move(*why)) : passed();
}

/// Plays Chess960 while it lives.
class Chess960 {
public:
    explicit Chess960(TestedEngine& engine) : engine_(engine) {
        engine_.say("setoption name UCI_Chess960 value true");
    }
    Chess960(const Chess960&) = delete;
    Chess960& operator=(const Chess960&) = delete;
    ~Chess960() { engine_.say("setoption name UCI_Chess960 value false"); }

private:
    TestedEngine& engine_;
};

StepOutcome noChess960() {
    return skipped(ROQUE_MESSAGE("It has no option '{0}'", "UCI_Chess960"));
}

}  // namespace

StepOutcome understandsStart(TestedEngine& engine) {
    return understands(engine, told(""));
}

StepOutcome understandsMoves(TestedEngine& engine) {
    // An engine that ignores the moves would move a white man.
    return understands(engine, told("", "e2e4 e7e5 g1f3 b8c6 f1b5"));
}

StepOutcome understandsFen(TestedEngine& engine) {
    return understands(engine, told("8/5pk1/6p1/7p/1R5P/5PP1/5K2/r7 b - - 4 41"));
}

StepOutcome understandsCastling(TestedEngine& engine) {
    // Black is in check from a rook that only castling has brought there.
    return understands(engine, told("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"));
}

StepOutcome understandsEnPassant(TestedEngine& engine) {
    // The pawn taken in passing leaves the fifth rank to the rook: Black is in check.
    return understands(engine, told("8/3p4/8/k1P4R/8/8/8/4K3 b - - 0 1", "d7d5 c5d6"));
}

StepOutcome understandsPromotion(TestedEngine& engine) {
    // Only as a knight, the new man gives check.
    return understands(engine, told("8/2P1k3/8/8/8/8/8/4K3 w - - 0 1", "c7c8n"));
}

StepOutcome understandsLongGame(TestedEngine& engine) {
    std::string moves;
    for (int round = 0; round < 150; ++round) moves += "g1f3 g8f6 f3g1 f6g8 ";
    return understands(engine, told("", moves));
}

StepOutcome writesCastling(TestedEngine& engine) {
    return answersWith(engine, told("4R3/8/8/8/8/5k1P/7P/4K2R w K - 0 1"), "e1g1");
}

StepOutcome writesPromotion(TestedEngine& engine) {
    // There is no other move.
    const ToldPosition position = told("8/2P5/8/7k/8/1q6/8/K7 w - - 0 1");
    const auto answer = engine.search(position, kShort);
    if (!answer) return fault(answer.error());
    if (answer->best.starts_with("c7c8") && answer->best.size() == 5
        && std::string_view("qrbn").find(answer->best[4]) != std::string_view::npos)
        return passed();
    return illegal(position, answer->best);
}

StepOutcome playsOnlyMove(TestedEngine& engine) {
    return answersWith(engine, told("7k/8/8/8/8/8/q7/2K5 w - - 0 1"), "c1d1");
}

StepOutcome answersCheckmate(TestedEngine& engine) {
    return answersNoMove(engine, told("", "f2f3 e7e5 g2g4 d8h4"));
}

StepOutcome answersStalemate(TestedEngine& engine) {
    return answersNoMove(engine, told("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
}

StepOutcome writesChess960Castling(TestedEngine& engine) {
    if (engine.option("UCI_Chess960") == nullptr) return noChess960();
    const Chess960 variant(engine);
    return answersWith(engine, told("4R3/8/8/8/8/5k1P/7P/5K1R w K - 0 1"), "f1h1");
}

StepOutcome understandsChess960Castling(TestedEngine& engine) {
    if (engine.option("UCI_Chess960") == nullptr) return noChess960();
    const Chess960 variant(engine);
    return understands(engine, told("5k2/8/8/8/8/8/8/2K4R w H - 0 1", "c1h1"));
}

}  // namespace roque::engine_check
