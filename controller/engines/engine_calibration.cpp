#include "controller/engines/engine_calibration.h"

#include <cmath>

#include "controller/engines/program_file.h"
#include "controller/storage/file_stamp.h"

namespace roque {

EngineCalibration EngineCalibration::with(double stretch) const {
    constexpr double kPermille = 1000;
    return {static_cast<unsigned>(std::lround(kPermille * stretch)), size, modified};
}

EngineCalibration calibrationOf(const EngineCommand& command, double stretch) {
    EngineCalibration calibration;
    if (const auto stamp = FileStamp::of(findProgram(command.program))) {
        calibration.size = stamp->size;
        calibration.modified = stamp->modified;
    }
    return calibration.with(stretch);
}

bool isCurrent(const EngineCalibration& calibration, const EngineCommand& command) {
    EngineCalibration now = calibrationOf(command, 1);
    now.stretchPermille = calibration.stretchPermille;
    return now == calibration && now.stretchPermille > 0;
}

}  // namespace roque
