#include "view/toolkit/flat_button.h"

#include <dlfcn.h>

namespace roque {
namespace {

/// A function of GTK that sets a property of a button, looked up in the library that wxWidgets has loaded: so
/// the build needs no GTK headers.
void call(const char* function, wxAnyButton& button, int value) {
    using Set = void (*)(void* widget, int value);
    const auto set = reinterpret_cast<Set>(dlsym(RTLD_DEFAULT, function));
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
