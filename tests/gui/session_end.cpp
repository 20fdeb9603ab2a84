// Loaded into the program: for the signal SIGUSR1 the toolkit tells it that the desktop's session ends, as it
// does on systems that ask programs in that way.

#include <csignal>

#include <glib-unix.h>
#include <wx/app.h>

namespace {

gboolean endSession(gpointer /*data*/) {
    wxCloseEvent event(wxEVT_END_SESSION);
    event.SetCanVeto(false);
    wxTheApp->ProcessEvent(event);
    return G_SOURCE_CONTINUE;
}

[[maybe_unused]] const unsigned kSource = g_unix_signal_add(SIGUSR1, endSession, nullptr);

}  // namespace
