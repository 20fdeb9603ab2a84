#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "controller/analysis/analysis_players.h"
#include "controller/annotation/annotation_batch.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "view/commands/command_context.h"
#include "view/commands/game_files.h"

namespace roque {

/// Has games of the open file annotated in the background, into another file. Asks who annotates which games
/// and where they go, shows in the list how far it has come and how it has ended, and offers to resume what a
/// crash or the end of the program has interrupted. While the list is closed, the window tells the end.
/// [ui-thread]
class GamesAnnotation {
public:
    /// All that is borrowed outlives this object.
    GamesAnnotation(const CommandContext& context, GameFiles& files);
    GamesAnnotation(const GamesAnnotation&) = delete;
    GamesAnnotation& operator=(const GamesAnnotation&) = delete;
    ~GamesAnnotation();

    /// Looks for an annotation that has been interrupted, without waiting for the disk, and offers to resume
    /// it.
    void offerLeftBehind();

    /// Asks who annotates which games of the list, and where they go; begins.
    void ask();
    /// Begins, unless games are being annotated or the player is gone. `note` need not be stamped.
    void begin(annotation::AnnotationNote note, annotation::AnnotationJournal::Begin begin);
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return batch_ && !batch_->hasEnded(); }

private:
    void onEnd(const annotation::AnnotationBatch::End& end);
    void resume(const annotation::AnnotationNote& note);
    void discard(const annotation::AnnotationNote& note);
    void offer(const annotation::AnnotationNote& note);
    void tellEnd(const annotation::AnnotationBatch::End& end);
    void tell(const wxString& words, std::vector<AnnotationBar::Step> steps);
    void tellTrouble(const wxString& words);
    void showProgress();
    void question(const wxString& words, std::vector<NoticeBar::Choice> choices);

    CommandContext context_;
    GameFiles& files_;
    AnalysisPlayers players_;
    std::optional<NoticeBar::QuestionId> question_;  ///< about an earlier annotation
    bool isShown_ = false;                           ///< until it ends or is cancelled
    std::unique_ptr<annotation::AnnotationBatch> batch_;
    std::shared_ptr<UiLink> link_;
    WeakSelf<GamesAnnotation> self_{this};
    SerialWorker worker_;  ///< for the notes of annotations
};

}  // namespace roque
