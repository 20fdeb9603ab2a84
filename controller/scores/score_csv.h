#pragma once

#include <string>
#include <vector>

#include "controller/scores/score_entry.h"

namespace roque {

/// Games as a table for other programs: comma-separated values by RFC 4180, in UTF-8, with a line of
/// headings.
///
/// A name that a spreadsheet would take for a formula gets an apostrophe before it.
[[nodiscard]] std::string toCsv(const std::vector<ScoreEntry>& entries);

}  // namespace roque
