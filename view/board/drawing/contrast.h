#pragma once

#include "view/board/drawing/board_style.h"

// How well colours can be told apart (WCAG 2.1, success criteria 1.4.3 and 1.4.11).
namespace roque {

/// What letters need beside their ground, and what marks and edges need.
inline constexpr double kTextContrast = 4.5;
inline constexpr double kMarkContrast = 3.0;

inline constexpr Rgba kBlackColor{0, 0, 0};
inline constexpr Rgba kWhiteColor{255, 255, 255};

/// The contrast of two opaque colours, from 1 to 21.
[[nodiscard]] double contrastRatio(Rgba a, Rgba b) noexcept;

/// A mixture of two opaque colours; a share of 0 is the first, 1 the second.
[[nodiscard]] Rgba mixed(Rgba a, Rgba b, double share) noexcept;

/// Whether white letters are read better on a ground than black ones.
[[nodiscard]] bool isDark(Rgba ground) noexcept;

/// A colour that has at least a contrast to another: the colour itself if it has, else the nearest on the way
/// to black or white, in steps of two percent.
[[nodiscard]] Rgba withContrast(Rgba color, Rgba other, double least) noexcept;

}  // namespace roque
