#include "view/toolkit/late_presses.h"

#include <memory>

#include <wx/window.h>

#include "view/toolkit/current_input.h"

namespace roque {

LatePresses::LatePresses() {
    wxEvtHandler::AddFilter(this);
}

LatePresses::~LatePresses() {
    wxEvtHandler::RemoveFilter(this);
}

int LatePresses::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_BUTTON || followsFromInput()) return Event_Skip;
    auto* const button = dynamic_cast<wxWindow*>(event.GetEventObject());
    if (&event == late_ || button == nullptr) {
        late_ = nullptr;
        return Event_Skip;
    }
    button->CallAfter([this, button, press = std::shared_ptr<wxEvent>(event.Clone())] {
        if (!button->IsEnabled() || !button->IsShownOnScreen()) return;  // the press before it changed that
        late_ = press.get();
        button->GetEventHandler()->ProcessEvent(*press);
    });
    return Event_Processed;
}

}  // namespace roque
