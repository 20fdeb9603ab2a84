#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <wx/window.h>

#include "controller/analysis/background_calibration.h"
#include "controller/engines/engines.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/settings/settings.h"
#include "controller/settings/settings_store.h"
#include "controller/threads/ui_dispatcher.h"
#include "view/board/board_surface.h"
#include "view/board/drawing/board_geometry.h"
#include "view/board/piece_set.h"
#include "view/commands/action_registry.h"
#include "view/game/game_session.h"
#include "view/panels/player_card.h"
#include "view/toolkit/line_icons.h"
#include "view/window/panel_column.h"

namespace roque {

class AnalysisPresenter;
class AnnotationPresenter;
class EndingPresenter;
class GameParts;

/// What pages work with. All of it outlives them.
struct PageContext {
    GameController& controller;
    GameSession& session;
    ActionRegistry& actions;
    const PluginRegistry& plugins;
    PieceSet& pieces;
    const LineIcons& icons;
    wxWindow& frame;      ///< the parent of cards, and of what is in place of the board
    PanelColumn& column;  ///< the parent of everything else
    GameParts& parts;     ///< what all pages have in the column
    BoardSurface& board;
    wxWindow& reader;  ///< the board in words, which may be hidden
    UiDispatcher& dispatcher;
    SettingsStore& settings;
    Engines& engines;
    AnalysisPresenter& analysis;
    AnnotationPresenter& annotation;
    EndingPresenter& endings;
    BackgroundCalibration& calibration;
    /// Offers a game against a player.
    std::function<void(const PlayerSpec&)> playAgainst;
    std::function<void()> onMeasuring;                ///< the person lets engines be measured, or not
    std::function<void(bool isChecking)> onChecking;  ///< a check of an engine begins or ends

    /// Moves the keyboard to the board that the person uses: the one in words if it is shown.
    void focusBoard() const { (reader.IsShown() ? reader : static_cast<wxWindow&>(board)).SetFocus(); }
};

/// How much room the column has.
struct ColumnShape {
    enum class Height : std::uint8_t {
        Tall,
        Middle,  ///< room for more than the least, but not for all
        Low,     ///< the least is shown
    };
    Height height = Height::Tall;
    bool isWide = false;  ///< as wide as a board

    bool operator==(const ColumnShape&) const = default;
};

/// From which heights on the column of a page is tall, or middle, in logical pixels; by default none is
/// middle.
struct ColumnHeights {
    int tall = 330;
    int middle = 330;
};

/// A page of the window: what stands in the column beside the board, which all pages share. A page makes its
/// own panels and knows how they are filled; the frame knows none of them. [ui-thread]
class Page {
public:
    Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    /// From which heights on its column has more than the least.
    [[nodiscard]] virtual ColumnHeights heights() const { return {}; }
    /// What stands in the column, from top to bottom.
    [[nodiscard]] virtual std::vector<PanelColumn::Entry> entries(ColumnShape shape) = 0;
    /// What stands in the third column of a wide window, from top to bottom. Its panels are children of that.
    [[nodiscard]] virtual std::vector<PanelColumn::Entry> asideEntries() { return {}; }
    /// The panels that no other page has.
    [[nodiscard]] virtual std::vector<wxWindow*> ownPanels() = 0;
    /// What fills the window beside the rail in place of board and column, a child of the frame; nullptr: the
    /// page has a board.
    [[nodiscard]] virtual wxWindow* inPlaceOfBoard() { return nullptr; }
    /// The cards at the edges of the board, if the page has any. They are children of the frame.
    [[nodiscard]] virtual std::optional<ByColor<PlayerCard*>> cards() { return std::nullopt; }

    /// The bar left of the board, if the page has one. It is a child of the frame.
    [[nodiscard]] virtual wxWindow* bar() { return nullptr; }

    /// Shows the session as it is now.
    virtual void show() = 0;
    /// The controller reports something; show() follows if the page is shown, except after a SearchProgress.
    virtual void onEvent(const ControllerEvent& event) = 0;
    /// The board has been turned.
    virtual void setOrientation(Orientation orientation) = 0;
    /// The person wants to play differently.
    virtual void use(const PlaySettings& settings) = 0;
};

}  // namespace roque
