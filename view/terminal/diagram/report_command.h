#pragma once

#include <string>

#include "view/board/drawing/board_image_format.h"
#include "view/terminal/command/command.h"
#include "view/terminal/diagram/diagram_style.h"

namespace roque::terminal {

/// The options of `roque-cli report`.
struct ReportOptions {
    std::string cases;   ///< file with a case on each line (parseReportCase())
    std::string output;  ///< the report, in Markdown; its pictures go into a folder next to it
    int pixels = 240;    ///< width and height of a picture
    Coordinates coordinates = Coordinates::InMargin;
    DiagramStyle style;
};

/// Plays every case of a file and writes a report with pictures of the start, the result and the expectation.
///
/// ExitCode::Mismatch if a case fails. ExitCode::BadInput if a line cannot be used (lists all such lines and
/// writes nothing) or the report cannot be written.
ExitCode runReport(const ReportOptions& options, const Streams& streams);

}  // namespace roque::terminal
