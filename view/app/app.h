#pragma once

#include <memory>
#include <optional>
#include <utility>

#include <wx/app.h>

#include "controller/plugins/plugin_registry.h"
#include "controller/settings/settings_store.h"
#include "view/app/arguments.h"
#include "view/toolkit/end_signals.h"
#include "view/toolkit/late_presses.h"
#include "view/toolkit/layout_repair.h"
#include "view/toolkit/open_dialogs.h"
#include "view/toolkit/wx_dispatcher.h"

namespace roque {

class MainFrame;

/// The program with the window.
class App : public wxApp {
public:
    /// `plugins` must outlive the threads that the program detaches: see main.cpp.
    App(std::shared_ptr<PluginRegistry> plugins, OpenWindow opening)
        : plugins_(std::move(plugins)), opening_(std::move(opening)) {}

    /// Returns false, with a message on the terminal, if there is no display.
    bool Initialize(int& count, wxChar** arguments) override;
    bool OnInit() override;
    /// Reports an error in handling an event, and continues: the game is still there.
    bool OnExceptionInMainLoop() override;

private:
    void end();

    std::shared_ptr<PluginRegistry> plugins_;
    OpenWindow opening_;
    WxDispatcher dispatcher_;
    LatePresses latePresses_;
    LayoutRepair layoutRepair_;
    OpenDialogs openDialogs_{dispatcher_};
    std::unique_ptr<SettingsStore> settings_;
    MainFrame* frame_ = nullptr;
    std::optional<EndSignals> endSignals_;
};

}  // namespace roque
