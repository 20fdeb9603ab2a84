#pragma once

#include "controller/settings/settings_store.h"
#include "view/board/board_panel.h"
#include "view/commands/action_registry.h"
#include "view/panels/board_reader.h"
#include "view/text/game_narrator.h"

namespace roque {

/// Shows and hides the board in words. [ui-thread]
class BoardInWords {
public:
    /// Registers its action. All that is borrowed outlives this object.
    BoardInWords(ActionRegistry& actions, BoardReader& reader, BoardPanel& board,
                 const GameNarrator& narrator, SettingsStore& settings);

    /// Shows it beside the board, at once or once there is one.
    void show(bool isShown);

private:
    void toggle();

    BoardReader& reader_;
    BoardPanel& board_;
    const GameNarrator& narrator_;
    SettingsStore& settings_;
};

}  // namespace roque
