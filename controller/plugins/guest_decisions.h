#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "controller/plugins/plugin_registry.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Keeps a person's decisions about guests and has the registry heed them, without having the UI thread wait
/// for the disk or for the guests. [ui-thread]
class GuestDecisions {
public:
    /// The dispatcher outlives this object.
    GuestDecisions(std::shared_ptr<PluginRegistry> registry, UiDispatcher& dispatcher);
    GuestDecisions(const GuestDecisions&) = delete;
    GuestDecisions& operator=(const GuestDecisions&) = delete;
    ~GuestDecisions();

    /// Called when the registry has been scanned.
    std::function<void()> onHeeded;
    /// Called when a decision could not be kept; it then holds for nothing.
    std::function<void(const FileError&)> onLost;

    /// Keeps decisions, and forgets those about other contents, given by their SHA-256.
    void change(std::vector<GuestConsent> kept, std::vector<std::string> forgotten);
    /// Keeps one decision.
    void keep(GuestConsent consent) { change({std::move(consent)}, {}); }

    /// Has the registry look through its folders again, as after a decision: files may have changed.
    void scan();

    /// Passes all decisions on, once they are read.
    void list(std::function<void(std::vector<GuestConsent>)> receiver);

private:
    void onKept(const std::vector<FileError>& lost);

    std::shared_ptr<PluginRegistry> registry_;
    std::shared_ptr<UiLink> link_;
    WeakSelf<GuestDecisions> self_{this};
    std::unique_ptr<SerialWorker> disk_;   ///< made when there is work
    std::unique_ptr<SerialWorker> scans_;  ///< not waited for: a guest may take its time
};

}  // namespace roque
