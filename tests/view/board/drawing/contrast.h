#pragma once

#include <algorithm>
#include <cmath>
#include <ostream>

#include "view/board/drawing/color_scheme.h"

namespace roque {

/// Makes a failing test name the scheme.
inline void PrintTo(const ColorScheme& scheme, std::ostream* out) {
    *out << scheme.name;
}

}  // namespace roque

namespace roque::test {

/// The brightness of a colour, from 0 to 1: the relative luminance of WCAG 2.1.
[[nodiscard]] inline double luminance(Rgba color) {
    const auto linear = [](std::uint8_t channel) {
        const double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

/// The contrast of two opaque colours, from 1 to 21: the contrast ratio of WCAG 2.1.
[[nodiscard]] inline double contrast(Rgba a, Rgba b) {
    const auto [darker, brighter] = std::minmax({luminance(a), luminance(b)});
    return (brighter + 0.05) / (darker + 0.05);
}

/// The visible colour where one colour, which may be translucent, is laid over an opaque one.
[[nodiscard]] inline Rgba over(Rgba color, Rgba ground) {
    const double opacity = color.alpha / 255.0;
    const auto mix = [opacity](std::uint8_t above, std::uint8_t below) {
        return static_cast<std::uint8_t>(std::lround(opacity * above + (1 - opacity) * below));
    };
    return {mix(color.red, ground.red), mix(color.green, ground.green), mix(color.blue, ground.blue)};
}

}  // namespace roque::test
