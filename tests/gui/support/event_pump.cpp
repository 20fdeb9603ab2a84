#include "tests/gui/support/event_pump.h"

#include <algorithm>

#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/utils.h>

namespace roque::test {

void pumpOnce() {
    auto* loop = wxEventLoopBase::GetActive();
    loop->YieldFor(wxEVT_CATEGORY_ALL);
    wxTheApp->ProcessPendingEvents();
    loop->ProcessIdle();
}

bool pumpUntil(const std::function<bool()>& isTrue, std::chrono::milliseconds patience) {
    constexpr unsigned long kPauseInMilliseconds = 2;
    const auto end = std::chrono::steady_clock::now() + patience;
    for (;;) {
        pumpOnce();
        if (isTrue()) return true;
        if (std::chrono::steady_clock::now() > end) return false;
        wxMilliSleep(kPauseInMilliseconds);
    }
}

void settle() {
    constexpr int kQuietRounds = 10;
    int quiet = 0;
    (void)pumpUntil([&quiet] {
        quiet = wxEventLoopBase::GetActive()->Pending() ? 0 : quiet + 1;
        return quiet >= kQuietRounds;
    });
}

bool showAndWait(wxTopLevelWindow& window, wxWindow& painted) {
    bool hasPainted = false;
    const auto witness = [&hasPainted](wxPaintEvent& event) {
        hasPainted = true;
        event.Skip();
    };
    painted.Bind(wxEVT_PAINT, witness);
    window.Show();
    window.Raise();
    const bool isShown = pumpUntil([&] { return hasPainted && painted.IsShownOnScreen(); });
    painted.Unbind(wxEVT_PAINT, witness);
    settle();
    return isShown;
}

bool focusAndWait(wxWindow& window) {
    window.SetFocus();
    return pumpUntil([&window] { return window.HasFocus(); });
}

void destroyAndWait(wxTopLevelWindow* window) {
    if (window == nullptr) return;
    window->Destroy();
    (void)pumpUntil([window] {
        return std::find(wxTopLevelWindows.begin(), wxTopLevelWindows.end(), window)
               == wxTopLevelWindows.end();
    });
}

}  // namespace roque::test
