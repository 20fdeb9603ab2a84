#include "view/commands/game_saver.h"

#include <utility>
#include <variant>
#include <vector>

#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "view/game/game_file_name.h"
#include "view/text/message_text.h"
#include "view/toolkit/file_dialog.h"
#include "view/toolkit/text.h"

namespace roque {

GameSaver::GameSaver(const CommandContext& context, RecentFilesMenu& recent)
    : context_(context),
      games_(context.session.games()),
      recent_(recent),
      afterDialogs_(context.services.dispatcher),
      queue_(context.services.dispatcher,
             [this](const SavingOrder& order, const SavingQueue::Saved& saved) { onWritten(order, saved); }) {
    context.session.askAboutChanges = [this](const auto& goOn) { askAboutChanges(goOn); };
    const auto hasGame = [this] { return context_.hasGame(); };
    context.actions.add(Action::SaveGame, {[this] { save({}); }, hasGame});
    context.actions.add(Action::SaveGameAs, {[this] { saveAs({}); }, hasGame});
}

void GameSaver::askAboutChanges(const std::function<void()>& goOn) {
    wxString question = _("Save the changes to the game you were viewing?");
    if (games_.isStudyOfGame())
        question = games_.origin() ? _("The game has changed since it was saved. Save it?")
                                   : _("Your annotations to this game have not been saved. Save them?");
    wxMessageDialog dialog(&context_.frame, question, "Roque", wxYES_NO | wxCANCEL | wxICON_QUESTION);
    dialog.SetYesNoCancelLabels(_("Save"), _("Do not save"), _("Cancel"));
    const int answer = dialog.ShowModal();
    if (answer == wxID_NO) goOn();
    if (answer != wxID_YES) return;
    if (!games_.isStudying()) context_.session.returnToStudy();
    // The study may change again meanwhile.
    save([this, goOn] { context_.session.whenStudyMayGo(goOn); });
}

void GameSaver::save(const std::function<void()>& goOn) {
    const auto& origin = games_.origin();
    if (!origin) return saveAs(goOn);
    saveIn(*origin, goOn);
}

void GameSaver::saveAs(const std::function<void()>& goOn) {
    if (auto place = askForPlace(gameFileName(context_.session.shownTags()))) saveIn(std::move(*place), goOn);
}

void GameSaver::saveTo(const std::filesystem::path& path, ExistingFile existing,
                       const std::function<void()>& goOn) {
    saveIn(SavingPlace{path, existing}, goOn);
}

/// Asks for the file in which to save a game; nothing if the person cancels.
std::optional<SavingPlace> GameSaver::askForPlace(const std::string& name) {
    FileDialog dialog(&context_.frame, _("Save the game"), recent_.folder(), toWx(name),
                      _("Games (*.pgn)|*.pgn"), wxFD_SAVE);
    if (!dialog.ask()) return std::nullopt;
    std::filesystem::path path = dialog.path();
    if (!path.has_extension()) path += ".pgn";
    std::error_code code;
    if (!std::filesystem::exists(path, code)) return SavingPlace{path, ExistingFile::Replace};
    wxMessageDialog question(
        &context_.frame,
        wxString::Format(_("%s already exists. Append the game to it, or replace the file?"),
                         toWx(path.filename().string())),
        _("Save the game"), wxYES_NO | wxCANCEL | wxICON_QUESTION);
    question.SetYesNoCancelLabels(_("Append"), _("Replace"), _("Cancel"));
    const int answer = question.ShowModal();
    if (answer == wxID_CANCEL) return std::nullopt;
    return SavingPlace{path, answer == wxID_YES ? ExistingFile::Extend : ExistingFile::Replace};
}

/// Saves the game on the board as it is now.
void GameSaver::saveIn(SavingOrder::Place place, const std::function<void()>& goOn) {
    std::string pgn = context_.session.shownPgn();
    const Study* const study = games_.study();
    queue_.add({std::move(place), std::move(pgn), games_.isStudying() ? games_.studyNumber() : 0,
                study == nullptr ? 0 : study->revision(), games_.gameNumber(),
                gameFileName(context_.session.shownTags()), goOn});
}

void GameSaver::onWritten(const SavingOrder& order, const SavingQueue::Saved& saved) {
    if (!saved) return tellFailure(order, saved.error());
    markSaved(order, *saved);
    recent_.remember(saved->file);
    context_.status.tellNews(wxString::Format(_("Saved to %s."), toWx(saved->file.filename().string())));
    if (onSaved) onSaved(*saved, isOpen(order));
    if (saved->isConverted)
        context_.notice.showNotice(wxString::Format(
            _("All of %s has been converted to UTF-8: its encoding before could not be kept."),
            toWx(saved->file.filename().string())));
    if (const auto* const from = std::get_if<GameOrigin>(&order.place); from != nullptr && from->hasErrors)
        context_.notice.showNotice(
            _("The game was appended to the file. The text that could not be read is still there."));
    context_.session.notifyChange();
    if (order.goOn) afterDialogs_.perform(order.goOn);
}

void GameSaver::markSaved(const SavingOrder& order, const GameOrigin& origin) {
    if (!isOpen(order)) return;
    if (order.study == 0) return games_.setGameOrigin(origin);
    games_.setOrigin(origin);
    if (games_.study()->revision() == order.revision)
        games_.study()->markSaved();
    else
        games_.study()->markSavedBefore();
}

/// Whether the saved game is still open.
bool GameSaver::isOpen(const SavingOrder& order) const noexcept {
    return order.study == 0 ? games_.gameNumber() == order.game : games_.studyNumber() == order.study;
}

/// Offers other places for the game that could not be saved, whatever is on the board by now.
void GameSaver::tellFailure(const SavingOrder& order, const PgnDocumentError& error) {
    const auto file = std::visit([](const auto& place) { return place.file; }, order.place);
    std::vector<NoticeBar::Choice> choices;
    if (error.kind == PgnDocumentError::Kind::ChangedByAnother) {
        choices.push_back({_("Append it"), [this, order, file] {
                               saveElsewhere(order, SavingPlace{file, ExistingFile::Extend});
                           }});
    }
    choices.push_back({_("Save as…"), [this, order, error] {
                           if (const auto place = askForPlace(order.name))
                               saveElsewhere(order, *place);
                           else
                               tellFailure(order, error);  // the game is not saved yet
                       }});
    choices.push_back({_("Close"), [] {}});
    const wxString text =
        wxString::Format(_("The game could not be saved (%s)."), toWx(file.filename().string())) + "\n"
        + messageText(error.text) + ".";
    context_.notice.showQuestion(text, std::move(choices));
}

void GameSaver::saveElsewhere(SavingOrder order, SavingPlace place) {
    order.place = std::move(place);
    queue_.add(std::move(order));
}

}  // namespace roque
