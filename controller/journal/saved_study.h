#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "controller/pgn/game_origin.h"

namespace roque {

/// A study with unsaved changes.
struct SavedStudy {
    std::string pgn;                   ///< the game with all that was written into it
    std::vector<std::string> shown;    ///< the moves to the position shown, in UCI notation
    std::optional<GameOrigin> origin;  ///< the file that it came from
    std::string changed;               ///< when, in UTC: "2024-02-29T18:00:05Z"
};

/// One that a process has left behind.
struct LeftStudy {
    std::filesystem::path file;  ///< where it is kept
    SavedStudy study;
};

}  // namespace roque
