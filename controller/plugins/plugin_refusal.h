#pragma once

#include "model/base/message.h"

namespace roque {

/// Why a file cannot be used as a plugin.
struct PluginRefusal {
    Message reason;  ///< a sentence without a full stop
};

}  // namespace roque
