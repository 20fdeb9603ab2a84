#pragma once

#include <span>
#include <string_view>

#include "view/board/drawing/board_style.h"

namespace roque {

/// A named set of board colours.
///
/// Everything informative contrasts with its background: letters and digits by at least 4.5 to 1, marks by 3
/// to 1, more in "contrast" (WCAG 2.1, success criteria 1.4.3, 1.4.6 and 1.4.11). Each mark also has its own
/// shape, so that colour is never the only cue.
struct ColorScheme {
    std::string_view name;
    BoardColors colors;
};

/// The name of the default scheme.
inline constexpr std::string_view kDefaultColorScheme = "roque";

/// All schemes, the default first.
[[nodiscard]] std::span<const ColorScheme> colorSchemes() noexcept;

/// The scheme of a name; nullptr if there is none.
[[nodiscard]] const ColorScheme* findColorScheme(std::string_view name) noexcept;

/// The colours of a scheme; those of the default one if no scheme has the name.
[[nodiscard]] const BoardColors& boardColors(std::string_view name) noexcept;

}  // namespace roque
