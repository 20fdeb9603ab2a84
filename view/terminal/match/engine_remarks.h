#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace roque::terminal {

/// What the engines of many games say to people, such as that a file is of no use to them. Each says it again
/// in every game.
class EngineRemarks {
public:
    /// Those texts that an engine has not said before. After ten, it is no longer listened to.
    [[nodiscard]] std::vector<std::string> fresh(const std::string& engine,
                                                 const std::vector<std::string>& texts);

private:
    std::map<std::string, std::set<std::string>> said_;  ///< by each engine
};

}  // namespace roque::terminal
