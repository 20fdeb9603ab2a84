#pragma once

#include <algorithm>

#include <wx/window.h>

namespace roque {

/// A size in device independent pixels, for the desktop's usual font, as pixels that make as much room for
/// the font that the desktop has: people who need larger letters choose a larger font.
[[nodiscard]] inline wxSize roomFor(const wxWindow& window, const wxSize& size) {
    constexpr int kUsualHeight = 17;  // of a line of ten points
    const double larger =
        std::max(1.0, static_cast<double>(window.GetCharHeight()) / window.FromDIP(kUsualHeight));
    const auto scaled = [larger](int length) {
        return length < 0 ? length : static_cast<int>(length * larger);
    };
    const wxSize pixels = window.FromDIP(size);
    return {scaled(pixels.x), scaled(pixels.y)};
}

/// The same for a width alone.
[[nodiscard]] inline int roomFor(const wxWindow& window, int width) {
    return roomFor(window, wxSize(width, -1)).x;
}

}  // namespace roque
