#include "view/main_frame.h"

#include <algorithm>
#include <utility>

#include <wx/aboutdlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "controller/diagnostics/log.h"
#include "controller/pgn/rescued_study.h"
#include "view/browse_actions.h"
#include "view/text/core_words.h"
#include "view/dialogs/new_game/new_game_dialog.h"
#include "view/dialogs/position/position_editor.h"
#include "view/dialogs/scores_dialog.h"
#include "view/dialogs/settings_dialog.h"
#include "view/dialogs/problem/solve_dialog.h"
#include "view/game_words.h"
#include "view/toolkit/text.h"
#include "view/window_place.h"

// What a person does in the window.
namespace roque {
void MainFrame::perform(Action action) {
    status_->forgetNews();
    if (studies_->perform(action) || files_->perform(action) || browse(action)) return showAll();
    switch (action) {
        case Action::NewGame:
            newGame(controller_.setup());
            break;
        case Action::Restart:
            restart();
            break;
        case Action::Pause:
            studies_->forgetGameSetAside();
            controller_.canPause() ? controller_.pause() : controller_.resume();
            break;
        case Action::MoveNow:
            controller_.moveNow();
            break;
        case Action::TypeMove:
            moveField_->begin();
            break;
        case Action::OfferDraw:
            controller_.canClaimDraw() ? controller_.claimDraw() : controller_.offerDraw();
            break;
        case Action::Abort:
            if (mayEndGame(_("Break the game off without a result?"), _("Break off"))) controller_.abort();
            break;
        case Action::Adjourn:
            newGame(controller_.setup(), Leaving::Adjourn);
            break;
        case Action::UnfinishedGames:
            records_->showUnfinishedGames([this] { status_->tellNews(_("No game waits for you.")); });
            break;
        case Action::ClaimDraw:
            controller_.claimDraw();
            break;
        case Action::Resign:
            resign();
            break;
        case Action::Quit:
            Close();
            break;
        case Action::TakeBack:
            desk_.returnToGame();
            controller_.takeBack();
            break;
        case Action::Redo:
            desk_.returnToGame();
            controller_.redo();
            break;
        case Action::CopyGame:
            copyGame();
            break;
        case Action::CopyFen:
            copyFen();
            break;
        case Action::Paste:
            paste();
            break;
        case Action::SavePicture:
            savePicture();
            break;
        case Action::SetUpPosition:
            setUpPosition();
            break;
        case Action::EditSettings:
            editSettings();
            break;
        case Action::ShowScores:
            ScoresDialog(this, records_->scores()).ShowModal();
            break;
        case Action::FlipBoard:
            turnBoard(turned(board_->orientation()));
            break;
        case Action::FullScreen:
            place_.note();
            fullScreen_.toggle();
            break;
        case Action::Blindfold:
            board_->setBlindfold(!board_->state().hidesPieces);
            break;
        case Action::BoardInWords:
            toggleBoardInWords();
            break;
        case Action::PlayFromHere:
            playFromHere();
            break;
        case Action::DotsScheme:
            board_->setScheme(TargetScheme::Modern);
            changeSettings([](Settings& settings) { settings.appearance.targets = TargetMarks::Dots; });
            break;
        case Action::ColoursScheme:
            board_->setScheme(TargetScheme::Classic);
            changeSettings([](Settings& settings) { settings.appearance.targets = TargetMarks::Classic; });
            break;
        case Action::ReplaceWhite:
            replacePlayer(Color::White);
            break;
        case Action::ReplaceBlack:
            replacePlayer(Color::Black);
            break;
        case Action::SwapSides:
            controller_.swapSides();
            if (hasOnePerson()) turnBoardToPerson();  // else it stays as it was turned
            break;
        case Action::SolveMate:
            solveMate({browser_.shown()->position(), shownVariant()});
            break;
        case Action::Help:
            help();
            break;
        case Action::About:
            about();
            break;
        default:
            break;
    }
    if (!IsBeingDeleted()) showAll();
}

void MainFrame::onMove(roque::Move move) {
    status_->forgetNews();
    if (triesMovesOut()) return studies_->play(move);
    if (const auto played = controller_.play(move); !played)
        notice_->showNotice(coreWords(played.error().text) + ".");
}

void MainFrame::onClose(wxCloseEvent& event) {
    if (!event.CanVeto()) {  // the desktop does not wait for an answer
        rescueStudy();
        Destroy();
        return;
    }
    event.Veto();  // in any case: the window is destroyed when the players have stopped
    if (std::holds_alternative<Closing>(controller_.state())) return;
    files_->whenStudyMayGo([this] { leave(); });
}

/// Keeps a study that nobody can be asked about any more.
void MainFrame::rescueStudy() {
    if (!desk_.hasUnsavedChanges() || !services_.folders.state) return;
    if (!desk_.isStudying()) desk_.returnToStudy();
    if (const auto kept = roque::rescueStudy(*services_.folders.state, files_->pgnToSave()); !kept)
        log(LogLevel::Error, kept.error().describe());
}

void MainFrame::leave() {
    // It is adjourned, and offered at the next start.
    if (!records_->keepsGames() && !mayEndGame(_("The game is not over. Leave it and quit?"), _("Quit")))
        return;
    changeSettings([this](Settings& settings) { settings.window = place_.place(); });
    Hide();
    controller_.close();
}

/// Asks who plays, beginning with what is offered.
void MainFrame::newGame(const GameSetup& offered, Leaving leaving) {
    NewGameDialog dialog(this, *services_.plugins, pieces_, offered);
    looks_.dress(dialog);
    const bool isAdjourned = leaving == Leaving::Adjourn;
    if (isAdjourned) dialog.SetTitle(_("Keep the game for later, and begin another"));
    const bool waits = isAdjourned && controller_.canPause();  // while its end is being arranged
    if (waits) controller_.pause();
    const int answer = dialog.ShowModal();
    if (waits) controller_.resume();
    if (answer != wxID_OK) return;
    if (isAdjourned)
        records_->adjourn();
    else if (!mayLeaveGame(_("The game is not over. Leave it and begin another?"), _("New game")))
        return;
    const GameSetup setup = dialog.setup();
    changeSettings([&](Settings& settings) { settings.newGame = setup; });
    controller_.newGame(setup);
}

void MainFrame::setUpPosition() {
    const GameNode* const shown = browser_.shown();
    const Setup setup = shown == nullptr ? Position::start().setup() : shown->position().setup();
    PositionEditor editor(this, pieces_, setup, board_->orientation());
    looks_.dress(editor);
    editor.onSolve = [&](const StartPosition& problem) {
        closeSolver();
        SolveDialog dialog(&editor, services_.dispatcher, pieces_, problem.position, problem.variant);
        looks_.dress(dialog);
        dialog.ShowModal();
    };
    if (editor.ShowModal() != wxID_OK) return;
    const StartPosition start = *editor.start();
    GameSetup game = controller_.setup();
    game.start = start.position;
    game.variant = start.variant;
    newGame(game);
}

void MainFrame::editSettings() {
    Settings settings = services_.settings.settings();
    settings.window = place_.place();
    const auto show = [this](const Settings& chosen) { showSettings(chosen); };
    const auto keep = [this](const Settings& chosen) { services_.settings.change(chosen); };
    const auto saveScores = [this](const ScoreSaving& saving, const std::optional<TypedPassword>& password) {
        records_->setSaving(saving, password);
    };
    SettingsDialog dialog(this, settings, looks_.catalog(), {show, keep, saveScores},
                          DatabasePage::Services{records_->scores(), records_->scoreAccess()});
    placeBeside(dialog, *board_);  // which shows at once what is chosen
    dialog.ShowModal();
}

void MainFrame::changeSettings(const std::function<void(Settings&)>& change) {
    Settings settings = services_.settings.settings();
    change(settings);
    services_.settings.change(settings);
}

void MainFrame::restart() {
    if (mayLeaveGame(_("The game is not over. Leave it and begin again?"), _("Restart")))
        controller_.restart();
}

void MainFrame::resign() {
    const auto color = controller_.sideToResign();
    if (!color) return;
    const wxString question = wxString::Format(_("Resign the game as %s?"), nameOf(*color));
    wxMessageDialog dialog(this, question, _("Resign"), wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoLabels(_("Resign"), _("Play on"));
    if (dialog.ShowModal() == wxID_YES) controller_.resign(*color);
}

void MainFrame::replacePlayer(Color color) {
    ReplacePlayerDialog dialog(this, *services_.plugins, color, controller_.setup().players[color]);
    if (dialog.ShowModal() == wxID_OK) controller_.replacePlayer(color, dialog.player());
}

Variant MainFrame::shownVariant() const noexcept {
    return desk_.isStudying() ? desk_.study()->record().variant : controller_.game()->variant();
}

/// Another game from the position on the board, whose players are chosen first.
void MainFrame::playFromHere() {
    GameSetup setup = controller_.setup();
    setup.start = browser_.shown()->position();
    setup.variant = shownVariant();
    newGame(setup);
}

/// Looks at another position, if that is what the action is for; false if not.
bool MainFrame::browse(Action action) {
    const auto* const found =
        std::ranges::find(kBrowseActions, action, &std::pair<Action, BrowseStep>::first);
    if (found == kBrowseActions.end()) return false;
    browser_.go(found->second);
    return true;
}

void MainFrame::solveMate(const StartPosition& problem) {
    closeSolver();
    auto* dialog = new SolveDialog(this, services_.dispatcher, pieces_, problem.position, problem.variant);
    looks_.dress(*dialog);
    dialog->Show();
}

/// One mate is looked for at a time: each takes much memory, and all processors but one.
void MainFrame::closeSolver() {
    if (auto* open = wxWindow::FindWindowByName("solve mate", this)) open->Close();
}

void MainFrame::about() {
    wxAboutDialogInfo info;
    info.SetName("Roque");
    info.SetVersion(ROQUE_VERSION);
    info.SetDescription(_("A chess program whose players are plugins, to be played and to be read."));
    info.SetLicence(_("MIT licence"));
    constexpr int kIcon = 64;
    info.SetIcon(GetIcons().GetIcon(FromDIP(wxSize(kIcon, kIcon))));
    wxAboutBox(info, this);
}

bool MainFrame::isGameToLose() const {
    return controller_.sideToResign() && controller_.game()->current().ply() > 0;
}

bool MainFrame::mayEndGame(const wxString& question, const wxString& yes) {
    if (!isGameToLose()) return true;
    wxMessageDialog dialog(this, question, "Roque", wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoLabels(yes, _("Play on"));
    return dialog.ShowModal() == wxID_YES;
}

bool MainFrame::mayLeaveGame(const wxString& question, const wxString& yes) {
    if (!records_->keepsGames()) return mayEndGame(question, yes);
    if (!isGameToLose()) return true;
    wxMessageDialog dialog(this, question, "Roque", wxYES_NO | wxCANCEL | wxCANCEL_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoCancelLabels(yes, _("Keep it for later"), _("Play on"));
    const int answer = dialog.ShowModal();
    if (answer == wxID_NO) records_->adjourn();
    return answer != wxID_CANCEL;
}

}  // namespace roque
