#pragma once

#include <string>

#include "view/board/board_image_format.h"
#include "view/terminal/command.h"
#include "view/terminal/diagram_style.h"

namespace roque::terminal {

/// What `roque-cli report` was asked for.
struct ReportOptions {
    std::string cases;   ///< a file with a case on each line (parseReportCase())
    std::string output;  ///< the report, in Markdown; its pictures lie in a folder beside it
    int pixels = 240;    ///< width and height of a picture
    Coordinates coordinates = Coordinates::InMargin;
    DiagramStyle style;
};

/// Plays every case of a file and writes a report that shows the position before, after and expected.
///
/// ExitCode::Mismatch where a case fails. ExitCode::BadInput where a line of the file cannot be used (all
/// such lines are named, and nothing is written) or the report cannot be written.
ExitCode runReport(const ReportOptions& options, const Streams& streams);

}  // namespace roque::terminal
