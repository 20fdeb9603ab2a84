#include "view/toolkit/desktop_theme.h"

#include <string>
#include <string_view>

#include <glib-object.h>
#include <wx/settings.h>

#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

constexpr const char* kPrefersDark = "gtk-application-prefer-dark-theme";
constexpr const char* kThemeName = "gtk-theme-name";
constexpr std::string_view kDarkEnding = "-dark";

/// GTK's settings of this program and the functions to change them.
class GtkSettings {
public:
    [[nodiscard]] bool isThere() const { return settings_ != nullptr && reset_ != nullptr; }

    void preferDark(bool isDark) {
        g_object_set(settings_, kPrefersDark, isDark ? TRUE : FALSE, nullptr);
        tell();
    }
    void chooseTheme(const std::string& name) { g_object_set(settings_, kThemeName, name.c_str(), nullptr); }

    /// Returns to the desktop's value.
    void reset() {
        reset_(settings_, kThemeName);
        reset_(settings_, kPrefersDark);
        tell();
    }

    [[nodiscard]] std::string themeName() const {
        gchar* name = nullptr;
        g_object_get(settings_, kThemeName, &name, nullptr);
        const std::string copy = name == nullptr ? "" : name;
        g_free(name);
        return copy;
    }

private:
    /// wxWidgets updates its colours, and those of all windows, only when the name of the theme changes.
    void tell() { g_object_notify(settings_, kThemeName); }

    using Default = GObject* (*)();
    using Reset = void (*)(GObject* settings, const char* property);

    static GObject* settings() {
        const auto byDefault = gtkFunction<Default>("gtk_settings_get_default");
        return byDefault == nullptr ? nullptr : byDefault();
    }

    GObject* settings_ = settings();
    Reset reset_ = gtkFunction<Reset>("gtk_settings_reset_property");
};

bool isDark() {
    return wxSystemSettings::GetAppearance().IsUsingDarkBackground();
}

/// A theme may have its light or dark side under another name, or not at all.
void make(GtkSettings& gtk, bool wantsDark) {
    gtk.reset();
    gtk.preferDark(wantsDark);
    if (isDark() == wantsDark) return;
    std::string name = gtk.themeName();
    if (wantsDark) {
        name += kDarkEnding;
    } else if (name.ends_with(kDarkEnding)) {
        name.resize(name.size() - kDarkEnding.size());
    }
    gtk.chooseTheme(name);
    if (isDark() != wantsDark) gtk.chooseTheme("Adwaita");
}

}  // namespace

DesktopTheme::DesktopTheme(Theme theme) : theme_(theme) {
    follow();
    if (theme != Theme::Desktop) apply();
}

void DesktopTheme::use(Theme theme) {
    if (theme == theme_) return;
    theme_ = theme;
    follow();
    apply();
}

/// Listens to the desktop, if its preference counts.
void DesktopTheme::follow() {
    desktop_.reset();
    if (theme_ == Theme::Desktop) desktop_ = std::make_unique<DesktopPreference>([this] { apply(); });
}

void DesktopTheme::apply() {
    GtkSettings gtk;
    if (!gtk.isThere()) return;
    if (theme_ != Theme::Desktop) {
        make(gtk, theme_ == Theme::Dark);
    } else if (desktop_->prefersDark()) {
        make(gtk, true);
    } else {
        gtk.reset();
    }
}

}  // namespace roque
