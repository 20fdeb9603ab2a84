#pragma once

#include <span>
#include <string_view>

#include "view/board/drawing/board_style.h"

namespace roque {

/// A set of colours for boards that can be chosen by its name.
///
/// Whatever tells something can be told from its ground: letters and digits by a contrast of at least 4.5 to
/// 1, marks by 3 to 1, in "contrast" more (WCAG 2.1, success criteria 1.4.3, 1.4.6 and 1.4.11). And each mark
/// has a shape of its own, so that nothing is told by its colour alone.
struct ColorScheme {
    std::string_view name;
    BoardColors colors;
};

/// The name of the scheme that is used unless another is chosen.
inline constexpr std::string_view kUsualColorScheme = "roque";

/// All schemes, the usual one first.
[[nodiscard]] std::span<const ColorScheme> colorSchemes() noexcept;

/// The scheme of a name; nullptr if none has it.
[[nodiscard]] const ColorScheme* findColorScheme(std::string_view name) noexcept;

/// The colours of the scheme of a name, of the usual one if none has it.
[[nodiscard]] const BoardColors& boardColors(std::string_view name) noexcept;

}  // namespace roque
