#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace roque {

/// What a drawing of somebody else may have at most: enough for any piece, and too little to keep a renderer
/// busy for long. Lengths are in sides of the drawing.
struct SvgLimits {
    static constexpr std::size_t kElements = 500;
    static constexpr std::size_t kDepth = 16;
    static constexpr std::size_t kNumbersInPaths = 8192;
    static constexpr double kFarthest = 100;
    static constexpr double kWidestStroke = 1;
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
