#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "controller/match/opening.h"
#include "model/base/result.h"

namespace roque::match {

/// The openings in a text: games in PGN with their moves, or positions, a FEN or EPD on each line ('#' begins
/// a comment). The counters of an EPD (hmvc, fmvn) are read, other operations ignored.
///
/// Fails if an opening is invalid or the game would be over, with one sentence that names the line or the
/// game, and if there are no openings.
[[nodiscard]] Result<std::vector<Opening>, Message> parseOpenings(std::string_view text);

/// The openings in a file.
[[nodiscard]] Result<std::vector<Opening>, Message> readOpenings(const std::filesystem::path& file);

}  // namespace roque::match
