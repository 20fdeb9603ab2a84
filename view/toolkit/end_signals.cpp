#include "view/toolkit/end_signals.h"

#include <csignal>
#include <cstddef>
#include <utility>

#include <glib-unix.h>
#include <wx/app.h>

namespace roque {

EndSignals::EndSignals(std::function<void()> onSignal) : onSignal_(std::move(onSignal)) {
    constexpr std::array kSignals{SIGTERM, SIGHUP, SIGINT};
    const auto tell = [](gpointer self) -> gboolean {
        static_cast<EndSignals*>(self)->onSignal_();
        wxWakeUpIdle();  // the toolkit destroys a closed window when it is idle next, and learns of no event
        return G_SOURCE_CONTINUE;
    };
    for (std::size_t at = 0; at < kSignals.size(); ++at)
        sources_[at] = g_unix_signal_add(kSignals[at], tell, this);
}

EndSignals::~EndSignals() {
    for (const unsigned source : sources_) g_source_remove(source);
}

}  // namespace roque
