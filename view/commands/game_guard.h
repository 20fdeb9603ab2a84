#pragma once

#include <wx/string.h>
#include <wx/window.h>

#include "controller/game/game_controller.h"
#include "view/commands/game_persistence.h"

namespace roque {

/// Asks before an unfinished game is lost. [ui-thread]
class GameGuard {
public:
    /// All three outlive this object.
    GameGuard(wxWindow& parent, const GameController& controller, GamePersistence& persistence)
        : parent_(parent), controller_(controller), persistence_(persistence) {}

    /// Whether there is an unfinished game with moves, and a person who plays it and has made some of them.
    [[nodiscard]] bool isGameToLose() const;

    /// Whether the game may end without a result; asks if there is one to lose. `yes` labels the consent.
    [[nodiscard]] bool mayEnd(const wxString& question, const wxString& yes) const;

    /// Whether another game may begin. The person may also adjourn the one on the board, which this then
    /// does.
    [[nodiscard]] bool mayLeave(const wxString& question, const wxString& yes) const;

private:
    wxWindow& parent_;
    const GameController& controller_;
    GamePersistence& persistence_;
};

}  // namespace roque
