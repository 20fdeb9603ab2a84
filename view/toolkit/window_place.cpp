#include "view/toolkit/window_place.h"

#include <algorithm>
#include <string_view>

#include <dlfcn.h>
#include <wx/display.h>

namespace roque {
namespace {

/// Whether enough of a window's title bar is on a screen to grab it.
bool canBeSeen(const wxRect& window) {
    constexpr int kGrip = 80;
    const wxRect title(window.x, window.y, window.width, kGrip);
    for (unsigned number = 0; number < wxDisplay::GetCount(); ++number) {
        const wxRect part = wxDisplay(number).GetClientArea().Intersect(title);
        if (part.width >= kGrip && part.height >= kGrip / 2) return true;
    }
    return false;
}

/// The screen that most of a window is on; the first if it is on none.
wxRect screenOf(const wxRect& window) {
    wxRect best = wxDisplay().GetClientArea();
    int most = 0;
    for (unsigned number = 0; number < wxDisplay::GetCount(); ++number) {
        const wxRect area = wxDisplay(number).GetClientArea();
        const wxSize common = area.Intersect(window).GetSize();
        if (common.x * common.y > most) best = area;
        most = std::max(most, common.x * common.y);
    }
    return best;
}

/// The approximate size of the desktop's frame around a window.
wxSize edgesOf(const wxTopLevelWindow& window) {
    return window.FromDIP(wxSize(16, 48));
}

/// The stored bounds of a window, no larger than the screen and moved onto it as a whole: screens change.
wxRect onScreen(const wxTopLevelWindow& window, wxRect place) {
    const wxRect screen = screenOf(place);
    const wxSize edges = edgesOf(window);
    if (place.width > screen.width) place.width = screen.width - edges.x;
    if (place.height > screen.height) place.height = screen.height - edges.y;
    place.x = std::clamp(place.x, screen.x, screen.GetRight() + 1 - place.width);
    place.y = std::clamp(place.y, screen.y, screen.GetBottom() + 1 - place.height);
    return place;
}

/// Sets the inner size: a window sized as a whole is shown only after the desktop has reported its frame, and
/// until then wxGTK 3.2 forgets the position and makes its toolbar too narrow for GTK.
void moveAndSize(wxTopLevelWindow& window, const WindowBounds& bounds) {
    const wxSize bars = window.GetSize() - window.GetClientSize();
    wxRect wanted(window.GetPosition(), window.GetSize());
    if (bounds.width) wanted.width = window.FromDIP(*bounds.width) + bars.x;
    if (bounds.height) wanted.height = window.FromDIP(*bounds.height) + bars.y;
    if (bounds.x) wanted.x = window.FromDIP(*bounds.x);
    if (bounds.y) wanted.y = window.FromDIP(*bounds.y);
    const bool isSeen = bounds.x && bounds.y && canBeSeen(wanted);
    if (!window.IsShown()) wanted = onScreen(window, wanted);  // once shown, it stays where a person moves it
    window.SetClientSize(wanted.GetSize() - bars);
    if (isSeen) window.Move(wanted.GetPosition());
}

}  // namespace

void applyBounds(wxTopLevelWindow& window, const WindowBounds& bounds) {
    if (!bounds.isMaximized && window.IsMaximized()) window.Maximize(false);
    if (!bounds.isMaximized || !window.IsShown()) moveAndSize(window, bounds);
    if (bounds.isMaximized) window.Maximize();
}

wxSize withinScreen(const wxTopLevelWindow& window, wxSize size) {
    size.DecTo(wxDisplay(&window).GetClientArea().GetSize() - edgesOf(window));
    return size;
}

void placeBeside(wxTopLevelWindow& dialog, const wxWindow& part) {
    const wxRect screen = wxDisplay(&part).GetClientArea();
    const wxRect seen = part.GetScreenRect();
    const int width = dialog.GetSize().x + edgesOf(dialog).x;
    const int right = std::min(seen.GetRight() + 1, screen.GetRight() + 1 - width);
    const int left = std::max(seen.x - width, screen.x);
    const bool isLeftBetter = left + width - seen.x < seen.GetRight() + 1 - right;
    dialog.Move(isLeftBetter ? left : std::max(right, screen.x), dialog.GetPosition().y);
}

bool canBePlaced() {
    // Looked up in the libraries that wxWidgets has loaded: so the build needs no GTK headers.
    using Display = void* (*)();
    using NameOf = const char* (*)(void* instance);
    const auto display = reinterpret_cast<Display>(dlsym(RTLD_DEFAULT, "gdk_display_get_default"));
    const auto nameOf = reinterpret_cast<NameOf>(dlsym(RTLD_DEFAULT, "g_type_name_from_instance"));
    if (display == nullptr || nameOf == nullptr || display() == nullptr) return true;
    return std::string_view(nameOf(display())) != "GdkWaylandDisplay";
}

WindowBounds boundsOf(const wxTopLevelWindow& window) {
    const wxPoint corner = window.ToDIP(window.GetPosition());
    const wxSize size = window.ToDIP(window.GetClientSize());
    return {corner.x, corner.y, size.x, size.y, false};
}

}  // namespace roque
