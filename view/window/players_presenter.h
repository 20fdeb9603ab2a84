#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/timer.h>

#include "controller/plugins/plugin_registry.h"
#include "model/base/color.h"
#include "view/game/game_session.h"
#include "view/panels/player_card.h"
#include "view/panels/search_info_panel.h"

namespace roque {

/// Shows the players of the game on the board on their cards: names, turn, clocks, captures; and what they
/// think if nobody plays against them. [ui-thread]
class PlayersPresenter {
public:
    /// Where it shows what. All of it outlives this object.
    struct Panels {
        ByColor<PlayerCard*> cards;
        ByColor<SearchInfoPanel*> thoughts;
    };

    /// All that is borrowed outlives this object.
    PlayersPresenter(const Panels& panels, const GameController& controller, const GameSession& session,
                     const PluginRegistry& plugins);

    /// Called whenever the clocks are shown: ten times a second while one runs.
    std::function<void()> onClocks;
    /// Called then with the clock of the person to move; nothing while it stands still.
    std::function<void(const std::optional<ClockFace>&)> onOwnClock;

    /// Whether a person wants to see what AI players think while they play against them.
    void setThoughtsShown(bool areShown) noexcept { areThoughtsWanted_ = areShown; }

    /// Shows the players as they are now.
    void show();
    /// Shows what an AI player thinks, and forgets it when the game says so.
    void onEvent(const ControllerEvent& event);

    /// Whether the panels of thoughts are shown: while nobody plays against the players, or on request. What
    /// players of a low level think of a position is never told: it has errors on purpose, and would mislead.
    [[nodiscard]] bool showsThoughts() const;

private:
    void showPlayer(Color color, const GameNode* node);
    void addIdentity(PlayerCardContent& content, Color color) const;
    void addCaptures(PlayerCardContent& content, const GameNode& node) const;
    [[nodiscard]] wxString chipOf(Color color) const;
    [[nodiscard]] std::vector<std::string> chipsOf(Color color) const;
    [[nodiscard]] wxString words(const PlayerCardContent& content) const;
    [[nodiscard]] std::optional<ClockFace> clockOf(Color color) const;
    [[nodiscard]] std::optional<ClockFace> ownClock() const;
    [[nodiscard]] ClockFace faceOf(Color color) const;
    void showClocks();
    void showThoughts();
    [[nodiscard]] bool isToMove(Color color) const;
    [[nodiscard]] bool errsOnPurpose(Color color) const;
    [[nodiscard]] bool isGameShown() const noexcept { return session_.games().isGameShown(); }

    Panels panels_;
    const GameController& controller_;
    const GameSession& session_;
    const PluginRegistry& plugins_;
    bool areThoughtsWanted_ = false;
    wxTimer timer_;
};

}  // namespace roque
