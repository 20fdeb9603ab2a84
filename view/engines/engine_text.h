#pragma once

#include <optional>
#include <vector>

#include <wx/string.h>

#include "controller/analysis/background_calibration.h"
#include "controller/engines/engine_life.h"
#include "controller/engines/engine_log.h"
#include "controller/engines/stored_engine.h"

// Engines in words. [ui-thread]
namespace roque {

/// The state of an engine: "Thinking, 1.2 M/s", "Silent for 4 s", "Resting until 14:32".
[[nodiscard]] wxString conditionWords(const EngineCondition& condition);

/// A speed in positions a second: "850/s", "12 k/s", "1.2 M/s".
[[nodiscard]] wxString speedWords(std::uint64_t speed);

/// What was said, a line each: "14:02:11.250 > setoption name Hash value 64".
[[nodiscard]] wxString logWords(const std::vector<EngineLog::Line>& lines);

/// A message as a sentence; what a program says may have its full stop.
[[nodiscard]] wxString sentence(const Message& message);

/// The name of a profile.
[[nodiscard]] wxString profileWords(const EngineProfile& profile);

/// What was measured of the present program of an engine.
struct EngineWorth {
    explicit EngineWorth(const StoredEngine& engine);

    bool isMeasured;
    std::optional<double> stretch;  ///< nothing also if it tells no centipawns
};

/// How it stands with what the scores of an engine are worth: being measured, measured, or why not. `known`
/// is what the disk said of the engine; this asks it nothing.
[[nodiscard]] wxString worthWords(const StoredEngine& engine, const EngineWorth& known,
                                  const BackgroundCalibration& calibration);

/// How far it has come, for a narrow column; empty if the engine is not being measured.
[[nodiscard]] wxString measuringWords(const std::optional<BackgroundCalibration::Progress>& progress);

}  // namespace roque
