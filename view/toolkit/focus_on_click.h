#pragma once

#include <wx/window.h>

#include "view/toolkit/gtk_function.h"

namespace roque {

/// Lets a click on a button leave the keyboard where it is. Otherwise Enter or a space bar that is meant for
/// the board presses the button again. The Tab key reaches it as before. [ui-thread]
inline void leaveFocusOnClick(wxWindow& button) {
    using Set = void (*)(void* widget, int value);
    static const auto set = gtkFunction<Set>("gtk_widget_set_focus_on_click");
    if (set != nullptr && button.GetHandle() != nullptr) set(button.GetHandle(), 0);
}

}  // namespace roque
