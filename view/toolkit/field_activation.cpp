#include "view/toolkit/field_activation.h"

#include <utility>

#include <glib-object.h>

namespace roque {
namespace {

using Perform = std::function<void()>;

void onActivated(void* /*entry*/, gpointer data) {
    (*static_cast<Perform*>(data))();
}

}  // namespace

/// GTK's own signal. The Enter key does not reach it: wxWidgets takes that key before.
void whenActivated(wxTextCtrl& field, std::function<void()> perform) {
    g_signal_connect_data(
        field.GetHandle(), "activate", G_CALLBACK(onActivated), new Perform(std::move(perform)),
        [](gpointer data, GClosure*) { delete static_cast<Perform*>(data); }, GConnectFlags(0));
}

}  // namespace roque
