#pragma once

#include <memory>

#include "controller/settings/settings.h"
#include "view/toolkit/desktop_preference.h"

namespace roque {

/// Makes the program's windows light or dark: always one, always the other, or as the desktop is.
///
/// GTK takes light or dark from its own settings, which the desktop fills in; newer desktops do not, and are
/// asked for their preference (DesktopPreference). wxWidgets 3.2 has no call for either. [ui-thread]
class DesktopTheme {
public:
    explicit DesktopTheme(Theme theme);
    DesktopTheme(const DesktopTheme&) = delete;
    DesktopTheme& operator=(const DesktopTheme&) = delete;
    ~DesktopTheme() = default;

    /// Switches to another theme; open windows change at once.
    void use(Theme theme);

private:
    void follow();
    void apply();

    Theme theme_;
    std::unique_ptr<DesktopPreference> desktop_;  ///< only while the desktop is followed
};

}  // namespace roque
