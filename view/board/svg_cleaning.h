#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace roque {

/// What a drawing of somebody else may have at most: enough for any piece, and too little to keep a renderer
/// busy for long. The worst that was found takes a tenth of a second to render in the size of a square.
struct SvgLimits {
    static constexpr std::size_t kElements = 500;
    static constexpr std::size_t kDepth = 16;
    /// Numbers that say where something is, each counted as often as it is sides of the drawing long.
    static constexpr double kNumbers = 6000;
    static constexpr double kFarthest = 100;      ///< sides of the drawing
    static constexpr double kWidestStroke = 0.5;  ///< sides of the drawing
};

/// Why a picture cannot be used, in English.
struct UnusablePicture {
    std::string reason;
};

/// A drawing in SVG (SVG 1.1, W3C Recommendation of 2011) with nothing in it but shapes, groups and
/// gradients; or why it cannot be used, as the middle of a sentence.
///
/// What has no shape is left out: titles, metadata, what drawing programs keep for themselves, dashes. What
/// would be missed, or would not look the same in every renderer, is refused: styles, texts, pictures, clips,
/// `use`; and so is whatever refers to something outside of the file. The result is square, has a viewBox,
/// and may be copied into another file: its identifiers begin with a prefix.
[[nodiscard]] Result<std::string, UnusablePicture> cleanedSvg(std::string_view file,
                                                              std::string_view idPrefix);

}  // namespace roque
