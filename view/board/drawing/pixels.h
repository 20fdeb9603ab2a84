#pragma once

#include <algorithm>

namespace roque {

/// A point in a window or picture: logical pixels from its left and upper edge.
struct PixelPoint {
    double x = 0;
    double y = 0;

    constexpr bool operator==(const PixelPoint&) const = default;
};

/// Width and height in logical pixels.
struct PixelSize {
    double width = 0;
    double height = 0;

    constexpr bool operator==(const PixelSize&) const = default;
};

/// A rectangle in logical pixels.
struct PixelRect {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    [[nodiscard]] constexpr double right() const noexcept { return x + width; }
    [[nodiscard]] constexpr double bottom() const noexcept { return y + height; }
    [[nodiscard]] constexpr PixelPoint centre() const noexcept { return {x + width / 2, y + height / 2}; }

    /// The upper and left edges belong to a rectangle, the lower and right ones do not.
    [[nodiscard]] constexpr bool contains(PixelPoint point) const noexcept {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    [[nodiscard]] constexpr bool intersects(const PixelRect& other) const noexcept {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    /// The rectangle with every edge moved inwards.
    [[nodiscard]] constexpr PixelRect shrunk(double by) const noexcept {
        return {x + by, y + by, width - 2 * by, height - 2 * by};
    }
    constexpr bool operator==(const PixelRect&) const = default;
};

/// The smallest rectangle around two.
[[nodiscard]] constexpr PixelRect united(const PixelRect& a, const PixelRect& b) noexcept {
    const double x = std::min(a.x, b.x);
    const double y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

}  // namespace roque
