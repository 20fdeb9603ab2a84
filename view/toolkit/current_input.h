#pragma once

#include <cstdint>

#include "view/toolkit/gtk_function.h"

namespace roque {

/// Whether what happens now follows from a key or the mouse. Otherwise it may be the wish of a program for
/// people who use neither, which hears nothing until the wish has been obeyed: then a modal dialog has to
/// wait for the next turn of the event loop. [ui-thread]
[[nodiscard]] inline bool followsFromInput() {
    using TimeOf = std::uint32_t (*)();
    static const auto timeOf = gtkFunction<TimeOf>("gtk_get_current_event_time");
    return timeOf == nullptr || timeOf() != 0;
}

}  // namespace roque
