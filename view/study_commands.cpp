#include "view/study_commands.h"

#include <optional>
#include <utility>
#include <variant>

#include <wx/intl.h>

#include "model/movegen/legal_moves.h"
#include "view/action_bar.h"
#include "view/dialogs/comment_dialog.h"
#include "view/translated.h"

namespace roque {

StudyCommands::StudyCommands(wxFrame& frame, wxMenu& menu, GameController& controller, GameDesk& desk,
                             Hooks hooks)
    : frame_(frame),
      controller_(controller),
      desk_(desk),
      hooks_(std::move(hooks)),
      nags_(frame, menu, [this](Nag nag) { change([nag](Study& study) { study.toggle(nag); }); }) {}

/// Changes the study on the board; without one, the game that is played is studied from now on.
void StudyCommands::change(const std::function<void(Study&)>& change) {
    if (desk_.isStudying()) return apply(change);
    if (controller_.game() == nullptr) return;
    // What is looked at now is meant, whatever is on the board when the study before has been saved.
    const auto enter = [this, change, path = desk_.movesToShown()] {
        desk_.studyGame(hooks_.playedGame(), path);
        apply(change);
    };
    if (desk_.isStudyOfGame())
        enter();
    else
        hooks_.whenStudyMayGo(enter);
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
            change([](Study& study) { study.promote(); });
            return true;
        case Action::PromoteToMainLine:
            change([](Study& study) { study.promoteToMainLine(); });
            return true;
        case Action::DeleteMove:
            if (desk_.isStudying() && desk_.study()->canRemove())
                change([](Study& study) { study.remove(); });
            return true;
        case Action::SwitchGame:
            switchGame();
            return true;
        case Action::TakeBack:
            if (!desk_.isStudying()) return false;
            if (desk_.study()->canUndo()) change([](Study& study) { study.undo(); });
            return true;
        case Action::Redo:
            if (!desk_.isStudying()) return false;
            if (desk_.study()->canRedo()) change([](Study& study) { study.redo(); });
            return true;
        default:
            return false;
    }
}

void StudyCommands::setGameAside() {
    if (!controller_.clock().isTimed() || !controller_.canPause()) return;
    controller_.pause();
    isSetAside_ = true;
}

void StudyCommands::switchGame() {
    if (desk_.isStudying()) {
        desk_.returnToGame();
        const auto* const paused = std::get_if<Paused>(&controller_.state());
        if (std::exchange(isSetAside_, false) && paused != nullptr && !paused->failure) controller_.resume();
    } else if (desk_.study() != nullptr) {
        if (!desk_.isStudyOfGame()) setGameAside();
        desk_.returnToStudy();
    }
    hooks_.onChange();
}

void StudyCommands::comment() {
    const GameNode* const node = desk_.browser().shown();
    if (node == nullptr) return;
    const std::vector<roque::Move> moves = desk_.movesToShown();  // the game may go on meanwhile
    CommentDialog dialog(&frame_, *node);
    if (dialog.ShowModal() != wxID_OK) return;
    change([moves, text = dialog.comment()](Study& study) {
        study.follow(moves);
        MoveNotes notes = study.shown().notes();
        notes.comment = text;
        study.annotate(std::move(notes));
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
    allow(Action::DeleteMove, hasMove && desk_.isStudying());
    const bool canPromote = desk_.isStudying() && desk_.study()->canPromote();
    allow(Action::PromoteVariation, canPromote);
    allow(Action::PromoteToMainLine, canPromote);
    allow(Action::SwitchGame, desk_.study() != nullptr && controller_.game() != nullptr);
    if (desk_.isStudying()) {
        allow(Action::TakeBack, desk_.study()->canUndo());
        allow(Action::Redo, desk_.study()->canRedo());
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
