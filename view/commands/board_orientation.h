#pragma once

#include <functional>

#include "controller/game/game_controller.h"
#include "view/board/drawing/board_geometry.h"
#include "view/commands/action_registry.h"
#include "view/game/game_browser.h"

namespace roque {

/// Which side of the board is below: that of a person who plays alone, unless the person flips it. If two
/// people share a screen and want it, the board turns to the side to move. In games from elsewhere White is
/// below, unless the person flips those. Knows no toolkit. [ui-thread]
class BoardOrientation {
public:
    /// Both are borrowed.
    BoardOrientation(GameController& controller, const GameBrowser& browser)
        : controller_(controller), browser_(browser) {}

    /// Registers the actions that turn the board. The registry is borrowed.
    void registerActions(ActionRegistry& actions);

    /// Called with every other orientation.
    std::function<void(Orientation)> onTurned;

    [[nodiscard]] Orientation orientation() const noexcept { return orientation_; }

    /// Says whether the board turns to the side to move when two people play.
    void setTurnsToMover(bool turns) noexcept { turnsToMover_ = turns; }

    /// Puts a person who plays alone below; otherwise White.
    void turnToPerson();
    /// Turns between the played game and games from elsewhere as the person has left each.
    void turnToShown();
    /// Puts the side to move below, if the settings and the players are so and the game is looked at as it
    /// stands.
    void turnToMover();

private:
    void turn(Orientation orientation);
    [[nodiscard]] bool isPersonAt(Color color) const;
    [[nodiscard]] bool hasOnePerson() const;

    GameController& controller_;
    const GameBrowser& browser_;
    Orientation orientation_ = Orientation::WhiteBelow;
    Orientation ofOther_ = Orientation::WhiteBelow;  ///< of what is not on the board now
    bool isElsewhere_ = false;                       ///< whether a game from elsewhere is on the board
    bool turnsToMover_ = false;
};

}  // namespace roque
