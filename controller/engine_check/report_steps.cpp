#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "controller/engine_check/steps.h"
#include "controller/engine_check/written_move.h"
#include "model/movegen/legal_moves.h"

namespace roque::engine_check {
namespace {

constexpr const char* kOpenGame = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

/// The exact reports with a score and a line, the later one of each rank and depth.
std::map<unsigned, std::map<unsigned, uci::EngineInfo>> linesByDepth(const Answer& answer) {
    std::map<unsigned, std::map<unsigned, uci::EngineInfo>> lines;
    for (const uci::EngineInfo& info : answer.infos) {
        const bool isLine = info.depth && info.score && info.line && !info.line->empty();
        if (isLine && info.bound == uci::EngineInfo::Bound::Exact)
            lines[*info.depth][info.multiPv.value_or(1)] = info;
    }
    return lines;
}

/// The lines of the deepest iteration that has them all; empty if none has.
std::map<unsigned, uci::EngineInfo> completeLines(const Answer& answer, std::size_t count) {
    const auto byDepth = linesByDepth(answer);
    for (auto depth = byDepth.rbegin(); depth != byDepth.rend(); ++depth)
        if (depth->second.size() >= count) return depth->second;
    return {};
}

/// A number that is the greater, the better a score is for the mover.
int worth(const sdk::Score& score) {
    constexpr int kMate = 1'000'000;
    if (score.kind == sdk::Score::Kind::Centipawns) return score.value;
    return score.value > 0 ? kMate - score.value : -kMate - score.value;
}

/// Whether the last score of the side to move has the right sign.
StepOutcome scoresAs(TestedEngine& engine, std::string_view fen, bool isWinning) {
    const ToldPosition position = told(fen);
    const auto answer = engine.search(position, "go depth 5");
    if (!answer) return fault(answer.error());
    std::optional<sdk::Score> last;
    for (const uci::EngineInfo& info : answer->infos)
        if (info.score && info.bound == uci::EngineInfo::Bound::Exact) last = info.score;
    if (!last) return skipped(ROQUE_MESSAGE("It reports no score"));
    if ((worth(*last) > 0) == isWinning) return passed();
    return fault(isWinning
                     ? ROQUE_MESSAGE("After '{0}' its score is below 0, although the side to move is winning",
                                     position.command)
                     : ROQUE_MESSAGE("After '{0}' its score is above 0, although the side to move is losing",
                                     position.command));
}

StepOutcome noMultiPv() {
    return skipped(ROQUE_MESSAGE("It has no option '{0}'", "MultiPV"));
}

/// Reports several lines while it lives.
class SeveralLines {
public:
    SeveralLines(TestedEngine& engine, unsigned count) : engine_(engine) {
        engine_.say(fmt::format("setoption name MultiPV value {}", count));
    }
    SeveralLines(const SeveralLines&) = delete;
    SeveralLines& operator=(const SeveralLines&) = delete;
    ~SeveralLines() { engine_.say("setoption name MultiPV value 1"); }

private:
    TestedEngine& engine_;
};

bool offersLines(const TestedEngine& engine, unsigned count) {
    const uci::EngineOption* const option = engine.option("MultiPV");
    return option != nullptr && option->maximum >= count;
}

StepOutcome tooFewLines(unsigned wanted) {
    return fault(ROQUE_MESSAGE("With MultiPV {0}, no iteration has {0} lines", wanted));
}

}  // namespace

StepOutcome reportsScoreAndLine(TestedEngine& engine) {
    const auto answer = engine.search(told(kOpenGame), "go depth 5");
    if (!answer) return fault(answer.error());
    if (!linesByDepth(*answer).empty()) return passed();
    return fault(ROQUE_MESSAGE("It reports no 'info' with depth, score and pv before its answer"));
}

StepOutcome reportsLegalLines(TestedEngine& engine) {
    const ToldPosition position = told(kOpenGame);
    const auto answer = engine.search(position, "go depth 6");
    if (!answer) return fault(answer.error());
    for (const uci::EngineInfo& info : answer->infos) {
        if (!info.line) continue;
        Position now = position.position;
        for (const std::string& move : *info.line) {
            if (!isLegalText(move, now))
                return fault(ROQUE_MESSAGE("Its line '{0}' has an illegal move: {1}",
                                           fmt::format("{}", fmt::join(*info.line, " ")), move));
            now = now.after(*parseUciMove(now, move));
        }
    }
    return passed();
}

StepOutcome answersItsLine(TestedEngine& engine) {
    const auto answer = engine.search(told(kOpenGame), "go depth 5");
    if (!answer) return fault(answer.error());
    const auto byDepth = linesByDepth(*answer);
    if (byDepth.empty()) return skipped(ROQUE_MESSAGE("It reports no lines"));
    const auto best = byDepth.rbegin()->second.find(1);
    if (best == byDepth.rbegin()->second.end() || best->second.line->front() == answer->best) return passed();
    return fault(ROQUE_MESSAGE("It answers '{0}', but its last line begins with '{1}'", answer->best,
                               best->second.line->front()));
}

StepOutcome scoresForWhiteToMove(TestedEngine& engine) {
    if (StepOutcome outcome = scoresAs(engine, "4k3/pppp4/8/8/8/8/PPPP1PPP/3QK3 w - - 0 1", true);
        outcome.kind != StepOutcome::Kind::Passed)
        return outcome;
    return scoresAs(engine, "3qk3/pppp4/8/8/8/8/PPPP1PPP/4K3 w - - 0 1", false);
}

StepOutcome scoresForBlackToMove(TestedEngine& engine) {
    if (StepOutcome outcome = scoresAs(engine, "3qk3/pppp4/8/8/8/8/PPPP1PPP/4K3 b - - 0 1", true);
        outcome.kind != StepOutcome::Kind::Passed)
        return outcome;
    return scoresAs(engine, "4k3/pppp4/8/8/8/8/PPPP1PPP/3QK3 b - - 0 1", false);
}

StepOutcome findsMateInOne(TestedEngine& engine) {
    const ToldPosition position = told("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
    if (auto why = engine.begin(position, "go mate 1")) return fault(std::move(*why));
    auto answer = engine.answer(engine.times().answer);
    if (!answer) {
        engine.say("stop");
        return fault(ROQUE_MESSAGE("After '{0}': {1}", "go mate 1", answer.error()));
    }
    if (answer->best == "e1e8") return passed();
    return fault(ROQUE_MESSAGE("After '{0}' it answers '{1}' instead of '{2}'",
                               position.command + " … go mate 1", answer->best, "e1e8"));
}

StepOutcome searchesSomeMoves(TestedEngine& engine) {
    const auto answer = engine.search(told(""), "go depth 4 searchmoves h2h3 a2a4");
    if (!answer) return fault(answer.error());
    if (answer->best == "h2h3" || answer->best == "a2a4") return passed();
    return fault(ROQUE_MESSAGE("After 'go searchmoves h2h3 a2a4' it answers '{0}'", answer->best));
}

StepOutcome reportsSeveralLines(TestedEngine& engine) {
    constexpr unsigned kCount = 3;
    if (!offersLines(engine, kCount)) return noMultiPv();
    const SeveralLines several(engine, kCount);
    const auto answer = engine.search(told(kOpenGame), "go depth 5");
    if (!answer) return fault(answer.error());
    const auto lines = completeLines(*answer, kCount);
    if (lines.empty()) return tooFewLines(kCount);
    std::set<std::string> first;
    for (const auto& [rank, line] : lines) {
        if (!first.insert(line.line->front()).second)
            return fault(
                ROQUE_MESSAGE("With MultiPV {0}, two lines begin with '{1}'", kCount, line.line->front()));
    }
    return passed();
}

StepOutcome ordersSeveralLines(TestedEngine& engine) {
    constexpr unsigned kCount = 3;
    if (!offersLines(engine, kCount)) return noMultiPv();
    const SeveralLines several(engine, kCount);
    const auto answer = engine.search(told(kOpenGame), "go depth 5");
    if (!answer) return fault(answer.error());
    const auto lines = completeLines(*answer, kCount);
    if (lines.empty()) return tooFewLines(kCount);
    const uci::EngineInfo* before = nullptr;
    for (const auto& [rank, line] : lines) {
        if (before != nullptr && worth(*before->score) < worth(*line.score))
            return fault(
                ROQUE_MESSAGE("With MultiPV {0}, line {1} is better than the one before it", kCount, rank));
        before = &line;
    }
    return passed();
}

StepOutcome reportsNoMoreLinesThanMoves(TestedEngine& engine) {
    constexpr unsigned kCount = 4;
    if (!offersLines(engine, kCount)) return noMultiPv();
    const SeveralLines several(engine, kCount);
    const ToldPosition position = told("7k/8/8/8/8/8/q7/2K5 w - - 0 1");
    const auto answer = engine.search(position, "go depth 4");
    if (!answer) return fault(answer.error());
    for (const uci::EngineInfo& info : answer->infos) {
        if (info.line && info.multiPv.value_or(1) > countLegalMoves(position.position))
            return fault(ROQUE_MESSAGE("It reports line {0} of a position with 1 legal move", *info.multiPv));
    }
    return passed();
}

StepOutcome keepsOptionsInNewGame(TestedEngine& engine) {
    constexpr unsigned kCount = 2;
    if (!offersLines(engine, kCount)) return noMultiPv();
    const SeveralLines several(engine, kCount);
    engine.say("ucinewgame");
    if (auto why = engine.getReady()) return fault(std::move(*why));
    const auto answer = engine.search(told(kOpenGame), "go depth 4");
    if (!answer) return fault(answer.error());
    if (!completeLines(*answer, kCount).empty()) return passed();
    return fault(ROQUE_MESSAGE("After 'ucinewgame' it has forgotten an option: MultiPV"));
}

}  // namespace roque::engine_check
