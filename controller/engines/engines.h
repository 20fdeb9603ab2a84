#pragma once

#include "controller/engines/engine_store.h"
#include "controller/engines/engine_supervisor.h"

namespace roque {

/// The engines that a person has brought, and how they are. [ui-thread]
struct Engines {
    EngineStore store;
    EngineSupervisor supervisor{};
};

}  // namespace roque
