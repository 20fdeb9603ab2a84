#pragma once

#include "controller/engines/engine_deadlines.h"
#include "controller/engines/stored_engine.h"
#include "controller/search/engine_source.h"

namespace roque {

/// A SearchThread's source of an engine with the values of a profile. Those are set before the engine is
/// handed over; what an engine no longer knows or allows is left out, so that a new version of it still
/// starts. It runs at a lower priority than the window.
[[nodiscard]] EngineSource storedSource(const StoredEngine& engine, const EngineProfile& profile,
                                        EngineUse use, const EngineDeadlines& deadlines = {});

/// Sets the options that the program sets itself: whether the engine analyses, and that it tells its chances.
void setManagedOptions(SearchEngine& engine, EngineUse use);

/// Sets the values that the engine knows and allows, in sending order.
void setKnownOptions(SearchEngine& engine, const EngineProfile::Values& values);

}  // namespace roque
