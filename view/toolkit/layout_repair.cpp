#include "view/toolkit/layout_repair.h"

#include <algorithm>
#include <utility>

#include <wx/utils.h>

#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

void askForPlaces(const wxWindow& window) {
    static const auto ask = gtkFunction<void (*)(void* widget)>("gtk_widget_queue_resize");
    if (ask == nullptr || !window.IsShown() || window.GetHandle() == nullptr) return;
    ask(window.GetHandle());
    if (window.m_wxwindow != nullptr) ask(window.m_wxwindow);
    for (const wxWindow* const child : window.GetChildren()) {
        if (!child->IsTopLevel()) askForPlaces(*child);
    }
}

}  // namespace

LayoutRepair::LayoutRepair() {
    wxEvtHandler::AddFilter(this);
}

LayoutRepair::~LayoutRepair() {
    wxEvtHandler::RemoveFilter(this);
}

int LayoutRepair::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_SIZE) return Event_Skip;
    auto* const part = dynamic_cast<wxWindow*>(event.GetEventObject());
    wxWindow* const window = wxGetTopLevelParent(part);
    const bool isKnown =
        std::ranges::any_of(changed_, [window](const auto& known) { return known.get() == window; });
    if (window == nullptr || isKnown) return Event_Skip;
    if (changed_.empty()) after_.CallAfter([this] { repair(); });
    changed_.emplace_back(window);
    return Event_Skip;
}

void LayoutRepair::repair() {
    for (const auto& window : std::exchange(changed_, {})) {
        if (window) askForPlaces(*window);
    }
}

}  // namespace roque
