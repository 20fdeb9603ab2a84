#pragma once

#include "controller/engines/stored_engine.h"
#include "controller/search/search_engine.h"

namespace roque {

/// Sets the options that the program sets itself: whether the engine analyses, and that it tells its chances.
void setManagedOptions(SearchEngine& engine, EngineUse use);

/// Sets the values that the engine knows and allows, in sending order.
void setKnownOptions(SearchEngine& engine, const EngineProfile::Values& values);

}  // namespace roque
