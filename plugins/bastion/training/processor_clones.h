#pragma once

/// Before a function: compiles it once for every processor and once for each newer kind, and the program
/// takes the copy that fits when it starts. All copies give the same result, since nothing is fused or
/// reordered (CMakeLists.txt says so to the compiler).
#if defined(__x86_64__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_THREAD__)
#define ROQUE_TRAINING_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define ROQUE_TRAINING_CLONES
#endif
