#pragma once

#include "view/panels/notice_stack.h"
#include "view/panels/search_info_panel.h"
#include "view/window/action_buttons.h"
#include "view/window/game_cards.h"
#include "view/window/page.h"
#include "view/window/player_menu.h"
#include "view/window/players_presenter.h"

namespace roque {

/// The page to play on: the cards of the players at the edges of the board where they sit, between them the
/// moves, what is told and asked, and the buttons for what one does in a game. [ui-thread]
class PlayPage : public Page {
public:
    PlayPage(const PageContext& context, NoticeStack& notices);

    [[nodiscard]] std::vector<PanelColumn::Entry> entries(ColumnShape shape) override;
    [[nodiscard]] std::vector<PanelColumn::Entry> asideEntries() override;
    [[nodiscard]] std::vector<wxWindow*> ownPanels() override;
    [[nodiscard]] std::optional<ByColor<PlayerCard*>> cards() override { return cards_; }
    [[nodiscard]] GameCards& gameCards() noexcept { return gameCards_; }
    void show() override;
    void onEvent(const ControllerEvent& event) override;
    void setOrientation(Orientation /*orientation*/) override {}
    void use(const PlaySettings& settings) override;

    /// Shows a panel, a child of the column, in place of buttons and field, such as the result of the game;
    /// nullptr takes it away.
    void showCard(wxWindow* card);
    /// Called when the column has to be arranged anew.
    std::function<void()> onArrangement;

    [[nodiscard]] PlayersPresenter& players() noexcept { return players_; }

private:
    [[nodiscard]] bool isOver() const;
    void showThoughts();
    void showPlayers();
    void showMenu(Color color);

    PageContext context_;
    NoticeStack& notices_;
    ByColor<PlayerCard*> cards_;
    ByColor<SearchInfoPanel*> thoughts_;
    ActionButtons* buttons_;
    wxWindow* card_ = nullptr;
    GameCards gameCards_;
    PlayersPresenter players_;
    PlayerMenu menu_;
};

}  // namespace roque
