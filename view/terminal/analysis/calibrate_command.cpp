#include "view/terminal/analysis/calibrate_command.h"

#include <algorithm>
#include <vector>

#include <fmt/ostream.h>

#include "controller/analysis/calibration.h"
#include "controller/engines/engine_file.h"
#include "controller/storage/xdg_folders.h"
#include "view/terminal/command/stop_at_interrupt.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

SearchLimits limitsToCalibrate(const match::MoveLimits& limits) {
    const SearchLimits search = limitsOfEach(limits);
    return search.depth || search.nodes || search.moveTime ? search : calibrationLimits();
}

/// Whether it is kept; if not, says why.
bool keep(const AnalysingPlayer& who, double stretch, const Streams& streams) {
    EngineFile file(XdgFolders::fromEnvironment().data);
    std::vector<StoredEngine> engines = file.load().engines;
    const auto found = std::ranges::find(engines, who.engineId, &StoredEngine::id);
    if (found == engines.end()) return true;
    found->calibration = calibrationOf(found->command, stretch);
    const auto saved = file.save(engines);
    if (!saved) say(streams.error, saved.error().describe());
    return saved.has_value();
}

}  // namespace

ExitCode runCalibrate(const CalibrateOptions& options, const Streams& streams) {
    const auto started = startAnalysingPlayer(options.who, streams);
    if (!started) return ExitCode::BadInput;
    const StopAtInterrupt stop;
    const auto stretch = calibrate(*started->engine, limitsToCalibrate(started->who.player.limits),
                                   stop.token(), [](std::size_t) {});
    if (!stretch) {
        started->complain(stretch.error(), streams);
        return ExitCode::Mismatch;
    }
    const std::string& name = started->engine->description().name;
    if (options.isJson)
        fmt::print(streams.out, "{}\n", calibrationJson(name, *stretch));
    else
        say(streams.out,
            ROQUE_MESSAGE("{0}: a stretch of {1}; an advantage of 100 centipawns with all pieces "
                          "on the board is worth {2} of 100 points",
                          name, fmt::format("{:.2f}", *stretch),
                          fmt::format("{:.0f}", 100 * worthOfAPawn(*stretch))));
    return started->who.engineId.empty() || keep(started->who, *stretch, streams) ? ExitCode::Success
                                                                                  : ExitCode::Mismatch;
}

}  // namespace roque::terminal
