#include "view/window_place.h"

#include <utility>

#include <wx/display.h>

namespace roque {
namespace {

/// Whether enough of a window's title is on a screen to take hold of it.
bool canBeSeen(const wxRect& window) {
    constexpr int kGrip = 80;
    const wxRect title(window.x, window.y, window.width, kGrip);
    for (unsigned number = 0; number < wxDisplay::GetCount(); ++number) {
        const wxRect part = wxDisplay(number).GetClientArea().Intersect(title);
        if (part.width >= kGrip && part.height >= kGrip / 2) return true;
    }
    return false;
}

/// Moves a window: now, and if it is not shown yet, when it is, with its size. wxGTK 3.2 forgets the place of
/// a window that is resized before it is shown; and its size if it is then moved alone, under a window
/// manager.
void moveTo(wxTopLevelWindow& window, const wxRect& place) {
    window.SetSize(place);
    if (window.IsShown()) return;
    const auto moveAgain = [&window, place] {
        window.Move(place.GetPosition() + wxPoint(1, 0));  // or it would be believed to be there already
        window.SetSize(place);
    };
    window.Bind(wxEVT_SHOW, [&window, moveAgain, isFirst = true](wxShowEvent& event) mutable {
        if (std::exchange(isFirst, false)) window.CallAfter(moveAgain);
        event.Skip();
    });
}

}  // namespace

void applyPlace(wxTopLevelWindow& window, const WindowPlace& place) {
    if (place.isMaximized != window.IsMaximized()) window.Maximize(place.isMaximized);
    if (place.isMaximized) return;
    if (place.width && place.height) window.SetSize(window.FromDIP(wxSize(*place.width, *place.height)));
    if (place.x && place.y) {
        const wxRect wanted(window.FromDIP(wxPoint(*place.x, *place.y)), window.GetSize());
        if (canBeSeen(wanted)) moveTo(window, wanted);
    }
}

wxSize withinScreen(const wxTopLevelWindow& window, wxSize size) {
    const wxSize edges(window.FromDIP(wxSize(16, 48)));  // what the desktop puts around it
    size.DecTo(wxDisplay(&window).GetClientArea().GetSize() - edges);
    return size;
}

WindowPlace placeOf(const wxTopLevelWindow& window) {
    WindowPlace place;
    place.isMaximized = window.IsMaximized();
    const wxRect rect = window.GetRect();
    const wxPoint corner = window.ToDIP(rect.GetPosition());
    const wxSize size = window.ToDIP(rect.GetSize());
    place.x = corner.x;
    place.y = corner.y;
    place.width = size.x;
    place.height = size.y;
    return place;
}

}  // namespace roque
