#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace roque {

/// The limits for a foreign drawing: enough for any piece, and too little to keep a renderer busy for long.
/// The worst case found takes a tenth of a second to render at the size of a square.
struct SvgLimits {
    static constexpr std::size_t kElements = 500;
    static constexpr std::size_t kDepth = 16;
    /// Coordinates and lengths, each counted as often as it is sides of the drawing long.
    static constexpr double kNumbers = 6000;
    static constexpr double kFarthest = 100;      ///< sides of the drawing
    static constexpr double kWidestStroke = 0.5;  ///< sides of the drawing
};

/// Why a picture is unusable.
struct UnusablePicture {
    Message reason;
};

/// Reduces an SVG drawing (SVG 1.1, W3C Recommendation of 2011) to shapes, groups and gradients; or tells why
/// it is unusable, as the middle of a sentence.
///
/// Leaves out what has no shape: titles, metadata, drawing programs' private data, dashes. Refuses what would
/// be missed, or would look different between renderers: styles, texts, pictures, clips, `use`; and every
/// reference to something outside the file. The result is square, has a viewBox, and may be copied into
/// another file: its identifiers begin with a prefix.
[[nodiscard]] Result<std::string, UnusablePicture> cleanedSvg(std::string_view file,
                                                              std::string_view idPrefix);

}  // namespace roque
