#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/notation/fen.h"

namespace roque::terminal {

/// A case of a file that `roque-cli report` reads: a position, moves, and what must come of them.
struct ReportCase {
    std::string name;                  ///< empty if the file gives none
    std::string start;                 ///< a FEN that can be used
    std::vector<std::string> moves;    ///< SAN or UCI, legal or not
    std::optional<std::string> after;  ///< a FEN that can be used; nothing if the last move must be refused

    bool operator==(const ReportCase&) const = default;
};

/// Reads a line of such a file: FEN, moves, what is expected and a name, which may be missing, with tabs
/// between. What is expected is the FEN afterwards, or the word "illegal". The error is an English sentence
/// without a full stop, or several lines of them.
[[nodiscard]] Result<ReportCase, std::string> parseReportCase(std::string_view line);

/// How the FENs of a case name castling.
[[nodiscard]] FenStyle fenStyleOf(const ReportCase& testCase);

}  // namespace roque::terminal
