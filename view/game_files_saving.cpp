#include <utility>

#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "controller/pgn/pgn_saving.h"
#include "model/notation/pgn/pgn_writer.h"
#include "view/text/core_words.h"
#include "view/game_file_name.h"
#include "view/game_files.h"
#include "view/saving_place.h"
#include "view/toolkit/text.h"

// How games are saved, and what is asked before.
namespace roque {
namespace {

namespace fs = std::filesystem;

using Kind = PgnDocumentError::Kind;

}  // namespace

void GameFiles::whenStudyMayGo(const std::function<void()>& goOn) {
    if (!around_.desk.hasUnsavedChanges()) return goOn();
    wxString question = _("The game you have been looking at was changed. Save the changes?");
    if (around_.desk.isStudyOfGame())
        question = around_.desk.origin()
                       ? _("The game has changed since it was saved. Save it?")
                       : _("What you have written to this game has not been saved. Save it?");
    wxMessageDialog dialog(&around_.frame, question, "Roque", wxYES_NO | wxCANCEL | wxICON_QUESTION);
    dialog.SetYesNoCancelLabels(_("Save"), _("Do not save"), _("Cancel"));
    const int answer = dialog.ShowModal();
    if (answer == wxID_NO) goOn();
    if (answer != wxID_YES) return;
    if (!around_.desk.isStudying()) {
        around_.beforeOpening();
        around_.desk.returnToStudy();
    }
    save([this, goOn] { whenStudyMayGo(goOn); });  // it may have been changed again meanwhile
}

void GameFiles::save(const std::function<void()>& goOn) {
    const auto& origin = around_.desk.origin();
    if (!origin) return saveAs(goOn);
    saveIn(*origin, goOn);
}

void GameFiles::saveAs(const std::function<void()>& goOn) {
    if (auto place = askForPlace(nameToPropose())) saveIn(std::move(*place), goOn);
}

void GameFiles::saveTo(const fs::path& path, Existing existing, const std::function<void()>& goOn) {
    saveIn(SavingPlace{path, existing}, goOn);
}

/// Asks in which file a game is to be saved; nothing if in none.
std::optional<GameFiles::SavingPlace> GameFiles::askForPlace(const wxString& name) {
    wxFileDialog dialog(&around_.frame, _("Save the game"), usualFolder(), name, _("Games (*.pgn)|*.pgn"),
                        wxFD_SAVE);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    fs::path path(toUtf8(dialog.GetPath()));
    if (!path.has_extension()) path += ".pgn";
    std::error_code code;
    if (!fs::exists(path, code)) return SavingPlace{path, Existing::Replace};
    wxMessageDialog question(
        &around_.frame,
        wxString::Format(_("%s is there already. Add the game at its end, or replace the file?"),
                         toWx(path.filename().string())),
        _("Save the game"), wxYES_NO | wxCANCEL | wxICON_QUESTION);
    question.SetYesNoCancelLabels(_("Add"), _("Replace"), _("Cancel"));
    const int answer = question.ShowModal();
    if (answer == wxID_CANCEL) return std::nullopt;
    return SavingPlace{path, answer == wxID_YES ? Existing::Extend : Existing::Replace};
}

wxString GameFiles::nameToPropose() const {
    const bool isStudying = around_.desk.isStudying();
    return toWx(gameFileName(isStudying ? around_.desk.study()->record().tags : around_.playedGame().tags));
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

/// Saves what is on the board now.
void GameFiles::saveIn(Place place, const std::function<void()>& goOn) {
    std::string pgn = pgnToSave();
    const bool isStudying = around_.desk.isStudying();
    add({std::move(place), std::move(pgn), nameToPropose(), isStudying ? around_.desk.studyNumber() : 0,
         studyRevision(), around_.desk.gameNumber(), goOn});
}

/// One after the other: where a game is to be found in its file is known when it has been saved.
void GameFiles::add(Order order) {
    orders_.push_back(std::move(order));
    if (orders_.size() == 1) saveNext();
}

/// Has the worker save the first.
void GameFiles::saveNext() {
    const Order& order = orders_.front();
    worker_.post([place = order.place, pgn = order.pgn, link = link_, self = std::weak_ptr(self_)] {
        link->post([self, saved = write(place, pgn)] {
            if (const auto alive = self.lock()) (*alive)->onWritten(saved);
        });
    });
}

/// Waits for the disk.
GameFiles::Saved GameFiles::write(const Place& place, const std::string& pgn) {
    if (const auto* const origin = std::get_if<GameOrigin>(&place)) return saveBack(*origin, pgn);
    const auto& [file, existing] = std::get<SavingPlace>(place);
    return existing == Existing::Extend ? saveAtEnd(file, pgn) : saveAlone(file, pgn);
}

void GameFiles::onWritten(const Saved& saved) {
    const Order order = std::move(orders_.front());
    orders_.pop_front();
    for (Order& later : orders_) {
        auto* const origin = std::get_if<GameOrigin>(&later.place);
        const bool isSame = later.study == order.study && (order.study != 0 || later.game == order.game);
        if (saved && origin != nullptr && isSame) *origin = *saved;
    }
    if (!orders_.empty()) saveNext();
    if (!saved) return onNotSaved(order, saved.error());
    onSaved(order, *saved);
    afterDialogs_.perform(order.goOn);
}

void GameFiles::onSaved(const Order& order, const GameOrigin& origin) {
    const bool isThere = isOnDesk(order);
    if (isThere && order.study == 0) {
        around_.desk.setGameOrigin(origin);
    } else if (isThere) {
        around_.desk.setOrigin(origin);
        if (studyRevision() == order.revision)
            around_.desk.study()->markSaved();
        else
            around_.desk.study()->markSavedBefore();
    }
    remember(origin.file);
    around_.tellNews(wxString::Format(_("Saved in %s."), toWx(origin.file.filename().string())));
    if (file_ && file_->path() == origin.file)
        readFile(origin.file, isThere ? std::optional(origin.offset) : std::nullopt);
    if (const auto* const from = std::get_if<GameOrigin>(&order.place); from != nullptr && from->hasErrors)
        around_.notice.showNotice(
            _("The game was added at the end of the file. The text that could not be read is still there."));
    around_.onChange();
}

/// Whether what was saved is still there.
bool GameFiles::isOnDesk(const Order& order) const noexcept {
    return order.study == 0 ? around_.desk.gameNumber() == order.game
                            : around_.desk.studyNumber() == order.study;
}

void GameFiles::onNotSaved(const Order& order, const PgnDocumentError& error) {
    // What could not be saved is meant, whatever is on the board when that is answered.
    const auto saveElsewhere = [this, order](const std::optional<SavingPlace>& place) {
        if (!place) return;
        Order again = order;
        again.place = *place;
        add(std::move(again));
    };
    std::vector<NoticeBar::Choice> choices;
    if (error.kind == Kind::ChangedByAnother) {
        const fs::path file = std::visit([](const auto& place) { return place.file; }, order.place);
        choices.push_back({_("Add it at the end"), [this, saveElsewhere, file] {
                               around_.notice.dismiss();
                               saveElsewhere(SavingPlace{file, Existing::Extend});
                           }});
    }
    choices.push_back({_("Save as…"), [this, saveElsewhere, order] {
                           around_.notice.dismiss();
                           saveElsewhere(askForPlace(order.name));
                       }});
    choices.push_back({_("Close"), [this] { around_.notice.dismiss(); }});
    const wxString text = _("The game could not be saved.") + "\n" + coreWords(error.text) + ".";
    around_.notice.showQuestion(text, std::move(choices));
}

}  // namespace roque
