#pragma once

#include <functional>

#include "controller/plugins/guest_decisions.h"
#include "view/commands/command_context.h"
#include "view/commands/game_persistence.h"
#include "view/toolkit/restored_bounds.h"

namespace roque {

/// The commands for the program: settings, scores, help, the end. [ui-thread]
class ProgramCommands {
public:
    /// Registers its actions. `showSettings` makes the window look and sound as settings say, `playSample`
    /// lets the person hear it; the dialog for them opens beside the board, which shows them at once. All
    /// that is borrowed outlives this object.
    ProgramCommands(const CommandContext& context, GamePersistence& persistence, GuestDecisions& guests,
                    RestoredBounds& bounds, wxWindow& board,
                    std::function<void(const Settings&)> showSettings, std::function<void()> playSample);

private:
    void editSettings();
    void showScores();
    void showHelp();
    void showAbout();

    CommandContext context_;
    GamePersistence& persistence_;
    GuestDecisions& guests_;
    RestoredBounds& bounds_;
    wxWindow& board_;
    std::function<void(const Settings&)> showSettings_;
    std::function<void()> playSample_;
};

}  // namespace roque
