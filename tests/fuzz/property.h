#pragma once

#include <cstdio>
#include <cstdlib>

namespace roque::fuzz {

/// Ends the program, which the fuzzer reports with the input, if what must hold of every input does not.
inline void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

}  // namespace roque::fuzz
