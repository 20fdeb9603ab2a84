#pragma once

#include <string>

#include "plugins/bastion/training/tuner.h"

namespace roque::bastion::training {

/// The source file evaluation/weights.cpp with these weights in it.
[[nodiscard]] std::string weightsText(const Parameters& parameters);

}  // namespace roque::bastion::training
