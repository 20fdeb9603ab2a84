#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "controller/annotation/annotation_journal.h"
#include "controller/annotation/annotation_runner.h"
#include "controller/annotation/game_source.h"
#include "model/base/catalogue.h"

namespace roque::annotation {

/// Which games are annotated, and where they go.
struct AnnotationOrder {
    std::vector<std::filesystem::path> files;  ///< PGN
    std::vector<std::size_t> games{};          ///< as GameSource::select() takes them; empty: all
    std::filesystem::path output;
    AnnotationJournal::Begin begin = AnnotationJournal::Begin::Anew;
};

/// Annotates games of files, and adds each to another file as soon as it is done, in the order of the source.
/// Belongs to one thread, which waits.
class AnnotationTask {
public:
    /// Receives each game when it is annotated and on the disk. One that the engine cannot play has no
    /// analysis, but is in the file too.
    using OnGame = std::function<void(const AnnotatedGame&)>;

    /// Reads the files, asks the player for its name, and opens the output; skips the games that are in it
    /// already. Fails with one sentence, also if it is stopped meanwhile. The plan and the catalogue outlive
    /// the task.
    [[nodiscard]] static Result<AnnotationTask, Message> open(const AnnotationOrder& order,
                                                              const AnnotationPlan& plan,
                                                              const Catalogue& catalogue,
                                                              const std::stop_token& stop = {});

    /// How many games there are.
    [[nodiscard]] std::size_t size() const noexcept { return source_.size(); }
    /// Those of them that were done before.
    [[nodiscard]] const DoneGames& doneBefore() const noexcept { return journal_.done(); }

    /// Annotates the other games. `reason` says why the player has failed, after End::PlayerFailed. Throws
    /// std::system_error if the output cannot be written.
    [[nodiscard]] AnnotationRunner::End run(const std::atomic<bool>& interrupted, const OnGame& onGame,
                                            Message& reason);

private:
    AnnotationTask(GameSource source, AnnotationJournal journal, std::string annotator,
                   const AnnotationPlan& plan, const Catalogue& catalogue)
        : source_(std::move(source)),
          journal_(std::move(journal)),
          annotator_(std::move(annotator)),
          plan_(&plan),
          catalogue_(&catalogue) {}

    GameSource source_;
    AnnotationJournal journal_;
    std::string annotator_;
    const AnnotationPlan* plan_;
    const Catalogue* catalogue_;
};

}  // namespace roque::annotation
