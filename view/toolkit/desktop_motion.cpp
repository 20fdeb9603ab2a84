#include "view/toolkit/desktop_motion.h"

#include <dlfcn.h>
#include <glib-object.h>

namespace roque {

/// GTK is looked up in the libraries that wxWidgets has loaded: so the build needs no GTK headers.
bool desktopAnimates() {
    using Default = GObject* (*)();
    const auto byDefault = reinterpret_cast<Default>(dlsym(RTLD_DEFAULT, "gtk_settings_get_default"));
    GObject* const settings = byDefault == nullptr ? nullptr : byDefault();
    gboolean isOn = TRUE;
    if (settings != nullptr) g_object_get(settings, "gtk-enable-animations", &isOn, nullptr);
    return isOn != FALSE;
}

}  // namespace roque
