#pragma once

#include <string>

#include "view/board/board_image_format.h"
#include "view/terminal/command.h"
#include "view/terminal/diagram_style.h"

namespace roque::terminal {

/// What `roque-cli diagram` was asked for.
struct DiagramOptions {
    static constexpr int kSmallest = 64;   ///< pixels
    static constexpr int kLargest = 4096;  ///< pixels

    std::string fen;
    std::string output;  ///< the file; its name ends with .svg or .png
    int pixels = 480;    ///< width and height, from kSmallest to kLargest
    bool isFlipped = false;
    Coordinates coordinates = Coordinates::InMargin;
    DiagramStyle style;
    std::string arrows;  ///< as parseArrows() reads them
    std::string marks;   ///< as parseMarks() reads them
};

/// Writes a picture of a position, drawn as the window draws its board.
///
/// ExitCode::BadInput, and everything that is wrong on `streams.error`, where the position, an arrow, a mark,
/// the style or the file's name cannot be used or the file cannot be written; what was there then stays.
ExitCode runDiagram(const DiagramOptions& options, const Streams& streams);

}  // namespace roque::terminal
