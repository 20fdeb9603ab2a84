#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include <wx/timer.h>

#include "controller/plugins/plugin_registry.h"
#include "model/base/color.h"
#include "view/game/game_session.h"
#include "view/panels/player_panel.h"

namespace roque {

/// Shows the players of the game on the board: names, turn, clocks, captures, what an AI player thinks.
/// [ui-thread]
class PlayersPresenter {
public:
    /// All that is borrowed outlives this object.
    PlayersPresenter(const ByColor<PlayerPanel*>& panels, const GameController& controller,
                     const GameSession& session, const PluginRegistry& plugins);

    /// Called whenever the clocks are shown: ten times a second while one runs.
    std::function<void()> onClocks;

    /// Shows the players as they are now.
    void show();
    /// Shows what an AI player thinks, and forgets it when the game says so.
    void onEvent(const ControllerEvent& event);

private:
    void showPlayer(Color color);
    void showCaptures(const GameNode& node);
    void showClocks();
    void forgetThoughts();
    [[nodiscard]] bool isGameShown() const noexcept { return session_.games().isGameShown(); }
    [[nodiscard]] std::optional<std::int64_t> levelOf(const PlayerSpec& player) const;

    ByColor<PlayerPanel*> panels_;
    const GameController& controller_;
    const GameSession& session_;
    const PluginRegistry& plugins_;
    wxTimer timer_;
};

}  // namespace roque
