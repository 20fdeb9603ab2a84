#include "view/commands/study_commands.h"

#include <optional>
#include <utility>
#include <vector>

#include <wx/intl.h>

#include "view/commands/action_bar.h"
#include "view/dialogs/games/comment_dialog.h"
#include "view/toolkit/translated.h"

namespace roque {

StudyCommands::StudyCommands(const CommandContext& context, wxMenu& menu)
    : context_(context), games_(context.session.games()), nags_(context.frame, menu, [this](Nag nag) {
          context_.session.change([nag](Study& study) { study.toggle(nag); });
      }) {
    registerActions();
    registerUndo();
}

void StudyCommands::registerActions() {
    const auto isShown = [this] { return games_.browser().shown() != nullptr; };
    const auto canPromote = [this] { return games_.canPromote(); };
    const auto canDelete = [this] { return games_.canDelete(); };
    const auto add = [this](Action action, std::function<bool()> isEnabled, void (Study::*change)()) {
        const auto perform = [this, isEnabled, change] {
            if (isEnabled()) context_.session.change([change](Study& study) { (study.*change)(); });
        };
        context_.actions.add(action, {perform, isEnabled});
    };
    add(Action::PromoteVariation, canPromote, &Study::promote);
    add(Action::PromoteToMainLine, canPromote, &Study::promoteToMainLine);
    add(Action::DeleteMove, canDelete, &Study::remove);
    context_.actions.add(Action::NewStudy,
                         {[this] { context_.session.begin(GameRecord(), GameSession::Content::Blank); }});
    context_.actions.add(Action::EditComment, {[this] { comment(); }, isShown});
    context_.actions.add(Action::EditDetails, {[this] { editDetails(); }, isShown});
    context_.actions.add(Action::SwitchGame, {[this] { switchGame(); }, [this] { return canSwitchGame(); }});
}

void StudyCommands::registerUndo() {
    const auto takeBack = [this] {
        if (undo(&Study::canUndo, &Study::undo)) return;
        games_.returnToGame();
        context_.controller.takeBack();
    };
    const auto canTakeBack = [this] {
        if (!games_.isStudying()) return context_.controller.canTakeBack();
        return games_.study()->canUndo() || (isAboutMoves() && context_.controller.canTakeBack());
    };
    const auto redo = [this] {
        if (undo(&Study::canRedo, &Study::redo)) return;
        games_.returnToGame();
        context_.controller.redo();
    };
    const auto canRedo = [this] {
        if (!games_.isStudying()) return context_.controller.canRedo();
        return games_.study()->canRedo() || (isAboutMoves() && context_.controller.canRedo());
    };
    context_.actions.add(Action::TakeBack, {takeBack, canTakeBack});
    context_.actions.add(Action::Redo, {redo, canRedo});
}

/// Undoes the last change of the study, or repeats it: in a study of the played game this comes before the
/// moves of the game, since a move ends what can be undone. False if the game itself is meant.
bool StudyCommands::undo(bool (Study::*isPossible)() const noexcept, void (Study::*step)()) {
    if (!games_.isStudying()) return false;
    if (!(games_.study()->*isPossible)()) return !isAboutMoves();
    context_.session.change([step](Study& study) { (study.*step)(); });
    return true;
}

/// Whether a move of the played game is taken back when the study has no change to undo: not from elsewhere
/// in its tree, and one keystroke too many loses no result.
bool StudyCommands::isAboutMoves() const noexcept {
    if (!games_.browser().isLive()) return false;
    return !games_.study()->canRedo() || !context_.controller.game()->outcome();
}

bool StudyCommands::canSwitchGame() const noexcept {
    const bool isInGame = games_.isStudyOfGame() && games_.browser().isLive();
    return games_.study() != nullptr && context_.hasGame() && !isInGame;
}

void StudyCommands::switchGame() {
    if (games_.isStudying())
        context_.session.returnToGame();
    else
        context_.session.returnToStudy();
}

void StudyCommands::comment() {
    const GameNode* const node = games_.browser().shown();
    if (node == nullptr) return;
    const std::vector<roque::Move> moves = games_.movesToShown();  // the game may go on meanwhile
    const bool wasLive = games_.browser().isLive();
    CommentDialog dialog(&context_.frame, *node);
    if (dialog.ShowModal() != wxID_OK) return;
    context_.session.change([this, moves, wasLive, noted = dialog.notes()](Study& study) {
        study.follow(moves);
        MoveNotes notes = study.shown().notes();
        notes.comment = noted.comment;
        notes.commentBefore = noted.commentBefore;
        study.annotate(std::move(notes));
        if (wasLive) games_.returnToGame();
    });
}

/// The players decide the result of the played game, unless it was aborted.
GameDetailsDialog::ResultChoice StudyCommands::resultChoice() const {
    using ResultChoice = GameDetailsDialog::ResultChoice;
    if (!games_.isGameShown()) return ResultChoice::Free;
    const auto& outcome = context_.controller.game()->outcome();
    return outcome && outcome->termination == Termination::Aborted ? ResultChoice::Free : ResultChoice::Fixed;
}

void StudyCommands::editDetails() {
    if (games_.browser().shown() == nullptr) return;
    std::optional<GameRecord> played;
    if (games_.isGameShown()) played = context_.session.playedGame();
    Study* const study = games_.study();
    if (games_.isStudyOfGame()) study->adopt(played->tags, played->result);
    const bool hasStudy = games_.isStudying() || games_.isStudyOfGame();
    const auto choice = resultChoice();
    GameDetailsDialog dialog(&context_.frame, hasStudy ? study->record() : *played, choice);
    if (dialog.ShowModal() != wxID_OK) return;
    context_.session.change([changes = dialog.changes(), choice, result = dialog.result()](Study& changed) {
        const bool isFixed = choice == GameDetailsDialog::ResultChoice::Fixed;
        changed.describe(changes, isFixed ? changed.record().result : result);
    });
}

void StudyCommands::showJudgements() {
    const GameNode* const node = games_.browser().shown();
    const bool hasMove = node != nullptr && node->parent() != nullptr;
    nags_.show(hasMove, hasMove ? node->notes().nags : std::vector<Nag>());
}

void StudyCommands::popUp(wxWindow& window, wxPoint at) {
    wxMenu menu;
    const ActionStates states = context_.actions.states();
    for (const Action action : {Action::EditComment, Action::PromoteVariation, Action::PromoteToMainLine,
                                Action::DeleteMove, Action::PlayFromHere, Action::WhyNot}) {
        const ActionLook& look = lookOf(action);
        const int id = ActionBar::idOf(action);
        menu.Append(id, translated(look.label) + '\t' + look.shortcut);
        menu.Enable(id, states.possible[index(action)]);
    }
    nags_.appendTo(menu);
    window.PopupMenu(&menu, at);
}

}  // namespace roque
