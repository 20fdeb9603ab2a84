#pragma once

#include <cstdint>

#include "controller/engines/engine_command.h"

namespace roque {

/// What was measured of the centipawns of an engine, and of which version of its program.
struct EngineCalibration {
    unsigned stretchPermille = 1000;  ///< a thousand times the stretch (calibration.h)
    std::uint64_t size = 0;           ///< of the program's file, in bytes
    std::int64_t modified = 0;        ///< of the program's file, as in FileStamp

    /// The same version of the program, of which this was measured.
    [[nodiscard]] EngineCalibration with(double stretch) const;

    bool operator==(const EngineCalibration&) const = default;
};

/// A calibration of the program as it is now.
[[nodiscard]] EngineCalibration calibrationOf(const EngineCommand& command, double stretch);

/// Whether it is of the program as it is now: not of another version.
[[nodiscard]] bool isCurrent(const EngineCalibration& calibration, const EngineCommand& command);

}  // namespace roque
