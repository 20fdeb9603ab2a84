#pragma once

#include <memory>
#include <utility>

#include <wx/app.h>

#include "controller/plugins/plugin_registry.h"
#include "controller/settings/settings_store.h"
#include "view/app/arguments.h"
#include "view/wx_dispatcher.h"

namespace roque {

class MainFrame;

/// The program with the window.
class App : public wxApp {
public:
    /// `plugins` must outlive what the program leaves alone at its end: see main.cpp.
    App(std::shared_ptr<PluginRegistry> plugins, OpenWindow opening)
        : plugins_(std::move(plugins)), opening_(std::move(opening)) {}

    /// False if there is no display to open a window on, which is told on the terminal.
    bool Initialize(int& count, wxChar** arguments) override;
    bool OnInit() override;
    /// Tells what went wrong in handling an event, and goes on: the game is still there.
    bool OnExceptionInMainLoop() override;

private:
    std::shared_ptr<PluginRegistry> plugins_;
    OpenWindow opening_;
    WxDispatcher dispatcher_;
    std::unique_ptr<SettingsStore> settings_;
    MainFrame* frame_ = nullptr;
};

}  // namespace roque
