#pragma once

// Part of confinement.h: which system calls a guest may make, by seccomp.
namespace roque {

/// Whether the calls of this kind of processor are known.
#if defined(__x86_64__) || defined(__aarch64__)
inline constexpr bool kKnowsCalls = true;
#else
inline constexpr bool kKnowsCalls = false;
#endif

/// Refuses to this process, for the rest of its life, the system calls by which it could leave its
/// confinement. Returns whether the system does so. no_new_privs must be set.
[[nodiscard]] bool filterCalls();

}  // namespace roque
