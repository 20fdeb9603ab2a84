#pragma once

#include <memory>
#include <optional>
#include <utility>

#include <wx/app.h>

#include "controller/players/plugin_registry.h"
#include "controller/settings/settings_store.h"
#include "model/notation/start_position.h"
#include "view/wx_dispatcher.h"

namespace roque {

class MainFrame;

/// The program with the window.
class App : public wxApp {
public:
    /// `plugins` must outlive what the program leaves alone at its end: see main.cpp.
    App(std::shared_ptr<PluginRegistry> plugins, const std::optional<StartPosition>& start)
        : plugins_(std::move(plugins)), start_(start) {}

    bool OnInit() override;
    /// Tells what went wrong in handling an event, and goes on: the game is still there.
    bool OnExceptionInMainLoop() override;

private:
    std::shared_ptr<PluginRegistry> plugins_;
    std::optional<StartPosition> start_;
    WxDispatcher dispatcher_;
    std::unique_ptr<SettingsStore> settings_;
    MainFrame* frame_ = nullptr;
};

}  // namespace roque
