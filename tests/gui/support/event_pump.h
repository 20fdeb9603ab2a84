#pragma once

#include <chrono>
#include <functional>

#include <wx/toplevel.h>
#include <wx/window.h>

#include "tests/support/sanitized.h"

namespace roque::test {

/// How long pumpUntil() waits for something that should happen at once; generous, for busy machines.
#ifdef ROQUE_IS_SANITIZED  // and for searches that take ten times as long
inline constexpr std::chrono::milliseconds kPatience{30'000};
#else
inline constexpr std::chrono::milliseconds kPatience{20'000};
#endif

/// Handles every event that has arrived, and the idle work that follows them.
void pumpOnce();

/// Handles events until `isTrue` returns true. Returns whether it did in time. Tests wait for a result in
/// this way only, never for a fixed time.
[[nodiscard]] bool pumpUntil(const std::function<bool()>& isTrue,
                             std::chrono::milliseconds patience = kPatience);

/// Handles events until the queue has been empty for a few rounds: for tests that nothing more happens.
void settle();

/// Shows a frame or dialog and waits until `painted`, one of its windows, has been painted on the screen, so
/// that its coordinates are final. Returns whether that happened in time.
[[nodiscard]] bool showAndWait(wxTopLevelWindow& window, wxWindow& painted);

/// Gives a window the keyboard focus and waits until it has it.
[[nodiscard]] bool focusAndWait(wxWindow& window);

/// Destroys a frame and waits until it is gone.
void destroyAndWait(wxTopLevelWindow* window);

}  // namespace roque::test
