#pragma once

#include "controller/settings/settings.h"
#include "view/game/game_session.h"
#include "view/game/opening_names.h"
#include "view/game/premove_queue.h"
#include "view/panels/facts_card.h"
#include "view/panels/looking_bar.h"
#include "view/window/move_row.h"
#include "view/window/moves_card.h"

namespace roque {

/// What every page has in its column: the moves of the game on the board with what is said about them, the
/// way back to the game in progress, and the field to type moves in. [ui-thread]
class GameParts {
public:
    /// What the parts show and do. All of it outlives them.
    struct Context {
        GameController& controller;
        GameSession& session;
        const PremoveQueue& premoves;
        ActionRegistry& actions;
        const OpeningNames& openings;
        const LineIcons& icons;
    };

    /// The parts are children of the column, and the facts of the game of the third one.
    GameParts(wxWindow& column, wxWindow& aside, const Context& context);

    /// Called when the person has gone back to the game in progress by its button, which is gone then.
    std::function<void()> onReturned;

    /// Shows the session as it is now.
    void show();
    /// Shows which moves, or premoves, may be typed.
    void showMoveField();
    /// Shows the opening of the game and the title of the study.
    void showHeading();
    /// The controller reports something; show() follows.
    void onEvent(const ControllerEvent& event);
    /// The person wants moves to be written differently.
    void use(const PlaySettings& settings);

    /// Whether the board shows an earlier position of the game in progress.
    [[nodiscard]] bool isLookingBack() const;

    [[nodiscard]] MovesCard& card() noexcept { return *card_; }
    [[nodiscard]] LookingBar& looking() noexcept { return *looking_; }
    [[nodiscard]] MoveRow& row() noexcept { return *row_; }
    [[nodiscard]] FactsCard& facts() noexcept { return *facts_; }
    /// How a person has done against their opponent; hidden without games.
    [[nodiscard]] FactsCard& record() noexcept { return *record_; }
    [[nodiscard]] StatusLine& status() noexcept { return card_->status(); }
    [[nodiscard]] MoveListPanel& moves() noexcept { return card_->moves(); }
    [[nodiscard]] MoveField& moveField() noexcept { return row_->field(); }

private:
    void listen();
    void showStatus();
    void showTimes();
    void showLooking();
    [[nodiscard]] bool waitsForReturn() const;

    Context context_;
    MovesCard* card_;
    LookingBar* looking_;
    MoveRow* row_;
    FactsCard* facts_;
    FactsCard* record_;
};

}  // namespace roque
