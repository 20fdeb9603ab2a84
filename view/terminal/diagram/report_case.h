#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/notation/fen.h"

namespace roque::terminal {

/// A test case of `roque-cli report`: a position, moves, and the position they must lead to.
struct ReportCase {
    std::string name;                  ///< may be empty
    std::string start;                 ///< a valid FEN
    std::vector<std::string> moves;    ///< SAN or UCI, legal or not
    std::optional<std::string> after;  ///< a valid FEN; not set if the last move must be illegal

    bool operator==(const ReportCase&) const = default;
};

/// Reads a line of a file of cases. Its columns are separated by tabs: FEN, moves, the expected FEN or the
/// word "illegal", and optionally a name. An error is one or more sentences without full stops, one a
/// line.
[[nodiscard]] Result<ReportCase, Message> parseReportCase(std::string_view line);

/// The style in which the FENs of a case write castling rights.
[[nodiscard]] FenStyle fenStyleOf(const ReportCase& testCase);

}  // namespace roque::terminal
