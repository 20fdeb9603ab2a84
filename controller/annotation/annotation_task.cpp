#include "controller/annotation/annotation_task.h"

#include <algorithm>
#include <string>
#include <system_error>
#include <utility>

#include "controller/analysis/game_annotation.h"
#include "controller/annotation/done_games.h"
#include "model/pgn/pgn_writer.h"

namespace roque::annotation {
namespace {

/// Whether the output is one of the files that are read.
bool readsOutput(const AnnotationOrder& order) {
    return std::ranges::any_of(order.files, [&](const std::filesystem::path& file) {
        std::error_code ignored;
        return std::filesystem::equivalent(file, order.output, ignored);
    });
}

/// The name that the engine gives itself, with its budget: the same for all that it annotates in this way.
Result<std::string, Message> annotatorFor(const AnnotationPlan& plan, const std::stop_token& stop) {
    EngineLoop loop;
    const auto engine = plan.start(loop, stop);
    if (!engine) return failure<std::string>(ROQUE_MESSAGE("{0}: {1}", plan.name, engine.error().text));
    const std::string& name = (*engine)->description().name;
    return annotatorOf(name.empty() ? plan.name : name, plan.budget) + plan.settings;
}

}  // namespace

Result<AnnotationTask, Message> AnnotationTask::open(const AnnotationOrder& order, const AnnotationPlan& plan,
                                                     const Catalogue& catalogue,
                                                     const std::stop_token& stop) {
    if (readsOutput(order))
        return failure<AnnotationTask>(ROQUE_MESSAGE(
            "{0} is one of the files to annotate: name another file for the output", order.output));
    auto source = GameSource::open(order.files, stop);
    if (!source) return failure<AnnotationTask>(std::move(source).error());
    if (!order.games.empty()) source->select(order.games);
    auto annotator = annotatorFor(plan, stop);
    if (!annotator) return failure<AnnotationTask>(std::move(annotator).error());
    auto journal = AnnotationJournal::open(order.output, order.begin, *source, *annotator, stop);
    if (!journal) return failure<AnnotationTask>(std::move(journal).error());
    return AnnotationTask(std::move(*source), std::move(*journal), std::move(*annotator), plan, catalogue);
}

AnnotationRunner::End AnnotationTask::run(const std::atomic<bool>& interrupted, const OnGame& onGame,
                                          Message& reason) {
    AnnotationRunner runner(*plan_, source_);
    const auto end = runner.run(interrupted, [&](AnnotatedGame game) {
        if (game.analysis) {
            annotate(game.source.game.record, *game.analysis, annotator_, *catalogue_);
            journal_.append(toPgn(game.source.game.record));
        } else {
            journal_.append(keptText(game.source.game));
        }
        onGame(game);
    });
    reason = runner.failure();
    return end;
}

}  // namespace roque::annotation
