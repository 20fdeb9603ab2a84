#include "view/terminal/analysis/annotate_command.h"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/ostream.h>

#include "controller/analysis/game_report.h"
#include "controller/annotation/annotation_task.h"
#include "controller/match/game_table.h"
#include "view/terminal/analysis/game_heading.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

using annotation::AnnotatedGame;
using annotation::AnnotationJournal;
using annotation::AnnotationPlan;
using annotation::AnnotationRunner;
using annotation::AnnotationTask;

/// Annotates games, one after the other, and tells of them.
class Annotating {
public:
    Annotating(const AnnotateOptions& options, const AnnotationPlan& plan, const Streams& streams)
        : options_(options), plan_(plan), streams_(streams) {}

    ExitCode annotateAll(AnnotationTask& task) {
        tellOf(task.doneBefore());
        Message reason;
        const auto end = task.run(
            Interrupt::flag(), [&](const AnnotatedGame& game) { tell(game, task.size()); }, reason);
        if (end == AnnotationRunner::End::Complete)
            return isIncomplete_ ? ExitCode::Mismatch : ExitCode::Success;
        if (end == AnnotationRunner::End::PlayerFailed) {
            say(streams_.error, ROQUE_MESSAGE("{0}: {1}", plan_.name, reason));
            say(streams_.error, ROQUE_MESSAGE("--resume goes on with the games that are missing."));
        } else {
            say(streams_.error,
                ROQUE_MESSAGE("Interrupted. --resume goes on with the games that are missing."));
        }
        return ExitCode::Mismatch;
    }

private:
    void tellOf(const annotation::DoneGames& done) {
        if (done.games > 0 && !options_.isJson)
            say(streams_.out,
                ROQUE_MESSAGES("{0} game was done already.", "{0} games were done already.", done.games));
        if (done.kept == 0) return;
        isIncomplete_ = true;
        say(streams_.error,
            ROQUE_MESSAGES("{0} game that was done already is written as it is, without annotations.",
                           "{0} games that were done already are written as they are, without annotations.",
                           done.kept));
    }

    /// Prints the report on a game.
    void tell(const AnnotatedGame& game, std::size_t all) {
        warn(game);
        if (!game.analysis) return;
        const GameRecord& record = game.source.game.record;
        const GameReport report = reportOn(*record.root);
        if (options_.isJson) {
            fmt::print(streams_.out, "{}\n", toJson(report, record, game.source.number));
        } else {
            say(streams_.out, gameHeading(game.source, all));
            for (const Color side : kColors)
                fmt::print(streams_.out, "  {}\n", terminalText(describe(report[side], side)));
        }
        streams_.out.flush();
    }

    void warn(const AnnotatedGame& game) {
        const auto& problems = game.source.game.problems;
        const auto error = std::ranges::find_if(problems, &PgnProblem::isError);
        if (error != problems.end()) {
            isIncomplete_ = true;
            say(streams_.error,
                ROQUE_MESSAGE("{0}: game {1}, {2}; it is written as it is, without annotations",
                              game.source.file, game.source.place, error->describe()));
        }
        if (game.trouble) {
            isIncomplete_ = true;
            say(streams_.error,
                ROQUE_MESSAGE("Game {0} is not annotated: {1}", game.source.number, *game.trouble));
        }
    }

    const AnnotateOptions& options_;
    const AnnotationPlan& plan_;
    const Streams& streams_;
    bool isIncomplete_ = false;
};

Result<AnnotationPlan, Message> planOf(const AnnotateOptions& options) {
    AnalysingPlayerOptions asked = options.who;
    if (!asked.nodes) asked.nodes = AnalysisBudget().nodes;
    auto who = analysingPlayer(asked);
    if (!who) return failure<AnnotationPlan>(std::move(who).error());
    if (!who->player.limits.nodes || isTimed(who->player.limits.time))
        return failure<AnnotationPlan>(
            ROQUE_MESSAGE("Games are annotated by a number of nodes: leave the time of the player out"));
    const AnalysisBudget budget{*who->player.limits.nodes};
    std::string settings;
    for (const auto& [option, value] : who->player.options) settings += fmt::format(", {}={}", option, value);
    if (who->stretch) settings += fmt::format(", stretch={:.2f}", *who->stretch);
    const std::string name = who->player.name;
    const auto start = [player = std::move(who->player)](EngineLoop& loop, const std::stop_token& stop) {
        return match::startPlayer(loop, player, {}, stop);
    };
    return AnnotationPlan{start, name, std::move(settings), who->curve, budget, options.threads};
}

}  // namespace

ExitCode runAnnotate(const AnnotateOptions& options, const Streams& streams) {
    const auto refuse = [&](const Message& why) {
        say(streams.error, why);
        return ExitCode::BadInput;
    };
    const auto plan = planOf(options);
    if (!plan) return refuse(plan.error());
    const auto begin = options.resumes ? AnnotationJournal::Begin::Resume : AnnotationJournal::Begin::Anew;
    auto task = AnnotationTask::open({options.files, {}, options.output, begin}, *plan, terminalCatalogue());
    if (!task) return refuse(task.error());
    const Interrupt interrupt;
    return Annotating(options, *plan, streams).annotateAll(*task);
}

}  // namespace roque::terminal
