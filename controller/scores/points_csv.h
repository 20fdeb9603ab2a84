#pragma once

#include <string>
#include <vector>

#include "controller/scores/points_entry.h"
#include "controller/scores/points_query.h"

namespace roque {

/// Games as CSV for other programs (RFC 4180), in UTF-8, with a header line.
///
/// Puts an apostrophe before a name that a spreadsheet would take for a formula.
[[nodiscard]] std::string toCsv(const std::vector<PointsEntry>& entries);

/// The summaries of players in the same form.
[[nodiscard]] std::string toCsv(const std::vector<PlayerSummary>& players);

}  // namespace roque
