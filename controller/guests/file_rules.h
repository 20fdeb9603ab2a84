#pragma once

#include "controller/guests/confinement.h"

// Part of confinement.h: which files a guest may use, by Landlock.
namespace roque {

/// The version of Landlock's interface that the kernel has; 0: none.
[[nodiscard]] int landlockVersion() noexcept;

/// Leaves to the calling thread, and to those that it starts, the files that a policy grants, and takes the
/// network and signals to others as far as the kernel can. Returns the version that was used; 0: nothing is
/// restricted.
[[nodiscard]] int restrictFiles(const ConfinementPolicy& policy);

}  // namespace roque
