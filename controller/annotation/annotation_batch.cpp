#include "controller/annotation/annotation_batch.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <utility>

#include "controller/storage/files.h"
#include "controller/threads/thread_priority.h"

namespace roque::annotation {
namespace {

/// Starts engines of a player as an analysis in the window does.
AnnotationPlan planOf(const AnnotationNote& note, const AnalysisPlayer& player) {
    const auto start =
        [player](EngineLoop& /*loop*/,
                 const std::stop_token& closing) -> Result<std::unique_ptr<SearchEngine>, EngineError> {
        lowerThreadPriority();  // the window goes first
        auto engine = player.source.make(closing);
        if (!engine) return engine;
        for (const auto& [name, value] : player.options) {
            if (findOption((*engine)->options(), name) == nullptr) continue;
            if (auto set = (*engine)->setOption(name, value); !set) return std::move(set).error();
        }
        return engine;
    };
    return {start, player.name, {}, player.curve, {note.nodes}, note.threads, player.patience};
}

bool hasTrouble(const AnnotatedGame& game) {
    const auto& problems = game.source.game.problems;
    return game.trouble || std::ranges::any_of(problems, &PgnProblem::isError);
}

using Tell = std::function<void(const AnnotationBatch::Progress&)>;

AnnotationBatch::End annotateAll(const AnnotationNote& note, AnnotationJournal::Begin begin,
                                 const AnalysisPlayer& player, const Catalogue& catalogue,
                                 const std::optional<std::filesystem::path>& folder,
                                 const std::stop_token& stop, const Tell& tell) {
    AnnotationBatch::End end;
    if (const auto file = openForReading(note.file); !file) {  // a pipe could keep it waiting for ever
        end.reason = file.error().describe();
        return end;
    }
    const AnnotationPlan plan = planOf(note, player);
    auto task = AnnotationTask::open({{note.file}, note.games, note.output, begin}, plan, catalogue, stop);
    if (!task) {
        if (!stop.stop_requested()) end.reason = std::move(task).error();
        return end;
    }
    if (folder) keepNote(*folder, note);
    end.progress = {task->doneBefore().games, task->size()};
    end.withTrouble = task->doneBefore().kept;
    tell(end.progress);
    Message reason;
    const auto onGame = [&](const AnnotatedGame& game) {
        ++end.progress.done;
        if (hasTrouble(game)) ++end.withTrouble;
        tell(end.progress);
    };
    std::atomic<bool> isInterrupted = false;
    const std::stop_callback interrupt(stop, [&isInterrupted] { isInterrupted = true; });
    if (task->run(isInterrupted, onGame, reason) == AnnotationRunner::End::PlayerFailed)
        end.reason = ROQUE_MESSAGE("{0}: {1}", player.name, reason);
    return end;
}

}  // namespace

AnnotationBatch::AnnotationBatch(UiDispatcher& dispatcher, const Catalogue& catalogue,
                                 std::optional<std::filesystem::path> folder, AnnotationNote note,
                                 AnnotationJournal::Begin begin, AnalysisPlayer player, Listener listener)
    : folder_(std::move(folder)),
      note_(std::move(note)),
      listener_(std::move(listener)),
      link_(std::make_shared<UiLink>(dispatcher)) {
    const auto tell = [link = link_, told = self_.bind([](AnnotationBatch& self, const Progress& progress) {
        self.progress_ = progress;
        if (!self.isCancelled_ && self.listener_.progress) self.listener_.progress(progress);
    })](const Progress& progress) { link->post([told, progress] { told(progress); }); };
    const auto ended = [link = link_, told = self_.bind(&AnnotationBatch::onEnd)](const End& end) {
        link->post([told, end] { told(end); });
    };
    worker_.post([note = note_, begin, player = std::move(player), &catalogue, folder = folder_,
                  stop = stop_.get_token(), tell, ended] {
        End end;
        try {
            end = annotateAll(note, begin, player, catalogue, folder, stop, tell);
        } catch (const std::exception& exception) {  // the output cannot be written
            end.reason = Message::verbatim(exception.what());
        }
        ended(end);
    });
}

AnnotationBatch::~AnnotationBatch() {
    link_->cut();
    stop_.request_stop();
}

void AnnotationBatch::cancel() {
    isCancelled_ = true;
    stop_.request_stop();
}

/// The note goes when all is done, or the person has given it up. It stays if an engine or a disk has failed.
void AnnotationBatch::onEnd(const End& end) {
    End told = end;
    told.progress = end.progress.games > 0 ? end.progress : progress_;
    told.wasCancelled = isCancelled_;
    hasEnded_ = true;
    if (folder_ && !told.reason)
        worker_.post([folder = *folder_, note = note_] { removeNote(folder, note); });
    if (const auto ended = listener_.ended) ended(told);
}

}  // namespace roque::annotation
