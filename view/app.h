#pragma once

#include <memory>
#include <optional>

#include <wx/app.h>

#include "controller/players/plugin_registry.h"
#include "view/start_position.h"
#include "view/wx_dispatcher.h"

namespace roque {

/// The program with the window.
class App : public wxApp {
public:
    explicit App(const std::optional<StartPosition>& start) : start_(start) {}

    bool OnInit() override;

private:
    std::optional<StartPosition> start_;
    WxDispatcher dispatcher_;
    std::shared_ptr<PluginRegistry> plugins_ = std::make_shared<PluginRegistry>();
};

}  // namespace roque
