#include "view/commands/drawing_commands.h"

#include "view/board/drawing/board_annotations.h"

namespace roque {

DrawingCommands::DrawingCommands(const CommandContext& context, BoardPanel& board) : context_(context) {
    board.onDrawn = [this](const BoardAnnotations& strokes) { return keep(strokes); };
    context_.actions.add(Action::EraseDrawings, {[this] { erase(); }, [this] { return canErase(); }});
}

bool DrawingCommands::keep(const BoardAnnotations& strokes) {
    if (!context_.session.keepsDrawings()) return false;
    context_.session.change([strokes](Study& study) {
        const MoveNotes& notes = study.shown().notes();
        study.annotate(withDrawings(notes, toggled(annotationsOf(notes), strokes)));
    });
    return true;
}

bool DrawingCommands::canErase() const {
    return context_.session.keepsDrawings()
           && annotationsOf(context_.session.browser().shown()->notes()) != BoardAnnotations{};
}

void DrawingCommands::erase() {
    if (!canErase()) return;
    context_.session.change([](Study& study) { study.annotate(withDrawings(study.shown().notes(), {})); });
}

}  // namespace roque
