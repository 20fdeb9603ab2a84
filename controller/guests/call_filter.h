#pragma once

// Part of confinement.h: which system calls a guest may make, by seccomp.
namespace roque {

/// Refuses to this process, for the rest of its life, the system calls by which it could leave its
/// confinement. Returns whether the system does so. no_new_privs must be set.
[[nodiscard]] bool filterCalls();

}  // namespace roque
