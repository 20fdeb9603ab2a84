#pragma once

#include "view/board/board_panel.h"
#include "view/commands/command_context.h"

namespace roque {

/// Keeps the arrows and circles that a person draws in a study with the position, as PGN writes them. In a
/// game that goes on they stay on the board only until the next move. [ui-thread]
class DrawingCommands {
public:
    /// Registers its action and listens to the board. All that is borrowed outlives this object.
    DrawingCommands(const CommandContext& context, BoardPanel& board);

private:
    [[nodiscard]] bool keep(const BoardAnnotations& strokes);
    [[nodiscard]] bool canErase() const;
    void erase();

    CommandContext context_;
};

}  // namespace roque
