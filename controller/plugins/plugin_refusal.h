#pragma once

#include <cstdint>

#include "model/base/message.h"

namespace roque {

/// Why a file cannot be used as a plugin.
struct PluginRefusal {
    /// What is looked at, in this order.
    enum class Stage : std::uint8_t {
        File,       ///< whether it can be a library for this machine
        Library,    ///< whether the system's loader takes it
        Export,     ///< the constant that it exports
        Interface,  ///< version, size and functions of the constant
        Identity,   ///< identifier, name, author, version
        Options,
    };

    Message reason;             ///< a sentence without a full stop
    Stage stage = Stage::File;  ///< what it fails at
};

}  // namespace roque
