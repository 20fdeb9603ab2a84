#pragma once

#include <wx/window.h>

#include "controller/plugins/plugin_registry.h"
#include "controller/settings/settings.h"
#include "view/board/drawing/board_geometry.h"
#include "view/commands/action_registry.h"
#include "view/game/game_session.h"
#include "view/game/opening_names.h"

namespace roque {

/// What pages work with. All of it outlives them.
struct PageContext {
    GameController& controller;
    GameSession& session;
    ActionRegistry& actions;
    const OpeningNames& openings;
    const PluginRegistry& plugins;
    wxWindow& board;
    wxWindow& reader;  ///< the board in words, which may be hidden

    /// Moves the keyboard to the board that the person uses: the one in words if it is shown.
    void focusBoard() const { (reader.IsShown() ? reader : board).SetFocus(); }
};

/// A page of the window: a column of panels beside the board that all pages share. A page makes its panels
/// and knows how they are filled; the frame knows none of them. [ui-thread]
class Page {
public:
    Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    /// The window with the panels.
    [[nodiscard]] virtual wxWindow& column() noexcept = 0;

    /// Shows the session as it is now.
    virtual void show() = 0;
    /// The controller reports something; show() follows, except after a SearchProgress.
    virtual void onEvent(const ControllerEvent& event) = 0;
    /// The board has been turned.
    virtual void setOrientation(Orientation orientation) = 0;
    /// The person wants to play differently.
    virtual void use(const PlaySettings& settings) = 0;
    /// A game from elsewhere has come on the board: moves the keyboard to where the person goes through it.
    virtual void takeKeyboard() = 0;
};

}  // namespace roque
