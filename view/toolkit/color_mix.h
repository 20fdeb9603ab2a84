#pragma once

#include <wx/colour.h>

namespace roque {

/// A color between two others: 0 is the first, 1 the second.
[[nodiscard]] inline wxColour mixed(const wxColour& from, const wxColour& to, double share) {
    const auto mix = [share](unsigned char a, unsigned char b) {
        return static_cast<unsigned char>(a + (b - a) * share);
    };
    return {mix(from.Red(), to.Red()), mix(from.Green(), to.Green()), mix(from.Blue(), to.Blue())};
}

}  // namespace roque
