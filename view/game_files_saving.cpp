#include <utility>

#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "controller/pgn/pgn_saving.h"
#include "model/notation/pgn/pgn_writer.h"
#include "view/core_words.h"
#include "view/game_files.h"
#include "view/text.h"

// How games are saved, and what is asked before.
namespace roque {
namespace {

namespace fs = std::filesystem;

using Kind = PgnDocumentError::Kind;

}  // namespace

void GameFiles::whenStudyMayGo(const std::function<void()>& goOn) {
    if (!around_.desk.hasUnsavedChanges()) return goOn();
    wxMessageDialog dialog(&around_.frame, _("The game that was studied has been changed. Save the changes?"),
                           "Roque", wxYES_NO | wxCANCEL | wxICON_QUESTION);
    dialog.SetYesNoCancelLabels(_("Save"), _("Do not save"), _("Cancel"));
    const int answer = dialog.ShowModal();
    if (answer == wxID_NO) goOn();
    if (answer != wxID_YES) return;
    if (!around_.desk.isStudying()) {
        if (!around_.desk.isStudyOfGame()) around_.beforeOpening();
        around_.desk.returnToStudy();
    }
    save([this, goOn] { whenStudyMayGo(goOn); });  // it may have been changed again meanwhile
}

void GameFiles::save(const std::function<void()>& goOn) {
    const auto& origin = around_.desk.origin();
    if (!around_.desk.isStudying() || !origin) return saveAs(goOn);
    const bool isAdded = origin->hasErrors;
    saveBy(
        origin->file, [origin = *origin](const std::string& pgn) { return saveBack(origin, pgn); },
        [this, goOn, isAdded] {
            if (isAdded)
                around_.notice.showNotice(
                    _("The game was added at the end of the file. The text that could not be read is "
                      "still there."));
            goOn();
        });
}

void GameFiles::saveAs(const std::function<void()>& goOn) {
    wxFileDialog dialog(&around_.frame, _("Save the game"), wxString(), "game.pgn", _("Games (*.pgn)|*.pgn"),
                        wxFD_SAVE);
    if (dialog.ShowModal() != wxID_OK) return;
    fs::path path(toUtf8(dialog.GetPath()));
    if (!path.has_extension()) path += ".pgn";
    std::error_code code;
    Existing existing = Existing::Replace;
    if (fs::exists(path, code)) {
        wxMessageDialog question(
            &around_.frame,
            wxString::Format(_("%s is there already. Add the game at its end, or replace the file?"),
                             toWx(path.filename().string())),
            _("Save the game"), wxYES_NO | wxCANCEL | wxICON_QUESTION);
        question.SetYesNoCancelLabels(_("Add"), _("Replace"), _("Cancel"));
        const int answer = question.ShowModal();
        if (answer == wxID_CANCEL) return;
        existing = answer == wxID_YES ? Existing::Extend : Existing::Replace;
    }
    saveTo(path, existing, goOn);
}

void GameFiles::saveTo(const fs::path& path, Existing existing, const std::function<void()>& goOn) {
    if (existing == Existing::Extend)
        saveBy(
            path, [path](const std::string& pgn) { return saveAtEnd(path, pgn); }, goOn);
    else
        saveBy(
            path, [path](const std::string& pgn) { return saveAlone(path, pgn); }, goOn);
}

/// What is on the board as PGN: the study, or the game that is played with what was added to it.
std::string GameFiles::pgnToSave() {
    if (!around_.desk.isStudying() || around_.desk.isStudyOfGame())
        return toPgn(around_.desk.withStudy(around_.playedGame()));
    Study& study = *around_.desk.study();
    GameTags tags = study.record().tags;
    around_.addTags(study.root(), tags);
    study.adopt(tags, study.record().result);
    return toPgn(study.record());
}

/// Has the worker save in a file what is on the board now.
void GameFiles::saveBy(const fs::path& file, const Saving& saving, const std::function<void()>& goOn) {
    const bool isStudy = around_.desk.isStudying();
    const std::string pgn = pgnToSave();
    const Study* const study = isStudy || around_.desk.isStudyOfGame() ? around_.desk.study() : nullptr;
    const std::uint64_t revision = study == nullptr ? 0 : study->revision();
    isSaving_ = true;
    worker_.post([=, this, link = link_, self = std::weak_ptr(self_)] {
        auto saved = saving(pgn);
        link->post([=, this, saved = std::move(saved)] {
            if (!self.lock()) return;
            isSaving_ = false;
            if (!saved) return onNotSaved(saved.error(), file, goOn);
            const bool isThere = study != nullptr && around_.desk.study() == study;
            if (isThere && study->revision() == revision) around_.desk.study()->markSaved();
            onSaved(*saved, isThere);
            goOn();
        });
    });
}

void GameFiles::onSaved(const GameOrigin& origin, bool isStudy) {
    if (isStudy) around_.desk.setOrigin(origin);
    remember(origin.file);
    if (file_ && file_->path() == origin.file)
        readFile(origin.file, isStudy ? std::optional(origin.offset) : std::nullopt);
    around_.onChange();
}

void GameFiles::onNotSaved(const PgnDocumentError& error, const fs::path& file,
                           const std::function<void()>& goOn) {
    wxString text = _("The game could not be saved.") + "\n" + coreWords(error.text) + ".";
    std::vector<NoticeBar::Choice> choices;
    if (error.kind == Kind::ChangedByAnother) {
        choices.push_back({_("Add it at the end"), [this, file, goOn] {
                               around_.notice.dismiss();
                               saveTo(file, Existing::Extend, goOn);
                           }});
    }
    choices.push_back({_("Save as…"), [this, goOn] {
                           around_.notice.dismiss();
                           saveAs(goOn);
                       }});
    choices.push_back({_("Close"), [this] { around_.notice.dismiss(); }});
    around_.notice.showQuestion(text, std::move(choices));
}

}  // namespace roque
