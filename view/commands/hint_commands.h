#pragma once

#include "controller/game/hint_giver.h"
#include "view/commands/command_context.h"

namespace roque {

/// The command that asks for a hint, and what is said of it. The board shows the rest. [ui-thread]
class HintCommands {
public:
    /// Registers its action. All that is borrowed outlives this object.
    HintCommands(const CommandContext& context, HintGiver& hints);

private:
    void show();

    CommandContext context_;
    HintGiver& hints_;
    wxString words_;  ///< the last, which later news may have followed
};

}  // namespace roque
