#include "view/study_commands.h"

#include <optional>
#include <utility>
#include <variant>

#include <wx/intl.h>

#include "model/movegen/legal_moves.h"
#include "view/action_bar.h"
#include "view/dialogs/comment_dialog.h"
#include "view/toolkit/translated.h"

namespace roque {

StudyCommands::StudyCommands(wxFrame& frame, wxMenu& menu, GameController& controller, GameDesk& desk,
                             Hooks hooks)
    : frame_(frame),
      controller_(controller),
      desk_(desk),
      hooks_(std::move(hooks)),
      nags_(frame, menu, [this](Nag nag) { change([nag](Study& study) { study.toggle(nag); }); }) {}

/// Changes the study on the board; without one, the game that is played is looked at in a study from now on.
void StudyCommands::change(const std::function<void(Study&)>& change) {
    if (desk_.isStudying()) return apply(change);
    if (controller_.game() == nullptr) return;
    // What is looked at now is meant, whatever is on the board when the study before has been saved.
    hooks_.whenStudyMayGo([this, change, path = desk_.movesToShown()] {
        takeGameBack();  // set aside if the study before was saved
        desk_.studyGame(hooks_.playedGame(), path);
        apply(change);
    });
}

void StudyCommands::apply(const std::function<void(Study&)>& change) {
    change(*desk_.study());
    desk_.browser().update();
    hooks_.onChange();
}

void StudyCommands::play(roque::Move move) {
    change([move](Study& study) {
        if (isLegal(study.shown().position(), move)) study.play(move);  // the game may be another meanwhile
    });
}

bool StudyCommands::perform(Action action) {
    switch (action) {
        case Action::EditComment:
            comment();
            return true;
        case Action::EditDetails:
            editDetails();
            return true;
        case Action::PromoteVariation:
            if (desk_.canPromote()) change([](Study& study) { study.promote(); });
            return true;
        case Action::PromoteToMainLine:
            if (desk_.canPromote()) change([](Study& study) { study.promoteToMainLine(); });
            return true;
        case Action::DeleteMove:
            if (desk_.canDelete()) change([](Study& study) { study.remove(); });
            return true;
        case Action::SwitchGame:
            switchGame();
            return true;
        case Action::TakeBack:
            return undo(&Study::canUndo, &Study::undo);
        case Action::Redo:
            return undo(&Study::canRedo, &Study::redo);
        default:
            return false;
    }
}

/// Undoes the last change of the study, or does it again: in a study of the game that is played, before any
/// of its moves, for a move ends what can be undone. False if the game is what is meant.
bool StudyCommands::undo(bool (Study::*isPossible)() const noexcept, void (Study::*step)()) {
    if (!desk_.isStudying()) return false;
    if (!(desk_.study()->*isPossible)()) return !isAboutMoves();
    change([step](Study& study) { (study.*step)(); });
    return true;
}

/// Whether a move of the game that is played is taken back where no change of the study is to be undone: not
/// from elsewhere in its tree, and no result is lost by a key pressed once too often.
bool StudyCommands::isAboutMoves() const noexcept {
    if (!desk_.browser().isLive()) return false;
    return !desk_.study()->canRedo() || !controller_.game()->outcome();
}

void StudyCommands::setGameAside() {
    if (!controller_.clock().isTimed() || !controller_.canPause()) return;
    controller_.pause();
    isSetAside_ = true;
}

/// The game that was set aside goes on.
void StudyCommands::takeGameBack() {
    const auto* const paused = std::get_if<Paused>(&controller_.state());
    if (std::exchange(isSetAside_, false) && paused != nullptr && !paused->failure) controller_.resume();
}

void StudyCommands::returnToGame() {
    desk_.returnToGame();
    takeGameBack();
    hooks_.onChange();
}

void StudyCommands::switchGame() {
    if (desk_.isStudying()) return returnToGame();
    if (desk_.study() != nullptr) {
        setGameAside();
        desk_.returnToStudy();
    }
    hooks_.onChange();
}

void StudyCommands::comment() {
    const GameNode* const node = desk_.browser().shown();
    if (node == nullptr) return;
    const std::vector<roque::Move> moves = desk_.movesToShown();  // the game may go on meanwhile
    const bool wasLive = desk_.browser().isLive();
    CommentDialog dialog(&frame_, *node);
    if (dialog.ShowModal() != wxID_OK) return;
    change([this, moves, wasLive, noted = dialog.notes()](Study& study) {
        study.follow(moves);
        MoveNotes notes = study.shown().notes();
        notes.comment = noted.comment;
        notes.commentBefore = noted.commentBefore;
        study.annotate(std::move(notes));
        if (wasLive) desk_.returnToGame();
    });
}

/// The result of the game that is played is the players' affair, unless it was broken off.
GameDetailsDialog::ResultChoice StudyCommands::resultChoice() const {
    using Choice = GameDetailsDialog::ResultChoice;
    if (desk_.isStudying() && !desk_.isStudyOfGame()) return Choice::Free;
    const auto& outcome = controller_.game()->outcome();
    return outcome && outcome->termination == Termination::Aborted ? Choice::Free : Choice::Fixed;
}

void StudyCommands::editDetails() {
    if (desk_.browser().shown() == nullptr) return;
    std::optional<GameRecord> played;
    if (!desk_.isStudying() || desk_.isStudyOfGame()) played = hooks_.playedGame();
    Study* const study = desk_.study();
    if (desk_.isStudyOfGame()) study->adopt(played->tags, played->result);
    const bool hasStudy = desk_.isStudying() || desk_.isStudyOfGame();
    const auto choice = resultChoice();
    GameDetailsDialog dialog(&frame_, hasStudy ? study->record() : *played, choice);
    if (dialog.ShowModal() != wxID_OK) return;
    change([changes = dialog.changes(), choice, result = dialog.result()](Study& changed) {
        const bool isFixed = choice == GameDetailsDialog::ResultChoice::Fixed;
        changed.describe(changes, isFixed ? changed.record().result : result);
    });
}

void StudyCommands::show(ActionStates& states) {
    const auto allow = [&](Action action, bool isPossible) { states.possible[index(action)] = isPossible; };
    const GameNode* const node = desk_.browser().shown();
    const bool hasMove = node != nullptr && node->parent() != nullptr;
    allow(Action::EditComment, node != nullptr);
    allow(Action::EditDetails, node != nullptr);
    allow(Action::DeleteMove, desk_.canDelete());
    allow(Action::PromoteVariation, desk_.canPromote());
    allow(Action::PromoteToMainLine, desk_.canPromote());
    const bool isInGame = desk_.isStudyOfGame() && desk_.browser().isLive();
    allow(Action::SwitchGame, desk_.study() != nullptr && controller_.game() != nullptr && !isInGame);
    if (desk_.isStudying()) {
        allow(Action::TakeBack, desk_.study()->canUndo() || (isAboutMoves() && controller_.canTakeBack()));
        allow(Action::Redo, desk_.study()->canRedo() || (isAboutMoves() && controller_.canRedo()));
    }
    nags_.show(hasMove, hasMove ? node->notes().nags : std::vector<Nag>());
}

void StudyCommands::popUp(wxWindow& window, wxPoint at) {
    wxMenu menu;
    for (const Action action : {Action::EditComment, Action::PromoteVariation, Action::PromoteToMainLine,
                                Action::DeleteMove, Action::PlayFromHere}) {
        const ActionLook& look = lookOf(action);
        const int id = ActionBar::idOf(action);
        menu.Append(id, translated(look.label) + '\t' + look.shortcut);
        menu.Enable(id, frame_.GetMenuBar()->IsEnabled(id));
    }
    nags_.appendTo(menu);
    window.PopupMenu(&menu, at);
}

}  // namespace roque
