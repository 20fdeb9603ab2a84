#include "view/toolkit/high_contrast_theme.h"

#include <cstdlib>
#include <string_view>

#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

bool tellsOfContrast(std::string_view theme) {
    return theme.find("Contrast") != std::string_view::npos;
}

}  // namespace

bool isHighContrastTheme() {
    if (const char* const override = std::getenv("GTK_THEME")) return tellsOfContrast(override);
    static const auto settings = gtkFunction<void* (*)()>("gtk_settings_get_default");
    static const auto read = gtkFunction<void (*)(void*, const char*, ...)>("g_object_get");
    static const auto release = gtkFunction<void (*)(void*)>("g_free");
    if (settings == nullptr || read == nullptr || release == nullptr || settings() == nullptr) return false;
    char* name = nullptr;
    read(settings(), "gtk-theme-name", &name, nullptr);
    const bool isOne = name != nullptr && tellsOfContrast(name);
    release(name);
    return isOne;
}

}  // namespace roque
