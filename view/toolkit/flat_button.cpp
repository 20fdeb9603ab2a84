#include "view/toolkit/flat_button.h"

#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

/// Calls a function of GTK that sets a property of a button.
void call(const char* function, wxAnyButton& button, int value) {
    using Set = void (*)(void* widget, int value);
    const auto set = gtkFunction<Set>(function);
    if (set != nullptr && button.GetHandle() != nullptr) set(button.GetHandle(), value);
}

}  // namespace

void makeFlatWithIconAbove(wxAnyButton& button) {
    constexpr int kNoRelief = 2;  // GTK_RELIEF_NONE
    constexpr int kTop = 2;       // GTK_POS_TOP
    call("gtk_button_set_relief", button, kNoRelief);
    call("gtk_button_set_image_position", button, kTop);
}

}  // namespace roque
