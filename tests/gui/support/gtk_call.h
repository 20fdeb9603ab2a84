#pragma once

#include <dlfcn.h>

namespace roque::test {

/// Calls a function of GTK or of a library below it, without their headers.
template <typename Result, typename... Arguments>
Result call(const char* name, Arguments... arguments) {
    return reinterpret_cast<Result (*)(Arguments...)>(dlsym(RTLD_DEFAULT, name))(arguments...);
}

}  // namespace roque::test
