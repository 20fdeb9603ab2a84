#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/bitboard.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "view/terminal/diagram/report_case.h"

namespace roque::terminal {

/// The result of a test case (ReportCase).
struct CaseResult {
    Position start;
    Position result;                    ///< after the last legal move
    std::vector<Move> moves;            ///< the legal ones
    std::optional<Position> expected;   ///< not set if the last move must be illegal
    Bitboard differences = kNoSquares;  ///< squares whose pieces differ from those expected
    bool holds = false;
    std::string verdict;  ///< why the case passes or fails: an English sentence without a full stop
};

/// Plays the moves of a case and compares the position with the expected one. Compares the counters only if
/// the expected FEN has them.
[[nodiscard]] CaseResult judge(const ReportCase& testCase);

}  // namespace roque::terminal
