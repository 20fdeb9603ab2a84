#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/bitboard.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "view/terminal/report_case.h"

namespace roque::terminal {

/// What came of a case.
struct CaseResult {
    Position start;
    Position result;                    ///< after the last move that was legal
    std::vector<Move> moves;            ///< those that were legal
    std::optional<Position> expected;   ///< nothing if the last move must be refused
    Bitboard differences = kNoSquares;  ///< squares where the pieces are not those expected
    bool holds = false;
    std::string verdict;  ///< why it holds or fails, an English sentence without a full stop
};

/// Plays the moves of a case and compares. The counters are compared only if the expected FEN has them.
[[nodiscard]] CaseResult judge(const ReportCase& testCase);

}  // namespace roque::terminal
