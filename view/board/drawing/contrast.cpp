#include "view/board/drawing/contrast.h"

#include <algorithm>
#include <cmath>

namespace roque {
namespace {

/// The relative luminance of WCAG 2.1, from 0 to 1.
double luminance(Rgba color) noexcept {
    const auto linear = [](std::uint8_t channel) {
        const double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

}  // namespace

double contrastRatio(Rgba a, Rgba b) noexcept {
    const auto [darker, brighter] = std::minmax({luminance(a), luminance(b)});
    return (brighter + 0.05) / (darker + 0.05);
}

Rgba mixed(Rgba a, Rgba b, double share) noexcept {
    const auto mix = [share](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(std::lround((1 - share) * from + share * to));
    };
    return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

bool isDark(Rgba ground) noexcept {
    return contrastRatio(kWhiteColor, ground) > contrastRatio(kBlackColor, ground);
}

Rgba withContrast(Rgba color, Rgba other, double least) noexcept {
    constexpr int kSteps = 50;
    const Rgba goal = isDark(other) ? kWhiteColor : kBlackColor;
    for (int step = 0; step < kSteps; ++step) {
        const Rgba moved = mixed(color, goal, static_cast<double>(step) / kSteps);
        if (contrastRatio(moved, other) >= least) return moved;
    }
    return goal;
}

}  // namespace roque
