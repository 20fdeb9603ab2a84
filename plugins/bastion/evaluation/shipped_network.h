#pragma once

#include <memory>

#include "plugins/bastion/evaluation/network_file.h"

namespace roque::bastion {

/// The network that Bastion brings along: bastion.net, which lies in the library byte by byte. All players of
/// a library share what is read from it. [any-thread]
[[nodiscard]] const NetworkFile& shippedNetwork();

}  // namespace roque::bastion
