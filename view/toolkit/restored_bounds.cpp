#include "view/toolkit/restored_bounds.h"

#include <wx/event.h>

#include "view/toolkit/window_place.h"

namespace roque {

RestoredBounds::RestoredBounds(wxTopLevelWindow& window) : window_(window) {
    window_.Bind(wxEVT_MOVE, &RestoredBounds::onChange, this);
    window_.Bind(wxEVT_SIZE, &RestoredBounds::onChange, this);
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { note(); });
}

RestoredBounds::~RestoredBounds() {
    window_.Unbind(wxEVT_MOVE, &RestoredBounds::onChange, this);
    window_.Unbind(wxEVT_SIZE, &RestoredBounds::onChange, this);
}

void RestoredBounds::apply(const WindowPlace& place) {
    place_ = place;
    applyPlace(window_, place);
}

void RestoredBounds::note() {
    if (!window_.IsShown() || window_.IsIconized() || window_.IsFullScreen()) return;
    if (window_.IsMaximized())
        place_.isMaximized = true;
    else
        place_ = placeOf(window_);
}

const WindowPlace& RestoredBounds::place() {
    note();
    return place_;
}

void RestoredBounds::onChange(wxEvent& event) {
    constexpr int kRest = 250;  // milliseconds
    rest_.StartOnce(kRest);
    event.Skip();
}

}  // namespace roque
