#include "view/commands/games_annotation.h"

#include <array>
#include <string_view>
#include <system_error>
#include <utility>

#include <wx/intl.h>

#include "view/dialogs/games/annotation_question.h"
#include "view/text/message_text.h"
#include "view/toolkit/save_file_dialog.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

using annotation::AnnotationBatch;
using annotation::AnnotationJournal;
using annotation::AnnotationNote;

/// "club" for "club.pgn": the name that is offered for its annotated games.
wxString nameFor(const fs::path& file) {
    return wxString::Format(_("%s annotated"), toWx(file.stem().string()));
}

bool isSameFile(const fs::path& left, const fs::path& right) {
    std::error_code ignored;
    return fs::equivalent(left, right, ignored);
}

}  // namespace

GamesAnnotation::GamesAnnotation(const CommandContext& context, GameFiles& files)
    : context_(context),
      files_(files),
      players_(*context.services.plugins, context.engines),
      link_(std::make_shared<UiLink>(context.services.dispatcher)) {
    files_.onAnnotate = [this] { ask(); };
    files_.onCancelAnnotation = [this] { cancel(); };
}

GamesAnnotation::~GamesAnnotation() {
    files_.onAnnotate = nullptr;
    files_.onCancelAnnotation = nullptr;
    link_->cut();
}

void GamesAnnotation::ask() {
    const PgnFile* const file = files_.file();
    if (isRunning() || file == nullptr || file->isReading()) return;
    AnnotationNote note;
    note.file = file->path();
    annotation::stamp(note);
    const std::size_t all = file->size();  // the file may be read anew behind the dialogs
    const auto tellChange = [&] {
        tellTrouble(wxString::Format(_("%s has changed on the disk. Open it again to annotate its games."),
                                     toWx(note.file.filename().string())));
    };
    if (file->hasChangedOnDisk()) return tellChange();
    GamesDialog& list = files_.list();
    const auto selected = list.selectedGames();
    auto games = list.shownGames();
    const auto choice =
        askForAnnotation(list, players_, context_.services.settings, {selected.size(), games.size()});
    if (!choice) return;
    if (choice->which == AnnotateDialog::Which::Selected) games = selected;
    if (games.size() == all) games.clear();  // all of the file
    for (std::size_t& game : games) ++game;  // from 1
    constexpr std::array<std::string_view, 1> kExtensions{".pgn"};
    const auto place =
        askForSavingPlace(&list, _("Save the annotated games"), nameFor(note.file), _("Games (*.pgn)|*.pgn"),
                          kExtensions, toWx(note.file.parent_path().string()));
    if (!place) return;
    if (isSameFile(note.file, *place))
        return tellTrouble(_("The annotated games need a file of their own. The games stay as they are."));
    if (!annotation::isUnchanged(note)) return tellChange();
    note.games = std::move(games);
    note.output = *place;
    note.player = choice->player;
    note.nodes = choice->budget.nodes;
    note.threads = choice->threads;
    begin(std::move(note), AnnotationJournal::Begin::Replace);  // the person has agreed to replace it
}

void GamesAnnotation::begin(AnnotationNote note, AnnotationJournal::Begin begin) {
    auto player = players_.findForGames(note.player);
    if (isRunning() || !player) return;
    if (question_) context_.notice.withdraw(*std::exchange(question_, std::nullopt));
    players_.wake(note.player);
    if (note.size == 0) annotation::stamp(note);
    isShown_ = true;
    AnnotationBatch::Listener listener;
    listener.progress = [this](const AnnotationBatch::Progress&) { showProgress(); };
    listener.ended = [this](const AnnotationBatch::End& end) { onEnd(end); };
    batch_.reset();  // which finishes with the note of an earlier one
    batch_ = std::make_unique<AnnotationBatch>(context_.services.dispatcher, windowCatalogue(),
                                               context_.services.folders.state, std::move(note), begin,
                                               std::move(*player), std::move(listener));
    showProgress();
    context_.actions.refresh();
}

/// What is shown changes at once, whatever the engines need to end.
void GamesAnnotation::cancel() {
    if (!isRunning()) return;
    batch_->cancel();
    isShown_ = false;
    showProgress();
    context_.actions.refresh();
}

