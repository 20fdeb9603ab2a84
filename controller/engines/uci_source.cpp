#include "controller/engines/uci_source.h"

#include <algorithm>
#include <utility>

#include <boost/dll/runtime_symbol_info.hpp>

#include "controller/engines/uci_engine.h"

namespace roque {
namespace {

/// Longer than a UciEngine waits before it kills its program.
constexpr std::chrono::seconds kMargin{5};

Deadlines patienceOf(const EngineDeadlines& deadlines) {
    const auto end = deadlines.quit + deadlines.terminate + deadlines.lastWords + kMargin;
    Deadlines patience;
    patience.start = deadlines.start + deadlines.load + deadlines.ready + end;
    patience.afterStop = std::max(deadlines.load, deadlines.ready) + deadlines.stop + end;
    return patience;
}

}  // namespace

EngineSource uciSource(EngineCommand command, const EngineDeadlines& deadlines) {
    const auto make =
        [command = std::move(command),
         deadlines](const std::stop_token& closing) -> Result<std::unique_ptr<SearchEngine>, EngineError> {
        auto engine = UciEngine::start(command, deadlines, closing);
        if (!engine) return std::move(engine).error();
        return std::unique_ptr<SearchEngine>(std::move(*engine));
    };
    return {make, patienceOf(deadlines), false};
}

EngineCommand hostedPlugin(std::filesystem::path host, std::string pluginId) {
    return {std::move(host), {"--plugin", std::move(pluginId)}, {}};
}

std::filesystem::path pluginHost() {
    return std::filesystem::path(boost::dll::program_location().string()).parent_path() / "roque-uci";
}

}  // namespace roque
