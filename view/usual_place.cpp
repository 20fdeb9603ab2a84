#include "view/usual_place.h"

#include <wx/event.h>

#include "view/window_place.h"

namespace roque {

UsualPlace::UsualPlace(wxTopLevelWindow& window) : window_(window) {
    window_.Bind(wxEVT_MOVE, &UsualPlace::onChange, this);
    window_.Bind(wxEVT_SIZE, &UsualPlace::onChange, this);
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { note(); });
}

UsualPlace::~UsualPlace() {
    window_.Unbind(wxEVT_MOVE, &UsualPlace::onChange, this);
    window_.Unbind(wxEVT_SIZE, &UsualPlace::onChange, this);
}

void UsualPlace::apply(const WindowPlace& place) {
    place_ = place;
    applyPlace(window_, place);
}

void UsualPlace::note() {
    if (!window_.IsShown() || window_.IsIconized() || window_.IsFullScreen()) return;
    if (window_.IsMaximized())
        place_.isMaximized = true;
    else
        place_ = placeOf(window_);
}

const WindowPlace& UsualPlace::place() {
    note();
    return place_;
}

void UsualPlace::onChange(wxEvent& event) {
    constexpr int kRest = 250;  // milliseconds
    rest_.StartOnce(kRest);
    event.Skip();
}

}  // namespace roque
