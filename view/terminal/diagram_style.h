#pragma once

#include <optional>
#include <string>

#include "view/board/color_scheme.h"
#include "view/board/piece_catalog.h"
#include "view/terminal/command.h"

namespace roque::terminal {

/// How pictures of positions look, as somebody asked for it.
struct DiagramStyle {
    std::string pieces{PieceCatalog::kUsual};  ///< the name of a set, or a folder, which has a slash
    std::string colors{kUsualColorScheme};     ///< the name of a scheme
};

/// What pictures of positions are drawn with.
struct DiagramLook {
    PieceFiles pieces;
    BoardColors colors;
};

/// The set and the scheme of a style; nothing if there is none of that name, which is then said on
/// `streams.error` with the names that there are. Files of pieces that cannot be used are named there too.
[[nodiscard]] std::optional<DiagramLook> readStyle(const DiagramStyle& style, const Streams& streams);

}  // namespace roque::terminal
