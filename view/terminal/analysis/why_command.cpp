#include "view/terminal/analysis/why_command.h"

#include <optional>

#include <fmt/ostream.h>

#include "controller/analysis/move_question.h"
#include "model/notation/illegal_move_text.h"
#include "model/notation/move_text.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/stop_at_interrupt.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

/// The position and the move; if there are none, says why.
std::optional<std::pair<AnalysisSubject, Move>> questionOf(const WhyOptions& options,
                                                           const Streams& streams) {
    const auto start = readStart(options.fen, streams);
    if (!start) return std::nullopt;
    const auto move = parseMove(start->position, options.move);
    if (!move) {
        say(streams.error, refusalText(start->position, move.error()));
        return std::nullopt;
    }
    return std::pair(AnalysisSubject{start->position, {}, start->position, start->variant}, *move);
}

SearchLimits limitsForWhy(const match::MoveLimits& limits) {
    SearchLimits search = limitsOfEach(limits);
    return search.nodes || search.moveTime ? search : MoveQuestion::defaultLimits();
}

void print(const MoveAnswer& answer, std::ostream& out) {
    if (answer.reason) say(out, describe(answer));
    say(out, describeCost(answer));
    fmt::print(out, "{}\n", numberedLine(answer.before, answer.line));
    if (answer.isBest() || answer.bestLine.empty()) return;
    const std::string other = numberedLine(answer.before, answer.bestLine);
    say(out,
        answer.isAsGood() ? ROQUE_MESSAGE("As good is {0}", other) : ROQUE_MESSAGE("Better is {0}", other));
}

}  // namespace

ExitCode runWhy(const WhyOptions& options, const Streams& streams) {
    const auto question = questionOf(options, streams);
    if (!question) return ExitCode::BadInput;
    const auto started = startAnalysingPlayer(options.who, streams);
    if (!started) return ExitCode::BadInput;
    const StopAtInterrupt stop;
    MoveQuestion asking(*started->engine, started->who.curve, limitsForWhy(started->who.player.limits));
    const auto answer = asking.ask(question->first, question->second, stop.token());
    if (!answer) {
        started->complain(answer.error(), streams);
        return ExitCode::Mismatch;
    }
    if (options.isJson)
        fmt::print(streams.out, "{}\n", answerJson(*answer));
    else
        print(*answer, streams.out);
    return ExitCode::Success;
}

}  // namespace roque::terminal
