#pragma once

#include "view/game/game_session.h"
#include "view/game/opening_names.h"
#include "view/panels/game_heading.h"
#include "view/panels/move_field.h"
#include "view/panels/move_list_panel.h"
#include "view/panels/player_panel.h"
#include "view/panels/status_line.h"
#include "view/window/page.h"
#include "view/window/panel_column.h"
#include "view/window/players_presenter.h"

namespace roque {

/// The page to play on: the players at the edges of the board where they sit, between them what is said about
/// the game, its opening, its moves and a field to type moves in. [ui-thread]
class PlayPage : public Page {
public:
    /// The column is a child of `parent`.
    PlayPage(wxWindow* parent, const PageContext& context);

    [[nodiscard]] wxWindow& column() noexcept override { return *column_; }
    void show() override;
    void onEvent(const ControllerEvent& event) override;
    void setOrientation(Orientation orientation) override;
    void use(const PlaySettings& settings) override;
    void takeKeyboard() override;

    /// Shows the opening of the game and the title of the study.
    void showHeading();

    [[nodiscard]] PlayersPresenter& players() noexcept { return players_; }
    [[nodiscard]] StatusLine& status() noexcept { return *status_; }
    [[nodiscard]] GameHeading& heading() noexcept { return *heading_; }
    [[nodiscard]] MoveListPanel& moves() noexcept { return *moves_; }
    [[nodiscard]] MoveField& moveField() noexcept { return *moveField_; }

private:
    void listen();
    void showMoveField();
    void showStatus();

    PageContext context_;
    PanelColumn* column_;
    ByColor<PlayerPanel*> panels_;
    StatusLine* status_;
    GameHeading* heading_;
    MoveListPanel* moves_;
    MoveField* moveField_;
    PlayersPresenter players_;
};

}  // namespace roque
