#include "view/board/desktop_colors.h"

#include <optional>

#include <wx/settings.h>

#include "view/toolkit/high_contrast_theme.h"

namespace roque {
namespace {

Rgba systemColor(wxSystemColour which) {
    const wxColour colour = wxSystemSettings::GetColour(which);
    return {colour.Red(), colour.Green(), colour.Blue()};
}

}  // namespace

const WindowColors& desktopColors() {
    static std::optional<DesktopColors> known;
    static WindowColors colors;
    const DesktopColors now{systemColor(wxSYS_COLOUR_BTNFACE), systemColor(wxSYS_COLOUR_LISTBOX),
                            systemColor(wxSYS_COLOUR_BTNTEXT), systemColor(wxSYS_COLOUR_HIGHLIGHT),
                            isHighContrastTheme()};
    if (known != now) {
        known = now;
        colors = windowColors(now);
    }
    return colors;
}

}  // namespace roque
