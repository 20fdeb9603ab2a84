#pragma once

#include <string>

#include "view/board/drawing/board_image_format.h"
#include "view/terminal/command/command.h"
#include "view/terminal/diagram/diagram_style.h"

namespace roque::terminal {

/// The options of `roque-cli diagram`.
struct DiagramOptions {
    static constexpr int kMinPixels = 64;    ///< pixels
    static constexpr int kMaxPixels = 4096;  ///< pixels

    std::string fen;
    std::string output;  ///< file name, ends with .svg or .png
    int pixels = 480;    ///< width and height, from kMinPixels to kMaxPixels
    bool isFlipped = false;
    Coordinates coordinates = Coordinates::InMargin;
    DiagramStyle style;
    std::string arrows;  ///< see parseArrows()
    std::string marks;   ///< see parseMarks()
};

/// Writes a picture of a position, drawn as the window draws its board.
///
/// ExitCode::BadInput if the position, an arrow, a mark, the style or the file name cannot be used, or the
/// file cannot be written; every problem is listed on `streams.error`, and an existing file stays unchanged.
ExitCode runDiagram(const DiagramOptions& options, const Streams& streams);

}  // namespace roque::terminal
