#pragma once

#include <algorithm>

#include <wx/window.h>

namespace roque {

/// Converts a size in device-independent pixels, meant for the default font, to pixels for the desktop's
/// font: people who need larger letters choose a larger font.
[[nodiscard]] inline wxSize roomFor(const wxWindow& window, const wxSize& size) {
    constexpr int kDefaultHeight = 17;  // of a line in ten points
    const double larger =
        std::max(1.0, static_cast<double>(window.GetCharHeight()) / window.FromDIP(kDefaultHeight));
    const auto scaled = [larger](int length) {
        return length < 0 ? length : static_cast<int>(length * larger);
    };
    const wxSize pixels = window.FromDIP(size);
    return {scaled(pixels.x), scaled(pixels.y)};
}

/// The same for a width only.
[[nodiscard]] inline int roomFor(const wxWindow& window, int width) {
    return roomFor(window, wxSize(width, -1)).x;
}

}  // namespace roque
