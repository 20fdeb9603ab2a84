#pragma once

#include <optional>
#include <string>

#include "view/board/drawing/color_scheme.h"
#include "view/board/drawing/piece_catalog.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The style options of the commands that draw positions, as typed.
struct DiagramStyle {
    std::string pieces{PieceCatalog::kDefault};  ///< name of a piece set, or a folder (contains a slash)
    std::string colors{kDefaultColorScheme};     ///< name of a color scheme
};

/// The pieces and colors that a style names.
struct DiagramLook {
    PieceFiles pieces;
    BoardColors colors;
};

/// Loads the pieces and colors of a style. If there is no set or scheme of that name, lists the available
/// names on `streams.error` and returns nothing. Also names there the piece files that cannot be used.
[[nodiscard]] std::optional<DiagramLook> readStyle(const DiagramStyle& style, const Streams& streams);

}  // namespace roque::terminal
