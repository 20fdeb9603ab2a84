// roque-engine [bench [DEPTH]]: the player that is linked into it, as a UCI engine in one file. It prints its
// version when asked by -v or --version.

#include <iostream>
#include <memory>
#include <string_view>
#include <vector>

#include "controller/plugins/plugin_description.h"
#include "view/uci/bench.h"
#include "view/uci/engine_program.h"

extern "C" const roque_player_plugin roque_player_plugin_v1;

namespace {

/// The player, which is ours: nobody has to be protected from it.
std::unique_ptr<roque::PluginEngine> makeEngine() {
    const auto info = roque::readDescription(roque_player_plugin_v1);
    roque_player_failure failure{};
    void* const player = info ? roque_player_plugin_v1.create(&failure) : nullptr;
    if (player == nullptr) return nullptr;
    return std::make_unique<roque::PluginEngine>(roque_player_plugin_v1, player,
                                                 std::make_shared<const roque::PluginInfo>(*info));
}

}  // namespace

int main(int argc, char** argv) {
    constexpr int kFailure = 1;
    constexpr int kUsageError = 2;
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    if (words.size() == 1 && (words.front() == "-v" || words.front() == "--version")) {
        std::cout << "roque-engine " << ROQUE_VERSION << '\n';
        return 0;
    }
    std::optional<unsigned> benchDepth;
    if (!words.empty() && words.front() == "bench")
        benchDepth = words.size() == 1 ? roque::uci::kBenchDepth : roque::uci::parseBenchDepth(words[1]);
    if (words.size() > 2 || benchDepth.has_value() == words.empty()) {
        std::cerr << "Usage: " << argv[0] << " [bench [DEPTH]]\n";
        return kUsageError;
    }
    auto engine = makeEngine();
    if (!engine) {
        std::cerr << "The player cannot be made.\n";
        return kFailure;
    }
    return roque::uci::runEngine(std::move(engine), benchDepth, {std::cin, std::cout, std::cerr});
}
