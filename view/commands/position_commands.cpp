#include "view/commands/position_commands.h"

#include <optional>
#include <utility>

#include "view/dialogs/position/position_editor.h"
#include "view/dialogs/problem/solve_dialog.h"

namespace roque {

PositionCommands::PositionCommands(const CommandContext& context, GameStarter& starter,
                                   const BoardOrientation& orientation)
    : context_(context), starter_(starter), orientation_(orientation) {
    const auto hasGame = [this] { return context_.hasGame(); };
    context_.actions.add(Action::SetUpPosition, {[this] { setUpPosition(); }});
    context_.actions.add(Action::PlayFromHere, {[this] { playFrom(shown()); }, hasGame});
    context_.actions.add(Action::SolveMate, {[this] { solveMate(); }, [this] { return canSolve(); }});
}

/// A game in progress, in which a person has moved, is between its players.
bool PositionCommands::canSolve() const {
    if (!context_.hasGame()) return false;
    return !context_.session.games().isGameShown() || !context_.controller.hasPersonMoved()
           || std::holds_alternative<Ended>(context_.controller.state());
}

/// The position on the board. There is a game.
StartPosition PositionCommands::shown() const {
    return {context_.session.browser().shown()->position(), context_.session.shownVariant()};
}

/// Starts another game from a position, with players chosen first.
void PositionCommands::playFrom(const StartPosition& start) {
    GameSetup setup = context_.controller.setup();
    setup.start = start.position;
    setup.variant = start.variant;
    starter_.start(setup);
}

void PositionCommands::setUpPosition() {
    const GameNode* const shown = context_.session.browser().shown();
    const Setup setup = shown == nullptr ? Position::start().setup() : shown->position().setup();
    PositionEditor editor(&context_.frame, context_.theme.pieces(), setup, orientation_.orientation());
    context_.theme.applyTo(editor);
    std::optional<GameRecord> studied;
    editor.onSolve = [&](const StartPosition& problem) {
        closeSolver();
        SolveDialog dialog(&editor, context_.services.dispatcher, context_.theme.pieces(), problem.position,
                           problem.variant);
        context_.theme.applyTo(dialog);
        watch(dialog);
        dialog.onStudy = [&](const GameRecord& solution) { studied = copyOf(solution); };
        dialog.ShowModal();
        if (studied) editor.EndModal(wxID_CANCEL);
    };
    const int answer = editor.ShowModal();
    if (answer == wxID_OK) return playFrom(*editor.start());
    if (answer == PositionEditor::kStudy)
        studied.emplace(editor.studied()->position, editor.studied()->variant);
    if (studied) context_.session.begin(std::move(*studied), GameSession::Content::Work);
}

void PositionCommands::solveMate() {
    closeSolver();
    const StartPosition problem = shown();
    auto* dialog = new SolveDialog(&context_.frame, context_.services.dispatcher, context_.theme.pieces(),
                                   problem.position, problem.variant);
    context_.theme.applyTo(*dialog);
    watch(*dialog);
    dialog->onStudy = [session = &context_.session](const GameRecord& solution) {
        session->begin(copyOf(solution), GameSession::Content::Work);
    };
    dialog->Show();
}

/// What computes in the background gives way to the search.
void PositionCommands::watch(SolveDialog& solver) {
    solver.onSolving = [this](bool isSolving) {
        isSolving_ = isSolving;
        context_.actions.refresh();
    };
}

/// Only one search for a mate runs at a time: each takes much memory and all processors but one.
void PositionCommands::closeSolver() {
    if (auto* open = wxWindow::FindWindowByName("solve mate", &context_.frame)) open->Close();
}

}  // namespace roque
