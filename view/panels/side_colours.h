#pragma once

#include <wx/colour.h>

// The colours of the sides in bar and graph: not of the theme, for they mean the pieces.
namespace roque {

[[nodiscard]] inline wxColour whitePart() {
    return {250, 250, 248};
}
[[nodiscard]] inline wxColour blackPart() {
    return {58, 61, 64};
}
/// The line at half of the points, which shows on both.
[[nodiscard]] inline wxColour halfMark() {
    return {176, 110, 40};
}

}  // namespace roque
