#include "controller/engines/engine_search.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

#include "controller/engines/program_file.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

/// Programs that speak UCI, as they are called in packages and by their authors.
constexpr std::array<std::string_view, 32> kEngineNames{"stockfish",
                                                        "fairy-stockfish",
                                                        "ethereal-chess",
                                                        "ethereal",
                                                        "toga2",
                                                        "glaurung",
                                                        "lc0",
                                                        "berserk",
                                                        "caissa",
                                                        "clover",
                                                        "demolito",
                                                        "fruit",
                                                        "ginkgo",
                                                        "igel",
                                                        "koivisto",
                                                        "laser",
                                                        "minic",
                                                        "obsidian",
                                                        "pedone",
                                                        "plentychess",
                                                        "rodent",
                                                        "rofchade",
                                                        "rubichess",
                                                        "seer",
                                                        "senpai",
                                                        "stash",
                                                        "stormphrax",
                                                        "texel",
                                                        "viridithas",
                                                        "wasp",
                                                        "weiss",
                                                        "xiphos"};

}  // namespace

std::vector<fs::path> findEngines() {
    std::vector<fs::path> folders;
    const char* const path = std::getenv("PATH");
    std::istringstream words(path == nullptr ? "" : path);
    for (std::string folder; std::getline(words, folder, ':');)
        if (!folder.empty()) folders.emplace_back(folder);
    for (const char* const games : {"/usr/games", "/usr/local/games"}) {
        if (std::ranges::find(folders, fs::path(games)) == folders.end()) folders.emplace_back(games);
    }
    return findEnginesIn(folders);
}

std::vector<fs::path> findEnginesIn(const std::vector<fs::path>& folders) {
    std::vector<fs::path> found;
    for (const fs::path& folder : folders) {
        for (const std::string_view name : kEngineNames) {
            const fs::path file = folder / name;
            if (isProgram(file) && std::ranges::find(found, file) == found.end()) found.push_back(file);
        }
    }
    return found;
}

}  // namespace roque
