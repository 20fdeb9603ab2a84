#include "view/toolkit/desktop_motion.h"

#include <glib-object.h>

#include "view/toolkit/gtk_function.h"

namespace roque {

bool desktopAnimates() {
    using Default = GObject* (*)();
    const auto byDefault = gtkFunction<Default>("gtk_settings_get_default");
    GObject* const settings = byDefault == nullptr ? nullptr : byDefault();
    gboolean isOn = TRUE;
    if (settings != nullptr) g_object_get(settings, "gtk-enable-animations", &isOn, nullptr);
    return isOn != FALSE;
}

}  // namespace roque
