#include "controller/journal/study_journal.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "controller/journal/journal_json.h"
#include "controller/storage/unique_id.h"

namespace roque {

template <typename Fields>
void describe(Fields& fields, GameOrigin& origin) {
    fields.need("file", origin.file);
    fields("offset", origin.offset);
    fields("section", origin.section);
    fields("place", origin.place);
    fields("hasErrors", origin.hasErrors);
}

template <typename Fields>
void describe(Fields& fields, SavedStudy& study) {
    fields.need("pgn", study.pgn);
    fields("shown", study.shown);
    fields("origin", study.origin);
    fields("changed", study.changed);
}

namespace {

namespace fs = std::filesystem;

/// The state of a file whose study was saved.
constexpr std::string_view kNothing = "{}";

std::vector<LeftStudy> leftBehindIn(const fs::path& folder) {
    std::vector<LeftStudy> studies;
    for (const fs::path& file : StudyFile::find(folder)) {
        FileDescriptor own;
        const auto state = StudyFile::readLeftBehind(file, own);
        if (!state) continue;  // its process lives
        if (auto study = fromJsonText<SavedStudy>(*state))
            studies.push_back({file, std::move(*study)});
        else if (*state == kNothing)
            StudyFile::remove(file);
    }
    std::ranges::sort(studies, std::greater(),
                      [](const LeftStudy& each) -> const std::string& { return each.study.changed; });
    return studies;
}

}  // namespace

StudyJournal::StudyJournal(UiDispatcher& dispatcher, std::optional<fs::path> folder, Troubled troubled)
    : folder_(std::move(folder)),
      troubled_(std::move(troubled)),
      link_(std::make_shared<UiLink>(dispatcher)) {}

StudyJournal::~StudyJournal() {
    link_->cut();
    if (!file_) return;
    thread_.post([file = file_, isToStay = isToStay_] {
        if (!isToStay) return StudyFile::remove(file->file());
        static_cast<void>(file->sync());
    });
}

void StudyJournal::keep(const SavedStudy& study) {
    if (!folder_) return;
    std::error_code error;
    if (!file_) file_ = StudyFile::create(*folder_, uniqueId(), error);
    if (file_) error = file_->write(toJsonText(study));
    isKept_ = !error;
    isToStay_ |= isKept_;  // what cannot be written leaves the state before
    report(error);
    if (isKept_) syncLater();
}

void StudyJournal::forget() {
    isKept_ = false;
    if (!file_ || !std::exchange(isToStay_, false)) return;
    if (!file_->write(kNothing)) return syncLater();
    StudyFile::remove(file_->file());  // which is possible on a full disk
    file_.reset();
}

void StudyJournal::leave() {
    isKept_ = false;
    if (!file_ || !std::exchange(isToStay_, false)) return;
    syncLater();
    file_.reset();  // and with the last share of it, the lock
}

/// Reports a problem once, and when it is over.
void StudyJournal::report(std::error_code error) {
    const bool hadFailed = std::exchange(hasFailed_, static_cast<bool>(error));
    if (!troubled_ || hadFailed == hasFailed_) return;
    if (error)
        troubled_(ROQUE_MESSAGE("The changes of the study cannot be kept: {0}", error.message()));
    else
        troubled_(std::nullopt);
}

void StudyJournal::syncLater() {
    thread_.post(
        [file = file_, link = link_,
         report = self_.bind([](StudyJournal& journal, std::error_code error) { journal.report(error); })] {
            if (const std::error_code error = file->sync()) link->post([report, error] { report(error); });
        });
}

void StudyJournal::findLeftBehind(std::function<void(std::vector<LeftStudy>)> onFound) {
    auto found = self_.bind([onFound = std::move(onFound)](StudyJournal&, std::vector<LeftStudy> studies) {
        onFound(std::move(studies));
    });
    thread_.post([folder = folder_, link = link_, found = std::move(found)] {
        link->post(
            [found, studies = folder ? leftBehindIn(*folder) : std::vector<LeftStudy>()] { found(studies); });
    });
}

void StudyJournal::take(const LeftStudy& left,
                        std::function<void(const std::optional<SavedStudy>&)> onTaken) {
    auto taken = self_.bind([file = left.file, onTaken = std::move(onTaken)](
                                StudyJournal& journal, const std::optional<SavedStudy>& study,
                                const std::shared_ptr<FileDescriptor>& own) {
        if (study) {
            journal.keep(*study);
            // Gone only when it is on the disk in its new place. Until then the old one stays locked.
            if (journal.isKept_)
                journal.thread_.post([file, own, kept = journal.file_] {
                    if (!kept->sync()) StudyFile::remove(file);
                });
        }
        onTaken(study);
    });
    thread_.post([file = left.file, link = link_, taken = std::move(taken)] {
        const auto own = std::make_shared<FileDescriptor>();
        const auto state = StudyFile::readLeftBehind(file, *own);
        link->post([taken, own, study = state ? fromJsonText<SavedStudy>(*state) : std::nullopt] {
            taken(study, own);
        });
    });
}

void StudyJournal::discard(const LeftStudy& left) {
    thread_.post([file = left.file] {
        FileDescriptor own;
        if (StudyFile::readLeftBehind(file, own)) StudyFile::remove(file);
    });
}

}  // namespace roque
