#pragma once

#include "controller/settings/settings_store.h"
#include "view/commands/action_registry.h"
#include "view/game/game_session.h"
#include "view/window/page_frame.h"

namespace roque {

/// Which page is shown: the one that the person chooses, or the one that belongs to the game that has come on
/// the board. [ui-thread]
class PageSwitch {
public:
    /// Registers the actions of the pages and of the rail. All that is borrowed outlives this object.
    PageSwitch(PageFrame& pages, GameController& controller, GameSession& session, ActionRegistry& actions,
               SettingsStore& settings);

private:
    void registerPage(Action action, void (PageSwitch::*show)());
    void registerRail(SettingsStore& settings);
    void showPlay();
    void showStudy();
    void showEngines();
    void follow();
    void select(Action page);

    PageFrame& pages_;
    GameSession& session_;
    ActionRegistry& actions_;
    bool wasGameShown_ = true;
    Subscription sessionEvents_;
    Subscription controllerEvents_;
};

}  // namespace roque