void GamesAnnotation::showProgress() {
    GamesDialog* const list = files_.listIfMade();
    if (list == nullptr) return;
    const auto progress = batch_->progress();
    list->showAnnotation(isShown_ ? std::optional(std::pair(progress.done, progress.games)) : std::nullopt);
}

void GamesAnnotation::onEnd(const AnnotationBatch::End& end) {
    isShown_ = false;
    showProgress();
    context_.actions.refresh();
    tellEnd(end);
}

void GamesAnnotation::tellEnd(const AnnotationBatch::End& end) {
    const AnnotationNote note = batch_->note();
    const auto done = static_cast<unsigned>(end.progress.done);
    const wxString reason = end.reason ? messageText(*end.reason) + ".\n" : wxString();
    if (done == 0) {
        if (end.reason) tellTrouble(reason.BeforeFirst('\n'));
        return;
    }
    wxString words =
        reason
        + wxString::Format(
            wxPLURAL("%u of %u games is done, in %s.", "%u of %u games are done, in %s.", done), done,
            static_cast<unsigned>(end.progress.games), toWx(note.output.filename().string()));
    if (const auto trouble = static_cast<unsigned>(end.withTrouble); trouble > 0)
        words += " "
                 + wxString::Format(wxPLURAL("%u of them could not be annotated.",
                                             "%u of them could not be annotated.", trouble),
                                    trouble);
    std::vector<AnnotationBar::Step> steps{
        {_("Show the games"), [this, output = note.output] { files_.open(output); }}};
    if (done < end.progress.games) steps.push_back({_("Resume"), [this, note] { resume(note); }});
    steps.push_back({_("Close"), [this, note, isLeft = end.reason.has_value()] {
                         if (isLeft) discard(note);
                     }});
    tell(words, std::move(steps));
}

/// In the list, which covers the window's notices; in the window if the list is closed.
void GamesAnnotation::tell(const wxString& words, std::vector<AnnotationBar::Step> steps) {
    GamesDialog* const list = files_.listIfMade();
    if (list != nullptr && list->IsShown()) return list->showAnnotationEnd(words, std::move(steps));
    std::vector<NoticeBar::Choice> choices;
    for (auto& step : steps) choices.push_back({step.label, std::move(step.perform)});
    question(words, std::move(choices));
}

void GamesAnnotation::tellTrouble(const wxString& words) {
    GamesDialog* const list = files_.listIfMade();
    if (list != nullptr && list->IsShown()) return list->showAnnotationTrouble(words);
    context_.notice.showNotice(words);
}

/// A question about one annotation goes when another begins.
void GamesAnnotation::question(const wxString& words, std::vector<NoticeBar::Choice> choices) {
    if (question_) context_.notice.withdraw(*question_);
    question_ = context_.notice.showQuestion(words, std::move(choices));
}

void GamesAnnotation::resume(const AnnotationNote& note) {
    if (isRunning()) return;
    if (!annotation::isUnchanged(note))
        return tellTrouble(
            wxString::Format(_("%s has changed since its games were annotated. Annotate them anew."),
                             toWx(note.file.filename().string())));
    if (!players_.findForGames(note.player))
        return tellTrouble(_("The player that annotated the games is no longer there."));
    begin(note, AnnotationJournal::Begin::Resume);
}

void GamesAnnotation::discard(const AnnotationNote& note) {
    const auto& folder = context_.services.folders.state;
    if (!folder || isRunning()) return;
    worker_.post([folder = *folder, note] { annotation::removeNote(folder, note); });
}

void GamesAnnotation::offerLeftBehind() {
    const auto& folder = context_.services.folders.state;
    if (!folder) return;
    worker_.post([folder = *folder, link = link_, found = self_.bind(&GamesAnnotation::offer)] {
        if (const auto note = annotation::findNote(folder)) link->post([found, note] { found(*note); });
    });
}

void GamesAnnotation::offer(const AnnotationNote& note) {
    if (isRunning()) return;
    question(wxString::Format(_("The annotation of games of %s was interrupted."),
                              toWx(note.file.filename().string())),
             {{_("Resume"), [this, note] { resume(note); }},
              {_("Not now"), [] {}},
              {_("Discard"), [this, note] { discard(note); }}});
}

}  // namespace roque
