#include "view/terminal/analysis/annotate_command.h"

#include <algorithm>
#include <utility>

#include <fmt/ostream.h>

#include "controller/analysis/game_annotation.h"
#include "controller/analysis/game_report.h"
#include "controller/annotation/annotation_journal.h"
#include "controller/annotation/annotation_runner.h"
#include "controller/match/game_table.h"
#include "model/pgn/pgn_writer.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

using annotation::AnnotatedGame;
using annotation::AnnotationJournal;
using annotation::AnnotationPlan;
using annotation::AnnotationRunner;
using annotation::GameSource;

/// Whether the output is one of the files that are read.
bool readsOutput(const AnnotateOptions& options) {
    return std::ranges::any_of(options.files, [&](const std::filesystem::path& file) {
        std::error_code ignored;
        return std::filesystem::equivalent(file, options.output, ignored);
    });
}

/// The name that the engine gives itself, with its budget: the same for all that it annotates in this way.
Result<std::string, Message> annotatorOf(const AnnotationPlan& plan) {
    EngineLoop loop;
    const auto engine = match::startPlayer(loop, plan.player, {});
    if (!engine)
        return failure<std::string>(ROQUE_MESSAGE("{0}: {1}", plan.player.name, engine.error().text));
    const std::string& name = (*engine)->description().name;
    std::string text = roque::annotatorOf(name.empty() ? plan.player.name : name, plan.budget);
    for (const auto& [option, value] : plan.player.options) text += fmt::format(", {}={}", option, value);
    return text;
}

/// Annotates the games of a source, one after the other.
class Annotating {
public:
    Annotating(const AnnotateOptions& options, const AnnotationPlan& plan, std::string annotator,
               const Streams& streams)
        : options_(options), plan_(plan), annotator_(std::move(annotator)), streams_(streams) {}

    ExitCode annotateAll(GameSource& source, AnnotationJournal& journal) {
        for (std::size_t done = 0; done < journal.games(); ++done) {
            if (!source.next()) break;
        }
        if (journal.games() > 0 && !options_.isJson)
            say(streams_.out, ROQUE_MESSAGES("{0} game was annotated already.",
                                             "{0} games were annotated already.", journal.games()));
        AnnotationRunner runner(plan_, source);
        const auto end = runner.run(Interrupt::flag(), [&](AnnotatedGame game) {
            finish(game, source.size());
            journal.append(toPgn(game.source.game.record));
        });
        if (end == AnnotationRunner::End::Complete)
            return isIncomplete_ ? ExitCode::Mismatch : ExitCode::Success;
        if (end == AnnotationRunner::End::PlayerFailed)
            say(streams_.error, ROQUE_MESSAGE("{0}: {1}", plan_.player.name, runner.failure()));
        say(streams_.error, ROQUE_MESSAGE("Interrupted. --resume goes on with the games that are missing."));
        return ExitCode::Mismatch;
    }

private:
    /// Writes the analysis into the game, and prints the report.
    void finish(AnnotatedGame& game, std::size_t all) {
        warn(game);
        GameRecord& record = game.source.game.record;
        if (!game.analysis) {
            record.tags.set("Annotator", annotator_);
            return;
        }
        annotate(record, *game.analysis, annotator_, terminalCatalogue());
        const GameReport report = reportOn(*record.root);
        if (options_.isJson) {
            fmt::print(streams_.out, "{}\n", toJson(report, record, game.source.number));
        } else {
            say(streams_.out, ROQUE_MESSAGE("Game {0} of {1}: {2} – {3}", game.source.number, all,
                                            record.tags.value("White"), record.tags.value("Black")));
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
            say(streams_.error, ROQUE_MESSAGE("{0}: {1}; annotated as far as it can be read",
                                              game.source.file, error->describe()));
        }
        if (game.trouble) {
            isIncomplete_ = true;
            say(streams_.error,
                ROQUE_MESSAGE("Game {0} is not annotated: {1}", game.source.number, *game.trouble));
        }
    }

    const AnnotateOptions& options_;
    const AnnotationPlan& plan_;
    std::string annotator_;
    const Streams& streams_;
    bool isIncomplete_ = false;
};

Result<AnnotationPlan, Message> planOf(const AnnotateOptions& options) {
    if (readsOutput(options))
        return failure<AnnotationPlan>(ROQUE_MESSAGE(
            "{0} is one of the files to annotate: name another file for the output", options.output));
    AnalysingPlayerOptions asked = options.who;
    if (!asked.nodes) asked.nodes = AnalysisBudget().nodes;
    auto who = analysingPlayer(asked);
    if (!who) return failure<AnnotationPlan>(std::move(who).error());
    if (!who->player.limits.nodes || isTimed(who->player.limits.time))
        return failure<AnnotationPlan>(
            ROQUE_MESSAGE("Games are annotated by a number of nodes: leave the time of the player out"));
    const AnalysisBudget budget{*who->player.limits.nodes};
    return AnnotationPlan{std::move(who->player), who->curve, budget, options.threads};
}

}  // namespace

ExitCode runAnnotate(const AnnotateOptions& options, const Streams& streams) {
    const auto refuse = [&](const Message& why) {
        say(streams.error, why);
        return ExitCode::BadInput;
    };
    const auto plan = planOf(options);
    if (!plan) return refuse(plan.error());
    auto source = GameSource::open(options.files);
    if (!source) return refuse(source.error());
    auto annotator = annotatorOf(*plan);
    if (!annotator) return refuse(annotator.error());
    const auto begin = options.resumes ? AnnotationJournal::Begin::Resume : AnnotationJournal::Begin::Anew;
    auto journal = AnnotationJournal::open(options.output, begin, *annotator);
    if (!journal) return refuse(journal.error());
    const Interrupt interrupt;
    return Annotating(options, *plan, std::move(*annotator), streams).annotateAll(*source, *journal);
}

}  // namespace roque::terminal
