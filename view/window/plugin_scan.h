#pragma once

#include <functional>
#include <memory>

#include "controller/plugins/plugin_registry.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Looks for plugins on a thread of its own, since their initialisers may take any time. A scan that has not
/// ended is left alone. [ui-thread]
class PluginScan {
public:
    /// What is called on the UI thread, unless this object is gone by then.
    struct Listener {
        std::function<void()> onFolder;  ///< what another folder has is known; may be empty
        std::function<void()> onDone;
    };

    /// Begins at once.
    PluginScan(std::shared_ptr<PluginRegistry> registry, UiDispatcher& dispatcher, Listener listener);
    PluginScan(const PluginScan&) = delete;
    PluginScan& operator=(const PluginScan&) = delete;
    ~PluginScan();

    /// How many scans have not ended. If any, a program should end without the usual tidying (std::_Exit).
    [[nodiscard]] static unsigned running() noexcept;

private:
    Listener listener_;
    std::shared_ptr<UiLink> link_;
    WeakSelf<PluginScan> self_{this};
};

}  // namespace roque
