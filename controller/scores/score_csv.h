#pragma once

#include <string>
#include <vector>

#include "controller/scores/points_entry.h"
#include "controller/scores/score_query.h"

namespace roque {

/// Games as a table for other programs: comma-separated values by RFC 4180, in UTF-8, with a line of
/// headings.
///
/// A name that a spreadsheet would take for a formula gets an apostrophe before it.
[[nodiscard]] std::string toCsv(const std::vector<ScoreEntry>& entries);

/// What players have achieved, in the same form.
[[nodiscard]] std::string toCsv(const std::vector<PlayerSummary>& players);

}  // namespace roque
