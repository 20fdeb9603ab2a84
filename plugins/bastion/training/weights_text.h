#pragma once

#include <string>

#include "plugins/bastion/training/tuner.h"

namespace roque::bastion::training {

/// The text of evaluation/weights.cpp with these weights.
[[nodiscard]] std::string weightsText(const Parameters& parameters);

}  // namespace roque::bastion::training
