#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "controller/match/opening.h"
#include "model/base/result.h"

namespace roque::match {

/// The openings that a text lists: games of a PGN file with their moves, or positions, a FEN or EPD on each
/// line ('#' begins a comment). An EPD may say its counters (hmvc, fmvn); all else of it is ignored.
///
/// Fails, with one sentence that names the line or the game, where an opening cannot be used: it is
/// wrong, or the game would be over; and where there are none.
[[nodiscard]] Result<std::vector<Opening>, Message> parseOpenings(std::string_view text);

/// Those of a file.
[[nodiscard]] Result<std::vector<Opening>, Message> readOpenings(const std::filesystem::path& file);

}  // namespace roque::match
