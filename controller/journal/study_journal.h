#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "controller/journal/saved_study.h"
#include "controller/journal/study_file.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "model/base/message.h"

namespace roque {

/// Keeps the study that a person works on while it has unsaved changes, so that a crash, kill -9 or a power
/// cut loses none of them. A study left behind is found at the next start. [ui-thread]
class StudyJournal {
public:
    /// Reports a problem, a sentence without a full stop; nothing when it is over.
    using Troubled = std::function<void(const std::optional<Message>&)>;

    /// Keeps it in a folder; without a folder, keeps none. The dispatcher outlives the journal.
    StudyJournal(UiDispatcher& dispatcher, std::optional<std::filesystem::path> folder, Troubled troubled);
    StudyJournal(const StudyJournal&) = delete;
    StudyJournal& operator=(const StudyJournal&) = delete;
    /// Leaves behind what is kept. Waits until it is on the disk, but not for a disk that does not respond.
    ~StudyJournal();

    /// Keeps a study, in place of what was kept before. When this returns, `kill -9` loses nothing of it;
    /// some milliseconds later neither does a power cut.
    void keep(const SavedStudy& study);

    /// Keeps nothing any more: it was saved, or the person has given it up.
    void forget();

    /// Leaves behind what is kept, as at the end: it is found again. The next study is kept beside it.
    void leave();

    /// Whether the last study given to keep() is kept.
    [[nodiscard]] bool isKeeping() const noexcept { return isKept_; }

    /// Whether all that was kept is on the disk.
    [[nodiscard]] bool isAllWritten() const noexcept { return file_ == nullptr || file_->isSynced(); }

    /// Finds the studies that dead processes have left behind, the latest first. Calls `onFound` later.
    void findLeftBehind(std::function<void(std::vector<LeftStudy>)> onFound);

    /// Makes a study left behind this journal's, and keep()s it. Later calls `onTaken`, with nothing if
    /// another window has taken it meanwhile.
    void take(const LeftStudy& left, std::function<void(const std::optional<SavedStudy>&)> onTaken);

    /// Deletes a study left behind, unless another window has taken it.
    void discard(const LeftStudy& left);

private:
    void report(std::error_code error);
    void syncLater();

    std::optional<std::filesystem::path> folder_;
    Troubled troubled_;
    std::shared_ptr<StudyFile> file_;  ///< nullptr before the first study
    bool isKept_ = false;
    bool isToStay_ = false;  ///< the file has changes that were not saved, if not the last ones
    bool hasFailed_ = false;
    WeakSelf<StudyJournal> self_{this};
    std::shared_ptr<UiLink> link_;
    SerialWorker thread_;
};

}  // namespace roque
