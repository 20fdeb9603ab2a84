#include "tests/gui/support/simulated_user.h"

#include <string>

#include "tests/gui/support/event_pump.h"

namespace roque::test {

void SimulatedUser::moveTo(const wxWindow& window, wxPoint point) {
    simulator_.MouseMove(window.ClientToScreen(point));
    pumpOnce();
}

void SimulatedUser::press(int button) {
    simulator_.MouseDown(button);
    pumpOnce();
}

void SimulatedUser::release(int button) {
    simulator_.MouseUp(button);
    pumpOnce();
}

void SimulatedUser::click(const wxWindow& window, wxPoint point, int button) {
    moveTo(window, point);
    press(button);
    release(button);
}

void SimulatedUser::clickCentre(const wxWindow& window) {
    const wxSize size = window.GetClientSize();
    click(window, wxPoint(size.x / 2, size.y / 2));
}

void SimulatedUser::drag(const wxWindow& window, wxPoint from, wxPoint to, int button) {
    constexpr int kSteps = 5;
    moveTo(window, from);
    press(button);
    for (int step = 1; step <= kSteps; ++step) {
        moveTo(window,
               wxPoint(from.x + (to.x - from.x) * step / kSteps, from.y + (to.y - from.y) * step / kSteps));
    }
    release(button);
}

void SimulatedUser::strike(int key, int modifiers) {
    simulator_.Char(key, modifiers);
    pumpOnce();
}

void SimulatedUser::type(std::string_view text) {
    simulator_.Text(std::string(text).c_str());
    pumpOnce();
}

}  // namespace roque::test
