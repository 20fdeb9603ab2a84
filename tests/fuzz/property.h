#pragma once

#include <cstdio>
#include <cstdlib>

namespace roque::fuzz {

/// Aborts the program if a property does not hold; the fuzzer then reports the input.
inline void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

}  // namespace roque::fuzz
