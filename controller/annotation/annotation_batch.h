#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "controller/analysis/analysis_player.h"
#include "controller/annotation/annotation_note.h"
#include "controller/annotation/annotation_task.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"

namespace roque::annotation {

/// Annotates many games in the background, as AnnotationTask does, and keeps a note from which that can be
/// resumed after a crash or the end of the program. [ui-thread]
class AnnotationBatch {
public:
    struct Progress {
        std::size_t done = 0;  ///< games
        std::size_t games = 0;

        bool operator==(const Progress&) const = default;
    };
    struct End {
        Progress progress;
        std::size_t withTrouble = 0;      ///< games that could not be annotated
        std::optional<Message> reason{};  ///< why it has ended early; a sentence without a full stop
        bool wasCancelled = false;
    };
    /// Called on the UI thread; `ended` once, as the last. Not after the object has been destroyed.
    struct Listener {
        std::function<void(const Progress&)> progress;
        std::function<void(const End&)> ended;
    };

    /// Begins at once. `folder` is for the note; without it, none is kept. Dispatcher and catalogue outlive
    /// the object.
    AnnotationBatch(UiDispatcher& dispatcher, const Catalogue& catalogue,
                    std::optional<std::filesystem::path> folder, AnnotationNote note,
                    AnnotationJournal::Begin begin, AnalysisPlayer player, Listener listener);
    AnnotationBatch(const AnnotationBatch&) = delete;
    AnnotationBatch& operator=(const AnnotationBatch&) = delete;
    /// Leaves the note, so that the annotation can be resumed in another run of the program. Waits until the
    /// engines have ended, but not long.
    ~AnnotationBatch();

    /// Has it end as soon as disk and engines can, without waiting; the games that are done stay in the
    /// output.
    void cancel();
    [[nodiscard]] const Progress& progress() const noexcept { return progress_; }
    [[nodiscard]] const AnnotationNote& note() const noexcept { return note_; }
    [[nodiscard]] bool hasEnded() const noexcept { return hasEnded_; }

private:
    static constexpr std::chrono::milliseconds kPatience{3'000};

    void onEnd(const End& end);

    std::optional<std::filesystem::path> folder_;
    AnnotationNote note_;
    Listener listener_;
    Progress progress_;
    bool hasEnded_ = false;
    std::stop_source stop_;
    bool isCancelled_ = false;
    std::shared_ptr<UiLink> link_;
    WeakSelf<AnnotationBatch> self_{this};
    SerialWorker worker_{kPatience};
};

}  // namespace roque::annotation
