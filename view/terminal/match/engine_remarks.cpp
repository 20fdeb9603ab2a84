#include "view/terminal/match/engine_remarks.h"

namespace roque::terminal {

std::vector<std::string> EngineRemarks::fresh(const std::string& engine,
                                              const std::vector<std::string>& texts) {
    constexpr std::size_t kEnough = 10;
    std::set<std::string>& said = said_[engine];
    std::vector<std::string> fresh;
    for (const std::string& text : texts) {
        if (said.size() < kEnough && said.insert(text).second) fresh.push_back(text);
    }
    return fresh;
}

}  // namespace roque::terminal
