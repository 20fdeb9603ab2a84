#include "tests/architecture/floors.h"

#include <map>
#include <set>
#include <string_view>

namespace roque::architecture {
namespace {

constexpr std::string_view kTable = " (the table is in tests/architecture/floors.cpp)";

/// The floor of each folder, by its whole path.
using Levels = std::map<std::string, std::size_t, std::less<>>;

Levels levelsOf(const Floors& floors) {
    Levels levels;
    for (std::size_t level = 0; level < floors.floors.size(); ++level) {
        for (const std::string& folder : floors.floors[level])
            levels[folder.empty() ? floors.top : floors.top + "/" + folder] = level;
    }
    return levels;
}

std::string sentence(const SourceFile& file, const Include& include, const std::string& reason) {
    return file.path + ":" + std::to_string(include.line) + ": " + std::string(file.folder())
           + " may not include " + include.name + ": " + reason + std::string(kTable);
}

}  // namespace

const std::vector<Floors>& houseFloors() {
    static const std::vector<Floors> house{
        {"model",
         {{"base"},
          {"attacks"},
          {"board"},
          {"rules"},
          {"position"},
          {"pieces"},
          {"movegen"},
          {"perft", "draws", "notation"},
          {"game"},
          {"endings", "opening", "pgn", "problem"},
          {"tactics"}}},
        {"plugins",
         {{"sdk"},
          {"uci", "random", "minimax", "bastion/base", "kit/project"},
          {"bastion/evaluation"},
          {"bastion/level"},
          {"bastion/search"},
          {"bastion"},
          {"bastion/training"}}},
        {"controller",
         {{"diagnostics", "keeper", "storage", "threads"},
          {"search"},
          {"endings", "engines", "guests"},
          {"plugins", "perft", "pgn", "problem"},
          {"analysis", "players"},
          {"game", "match"},
          {"annotation", "engine_check", "journal", "plugin_check", "scores", "tuning"},
          {"settings"}}},
        {"view",
         {{"board/drawing", "game", "png", "toolkit", "uci"},
          {"board/input", "text", "terminal/command", "uci/guest", "uci/standalone"},
          {"board", "sound", "terminal/analysis", "terminal/diagram", "terminal/endings", "terminal/engines",
           "terminal/match", "terminal/perft", "terminal/pgn", "terminal/play", "terminal/plugins",
           "terminal/problem"},
          {"panels", "terminal"},
          {"dialogs/games", "dialogs/help", "dialogs/players", "dialogs/position", "dialogs/problem",
           "dialogs/scores", "dialogs/settings"},
          {"dialogs/new_game"},
          {"engines"},
          {"commands"},
          {"window"},
          {"app"}}},
    };
    return house;
}

std::vector<std::string> floorViolations(const SourceTree& tree, const Floors& floors) {
    const Levels levels = levelsOf(floors);
    std::vector<std::string> violations;
    std::set<std::string, std::less<>> homeless;
    for (const SourceFile& file : tree.sources) {
        if (!file.isIn(floors.top)) continue;
        const auto own = levels.find(file.folder());
        if (own == levels.end()) {
            homeless.emplace(file.folder());
            continue;
        }
        for (const Include& include : file.includes()) {
            const SourceFile included{include.name, ""};
            if (included.folder() == file.folder()) continue;
            const auto other = levels.find(included.folder());
            if (other == levels.end() || other->second < own->second) continue;
            const char* const where =
                other->second == own->second ? " is on the same floor" : " is on a higher floor";
            violations.push_back(sentence(file, include, other->first + where));
        }
    }
    for (const std::string& folder : homeless)
        violations.push_back(folder + " is on no floor" + std::string(kTable));
    return violations;
}

}  // namespace roque::architecture
