#pragma once

#include <string>

namespace roque {

/// Why a file cannot be used as a plugin.
struct PluginRefusal {
    std::string reason;  ///< one English sentence without a full stop, UTF-8, one line
};

}  // namespace roque
