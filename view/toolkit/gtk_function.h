#pragma once

#include <dlfcn.h>

namespace roque {

/// A function of GTK, or of a library below it, by its name; null if there is none of that name. It is looked
/// up in the libraries that wxWidgets has loaded: so the build needs no GTK headers.
template <typename Function>
[[nodiscard]] Function gtkFunction(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

}  // namespace roque
